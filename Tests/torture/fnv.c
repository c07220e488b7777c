// The checksum of a journal's rows: FNV-1a with 64 bits over fields joined by their end bytes.
#include <stddef.h>
#include <stdint.h>

int64_t fnv(const unsigned char *bytes, size_t count) {
  uint64_t sum = 0xcbf29ce484222325u;
  for (size_t i = 0; i < count; i++) sum = (sum ^ bytes[i]) * 0x100000001b3u;
  return (int64_t)sum;
}
