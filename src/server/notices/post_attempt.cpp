#include "server/notices/post_attempt.hpp"

#include <sys/socket.h>

namespace broceliande::server::notices {
namespace {

/// What a push service answers is not read; more than this is no answer to a message.
constexpr std::size_t kMostReceived = 64 * 1'024;

curl::List list_of(const std::vector<std::string>& headers) {
  curl::List list;
  for (const std::string& header : headers) curl::append(list, header.c_str());
  return list;
}

}  // namespace

PostAttempt::PostAttempt(const OutgoingRequest& request, const NoticeSender::SenderRules& rules)
    : scope_(rules.scope), headers_(list_of(request.headers)) {
  curl::prepare();
  easy_.reset(curl_easy_init());
  CURL* const easy = easy_.get();
  if (easy == nullptr) return;
  const bool is_any = rules.scope == EndpointScope::any;
  curl_easy_setopt(easy, CURLOPT_URL, request.url.reveal().c_str());
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, is_any ? "http,https" : "https");
  curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(easy, CURLOPT_PROXY,
                   "");  // whatever the environment says: it would hide where to
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_POST, 1L);
  curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body.data());
  curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, static_cast<long>(request.body.size()));
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers_.get());
  curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS,
                   static_cast<long>(rules.connect_timeout.count()));
  curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(rules.timeout.count()));
  curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, &PostAttempt::open_socket);
  curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, &scope_);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, &PostAttempt::drop);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, &received_);
  curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, fault_.data());
}

/// The only place where it is certain what a name stands for: between its lookup and the connection
/// nobody can change it.
curl_socket_t PostAttempt::open_socket(void* scope, curlsocktype /*purpose*/,
                                       curl_sockaddr* address) {
  const bool may_connect =
      *static_cast<const EndpointScope*>(scope) == EndpointScope::any || is_public(address->addr);
  if (!may_connect) return CURL_SOCKET_BAD;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

std::size_t PostAttempt::drop(char* /*data*/, std::size_t size, std::size_t count, void* received) {
  auto& sum = *static_cast<std::size_t*>(received);
  sum += size * count;
  return sum <= kMostReceived ? size * count : 0;
}

TryAnswer PostAttempt::answer() const {
  TryAnswer answer;
  curl_easy_getinfo(easy_.get(), CURLINFO_RESPONSE_CODE, &answer.status);
  curl_off_t seconds = 0;
  curl_easy_getinfo(easy_.get(), CURLINFO_RETRY_AFTER, &seconds);
  if (seconds > 0) answer.retry_after = std::chrono::seconds(seconds);
  return answer;
}

std::string PostAttempt::why(CURLcode result) const {
  if (result == CURLE_OK) return "";
  return fault_.front() == '\0' ? curl_easy_strerror(result) : fault_.data();
}

}  // namespace broceliande::server::notices
