#pragma once

#include <functional>
#include <string>

#include "server/notices/notice_bundle.hpp"
#include "server/notices/notice_sender.hpp"

namespace broceliande::server {

/// What takes messages away from here. One thread calls it, and is called back on that thread.
class NoticeOutlet {
 public:
  using Answer = NoticeSender::Answer;

  NoticeOutlet() = default;
  NoticeOutlet(const NoticeOutlet&) = delete;
  NoticeOutlet& operator=(const NoticeOutlet&) = delete;
  virtual ~NoticeOutlet() = default;

  /// The server's public key as browsers want it; empty where there is no push.
  [[nodiscard]] virtual std::string push_key() const = 0;
  /// Where messages may be sent to.
  [[nodiscard]] virtual EndpointScope scope() const = 0;
  /// To one browser. False, and no answer comes, where it cannot be taken away now.
  [[nodiscard]] virtual bool push(const PushSubscription& subscription,
                                  const NoticeMessage& message, Answer answer) = 0;
  /// To one webhook of somebody's; the same about false.
  [[nodiscard]] virtual bool call(const std::string& owner, const Webhook& webhook,
                                  const NoticeFact& fact, Answer answer) = 0;
};

}  // namespace broceliande::server
