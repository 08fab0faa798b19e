#pragma once

#include <cstdint>
#include <limits>

namespace broceliande::menhirs {

/// How long a proof may take: so many positions, and as long as nobody says stop. Nothing here
/// reads a clock; who wants one asks it in `stop`, which is called now and then.
struct Patience {
  static constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t positions = kEndless;
  bool (*stop)(void* asked) = nullptr;
  void* asked = nullptr;

  /// What each of several has who share it.
  [[nodiscard]] Patience shared_by(int workers) const {
    Patience share = *this;
    if (positions != kEndless) share.positions /= static_cast<std::uint64_t>(workers);
    return share;
  }

  /// Takes the price of some positions; false when there is no patience left for them.
  [[nodiscard]] bool spend(std::uint64_t price) {
    if (price > positions) return false;
    if (positions != kEndless) positions -= price;
    return stop == nullptr || !stop(asked);
  }
};

}  // namespace broceliande::menhirs
