#pragma once

// What every game must pass, whatever its rules. A game's own test calls
// pass_battery(game, games) for each set of options it has.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/game_of.hpp"
#include "testing/click_battery.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::battery {

/// Writing what was read gives the same bytes, and reading what was written the same state.
template <Game G>
void expect_position_round_trip(const G& game, const typename G::State& state) {
  const std::string text = game.position_text(state);
  const auto read = game.read_position(text);
  ASSERT_TRUE(read.has_value()) << text << "\n" << english(read.error());
  EXPECT_TRUE(*read == state) << text;
  EXPECT_EQ(game.position_text(*read), text);
  EXPECT_EQ(game.hash(*read), game.hash(state)) << text;
}

/// A text cut short or with one byte changed is refused, or it reads back to the same bytes.
template <Game G>
void expect_damage_is_noticed(const G& game, const std::string& text, Rng& rng) {
  std::string damaged = text;
  const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
  if (rng.below(2) == 0) {
    damaged.resize(at);
  } else {
    damaged[at] = static_cast<char>(rng.below(256));
  }
  const auto read = game.read_position(damaged);
  if (read) {
    EXPECT_EQ(game.position_text(*read), damaged);
  } else {
    EXPECT_FALSE(english(read.error()).empty());
  }
}

template <Game G>
void expect_actions_agree(const G& game, const typename G::State& state,
                          const std::vector<typename G::Action>& actions) {
  if constexpr (CountingGame<G>) {
    EXPECT_EQ(game.count_legal(state), actions.size());
  }
  std::set<std::string> texts;
  const typename G::State before = state;
  for (const auto action : actions) {
    const std::string text = game.action_text(state, action);
    EXPECT_TRUE(texts.insert(text).second) << text << " twice in " << game.position_text(state);
    const auto read = game.read_action(state, text);
    ASSERT_TRUE(read.has_value()) << text << " in " << game.position_text(state) << ": "
                                  << english(read.error());
    EXPECT_TRUE(*read == action) << text;
    typename G::State next = state;
    game.apply(next, action);
    EXPECT_FALSE(next == state) << text << " changes nothing in " << game.position_text(state);
  }
  EXPECT_TRUE(state == before) << "applying to a copy changed the original";
}

/// Texts that were legal elsewhere are accepted exactly if they name a legal action here.
template <Game G>
void expect_foreign_texts_judged(const G& game, const typename G::State& state,
                                 const std::vector<typename G::Action>& actions,
                                 const std::vector<std::string>& foreign) {
  for (const std::string& text : foreign) {
    const auto read = game.read_action(state, text);
    if (read) {
      EXPECT_NE(std::ranges::find(actions, *read), actions.end())
          << text << " in " << game.position_text(state);
    } else {
      EXPECT_FALSE(english(read.error()).empty());
      for (const auto action : actions) {
        EXPECT_NE(game.action_text(state, action), text);
      }
    }
  }
}

template <Game G>
void expect_views_sound(const G& game, const typename G::State& state) {
  for (int i = 0; i < game.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    const View view = View::of(game, state, seat);
    EXPECT_EQ(view.position(), game.seen_by(state, seat));
    const bool decides = !game.outcome(state) && game.to_act(state) == seat;
    EXPECT_EQ(!view.actions().empty(), decides) << game.position_text(state);
  }
}

template <Game G>
void expect_sound_end(const G& game, const typename G::State& state) {
  const auto end = game.outcome(state);
  ASSERT_TRUE(end.has_value()) << game.position_text(state);
  int wins = 0;
  int losses = 0;
  for (int i = 0; i < game.seats(); ++i) {
    wins += static_cast<int>(end->of[static_cast<std::size_t>(i)].verdict == Verdict::win);
    losses += static_cast<int>(end->of[static_cast<std::size_t>(i)].verdict == Verdict::loss);
  }
  EXPECT_EQ(wins == 0, losses == 0) << "a winner needs a loser";
  EXPECT_TRUE(wins > 0 || losses == 0);
}

/// The match's record, written and read, folds to the same position.
template <Game G>
void expect_record_folds(const G& game, const Match<G>& match) {
  const std::string text = record_text(match.record());
  const RecordReading reading = read_record(text);
  ASSERT_FALSE(reading.damage.has_value()) << english(*reading.damage);
  EXPECT_EQ(reading.record, match.record());
  const GameOf<G> any(game);
  const MatchReading folded = fold(any, reading);
  ASSERT_FALSE(folded.damage.has_value()) << english(*folded.damage);
  EXPECT_EQ(folded.match->position(), game.position_text(match.state()));
  EXPECT_EQ(record_text(folded.match->record()), text);
}

