#pragma once

#include <cstdint>
#include <limits>

namespace broceliande::menhirs {

/// How long a proof may take: so many positions, and as long as nobody says stop. Nothing here
/// reads a clock; who wants one asks it in `stop`, which is called now and then.
struct ProofBudget {
  static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t positions = kUnlimited;
  bool (*stop)(void* asked) = nullptr;
  void* asked = nullptr;

  /// What each of several has who share it.
  [[nodiscard]] ProofBudget shared_by(int workers) const {
    ProofBudget share = *this;
    if (positions != kUnlimited) share.positions /= static_cast<std::uint64_t>(workers);
    return share;
  }

  /// Takes the price of some positions; false when there is no budget left for them.
  [[nodiscard]] bool spend(std::uint64_t price) {
    if (price > positions) return false;
    if (positions != kUnlimited) positions -= price;
    return stop == nullptr || !stop(asked);
  }
};

}  // namespace broceliande::menhirs
