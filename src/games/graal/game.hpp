#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/preparation.hpp"
#include "games/graal/choice.hpp"
#include "games/graal/drawing.hpp"
#include "games/graal/drawing_up.hpp"
#include "games/graal/events.hpp"
#include "games/graal/geometry.hpp"
#include "games/graal/reach.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {

/// Graal as a Game: the rules under chosen options. Seats are the armies in the order of turns, S1,
/// N1, S2, N2, …; a player who commands several armies sits on several seats (C22).
class Graal {
 public:
  using State = graal::State;
  using Action = graal::Action;

  static constexpr std::string_view kName = "graal";

  [[nodiscard]] static Manifest manifest();
  [[nodiscard]] static Result<Graal> with(const OptionValues& options);
  [[nodiscard]] const OptionValues& options() const { return options_; }

  [[nodiscard]] const Variant& variant() const { return variant_; }
  /// For drawing up a camp of this game.
  [[nodiscard]] Muster muster(Camp camp) const {
    const Map& map = variant_.maps[static_cast<std::size_t>(map_)];
    return {variant_, map, roster_, camp, armies_, allied_house_};
  }
  /// The first position from two complete drawing-ups (C6).
  [[nodiscard]] State begin(const DrawingUp& south, const DrawingUp& north) const {
    return lift_screens(south, north, armies_, map_, quiet_first_turn_);
  }

  [[nodiscard]] int seats() const { return 2 * armies_; }
  [[nodiscard]] int seats_at(const State& state) const { return 2 * state.armies; }
  [[nodiscard]] OptionValues options_at(const State& state) const;
  /// C22: the armies of a camp win and lose together.
  [[nodiscard]] int side_of(Seat seat) const { return party_of(seat); }
  [[nodiscard]] std::string seat_name(Seat seat) const { return army_text(Army{seat.index}); }
  [[nodiscard]] int seat_turn(Seat seat) const {
    return Army{seat.index}.camp() == Camp::south ? 0 : 180;
  }
  /// C22: two players or more, by turns into South's camp and North's; a camp's armies are shared
  /// out among its players by turns too.
  [[nodiscard]] std::optional<Seating> first_seating(const Seating& lot) const;
  /// C8: the camp that won plays South; after a draw all keep their seats.
  [[nodiscard]] Seating next_seating(const Seating& seating, const Outcome& outcome) const;

  // Drawing up behind screens (C6), unless option drawing-up is stock: South is party 0, North
  // party 1.
  static constexpr int kParties = 2;
  [[nodiscard]] int parties() const { return is_secret_ ? kParties : 0; }
  [[nodiscard]] std::string party_name(int party) const { return party == 0 ? "S" : "N"; }
  [[nodiscard]] int party_of(Seat seat) const { return seat.index % kParties; }
  /// Of a text, or of a stock drawing-up by its name, turned half round for North.
  [[nodiscard]] Result<Draft> review(int party, std::string_view text) const;
  [[nodiscard]] Result<std::string> complete(int party, std::string_view text, Rng& rng) const;
  [[nodiscard]] Result<Choice> choose_draft(int party, std::string_view text,
                                            const std::vector<std::string>& picks) const;
  [[nodiscard]] Result<std::string> mirrored(std::string_view text) const;
  [[nodiscard]] std::vector<StockPreparation> stock_preparations() const;
  [[nodiscard]] State lift(const std::vector<std::string>& texts) const;

  /// Two stock drawing-ups at random, or figures placed at random where none fits the map.
  [[nodiscard]] State deal(Rng& rng) const;
  [[nodiscard]] Seat to_act(const State& state) const { return {graal::to_act(state).index}; }
  void legal(const State& state, std::vector<Action>& actions) const {
    graal::legal(variant_, state, actions);
  }
  [[nodiscard]] std::uint64_t count_legal(const State& state) const {
    return graal::count_legal(variant_, state);
  }
  void apply(State& state, Action action) const { graal::apply(state, action); }
  [[nodiscard]] std::optional<Outcome> outcome(const State& state) const {
    return graal::outcome(state);
  }
  [[nodiscard]] std::uint64_t hash(const State& state) const { return state.hash(); }

  /// C20
  [[nodiscard]] std::uint64_t recurrence(const State& state) const { return state.recurrence(); }
  void end_by_recurrence(State& state) const { end(state, Ending::draw); }
  /// Exact also where positions recur along the line.
  [[nodiscard]] std::uint64_t perft(const State& state, int depth) const {
    return graal::perft(variant_, state, depth);
  }

  [[nodiscard]] std::string position_text(const State& state) const {
    return graal::position_text(variant_, state);
  }
  [[nodiscard]] Result<State> read_position(std::string_view text) const {
    return graal::read_position(variant_, text);
  }
  [[nodiscard]] std::string action_text(const State& state, Action action) const {
    return graal::action_text(state, action);
  }
  [[nodiscard]] Result<Action> read_action(const State& state, std::string_view text) const {
    return graal::read_action(variant_, state, text);
  }
  /// Nothing is hidden once the screens are lifted.
  [[nodiscard]] std::string seen_by(const State& state, Seat /*viewer*/) const {
    return position_text(state);
  }
  [[nodiscard]] Drawing draw(const State& state) const { return graal::draw(variant_, state); }

  [[nodiscard]] Geometry geometry() const {
    return graal::geometry(variant_.maps[static_cast<std::size_t>(map_)]);
  }
  [[nodiscard]] Tableau tableau(const State& state) const {
    return graal::tableau({muster(Camp::south), muster(Camp::north)}, state);
  }
  [[nodiscard]] std::vector<Event> events(const State& before, Action action,
                                          const State& after) const {
    return graal::events(before, action, after);
  }
  [[nodiscard]] Result<Choice> choose(const State& state,
                                      const std::vector<std::string>& picks) const {
    return graal::choose(variant_, state, picks);
  }
  [[nodiscard]] std::vector<Reach> reach(const State& state, std::string_view cell) const {
    return graal::reach(variant_, state, cell);
  }

 private:
  Graal() = default;

  [[nodiscard]] Result<void> choose_map(std::string_view value);
  [[nodiscard]] Result<void> choose_army(std::string_view value);
  [[nodiscard]] std::string map_word() const;
  [[nodiscard]] Result<DrawingUp> read_named(int party, std::string_view text) const;
  [[nodiscard]] DrawingUp deal_camp(Camp camp, Rng& rng) const;

  OptionValues options_;
  Variant variant_;
  Roster roster_;
  int armies_ = 1;
  int map_ = 0;
  bool allied_house_ = false;
  bool quiet_first_turn_ = false;
  bool is_secret_ = true;
};
static_assert(CountingGame<Graal>);
static_assert(RecurringGame<Graal>);
static_assert(PreparedGame<Graal>);
static_assert(MovingGame<Graal>);

/// For the registry.
using GameType = Graal;

}  // namespace broceliande::graal
