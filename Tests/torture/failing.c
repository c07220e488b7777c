// Makes one system call of a program fail: the FAIL_AT-th that writes to, synchronises, opens for
// writing, renames or cuts a file below FAIL_HOME. How many there were is written to FAIL_COUNT. With
// FAIL_WHILE all of them fail for as long as the file of that name is there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int count, at, with;
static const char *home, *lasting;

__attribute__((constructor)) static void begin(void) {
  home = getenv("FAIL_HOME");
  lasting = getenv("FAIL_WHILE");
  at = getenv("FAIL_AT") ? atoi(getenv("FAIL_AT")) : 0;
  with = getenv("FAIL_WITH") ? atoi(getenv("FAIL_WITH")) : EIO;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAIL_COUNT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (file) {
    fprintf(file, "%d\n", count);
    fclose(file);
  }
}

static int fails(const char *path) {
  if (!home || !path || strncmp(path, home, strlen(home)) != 0) return 0;
  int isNow = lasting ? access(lasting, F_OK) == 0 : __sync_add_and_fetch(&count, 1) == at;
  if (!isNow) return 0;
  errno = with;
  return 1;
}

static int fails_file(int file) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return fails(path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int f, const void *b, size_t n) { return fails_file(f) ? -1 : REAL(write)(f, b, n); }
ssize_t pwrite(int f, const void *b, size_t n, off_t o) { return fails_file(f) ? -1 : REAL(pwrite)(f, b, n, o); }
ssize_t pwrite64(int f, const void *b, size_t n, off64_t o) { return fails_file(f) ? -1 : REAL(pwrite64)(f, b, n, o); }
int fsync(int f) { return fails_file(f) ? -1 : REAL(fsync)(f); }
int fdatasync(int f) { return fails_file(f) ? -1 : REAL(fdatasync)(f); }
int ftruncate(int f, off_t n) { return fails_file(f) ? -1 : REAL(ftruncate)(f, n); }
int ftruncate64(int f, off64_t n) { return fails_file(f) ? -1 : REAL(ftruncate64)(f, n); }
int rename(const char *a, const char *b) { return fails(b) ? -1 : REAL(rename)(a, b); }
int link(const char *a, const char *b) { return fails(b) ? -1 : REAL(link)(a, b); }
int mkdir(const char *p, mode_t m) { return fails(p) ? -1 : REAL(mkdir)(p, m); }
int unlink(const char *p) { return !lasting && fails(p) ? -1 : REAL(unlink)(p); }

// A disk without room still opens the files that are there.
static int fails_open(const char *path, int flags) {
  if (lasting && (!(flags & O_CREAT) || access(path, F_OK) == 0)) return 0;
  return fails(path);
}

int open(const char *p, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = va_arg(more, mode_t);
  va_end(more);
  return fails_open(p, flags) ? -1 : REAL(open)(p, flags, mode);
}

int open64(const char *p, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = va_arg(more, mode_t);
  va_end(more);
  return fails_open(p, flags) ? -1 : REAL(open64)(p, flags, mode);
}
