#include "server/notices/delivery_notes.hpp"

namespace broceliande::server {
namespace {

constexpr RateLimit kFailuresLogged{.each = std::chrono::minutes{10}, .burst = 3};
constexpr std::size_t kMostHosts = 1'000;

NoticeFate fate_of(DeliveryOutcome outcome) {
  switch (outcome) {
    case DeliveryOutcome::delivered: return NoticeFate::delivered;
    case DeliveryOutcome::gone: return NoticeFate::gone;
    case DeliveryOutcome::refused: return NoticeFate::refused;
    case DeliveryOutcome::failed: break;
  }
  return NoticeFate::failed;
}

}  // namespace

DeliveryNotes::DeliveryNotes(ServiceContext& context, std::string_view to)
    : context_(context), to_(to), logged_(kFailuresLogged, kMostHosts) {}

void DeliveryNotes::note(const Secret& url, const Delivery& delivery) {
  context_.metrics.notices(fate_of(delivery.outcome)).add();
  const bool is_a_failure =
      delivery.outcome == DeliveryOutcome::refused || delivery.outcome == DeliveryOutcome::failed;
  if (!is_a_failure) return;
  const auto endpoint = read_endpoint(url.reveal(), EndpointScope::any);
  const std::string host = endpoint ? endpoint->host : "";
  if (!logged_.take(host, context_.now())) return;
  context_.log.warn(
      context_.now(), "notice-failed",
      {{"to", to_}, {"host", host}, {"status", delivery.last.status}, {"why", delivery.why}});
}

}  // namespace broceliande::server
