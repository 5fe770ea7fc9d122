// What this process has allocated and not freed: neither Swift's Glibc module nor its Darwin module
// gives it in a form that both have.
#pragma once
#include <stddef.h>
#ifdef __APPLE__
#include <malloc/malloc.h>

static inline size_t arcade_bytes_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}
#else
#include <malloc.h>

static inline size_t arcade_bytes_in_use(void) { return mallinfo2().uordblks; }
#endif
