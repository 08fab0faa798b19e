#include "server/notices/webhook_caller.hpp"

#include <algorithm>
#include <utility>

namespace broceliande::server {
namespace {

/// While storage does not answer.
constexpr std::size_t kMostWaitingFacts = 10'000;
constexpr long kGoneForEver = 410;

}  // namespace

void WebhookCaller::hear(const PersonalFact& news) {
  if (outlet_ == nullptr) return;
  if (waiting_count_ >= kMostWaitingFacts) return notes_.note_dropped();
  waiting_[news.identity].push_back(news.fact);
  ++waiting_count_;
}

/// One question to storage at a time, about everybody to whom something has happened.
void WebhookCaller::tick() {
  if (waiting_.empty() || std::exchange(is_asking_, true)) return;
  waiting_count_ = 0;
  Facts facts = std::exchange(waiting_, {});
  std::vector<std::string> people;
  for (const auto& [identity, news] : facts) people.push_back(identity);
  context_.storage.ask<Result<Called>>(
      [people = std::move(people), now = context_.now()](Store& store) -> Result<Called> {
        Called called;
        for (const std::string& identity : people) {
          auto webhooks = store.webhooks_of(identity, now);
          if (!webhooks) return pass_on(webhooks);
          if (!webhooks->empty()) called.emplace_back(identity, *std::move(webhooks));
        }
        return called;
      },
      [this, facts = std::move(facts)](const Result<Called>& called) {
        is_asking_ = false;
        if (called) call(*called, facts);
      });
}

void WebhookCaller::call(const Called& people, const Facts& facts) {
  for (const auto& [identity, webhooks] : people) {
    for (const Webhook& webhook : webhooks) {
      if (is_connected(identity, webhook)) continue;
      for (const NoticeFact& fact : facts.at(identity)) call(identity, webhook, fact);
    }
  }
}

bool WebhookCaller::is_connected(const std::string& identity, const Webhook& webhook) const {
  return std::ranges::any_of(sessions_.of(identity), [&](SessionId id) {
    return sessions_.at(id).token.hash == webhook.token;
  });
}

void WebhookCaller::call(const std::string& owner, const Webhook& webhook, const NoticeFact& fact) {
  if (!calls_.take(owner, context_.now())) return notes_.note_dropped();
  const bool is_taken =
      outlet_->call(owner, webhook, fact,
                    [this, url = webhook.url, token = webhook.token](const Delivery& delivery) {
                      notes_.note(url, delivery);
                      if (delivery.last.status != kGoneForEver) return;
                      context_.storage.ask<Result<void>>(
                          [token](Store& store) { return store.remove_webhook(token); },
                          [](const Result<void>& /*the next request finds out again*/) {});
                    });
  if (!is_taken) notes_.note_dropped();
}

}  // namespace broceliande::server
