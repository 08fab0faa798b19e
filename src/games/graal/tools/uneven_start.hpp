#pragma once

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games/graal/tools/self_play.hpp"

/// Games that begin unevenly, in all settings: what is learnt from, and what networks are measured
/// in.
namespace broceliande::graal {

inline constexpr std::uint32_t kUnevenPlies = 17;  ///< at random, at most one less
inline constexpr std::uint32_t kMostMissing = 8;   ///< figures that a camp may lack

/// By how much either camp is better off at the start, as the hand-made evaluation sees it.
struct Advantage {
  Score least = 0;
  Score most = 400;  ///< this is too much

  [[nodiscard]] bool has(Score score) const {
    return std::abs(score) >= least && std::abs(score) < most;
  }
};

/// What is played how often, of 20 games.
struct Setting {
  std::uint32_t share;
  std::string_view armies;
  std::string_view map;
};
inline constexpr std::array kSettings = {
    Setting{12, "1", "world-of-art"}, Setting{3, "1", "twin-fords"},
    Setting{2, "2", "world-of-art"},  Setting{1, "2", "twin-fords"},
    Setting{1, "3", "world-of-art"},  Setting{1, "3", "twin-fords"},
};
inline constexpr std::uint32_t kShares = 20;

inline std::vector<Graal> games_of_settings() {
  std::vector<Graal> games;
  for (const Setting& setting : kSettings) {
    games.push_back(*Graal::with({{"armies", std::string(setting.armies)},
                                  {"map", std::string(setting.map)},
                                  {"quiet-first-turn", "on"}}));
  }
  return games;
}

/// As a place in `kSettings`.
inline std::size_t any_setting(Rng& rng) {
  std::uint32_t lot = rng.below(kShares);
  std::size_t i = 0;
  while (lot >= kSettings[i].share) lot -= kSettings[i++].share;
  return i;
}

/// Without some of its figures; the royal houses stay.
inline State thinned(const State& state, Rng& rng) {
  State thin = state;
  thin.figures = {};
  Squares gone;
  for (const Camp camp : {Camp::south, Camp::north}) {
    std::vector<Square> others;
    const Squares& all = state.figures.of(camp);
    (all - state.figures.royals(all)).each([&](Square at) { others.push_back(at); });
    rng.shuffle(std::span(others));
    const std::size_t missing = rng.below(kMostMissing + 1);
    for (std::size_t i = 0; i < std::min(missing, others.size()); ++i) gone.add(others[i]);
  }
  (state.figures.occupied() - gone).each([&](Square at) {
    thin.figures.put(*state.figures.at(at), at);
  });
  return thin;
}

/// Uneven enough that many games are won, not so uneven that they are over.
inline State uneven_start(const Graal& game, Rng& rng, const Advantage& advantage) {
  while (true) {
    State state = any_start(game, rng, kUnevenPlies);
    if (!state.is_over() && state.is_shot_pending()) play_at_random(game, state, rng);
    if (state.is_over()) continue;
    if (rng.below(4) != 0) state = thinned(state, rng);
    const Score score = evaluate(game.variant(), Weights{}, state);
    if (advantage.has(score) && game.read_position(game.position_text(state))) return state;
  }
}

}  // namespace broceliande::graal