/// Everybody hands in something; nobody sees what the others have until all are ready.
template <PreparedGame G>
void prepare_all(Match<G>& match, Rng& rng) {
  const G& game = match.game();
  const std::string salt = "0123456789abcdef";
  EXPECT_FALSE(match.play(Seat{0}, "pass").has_value()) << "not before the screens are lifted";
  for (int party = 0; party < game.parties(); ++party) {
    const auto first = game.complete(party, "", rng);
    const auto second = game.complete(party, "", rng);
    ASSERT_TRUE(first.has_value() && second.has_value());
    EXPECT_NE(*first, *second);
    Match<G> other = match;
    ASSERT_TRUE(match.prepare(party, *first, salt).has_value());
    ASSERT_TRUE(other.prepare(party, *second, salt).has_value());
    if (!match.is_preparing()) break;
    for (int i = 0; i < game.seats(); ++i) {
      const Seat seat{static_cast<std::uint8_t>(i)};
      const MatchOf<G> one(match);
      const MatchOf<G> another(other);
      EXPECT_EQ(ClientText(one.view(seat)).bytes(), ClientText(another.view(seat)).bytes());
    }
    EXPECT_FALSE(match.prepare(party, *first, salt).has_value()) << "ready is ready";
  }
  EXPECT_FALSE(match.is_preparing());
}

/// All that can be asked of one state. Texts that mean something elsewhere are judged here too.
template <Game G>
void expect_state_sound(const G& game, const typename G::State& state,
                        const std::vector<typename G::Action>& actions,
                        const std::vector<std::string>& foreign, Rng& rng) {
  expect_position_round_trip(game, state);
  expect_damage_is_noticed(game, game.position_text(state), rng);
  expect_actions_agree(game, state, actions);
  expect_foreign_texts_judged(game, state, actions, foreign);
  expect_views_sound(game, state);
  expect_playable_by_clicks(game, state, actions, rng);
  for (int i = 0; i < 6 && !actions.empty(); ++i) {
    const auto some = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    typename G::State next = state;
    game.apply(next, some);
    expect_events_complete(game, state, some, next);
  }
}

/// Sanitizers look at every eighth state of a game, builds without them at all.
inline constexpr int kStride = kInstrumented ? 8 : 1;

template <Game G>
void play_one_game(const G& game, std::uint64_t seed) {
  Rng rng(scatter(seed));
  auto begun = Match<G>::begin(game, MatchSetup{.seed = seed});
  ASSERT_TRUE(begun.has_value());
  Match<G>& match = *begun;
  if constexpr (PreparedGame<G>) {
    if (match.is_preparing()) prepare_all(match, rng);
  }
  std::vector<typename G::Action> actions;
  std::vector<std::string> foreign;
  for (int turn = 0;; ++turn) {
    const typename G::State state = match.state();
    actions.clear();
    game.legal(state, actions);
    EXPECT_EQ(actions.empty(), match.outcome().has_value()) << game.position_text(state);
    if (actions.empty() || turn % kStride == 0) {
      expect_state_sound(game, state, actions, foreign, rng);
    }
    if (actions.empty() || testing::Test::HasFailure()) break;
    foreign.resize(std::min<std::size_t>(foreign.size(), 20));
    for (std::size_t i = 0; i < std::min<std::size_t>(actions.size(), 10); ++i) {
      const auto pick = rng.below(static_cast<std::uint32_t>(actions.size()));
      foreign.insert(foreign.begin(), game.action_text(state, actions[pick]));
    }
    const auto chosen = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    ASSERT_TRUE(match.play(game.to_act(state), game.action_text(state, chosen)).has_value());
    expect_events_complete(game, state, chosen, match.state());
  }
  expect_sound_end(game, match.state());
  expect_record_folds(game, match);
}

/// Plays random games and checks every state on the way.
template <Game G>
void pass_battery(const G& game, int games) {
  expect_geometry_sound(game.geometry());
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    play_one_game(game, static_cast<std::uint64_t>(i));
  }
}

}  // namespace broceliande::battery
