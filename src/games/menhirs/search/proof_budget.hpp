#pragma once

#include <cstdint>
#include <limits>

#include "search/request.hpp"

namespace broceliande::menhirs {

/// What may be spent on a proof: so many positions, as long as `stop` is not set. Nothing here
/// reads a clock; `stop` may, and is asked now and then.
struct ProofBudget {
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t positions = kUnlimited;
  search::Stop* stop = nullptr;

  /// The part of each worker.
  [[nodiscard]] ProofBudget shared_by(int workers) const {
    ProofBudget share = *this;
    if (positions != kUnlimited) share.positions /= static_cast<std::uint64_t>(workers);
    return share;
  }

  /// Takes the price of some positions; false when there is no budget left for them.
  [[nodiscard]] bool spend(std::uint64_t price) {
    if (price > positions) return false;
    if (positions != kUnlimited) positions -= price;
    return stop == nullptr || !stop->is_set();
  }
};

}  // namespace broceliande::menhirs
