// The system's SQLite, as it is. The manifest names no pkgConfig on purpose: the flags it would
// bring draw warnings, and the module map links the library by itself.
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, a macro that Swift does not import.
static inline sqlite3_destructor_type arcade_sqlite_transient(void) { return SQLITE_TRANSIENT; }
