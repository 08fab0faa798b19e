#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/game_runner.hpp"
#include "engine/standings.hpp"

namespace broceliande::engine {

/// Makes a player; each worker has players of its own.
using PlayerMaker =
    std::function<Result<std::unique_ptr<Player>>(std::size_t engine, const std::atomic<bool>*)>;

struct TournamentPlan {
  std::vector<std::string> names;  ///< of the engines, all different
  std::size_t games = 0;           ///< rounded up to whole openings
  GameConditions rules;
  int at_once = 1;
};

/// Engines against each other. With limits other than time, and players that always choose alike
/// from one seed, every run gives the same games, however many are played at once.
class Tournament {
 public:
  /// Hears of every game in the order in which they end, never two at a time; false: enough.
  using OnGame = std::function<bool(const PlayedGame&, const Standings&)>;

  Tournament(const AnyGame& game, TournamentPlan plan, PlayerMaker make_player);

  /// Plays all games, or until `abort` is set, which any thread may do and which is done here when
  /// it is enough: games that are not over then do not count. An error where the tournament cannot
  /// be played at all.
  [[nodiscard]] Result<void> run(std::atomic<bool>& abort, const OnGame& on_game);

  [[nodiscard]] std::size_t games() const { return games_; }
  [[nodiscard]] const Standings& standings() const { return standings_; }

 private:
  class Run;

  const AnyGame& game_;
  TournamentPlan plan_;
  PlayerMaker make_player_;
  Schedule schedule_;
  std::size_t games_;
  Standings standings_;
};

}  // namespace broceliande::engine
