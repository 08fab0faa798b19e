#pragma once

#include "games/grailnah/game.hpp"
#include "search/appraiser.hpp"
#include "search/grailnah/evaluation.hpp"

namespace broceliande::grailnah {

/// How well each player of Grailnah stands, against the best of his rivals.
class Appraiser {
 public:
  using Game = Grailnah;

  explicit Appraiser(const Grailnah& game) : game_(game) {}

  [[nodiscard]] const Grailnah& game() const { return game_; }
  [[nodiscard]] search::Expectations expectations(const State& state) const;

 private:
  static constexpr double kScale = 400;

  const Grailnah& game_;
  Weights weights_;
};

}  // namespace broceliande::grailnah
