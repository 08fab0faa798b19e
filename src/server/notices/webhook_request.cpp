#include "server/notices/webhook_request.hpp"

#include <openssl/hmac.h>

#include <array>

#include "core/blake2b.hpp"
#include "core/json.hpp"
#include "server/notices/openssl.hpp"

namespace broceliande::server {
namespace {

std::string webhook_body(const NoticeFact& fact, Moment now) {
  JsonWriter json;
  json.begin_object()
      .field("event", name_of(fact.event))
      .field("table", std::string_view(fact.table))
      .field("game", std::string_view(fact.game));
  put_texts(json, "others", fact.others);
  json.field("who", std::string_view(fact.who))
      .field("at", std::int64_t{now.time_since_epoch().count()})
      .end_object();
  return json.text();
}

}  // namespace

std::string webhook_signature(const Secret& key, Moment now, std::string_view body) {
  const auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
  const std::string time = std::to_string(seconds);
  const std::string signed_text = time + "." + std::string(body);
  std::array<unsigned char, 32> digest{};
  unsigned length = 0;
  const std::string& bytes = key.reveal();
  HMAC(EVP_sha256(), bytes.data(), static_cast<int>(bytes.size()),
       openssl::bytes(std::string_view(signed_text)), signed_text.size(), digest.data(), &length);
  return "t=" + time + ",v1=" + hex(digest);
}

OutgoingRequest webhook_request(const Webhook& webhook, const NoticeFact& fact, Moment now) {
  std::string body = webhook_body(fact, now);
  return {.url = webhook.url,
          .headers = {"Content-Type: application/json", "User-Agent: broceliande",
                      "Broceliande-Delivery: " + new_table_id(),
                      "Broceliande-Signature: " + webhook_signature(webhook.key, now, body)},
          .body = std::move(body)};
}

}  // namespace broceliande::server
