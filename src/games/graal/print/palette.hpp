#pragma once

#include <algorithm>
#include <array>

#include "print/figures.hpp"

namespace broceliande::print::graal {

/// Forest and rock, which only the map of this game has.
inline constexpr auto kMapTones = [] {
  std::array<Tone, kTones.size() + 2> tones{Tone{"ground-forest", "#93b069"},
                                            Tone{"ground-rock", "#c8bca6"}};
  std::ranges::copy(kTones, tones.begin() + 2);
  return tones;
}();

inline constexpr Palette kPaintedFeature{.line = kDarkInk, .ink = kDarkInk, .tones = kMapTones};
inline constexpr Palette kPaintedMap{
    .line = kPaintedGround.line, .ink = kPaintedGround.ink, .tones = kMapTones};

}  // namespace broceliande::print::graal
