// The system's password hashing (libxcrypt), by two functions that keep its 32 kilobytes of working
// memory off the stack and wipe it. Linux only: Apple's systems have no yescrypt.
#pragma once
#include <crypt.h>
#include <stdlib.h>
#include <string.h>

enum { arcade_crypt_output_size = CRYPT_OUTPUT_SIZE };

// Writes the setting for a new yescrypt hash with that cost and salt. Answers 0, or -1.
static inline int arcade_crypt_setting(
    unsigned long cost, const char *salt, int salt_size, char *output, int output_size) {
  return crypt_gensalt_rn("$y$", cost, salt, salt_size, output, output_size) == NULL ? -1 : 0;
}

// Writes the hash of a phrase under a setting, or under the hash that it is compared with.
// Answers 0, or -1.
static inline int arcade_crypt_hash(
    const char *phrase, const char *setting, char *output, int output_size) {
  struct crypt_data *data = calloc(1, sizeof *data);
  if (data == NULL) return -1;
  const char *hash = crypt_rn(phrase, setting, data, sizeof *data);
  int result = -1;
  if (hash != NULL && hash[0] != '*' && strlen(hash) < (size_t)output_size) {
    strcpy(output, hash);
    result = 0;
  }
  explicit_bzero(data, sizeof *data);
  free(data);
  return result;
}
