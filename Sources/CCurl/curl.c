#include "tripsh_curl.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>

// The functions that are used, each with the result and parameters of curl.h.
#define TRIPSH_CURL_FUNCTIONS(X) \
  X(CURLcode, global_init, (long)) \
  X(void, global_cleanup, (void)) \
  X(const char *, easy_strerror, (CURLcode)) \
  X(CURL *, easy_init, (void)) \
  X(void, easy_cleanup, (CURL *)) \
  X(CURLcode, easy_setopt, (CURL *, CURLoption, ...)) \
  X(CURLcode, easy_getinfo, (CURL *, CURLINFO, ...)) \
  X(CURLM *, multi_init, (void)) \
  X(CURLMcode, multi_cleanup, (CURLM *)) \
  X(CURLMcode, multi_add_handle, (CURLM *, CURL *)) \
  X(CURLMcode, multi_remove_handle, (CURLM *, CURL *)) \
  X(CURLMcode, multi_perform, (CURLM *, int *)) \
  X(CURLMcode, multi_poll, (CURLM *, struct curl_waitfd *, unsigned int, int, int *)) \
  X(CURLMcode, multi_wakeup, (CURLM *)) \
  X(CURLMsg *, multi_info_read, (CURLM *, int *)) \
  X(struct curl_slist *, slist_append, (struct curl_slist *, const char *)) \
  X(void, slist_free_all, (struct curl_slist *))

struct tripsh_curl {
  void *library;
#define X(result, name, parameters) result(*name) parameters;
  TRIPSH_CURL_FUNCTIONS(X)
#undef X
};

static tripsh_curl *refuse(tripsh_curl *curl, char *message, size_t capacity, const char *reason) {
  snprintf(message, capacity, "%s", reason ? reason : "unknown reason");
  if (curl && curl->library) dlclose(curl->library);
  free(curl);
  return NULL;
}

tripsh_curl *tripsh_curl_open(const char *name, char *message, size_t capacity) {
  tripsh_curl *curl = calloc(1, sizeof *curl);
  if (!curl) return refuse(NULL, message, capacity, "out of memory");
  curl->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!curl->library) return refuse(curl, message, capacity, dlerror());
#define X(result, name, parameters) \
  *(void **)&curl->name = dlsym(curl->library, "curl_" #name); \
  if (!curl->name) return refuse(curl, message, capacity, dlerror());
  TRIPSH_CURL_FUNCTIONS(X)
#undef X
  CURLcode code = curl->global_init(CURL_GLOBAL_DEFAULT);
  if (code != CURLE_OK) return refuse(curl, message, capacity, curl->easy_strerror(code));
  return curl;
}

void tripsh_curl_close(tripsh_curl *curl) {
  curl->global_cleanup();
  free(curl);
}

const char *tripsh_curl_words(const tripsh_curl *curl, int code) {
  return curl->easy_strerror((CURLcode)code);
}

void *tripsh_curl_multi_new(const tripsh_curl *curl) { return curl->multi_init(); }

void tripsh_curl_multi_free(const tripsh_curl *curl, void *multi) { curl->multi_cleanup(multi); }

int tripsh_curl_multi_add(const tripsh_curl *curl, void *multi, void *easy) {
  return curl->multi_add_handle(multi, easy);
}

int tripsh_curl_multi_remove(const tripsh_curl *curl, void *multi, void *easy) {
  return curl->multi_remove_handle(multi, easy);
}

int tripsh_curl_multi_perform(const tripsh_curl *curl, void *multi) {
  int running = 0;
  return curl->multi_perform(multi, &running);
}

int tripsh_curl_multi_wait(const tripsh_curl *curl, void *multi, int milliseconds) {
  return curl->multi_poll(multi, NULL, 0, milliseconds, NULL);
}

int tripsh_curl_multi_wake(const tripsh_curl *curl, void *multi) {
  return curl->multi_wakeup(multi);
}

void *tripsh_curl_multi_next_ended(const tripsh_curl *curl, void *multi, int *code) {
  int left = 0;
  for (;;) {
    CURLMsg *message = curl->multi_info_read(multi, &left);
    if (!message) return NULL;
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
}

// A program that is started meanwhile must not hold a connection open.
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)context, (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

void *tripsh_curl_easy_new(const tripsh_curl *curl) {
  CURL *easy = curl->easy_init();
  if (easy) curl->easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  return easy;
}

void tripsh_curl_easy_free(const tripsh_curl *curl, void *easy) { curl->easy_cleanup(easy); }

int tripsh_curl_set_long(const tripsh_curl *curl, void *easy, CURLoption option, long value) {
  return curl->easy_setopt(easy, option, value);
}

int tripsh_curl_set_size(const tripsh_curl *curl, void *easy, CURLoption option, long long value) {
  return curl->easy_setopt(easy, option, (curl_off_t)value);
}

int tripsh_curl_set_text(const tripsh_curl *curl, void *easy, CURLoption option, const char *value) {
  return curl->easy_setopt(easy, option, value);
}

int tripsh_curl_set_headers(const tripsh_curl *curl, void *easy, struct curl_slist *headers) {
  return curl->easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
}

int tripsh_curl_set_sinks(
  const tripsh_curl *curl, void *easy, tripsh_curl_sink body, tripsh_curl_sink header,
  void *context) {
  int code = curl->easy_setopt(easy, CURLOPT_WRITEFUNCTION, body);
  if (code == CURLE_OK) code = curl->easy_setopt(easy, CURLOPT_WRITEDATA, context);
  if (code == CURLE_OK) code = curl->easy_setopt(easy, CURLOPT_HEADERFUNCTION, header);
  if (code == CURLE_OK) code = curl->easy_setopt(easy, CURLOPT_HEADERDATA, context);
  return code;
}

long tripsh_curl_status(const tripsh_curl *curl, void *easy) {
  long status = 0;
  curl->easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

long long tripsh_curl_connect_time(const tripsh_curl *curl, void *easy) {
  curl_off_t microseconds = 0;
  curl->easy_getinfo(easy, CURLINFO_CONNECT_TIME_T, &microseconds);
  return microseconds;
}

struct curl_slist *tripsh_curl_list_add(
  const tripsh_curl *curl, struct curl_slist *list, const char *text) {
  return curl->slist_append(list, text);
}

void tripsh_curl_list_free(const tripsh_curl *curl, struct curl_slist *list) {
  curl->slist_free_all(list);
}
