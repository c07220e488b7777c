#include "tripsh_curl.h"

// An ISO C translation unit holds at least one declaration.
typedef int tripsh_curl_translation_unit;
