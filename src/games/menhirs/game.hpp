#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/menhirs/choice.hpp"
#include "games/menhirs/drawing.hpp"
#include "games/menhirs/events.hpp"
#include "games/menhirs/geometry.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/tableau.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {

/// Menhirs in the Mist as a Game: the rules under chosen options.
class Menhirs {
 public:
  using State = menhirs::State;
  using Action = menhirs::Action;

  static constexpr std::string_view kName = "menhirs";

  [[nodiscard]] static Manifest manifest();
  [[nodiscard]] static Result<Menhirs> with(const OptionValues& options);
  [[nodiscard]] const OptionValues& options() const { return options_; }

  [[nodiscard]] int seats() const { return 2; }
  [[nodiscard]] int seats_at(const State& /*state*/) const { return 2; }
  [[nodiscard]] OptionValues options_at(const State& /*state*/) const { return options_; }
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const {
    return one_each(lot, seats());
  }
  [[nodiscard]] int side_of(Seat seat) const { return seat.index; }
  [[nodiscard]] std::string seat_name(Seat seat) const { return seat.index == 0 ? "a" : "b"; }
  /// M19: a and b swap after every game.
  [[nodiscard]] Seating next_seating(const Seating& seating, const Outcome& /*unused*/) const {
    return {seating[1], seating[0]};
  }

  [[nodiscard]] State deal(Rng& rng) const { return menhirs::deal(side_, first_clearing_, rng); }
  [[nodiscard]] Seat to_act(const State& state) const {
    return {static_cast<std::uint8_t>(state.turn % 2)};
  }
  void legal(const State& state, std::vector<Action>& actions) const {
    menhirs::legal(state, actions);
  }
  [[nodiscard]] std::uint64_t count_legal(const State& state) const {
    return menhirs::count_legal(state);
  }
  void apply(State& state, Action action) const { menhirs::apply(state, action); }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return menhirs::outcome(state, early21_);
  }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return state.hash(); }

  [[nodiscard]] std::string position_text(const State& state) const {
    return menhirs::position_text(state);
  }
  [[nodiscard]] Result<State> read_position(std::string_view text) const {
    return menhirs::read_position(text);
  }
  [[nodiscard]] std::string action_text(const State& state, Action action) const {
    return menhirs::action_text(state, action);
  }
  [[nodiscard]] Result<Action> read_action(const State& state, std::string_view text) const {
    return menhirs::read_action(state, text);
  }
  /// Nothing is hidden in this game.
  [[nodiscard]] std::string seen_by(const State& state, Seat /*viewer*/) const {
    return menhirs::position_text(state);
  }
  [[nodiscard]] Drawing draw(const State& state) const { return menhirs::draw(state); }

  [[nodiscard]] Geometry geometry() const { return menhirs::geometry(side_); }
  [[nodiscard]] Tableau tableau(const State& state) const { return menhirs::tableau(state); }
  [[nodiscard]] std::vector<Event> events(const State& before, Action action,
                                          const State& after) const {
    return menhirs::events(before, action, after, early21_);
  }
  [[nodiscard]] Result<Choice> choose(const State& state,
                                      const std::vector<std::string>& picks) const {
    return menhirs::choose(state, picks);
  }

 private:
  Menhirs() = default;

  OptionValues options_;
  int side_ = 4;
  int first_clearing_ = 14;
  bool early21_ = false;
};
static_assert(CountingGame<Menhirs>);

/// For the registry.
using GameType = Menhirs;

}  // namespace broceliande::menhirs
