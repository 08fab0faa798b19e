#pragma once

#include <array>
#include <cstdint>

#include "search/request.hpp"
#include "search/score.hpp"

namespace broceliande::search {

/// The limits of a level in one game. The top level has none.
struct Strength {
  std::uint64_t nodes = 0;  ///< positions looked at; 0: no limit
  int depth = 0;            ///< 0: no limit
  Score misjudgement = 0;
  std::uint32_t oversights = 0;   ///< of a thousand actions
  bool is_short_sighted = false;  ///< never sees what is taken back
};

/// A game's eight levels, weakest first; the last is the top level.
using Levels = std::array<Strength, kTopLevel>;

/// The stricter of two limits, where 0 is none.
template <class Limit>
[[nodiscard]] constexpr Limit stricter(Limit one, Limit other) {
  if (one == 0) return other;
  return other == 0 || one < other ? one : other;
}

}  // namespace broceliande::search
