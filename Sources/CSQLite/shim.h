// SQLITE_TRANSIENT is a cast macro, which Swift does not import; so the bindings that need it are here.
#include <sqlite3.h>

static inline int tripsh_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
// Variadic, which Swift does not import either.
static inline int tripsh_leave_wal(sqlite3 *connection, int leave) {
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave, (int *)0);
}
static inline int tripsh_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}
