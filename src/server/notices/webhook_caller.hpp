#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/accounts/token_bucket.hpp"
#include "server/notices/delivery_notes.hpp"
#include "server/notices/notice_outlet.hpp"
#include "server/subscriptions/sessions.hpp"

namespace broceliande::server {

/// Calls the webhooks of bots: at once, one request for each fact, whoever looks at the site. A bot
/// that is connected hears it there. One person's bots are called so often and no more, whoever is
/// at the other end of their addresses.
class WebhookCaller {
 public:
  /// Without an outlet nobody is called.
  WebhookCaller(ServiceContext& context, Sessions& sessions, NoticeOutlet* outlet)
      : context_(context),
        sessions_(sessions),
        outlet_(outlet),
        calls_(context.rules.webhook_calls, kMostPeople) {}

  void hear(const PersonalFact& news);
  /// To be called some ten times a second.
  void tick();

 private:
  static constexpr std::size_t kMostPeople = 100'000;
  using Facts = std::map<std::string, std::vector<NoticeFact>>;  ///< by person
  using Called = std::vector<std::pair<std::string, std::vector<Webhook>>>;

  void call(const Called& people, const Facts& facts);
  void call(const std::string& owner, const Webhook& webhook, const NoticeFact& fact);
  [[nodiscard]] bool is_connected(const std::string& identity, const Webhook& webhook) const;

  ServiceContext& context_;
  Sessions& sessions_;
  NoticeOutlet* outlet_;
  Facts waiting_;
  std::size_t waiting_count_ = 0;
  bool is_asking_ = false;
  TokenBuckets calls_;  ///< by person
  DeliveryNotes notes_{context_, "webhook"};
};

}  // namespace broceliande::server
