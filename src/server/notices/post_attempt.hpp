#pragma once

#include <array>
#include <string>

#include "server/notices/curl_handles.hpp"
#include "server/notices/notice_sender.hpp"

/// One try of libcurl to post something.
namespace broceliande::server::notices {

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
  curl::List headers_;
  curl::Easy easy_;  ///< goes first: it refers to the others
};

}  // namespace broceliande::server::notices
