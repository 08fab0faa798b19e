#pragma once

// What every game must pass under each value of each of its options: the events of random games say
// all that changed on the board.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game_of.hpp"
#include "testing/click_battery.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::battery {

/// The defaults, then every other value of every option alone, with what it needs to matter.
inline std::vector<OptionValues> single_choices(const Manifest& manifest) {
  std::vector<OptionValues> choices{{}};
  for (const OptionSpec& option : manifest.options) {
    for (const std::string_view value : option.values) {
      if (value == option.values.front()) continue;
      OptionValues& chosen = choices.emplace_back();
      chosen.emplace_back(option.name, value);
      if (option.condition) {
        chosen.emplace_back(option.condition->option, option.condition->values.front());
      }
    }
  }
  return choices;
}

/// Folds what an action of a match tells over the board before it.
template <Game G>
void expect_told_completely(MatchOf<G>& match, const std::string& action) {
  const Seat acting = *match.to_act();
  const int player = match.player_number_on(acting);
  Tableau tableau = match.tableau();
  const Result<Ply> ply = match.play_and_tell(acting, action);
  ASSERT_TRUE(ply.has_value()) << action << ": " << english(ply.error());
  ASSERT_FALSE(ply->events.empty()) << action;
  for (const Event& event : ply->events) EXPECT_TRUE(fold(tableau, event)) << event.kind;
  EXPECT_TRUE(in_order(tableau) == in_order(match.tableau())) << action << " to " << ply->position;
  const Event& last = ply->events.back();
  EXPECT_EQ(last.kind == event::kWon || last.kind == event::kDrawn, match.outcome().has_value());
  if (action != kSwap) return;
  EXPECT_EQ(last.kind, event::kSwapped);
  EXPECT_EQ(match.player_number_on({static_cast<std::uint8_t>(last.figure.seat)}), player);
}

template <PreparedGame G>
void prepare_at_random(Match<G>& match, Rng& rng) {
  for (int party = 0; match.is_preparing() && party < match.game().parties(); ++party) {
    const Result<std::string> text = match.game().complete(party, "", rng);
    ASSERT_TRUE(text.has_value()) << english(text.error());
    ASSERT_TRUE(match.prepare(party, *text, "0123456789abcdef").has_value());
  }
}

/// A random game, or as much of it as sanitizers have time for. Whoever may swap does.
template <Game G>
void expect_random_game_told(const G& game, std::uint64_t seed) {
  constexpr int kMostActions = kInstrumented ? 40 : 400;
  Rng rng(scatter(seed));
  auto begun = Match<G>::begin(game, MatchSetup{.seed = seed});
  ASSERT_TRUE(begun.has_value()) << english(begun.error());
  if constexpr (PreparedGame<G>) prepare_at_random(*begun, rng);
  MatchOf<G> match(std::move(*begun));
  for (int played = 0; played < kMostActions && match.to_act(); ++played) {
    const std::vector<std::string> legal = match.legal();
    const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
    expect_told_completely(match, match.offers_swap() ? std::string(kSwap) : legal[pick]);
    if (testing::Test::HasFailure()) return;
  }
}

template <Game G>
void pass_event_battery() {
  std::uint64_t seed = 0;
  for (const OptionValues& options : single_choices(G::manifest())) {
    std::string chosen;
    for (const auto& [name, value] : options) chosen += name + " " + value + ", ";
    SCOPED_TRACE(chosen);
    const Result<G> game = G::with(options);
    ASSERT_TRUE(game.has_value()) << english(game.error());
    expect_random_game_told(*game, ++seed);
  }
}

}  // namespace broceliande::battery
