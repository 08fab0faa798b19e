#pragma once

// What the tests of Menhirs share.

#include <gtest/gtest.h>

#include <string_view>

#include "games/menhirs/game.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {

[[nodiscard]] inline Menhirs game_with(const OptionValues& options) {
  return *Menhirs::with(options);
}

[[nodiscard]] inline State at(std::string_view position) {
  const auto state = read_position(position);
  if (!state) {
    ADD_FAILURE() << position << ": " << english(state.error());
    return {};
  }
  return *state;
}

}  // namespace broceliande::menhirs
