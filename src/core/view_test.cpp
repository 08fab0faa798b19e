#include "core/view.hpp"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>

namespace broceliande {
namespace guessing {

/// The smallest game with a secret: seat 0 hides a number, seat 1 guesses it.
struct Guess {
  struct State {
    int hidden = 0;
    int guess = -1;
    friend bool operator==(const State&, const State&) = default;
  };
  struct Action {
    int number = 0;
    friend bool operator==(Action, Action) = default;
  };

  static constexpr std::string_view kName = "guess";
  static Manifest manifest() { return {.name = kName, .summary = "guess a number"}; }
  static Result<Guess> with(const OptionValues& /*options*/) { return Guess{}; }
  [[nodiscard]] const OptionValues& options() const { return chosen; }
  [[nodiscard]] int seats() const { return 2; }
  [[nodiscard]] int seats_at(const State& /*state*/) const { return 2; }
  [[nodiscard]] OptionValues options_at(const State& /*state*/) const { return chosen; }
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const {
    return one_each(lot, seats());
  }
  [[nodiscard]] int side_of(Seat seat) const { return seat.index; }
  [[nodiscard]] std::string seat_name(Seat seat) const { return std::to_string(seat.index); }
  [[nodiscard]] Seating next_seating(const Seating& seating, const Outcome& /*end*/) const {
    return seating;
  }
  [[nodiscard]] State deal(Rng& rng) const { return {static_cast<int>(rng.below(10)), -1}; }
  [[nodiscard]] Seat to_act(const State& /*state*/) const { return Seat{1}; }
  void legal(const State& state, std::vector<Action>& actions) const {
    for (int i = 0; i < 10 && state.guess < 0; ++i) actions.push_back({i});
  }
  void apply(State& state, Action action) const { state.guess = action.number; }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    if (state.guess < 0) return std::nullopt;
    return Outcome{};
  }
  [[nodiscard]] std::uint64_t hash(const State& state) const {
    return scatter(static_cast<std::uint64_t>(state.hidden));
  }
  [[nodiscard]] std::string position_text(const State& state) const {
    return std::to_string(state.hidden) + " " + std::to_string(state.guess);
  }
  [[nodiscard]] Result<State> read_position(std::string_view /*text*/) const { return State{}; }
  [[nodiscard]] std::string action_text(const State& /*state*/, Action action) const {
    return std::to_string(action.number);
  }
  [[nodiscard]] Result<Action> read_action(const State& /*state*/, std::string_view text) const {
    return Action{text[0] - '0'};
  }
  [[nodiscard]] std::string seen_by(const State& state, Seat viewer) const {
    return viewer.index == 0 ? position_text(state) : "? " + std::to_string(state.guess);
  }
  [[nodiscard]] Drawing draw(const State& /*state*/) const { return {}; }
  [[nodiscard]] Geometry geometry() const { return {}; }
  [[nodiscard]] Tableau tableau(const State& /*state*/) const { return {}; }
  [[nodiscard]] std::vector<Event> events(const State& /*before*/, Action /*action*/,
                                          const State& /*after*/) const {
    return {};
  }
  [[nodiscard]] Result<Choice> choose(const State& /*state*/,
                                      const std::vector<std::string>& /*picks*/) const {
    return Choice{};
  }

  OptionValues chosen;
};
static_assert(Game<Guess>);

}  // namespace guessing

namespace {

using guessing::Guess;

// The compiler lets nothing but a View be written for a client.
static_assert(std::is_constructible_v<ClientText, View>);
static_assert(!std::is_constructible_v<ClientText, Guess::State>);
static_assert(!std::is_constructible_v<ClientText, std::string>);
static_assert(!std::is_constructible_v<ClientText, const char*>);
static_assert(!std::is_default_constructible_v<View>);
static_assert(!std::is_constructible_v<View, std::string>);

TEST(View, WhatIsHiddenChangesNoByteForTheOther) {
  const Guess game;
  const std::string first = ClientText(View::of(game, {3, -1}, Seat{1})).bytes();
  const std::string second = ClientText(View::of(game, {8, -1}, Seat{1})).bytes();
  EXPECT_EQ(first, second);
  EXPECT_NE(ClientText(View::of(game, {3, -1}, Seat{0})).bytes(),
            ClientText(View::of(game, {8, -1}, Seat{0})).bytes());
}

TEST(View, OnlyTheSeatToActGetsActions) {
  const Guess game;
  EXPECT_TRUE(View::of(game, {3, -1}, Seat{0}).actions().empty());
  EXPECT_EQ(View::of(game, {3, -1}, Seat{1}).actions().size(), 10U);
}

TEST(View, IsWrittenAsJson) {
  EXPECT_EQ(ClientText(View::of(Guess{}, {3, 4}, Seat{1})).bytes(),
            R"({"viewer":1,"position":"? 4","ready":{},"toAct":null,"actions":[],)"
            R"("outcome":[{"verdict":0,"score":0},{"verdict":0,"score":0}]})");
}

}  // namespace
}  // namespace broceliande
