#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "engine/player.hpp"
#include "engine/schedule.hpp"

namespace broceliande::engine {

/// How the games of a tournament are played.
struct GameConditions {
  std::uint64_t seed = 0;  ///< of openings, and of what players leave to chance
  int opening_plies = 0;   ///< so many actions at random begin each game
  Limits limits;           ///< clocks: what they show at the start
};

/// An engine that did not answer, played what is not legal or ran out of time. It loses the game.
struct Failure {
  std::size_t engine = 0;
  Error why;
};

/// A game of a tournament that was played. Of a game that failed, the side at fault has lost and
/// the other has won; where there are more than two, it is a draw for them.
struct PlayedGame {
  Pairing pairing;
  std::vector<std::size_t> engines;  ///< on each seat, at the end
  std::vector<Verdict> verdicts;     ///< of each seat
  std::optional<Failure> failure;
  std::size_t plies = 0;
  Record record;
};

/// Plays one game. Nothing comes back when `abort` was set meanwhile. `names` and `players` are
/// those of all engines; `game` must deal its first position.
[[nodiscard]] Result<std::optional<PlayedGame>> play_game(const AnyGame& game,
                                                          const Pairing& pairing,
                                                          const GameConditions& rules,
                                                          std::span<const std::string> names,
                                                          std::span<Player* const> players,
                                                          const std::atomic<bool>& abort);

}  // namespace broceliande::engine
