#pragma once

#include <curl/curl.h>

#include <array>
#include <memory>
#include <string>

#include "server/notices/notice_sender.hpp"

/// One try of libcurl to post something.
namespace broceliande::server::notices {

template <auto Free>
struct CurlReleaser {
  template <class T>
  void operator()(T* held) const {
    (void)Free(held);
  }
};
using CurlEasy = std::unique_ptr<CURL, CurlReleaser<curl_easy_cleanup>>;
using CurlMulti = std::unique_ptr<CURLM, CurlReleaser<curl_multi_cleanup>>;
using CurlList = std::unique_ptr<curl_slist, CurlReleaser<curl_slist_free_all>>;

class PostAttempt {
 public:
  /// The request outlives this.
  PostAttempt(const OutgoingRequest& request, const NoticeSender::SenderRules& rules);
  PostAttempt(const PostAttempt&) = delete;
  PostAttempt& operator=(const PostAttempt&) = delete;
  ~PostAttempt() = default;

  [[nodiscard]] CURL* handle() const { return easy_.get(); }
  [[nodiscard]] TryAnswer answer() const;
  /// Why there was no answer.
  [[nodiscard]] std::string why(CURLcode result) const;

 private:
  static curl_socket_t open_socket(void* scope, curlsocktype purpose, curl_sockaddr* address);
  static std::size_t drop(char* data, std::size_t size, std::size_t count, void* received);

  EndpointScope scope_;
  std::size_t received_ = 0;
  std::array<char, CURL_ERROR_SIZE> fault_{};
  CurlList headers_;
  CurlEasy easy_;  ///< goes first: it refers to the others
};

}  // namespace broceliande::server::notices
