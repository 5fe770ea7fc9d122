// How wide the system takes a character to be on a terminal. Swift's Glibc module does not have
// wcwidth, which is declared only where X/Open's extensions are asked for.
#pragma once
#include <locale.h>
#include <wchar.h>

extern int wcwidth(wchar_t character);

// In the C locale everything beyond ASCII has no width: the process takes one that knows Unicode.
// Answers whether there is one.
static inline int arcade_use_unicode(void) {
  return setlocale(LC_CTYPE, "C.UTF-8") != NULL || setlocale(LC_CTYPE, "UTF-8") != NULL;
}

// In cells; -1 for what cannot be printed or is not known.
static inline int arcade_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
