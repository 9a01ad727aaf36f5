// The functions of libcurl that are called. Source: curl.h of curl 7.68 and later.
#ifndef VQ_CCURL_H
#define VQ_CCURL_H

#define VQ_CURL_FUNCTIONS(F) \
    F(CURLcode, curl_global_init, (long flags), (flags)) \
    F(CURL *, curl_easy_init, (void), ()) \
    F(void, curl_easy_cleanup, (CURL *curl), (curl)) \
    F(CURLcode, curl_easy_perform, (CURL *curl), (curl)) \
    F(const char *, curl_easy_strerror, (CURLcode code), (code)) \
    F(struct curl_slist *, curl_slist_append, (struct curl_slist *list, const char *text), (list, text)) \
    F(void, curl_slist_free_all, (struct curl_slist *list), (list))

// With variable arguments.
#define VQ_CURL_OPTION_FUNCTIONS(F) \
    F(CURLcode, curl_easy_setopt, (CURL *curl, CURLoption option, ...), ) \
    F(CURLcode, curl_easy_getinfo, (CURL *curl, CURLINFO info, ...), )

#ifndef VQ_LIST_ONLY

#include "../../loaded.h"

typedef void CURL;
struct curl_slist;
typedef size_t (*curl_write_callback)(char *bytes, size_t size, size_t count, void *data);

// Only the values that are used.
typedef enum { CURLE_OK = 0 } CURLcode;
typedef enum {
    CURLOPT_POST = 47,
    CURLOPT_POSTFIELDSIZE = 60,
    CURLOPT_NOSIGNAL = 99,
    CURLOPT_TIMEOUT_MS = 155,
    CURLOPT_PROTOCOLS = 181,
    CURLOPT_WRITEDATA = 10001,
    CURLOPT_URL = 10002,
    CURLOPT_POSTFIELDS = 10015,
    CURLOPT_HTTPHEADER = 10023,
    CURLOPT_HEADERDATA = 10029,
    CURLOPT_CUSTOMREQUEST = 10036,
    CURLOPT_ACCEPT_ENCODING = 10102,
    CURLOPT_WRITEFUNCTION = 20011,
    CURLOPT_HEADERFUNCTION = 20079,
} CURLoption;
typedef enum { CURLINFO_RESPONSE_CODE = 0x200002 } CURLINFO;

#define CURL_GLOBAL_ALL 3
#define CURLPROTO_HTTP 1
#define CURLPROTO_HTTPS 2

VQ_DECLARE(VQ_CURL_FUNCTIONS, curl)
VQ_DECLARE(VQ_CURL_OPTION_FUNCTIONS, curl_options)

#define VQ_CALL(result, name, parameters, arguments) \
    static inline result name parameters { return vq_curl.name arguments; }
VQ_CURL_FUNCTIONS(VQ_CALL)
#undef VQ_CALL

// What Swift cannot call: functions with variable arguments.

static inline void vq_curl_set_number(CURL *curl, CURLoption option, long number) {
    vq_curl_options.curl_easy_setopt(curl, option, number);
}

static inline void vq_curl_set_text(CURL *curl, CURLoption option, const char *text) {
    vq_curl_options.curl_easy_setopt(curl, option, text);
}

static inline void vq_curl_set_list(CURL *curl, CURLoption option, struct curl_slist *list) {
    vq_curl_options.curl_easy_setopt(curl, option, list);
}

static inline void vq_curl_set_pointer(CURL *curl, CURLoption option, const void *pointer) {
    vq_curl_options.curl_easy_setopt(curl, option, pointer);
}

static inline void vq_curl_set_callback(CURL *curl, CURLoption option, curl_write_callback callback) {
    vq_curl_options.curl_easy_setopt(curl, option, callback);
}

// The status of the answer; 0 for none.
static inline long vq_curl_status(CURL *curl) {
    long status = 0;
    vq_curl_options.curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

#endif
#endif
