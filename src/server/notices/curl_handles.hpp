#pragma once

#include <curl/curl.h>

#include <memory>
#include <mutex>

/// What libcurl gives, freed when it goes.
namespace broceliande::server::curl {

template <auto Free>
struct CurlReleaser {
  template <class T>
  void operator()(T* held) const {
    (void)Free(held);
  }
};
using Easy = std::unique_ptr<CURL, CurlReleaser<curl_easy_cleanup>>;
using Multi = std::unique_ptr<CURLM, CurlReleaser<curl_multi_cleanup>>;
using List = std::unique_ptr<curl_slist, CurlReleaser<curl_slist_free_all>>;

/// Before anything else of libcurl.
inline void prepare() {
  static std::once_flag is_prepared;
  std::call_once(is_prepared, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

/// A list with one text more; as it was where there is no memory.
inline void append(List& list, const char* text) {
  curl_slist* const shorter = list.release();
  curl_slist* const longer = curl_slist_append(shorter, text);
  list.reset(longer == nullptr ? shorter : longer);
}

}  // namespace broceliande::server::curl
