// SQLITE_TRANSIENT is a cast macro, which Swift does not import; so the bindings that need it are here.
#include <sqlite3.h>

static inline int tripsh_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
static inline int tripsh_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}
