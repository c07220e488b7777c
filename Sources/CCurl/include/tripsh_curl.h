// libcurl, opened with dlopen when the first request is made.
#ifndef TRIPSH_CURL_H
#define TRIPSH_CURL_H
#endif
