#include "server/notices/push_outlet.hpp"

#include <utility>

#include "core/json.hpp"
#include "server/notices/base64url.hpp"
#include "server/notices/push_encryption.hpp"
#include "server/notices/vapid.hpp"
#include "server/notices/webhook_request.hpp"

namespace broceliande::server {
namespace {

/// RFC 8292 allows a day; a clock that is wrong by an hour does no harm.
constexpr Milliseconds kClaimLasts = std::chrono::hours{12};
/// How long a push service keeps it for a browser that is switched off, in seconds.
constexpr auto kKept = "TTL: 86400";
constexpr auto kKeptUrgent = "TTL: 21600";

/// What the service worker reads (web/public/notice-push.js).
std::string payload_of(const NoticeMessage& message) {
  JsonWriter json;
  json.begin_object()
      .field("title", std::string_view(message.title))
      .field("body", std::string_view(message.body))
      .field("tag", std::string_view(message.tag))
      .field("path", std::string_view(message.path))
      .end_object();
  return json.text();
}

}  // namespace

PushOutlet::PushOutlet(std::optional<Sender> self, std::function<Moment()> now,
                       NoticeSender::Post post, const NoticeSender::SenderRules& rules)
    : self_(std::move(self)),
      scope_(rules.scope),
      now_(std::move(now)),
      sender_(std::move(post), rules) {}

std::string PushOutlet::push_key() const {
  return self_ ? base64url(self_->key.public_half()) : "";
}

bool PushOutlet::push(const PushSubscription& subscription, const NoticeMessage& message,
                      Answer answer) {
  if (!self_) return false;
  const auto endpoint = read_endpoint(subscription.endpoint.reveal(), scope_);
  const auto recipient = push_recipient(subscription.p256dh, subscription.auth.reveal());
  const auto nonce = new_push_nonce();
  if (!endpoint || !recipient || !nonce) return false;
  auto body = encrypt_push(payload_of(message), *recipient, *nonce);
  const auto claim = vapid_header(
      {.audience = endpoint->origin, .expires = now_() + kClaimLasts, .subject = self_->subject},
      self_->key);
  if (!body || !claim) return false;
  return sender_.send(
      {.party = subscription.token,
       .url = subscription.endpoint,
       .headers = {"Authorization: " + *claim, "Content-Type: application/octet-stream",
                   "Content-Encoding: aes128gcm", message.is_urgent ? kKeptUrgent : kKept,
                   message.is_urgent ? "Urgency: high" : "Urgency: normal",
                   "Topic: " + message.tag},
       .body = *std::move(body)},
      std::move(answer));
}

bool PushOutlet::call(const std::string& owner, const Webhook& webhook, const NoticeFact& fact,
                      Answer answer) {
  if (!read_endpoint(webhook.url.reveal(), scope_)) return false;
  OutgoingRequest request = webhook_request(webhook, fact, now_());
  request.party = owner;
  return sender_.send(std::move(request), std::move(answer));
}

}  // namespace broceliande::server
