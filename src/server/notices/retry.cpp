#include "server/notices/retry.hpp"

#include <algorithm>
#include <array>

namespace broceliande::server {
namespace {

constexpr long kTimeout = 408;
constexpr long kNoSuch = 404;
constexpr long kGone = 410;
constexpr long kTooManyNow = 429;

bool is_passing(long status) {
  return status == 0 || status == kTimeout || status == kTooManyNow || status >= 500;
}

}  // namespace

std::string_view name_of(DeliveryOutcome outcome) {
  constexpr std::array kNames =
      std::to_array<std::string_view>({"delivered", "gone", "refused", "failed"});
  static_assert(kNames.size() == kDeliveryOutcomes);
  return kNames.at(static_cast<std::size_t>(outcome));
}

std::optional<DeliveryOutcome> outcome_of(const TryAnswer& answer, int tries,
                                          const RetryRules& rules) {
  if (answer.status >= 200 && answer.status < 300) return DeliveryOutcome::delivered;
  if (answer.status == kNoSuch || answer.status == kGone) return DeliveryOutcome::gone;
  if (!is_passing(answer.status)) return DeliveryOutcome::refused;
  if (tries >= rules.most_tries) return DeliveryOutcome::failed;
  return std::nullopt;
}

Milliseconds wait_after(const TryAnswer& answer, int tries, double spread,
                        const RetryRules& rules) {
  Milliseconds wait = rules.first;
  for (int i = 1; i < tries && wait < rules.longest; ++i) wait *= rules.growth;
  wait += Milliseconds(static_cast<std::int64_t>(spread * static_cast<double>(wait.count())));
  return std::min(std::max(wait, answer.retry_after.value_or(Milliseconds{0})), rules.longest);
}

}  // namespace broceliande::server
