#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/grailnah/choice.hpp"
#include "games/grailnah/drawing.hpp"
#include "games/grailnah/events.hpp"
#include "games/grailnah/geometry.hpp"
#include "games/grailnah/reach.hpp"
#include "games/grailnah/rules.hpp"
#include "games/grailnah/tableau.hpp"
#include "games/grailnah/text.hpp"

namespace broceliande::grailnah {

/// Grailnah as a Game: the rules under chosen options.
class Grailnah {
 public:
  using State = grailnah::State;
  using Action = grailnah::Action;

  static constexpr std::string_view kName = "grailnah";

  [[nodiscard]] static Manifest manifest();
  [[nodiscard]] static Result<Grailnah> with(const OptionValues& options);
  [[nodiscard]] const OptionValues& options() const { return options_; }

  [[nodiscard]] int seats() const { return std::popcount(seated_); }
  [[nodiscard]] int seats_at(const State& state) const { return std::popcount(state.seated); }
  [[nodiscard]] OptionValues options_at(const State& state) const;
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const {
    return one_each(lot, seats());
  }
  /// G7: with four, partners sit opposite each other.
  [[nodiscard]] int side_of(Seat seat) const { return seats() == 4 ? seat.index % 2 : seat.index; }
  [[nodiscard]] std::string seat_name(Seat seat) const {
    return {site_letter(site_of(seated_, seat))};
  }
  [[nodiscard]] int seat_turn(Seat seat) const {
    return (kSites + 2 - site_of(seated_, seat)) % kSites * 90;
  }
  /// Seats are drawn by lot once (G7); from game to game everybody moves on by one.
  [[nodiscard]] Seating next_seating(const Seating& seating, const Outcome& outcome) const;
  /// Whether the second player may answer `swap` now: once, and after White's first turn.
  [[nodiscard]] bool offers_swap(const State& state, std::size_t actions_played) const {
    return swap_ && state.turn == 1 && actions_played == 1;
  }

  /// Partners neither confer nor speak.
  [[nodiscard]] bool keeps_silence() const { return seats() == 4; }

  [[nodiscard]] State deal(Rng& /*rng*/) const { return start(seated_, edition_); }
  [[nodiscard]] Seat to_act(const State& state) const { return seat_of(state, state.to_move); }
  void legal(const State& state, std::vector<Action>& actions) const {
    grailnah::legal(rules_, state, actions);
  }
  [[nodiscard]] std::uint64_t count_legal(const State& state) const {
    return grailnah::count_legal(rules_, state);
  }
  void apply(State& state, Action action) const { grailnah::apply(rules_, state, action); }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const;
  [[nodiscard]] std::uint64_t hash(const State& state) const;

  /// G30: everything but the number of turns.
  [[nodiscard]] std::uint64_t recurrence(State state) const {
    state.turn = 0;
    return hash(state);
  }
  void end_by_recurrence(State& state) const { end_in_draw(state); }

  [[nodiscard]] std::string position_text(const State& state) const {
    return grailnah::position_text(state);
  }
  [[nodiscard]] Result<State> read_position(std::string_view text) const {
    return grailnah::read_position(rules_, text);
  }
  [[nodiscard]] std::string action_text(const State& state, Action action) const {
    return grailnah::action_text(state, action);
  }
  [[nodiscard]] Result<Action> read_action(const State& state, std::string_view text) const {
    return grailnah::read_action(rules_, state, text);
  }
  /// Nothing is hidden in this game.
  [[nodiscard]] std::string seen_by(const State& state, Seat /*viewer*/) const {
    return grailnah::position_text(state);
  }
  [[nodiscard]] Drawing draw(const State& state) const { return grailnah::draw(rules_, state); }

  [[nodiscard]] Geometry geometry() const {
    return grailnah::geometry(rules_.board, rules_.four_castles ? Sites{0b1111} : seated_);
  }
  [[nodiscard]] Tableau tableau(const State& state) const {
    return grailnah::tableau(rules_, state);
  }
  [[nodiscard]] std::vector<Event> events(const State& before, Action action,
                                          const State& after) const {
    return grailnah::events(rules_, before, action, after);
  }
  [[nodiscard]] Result<Choice> choose(const State& state,
                                      const std::vector<std::string>& picks) const {
    return grailnah::choose(rules_, state, picks);
  }
  [[nodiscard]] std::vector<Reach> reach(const State& state, std::string_view cell) const {
    return grailnah::reach(rules_, state, cell);
  }

  [[nodiscard]] const Rules& rules() const { return rules_; }

 private:
  Grailnah() = default;

  [[nodiscard]] static int site_of(Sites seated, Seat seat);
  [[nodiscard]] static Seat seat_of(const State& state, int site) {
    return {static_cast<std::uint8_t>(seat_number(state, site))};
  }

  OptionValues options_;
  Rules rules_;
  Sites seated_ = 0b0101;
  Edition edition_ = Edition::en11;
  bool swap_ = false;
};
static_assert(CountingGame<Grailnah> && RecurringGame<Grailnah> && MovingGame<Grailnah>);

/// For the registry.
using GameType = Grailnah;

}  // namespace broceliande::grailnah
