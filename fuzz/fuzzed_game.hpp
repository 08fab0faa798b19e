#pragma once

// What the fuzz targets of a game share. FUZZED_HEADER and FUZZED_GAME name the game.

#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include FUZZED_HEADER

namespace broceliande::fuzz {

using Fuzzed = FUZZED_GAME;
static_assert(Game<Fuzzed>);

/// Ends the run, so that libFuzzer keeps the input.
inline void require(bool holds) {
  if (!holds) std::abort();
}

struct Input {
  std::string_view bytes;

  Input(const std::uint8_t* data, std::size_t size)
      : bytes(reinterpret_cast<const char*>(data), size) {}

  unsigned take() {
    if (bytes.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    return byte;
  }
};

/// The game with options that the first byte of the input chooses; each choice is made only once.
inline const Fuzzed& any_game(Input& input) {
  static const std::vector<Fuzzed> kGames = [] {
    const Manifest manifest = Fuzzed::manifest();
    std::vector<Fuzzed> games;
    for (unsigned choice = 0; choice < 256; ++choice) {
      unsigned left = choice;
      OptionValues options;
      for (const OptionSpec& spec : manifest.options) {
        const auto values = static_cast<unsigned>(spec.values.size());
        options.emplace_back(spec.name, spec.values[left % values]);
        left /= values;
      }
      if (auto game = Fuzzed::with(options)) games.push_back(std::move(*game));
    }
    return games;
  }();
  return kGames[input.take() % kGames.size()];
}

}  // namespace broceliande::fuzz
