#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// What became of a message.
enum class DeliveryOutcome : std::uint8_t {
  delivered,
  gone,     ///< nobody takes messages there any more
  refused,  ///< it would be refused again
  failed,   ///< given up after several tries
};
inline constexpr std::size_t kDeliveryOutcomes = 4;

[[nodiscard]] std::string_view name_of(DeliveryOutcome outcome);

/// What the other side said to one try.
struct TryAnswer {
  long status = 0;                            ///< of HTTP; 0 where there was no answer
  std::optional<Milliseconds> retry_after{};  ///< as it wished
};

/// How patient the server is.
struct RetryRules {
  int most_tries = 5;
  Milliseconds first{2'000};      ///< until the second try
  int growth = 4;                 ///< each wait is so many times the one before
  Milliseconds longest{600'000};  ///< whatever the other side wishes
};

/// What that means: an outcome, or nothing where it is worth trying again.
[[nodiscard]] std::optional<DeliveryOutcome> outcome_of(const TryAnswer& answer, int tries,
                                                        const RetryRules& rules);

/// How long to wait after so many tries. `spread`, from 0 to 1, is drawn, so that messages that
/// failed together do not come together again.
[[nodiscard]] Milliseconds wait_after(const TryAnswer& answer, int tries, double spread,
                                      const RetryRules& rules);

}  // namespace broceliande::server
