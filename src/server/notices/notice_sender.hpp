#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/accounts/secrets.hpp"
#include "server/notices/endpoint.hpp"
#include "server/notices/retry.hpp"

namespace broceliande::server {

/// Something to be posted, for somebody.
struct OutgoingRequest {
  std::string party{};  ///< whose it is, as far as one may hold up others
  Secret url{""};
  std::vector<std::string> headers{};  ///< `Name: value`
  std::string body{};
};

/// What became of it.
struct Delivery {
  DeliveryOutcome outcome = DeliveryOutcome::failed;
  TryAnswer last{};
  std::string why{};  ///< in words, where there was no answer
};

/// Posts messages to other servers, several at once, on a thread of its own. It follows no
/// redirection, uses no proxy, trusts the system's certificates, looks at every address before it
/// connects to it, and tries again after failures that pass. A party whose addresses keep silent
/// holds up only itself. What waits when it is destroyed is lost.
class NoticeSender {
 public:
  struct SenderRules {
    EndpointScope scope = EndpointScope::public_only;
    RetryRules retry{};
    Milliseconds connect_timeout{5'000};
    Milliseconds timeout{10'000};  ///< of one try
    std::size_t most_waiting = 2'000;
    std::size_t most_waiting_of_party = 100;
    std::size_t most_at_once = 64;
    std::size_t most_at_once_of_party = 2;
  };
  using Post = std::function<void(std::function<void()>)>;
  using Answer = std::function<void(Delivery)>;

  NoticeSender(Post post, SenderRules rules);
  NoticeSender(const NoticeSender&) = delete;
  NoticeSender& operator=(const NoticeSender&) = delete;
  /// Gives up what is under way.
  ~NoticeSender();

  /// The answer comes through `post`. False, and it never comes, where too many wait already, in
  /// all or of this party.
  [[nodiscard]] bool send(OutgoingRequest request, Answer answer);
  /// What waits or is under way.
  [[nodiscard]] std::size_t waiting() const;

 private:
  class Courier;
  std::unique_ptr<Courier> courier_;
};

}  // namespace broceliande::server
