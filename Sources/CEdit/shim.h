// Typed wrappers for libedit's variadic calls; see docs/DEVELOPING.md.
#include <histedit.h>
