#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "engine/rating.hpp"
#include "engine/standings.hpp"

namespace broceliande::cli {

/// What a report on a tournament needs beside the standings.
struct ArenaTerms {
  std::string game;
  std::vector<std::string> names;  ///< of the engines
  std::vector<std::string> seats;  ///< their names
  std::uint64_t seed = 0;
  std::size_t games = 0;  ///< that are to be played
  std::optional<engine::Sprt> sprt;
};

/// One line while it runs.
[[nodiscard]] std::string progress_text(const ArenaTerms& terms, const engine::Standings& standings,
                                        double games_a_minute);
/// The results, a few lines.
[[nodiscard]] std::string report_text(const ArenaTerms& terms, const engine::Standings& standings);
/// The results as one JSON object.
[[nodiscard]] std::string report_json(const ArenaTerms& terms, const engine::Standings& standings);

}  // namespace broceliande::cli
