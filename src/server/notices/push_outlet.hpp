#pragma once

#include <optional>
#include <string>

#include "server/notices/notice_outlet.hpp"
#include "server/notices/push_key.hpp"

namespace broceliande::server {

/// Messages to browsers by Web Push (RFC 8030), and to webhooks.
class PushOutlet final : public NoticeOutlet {
 public:
  struct Sender {
    PushKey key;
    std::string subject;  ///< whom push services may write to
  };

  /// Without a key there is no push.
  PushOutlet(std::optional<Sender> self, std::function<Moment()> now, NoticeSender::Post post,
             const NoticeSender::SenderRules& rules);

  [[nodiscard]] std::string push_key() const override;
  [[nodiscard]] EndpointScope scope() const override { return scope_; }
  [[nodiscard]] bool push(const PushSubscription& subscription, const NoticeMessage& message,
                          Answer answer) override;
  [[nodiscard]] bool call(const std::string& owner, const Webhook& webhook, const NoticeFact& fact,
                          Answer answer) override;
  [[nodiscard]] std::size_t waiting() const { return sender_.waiting(); }

 private:
  std::optional<Sender> self_;
  EndpointScope scope_;
  std::function<Moment()> now_;
  NoticeSender sender_;
};

}  // namespace broceliande::server
