#pragma once

#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "engine/game_runner.hpp"
#include "engine/rating.hpp"

namespace broceliande::engine {

/// How a tournament stands. Games may be added in any order.
class Standings {
 public:
  /// `sides` holds the side of each seat.
  Standings(std::size_t engines, std::vector<int> sides);

  void add(const PlayedGame& played);

  [[nodiscard]] std::size_t games() const { return games_; }
  [[nodiscard]] std::size_t plies() const { return plies_; }
  [[nodiscard]] int seats() const { return static_cast<int>(by_seat_.size()); }
  [[nodiscard]] std::size_t engines() const { return of_engine_.size(); }
  [[nodiscard]] bool has_two_sides() const;

  /// All sides that the engine played count, each once a game.
  [[nodiscard]] const GameTally& of_engine(std::size_t engine) const { return of_engine_[engine]; }
  [[nodiscard]] const GameTally& of_seat(std::size_t seat) const { return by_seat_[seat]; }
  [[nodiscard]] const GameTally& of_engine_on(std::size_t engine, std::size_t seat) const {
    return on_seat_[engine * by_seat_.size() + seat];
  }
  [[nodiscard]] std::size_t failures(std::size_t engine) const { return failures_[engine]; }

  /// Games between two sides alone: what `one` scored against `other`, and in pairs of games of
  /// one opening with sides exchanged.
  [[nodiscard]] GameTally games_between(std::size_t one, std::size_t other) const;
  [[nodiscard]] PairTally pairs_between(std::size_t one, std::size_t other) const;
  [[nodiscard]] Crosstable crosstable() const;

 private:
  using Meeting = std::pair<std::size_t, std::size_t>;  ///< the lower number first

  void add_meeting(const PlayedGame& played);
  /// The first seat of a side.
  [[nodiscard]] std::size_t seat_of(int side) const;

  std::vector<int> sides_;
  std::size_t games_ = 0;
  std::size_t plies_ = 0;
  std::vector<GameTally> of_engine_;
  std::vector<GameTally> by_seat_;
  std::vector<GameTally> on_seat_;
  std::vector<std::size_t> failures_;
  std::map<Meeting, GameTally> meetings_;
  std::map<Meeting, PairTally> pairs_;
  /// Half points of the lower number in openings of which one game is still missing.
  std::map<std::pair<Meeting, std::size_t>, std::size_t> unpaired_;
};

}  // namespace broceliande::engine
