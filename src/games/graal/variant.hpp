#pragma once

#include <vector>

#include "games/graal/map.hpp"
#include "games/graal/state.hpp"

namespace broceliande::graal {

/// What the rules need to know beside the position: the maps and the options that matter to play.
struct Variant {
  std::vector<Map> maps;      ///< State::map counts them
  bool king_mounted = false;  ///< C5: the King rides
  bool archer_exact = false;  ///< C12: archers step three squares, no less
  int longest_retreat = 3;    ///< C17: squares; with 1, exactly one

  [[nodiscard]] const Map& map_of(const State& state) const { return maps[state.map]; }

  /// C5
  [[nodiscard]] bool is_horseman(Kind kind) const {
    if (kind == Kind::king) return king_mounted;
    return kind == Kind::prince || kind == Kind::duke || kind == Kind::knight;
  }
};

}  // namespace broceliande::graal
