// libcurl, opened with dlopen when the first request is made: a program that asks no server never
// pays for it. Only the constants of curl.h are used; every function goes through the table that
// tripsh_curl_open fills, so nothing links against the library.
#ifndef TRIPSH_CURL_H
#define TRIPSH_CURL_H

#include <curl/curl.h>
#include <stddef.h>

/// The opened library. Nothing here is static: each opening has a table of its own.
typedef struct tripsh_curl tripsh_curl;

/// Opens the library and starts it. NULL when it is missing or lacks a function; then `message`
/// holds the reason, cut to `capacity` bytes.
tripsh_curl *tripsh_curl_open(const char *name, char *message, size_t capacity);

/// Stops the library. Its code stays loaded, as its own libraries cannot be taken out again.
void tripsh_curl_close(tripsh_curl *curl);

/// What a result code means, in the library's words.
const char *tripsh_curl_words(const tripsh_curl *curl, int code);

void *tripsh_curl_multi_new(const tripsh_curl *curl);
void tripsh_curl_multi_free(const tripsh_curl *curl, void *multi);
int tripsh_curl_multi_add(const tripsh_curl *curl, void *multi, void *easy);
int tripsh_curl_multi_remove(const tripsh_curl *curl, void *multi, void *easy);
int tripsh_curl_multi_perform(const tripsh_curl *curl, void *multi);
/// Waits for a socket, a timer, a wake-up, or the end of the time.
int tripsh_curl_multi_wait(const tripsh_curl *curl, void *multi, int milliseconds);
/// The one function that other threads may call.
int tripsh_curl_multi_wake(const tripsh_curl *curl, void *multi);
/// The next transfer that has ended and its result code; NULL when there is none.
void *tripsh_curl_multi_next_ended(const tripsh_curl *curl, void *multi, int *code);

void *tripsh_curl_easy_new(const tripsh_curl *curl);
void tripsh_curl_easy_free(const tripsh_curl *curl, void *easy);
int tripsh_curl_set_long(const tripsh_curl *curl, void *easy, CURLoption option, long value);
int tripsh_curl_set_size(const tripsh_curl *curl, void *easy, CURLoption option, long long value);
/// The library copies the text.
int tripsh_curl_set_text(const tripsh_curl *curl, void *easy, CURLoption option, const char *value);
/// The list must live as long as the transfer.
int tripsh_curl_set_headers(const tripsh_curl *curl, void *easy, struct curl_slist *headers);
/// A sink gives the number of bytes it took; any other number ends the transfer.
typedef size_t (*tripsh_curl_sink)(char *bytes, size_t size, size_t count, void *context);
int tripsh_curl_set_sinks(
  const tripsh_curl *curl, void *easy, tripsh_curl_sink body, tripsh_curl_sink header,
  void *context);
/// The status of the last answer, 0 before there is one.
long tripsh_curl_status(const tripsh_curl *curl, void *easy);
/// The microseconds until the connection stood, 0 when it never did.
long long tripsh_curl_connect_time(const tripsh_curl *curl, void *easy);

/// NULL when memory is out; the list that was passed is then as it was.
struct curl_slist *tripsh_curl_list_add(
  const tripsh_curl *curl, struct curl_slist *list, const char *text);
void tripsh_curl_list_free(const tripsh_curl *curl, struct curl_slist *list);

#endif
