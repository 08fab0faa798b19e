#include "server/notices/vapid.hpp"

#include "core/json.hpp"
#include "server/notices/base64url.hpp"

namespace broceliande::server {

std::optional<std::string> vapid_header(const VapidClaim& claim, const PushKey& key) {
  const auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(claim.expires.time_since_epoch());
  JsonWriter json;
  json.begin_object()
      .field("aud", std::string_view(claim.audience))
      .field("exp", std::int64_t{seconds.count()})
      .field("sub", std::string_view(claim.subject))
      .end_object();
  const std::string text =
      base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(json.text());
  const auto signature = key.sign(text);
  if (!signature) return std::nullopt;
  return "vapid t=" + text + "." + base64url(*signature) + ", k=" + base64url(key.public_half());
}

}  // namespace broceliande::server
