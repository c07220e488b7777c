// The settings of the allocator are not among what Swift's Glibc module tells.
#include <malloc.h>
