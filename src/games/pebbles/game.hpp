#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/pebbles/choice.hpp"
#include "games/pebbles/drawing.hpp"
#include "games/pebbles/events.hpp"
#include "games/pebbles/geometry.hpp"
#include "games/pebbles/rules.hpp"
#include "games/pebbles/tableau.hpp"
#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {

/// Pebbles as a Game: three in a row on nine cells. It exists to prove that a game is two folders
/// and one word, and is the shortest example of the concept.
class Pebbles {
 public:
  using State = pebbles::State;
  using Action = pebbles::Action;

  static constexpr std::string_view kName = "pebbles";

  [[nodiscard]] static Manifest manifest();
  [[nodiscard]] static Result<Pebbles> with(const OptionValues& options);
  [[nodiscard]] const OptionValues& options() const { return options_; }

  [[nodiscard]] int seats() const { return 2; }
  [[nodiscard]] int seats_at(const State& /*state*/) const { return 2; }
  [[nodiscard]] OptionValues options_at(const State& /*state*/) const { return options_; }
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const {
    return one_each(lot, seats());
  }
  [[nodiscard]] int side_of(Seat seat) const { return seat.index; }
  [[nodiscard]] std::string seat_name(Seat seat) const { return seat.index == 0 ? "x" : "o"; }
  /// P2: whoever began puts the second pebble in the next game.
  [[nodiscard]] Seating next_seating(const Seating& seating, const Outcome& /*outcome*/) const {
    return {seating[1], seating[0]};
  }

  [[nodiscard]] State deal(Rng& /*rng*/) const { return {}; }
  [[nodiscard]] Seat to_act(const State& state) const { return {state.to_act()}; }
  void legal(const State& state, std::vector<Action>& actions) const {
    pebbles::legal(state, actions);
  }
  void apply(State& state, Action action) const { pebbles::apply(state, action); }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return pebbles::outcome(state);
  }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return state.hash(); }

  [[nodiscard]] std::string position_text(const State& state) const {
    return pebbles::position_text(state);
  }
  [[nodiscard]] Result<State> read_position(std::string_view text) const {
    return pebbles::read_position(text);
  }
  [[nodiscard]] std::string action_text(const State& /*state*/, Action action) const {
    return cell_text(action.cell);
  }
  [[nodiscard]] Result<Action> read_action(const State& state, std::string_view text) const {
    return pebbles::read_action(state, text);
  }
  /// Nothing is hidden in this game.
  [[nodiscard]] std::string seen_by(const State& state, Seat /*viewer*/) const {
    return pebbles::position_text(state);
  }
  [[nodiscard]] Drawing draw(const State& state) const { return pebbles::draw(state); }

  [[nodiscard]] Geometry geometry() const { return pebbles::geometry(); }
  [[nodiscard]] Tableau tableau(const State& state) const { return pebbles::tableau(state); }
  [[nodiscard]] std::vector<Event> events(const State& before, Action action,
                                          const State& after) const {
    return pebbles::events(before, action, after);
  }
  [[nodiscard]] Result<Choice> choose(const State& state,
                                      const std::vector<std::string>& picks) const {
    return pebbles::choose(state, picks);
  }

 private:
  Pebbles() = default;

  OptionValues options_;
};
static_assert(Game<Pebbles>);

using GameType = Pebbles;

}  // namespace broceliande::pebbles
