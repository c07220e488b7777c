// json_decref and the iteration macros are not imported by Swift.
#include <jansson.h>

static inline void tripsh_json_release(json_t *value) { json_decref(value); }
static inline int tripsh_json_type(const json_t *value) { return (int)json_typeof(value); }
