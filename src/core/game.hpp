#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/choice.hpp"
#include "core/drawing.hpp"
#include "core/error.hpp"
#include "core/event.hpp"
#include "core/geometry.hpp"
#include "core/manifest.hpp"
#include "core/options.hpp"
#include "core/outcome.hpp"
#include "core/reach.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/tableau.hpp"

namespace broceliande {

/// Who sits where: the player (numbered from 0 as they joined) on each seat.
using Seating = std::vector<int>;

/// Each player on a seat of their own, if there are as many players as seats.
[[nodiscard]] inline std::optional<Seating> one_each(const Seating& lot, int seats) {
  if (std::cmp_not_equal(lot.size(), seats)) return std::nullopt;
  return lot;
}

/// A game is a type whose values are the rules under chosen options. Its State is a plain value;
/// nothing is remembered between calls, so one game may serve many threads.
///
/// Contracts beyond the signatures:
/// - `legal` appends every legal action once, in a fixed order, and nothing when the game is over;
///   it allocates only where the caller's buffer must grow.
/// - `seats_at` is for how many seats a position is; one that was read may be for another number
///   than the options say, and no match starts from it. `options_at` are the options with which one
///   does: the same but for what the number of seats decides.
/// - seats of one side win and lose together; sides are numbered from 0 without gaps.
/// - `first_seating` seats the players in the order of the lot that was drawn or given, or answers
///   nothing where so many cannot play; a player may hold several seats of one side. As many
///   players as seats take the seats in that order.
/// - `apply` takes an action that `legal` listed for this state; it allocates nothing.
/// - texts are those of the rules: writing what was read gives the same bytes, and action texts are
///   unique among the legal actions of a state.
/// - `read_action` answers legal actions only; its errors name the rule that forbids the rest.
/// - `seen_by` is the position text with all that is hidden from that seat left out.
/// - `choose` leads, pick by pick, to every legal action and to nothing else; it refuses a pick
///   that leads nowhere with the rule. `tableau` and `events` name cells of `geometry` only.
/// - `events` tells an action by the states before and after it; the state after it may also have
///   been ended by recurrence. Folded over the tableau before, they give the one after.
template <class G>
concept Game =
    requires(const G& game, const typename G::State& state, typename G::State& changing,
             typename G::Action action, std::vector<typename G::Action>& actions,
             const OptionValues& options, const Seating& seating, const Outcome& outcome,
             const std::vector<std::string>& picks, Rng& rng, Seat seat, std::string_view text) {
      requires std::regular<typename G::State>;
      requires std::equality_comparable<typename G::Action>;
      requires std::is_trivially_copyable_v<typename G::State>;
      requires std::is_trivially_copyable_v<typename G::Action>;
      requires sizeof(typename G::Action) <= 8;

      { G::kName } -> std::convertible_to<std::string_view>;
      { G::manifest() } -> std::same_as<Manifest>;
      { G::with(options) } -> std::same_as<Result<G>>;
      { game.options() } -> std::same_as<const OptionValues&>;

      { game.seats() } -> std::same_as<int>;
      { game.seats_at(state) } -> std::same_as<int>;
      { game.options_at(state) } -> std::same_as<OptionValues>;
      { game.seat_name(seat) } -> std::same_as<std::string>;
      { game.side_of(seat) } -> std::same_as<int>;
      { game.first_seating(seating) } -> std::same_as<std::optional<Seating>>;
      { game.next_seating(seating, outcome) } -> std::same_as<Seating>;

      { game.deal(rng) } -> std::same_as<typename G::State>;
      { game.to_act(state) } -> std::same_as<Seat>;
      { game.legal(state, actions) } -> std::same_as<void>;
      { game.apply(changing, action) } -> std::same_as<void>;
      { game.outcome(state) } -> std::same_as<std::optional<Outcome>>;
      { game.hash(state) } -> std::same_as<std::uint64_t>;

      { game.position_text(state) } -> std::same_as<std::string>;
      { game.read_position(text) } -> std::same_as<Result<typename G::State>>;
      { game.action_text(state, action) } -> std::same_as<std::string>;
      { game.read_action(state, text) } -> std::same_as<Result<typename G::Action>>;
      { game.seen_by(state, seat) } -> std::same_as<std::string>;
      { game.draw(state) } -> std::same_as<Drawing>;

      { game.geometry() } -> std::same_as<Geometry>;
      { game.tableau(state) } -> std::same_as<Tableau>;
      { game.events(state, action, state) } -> std::same_as<std::vector<Event>>;
      { game.choose(state, picks) } -> std::same_as<Result<Choice>>;
    };

/// A game in which the third occurrence of a position ends it. `recurrence` is equal for two states
/// exactly when the rules call them the same position; `end_by_recurrence` makes the state a draw.
template <class G>
concept RecurringGame = Game<G> && requires(const G& game, const typename G::State& state,
                                            typename G::State& changing) {
  { game.recurrence(state) } -> std::same_as<std::uint64_t>;
  { game.end_by_recurrence(changing) } -> std::same_as<void>;
};

/// A game of two in which the second player may answer the first action with `swap`: the two people
/// change seats, and the position stays. It belongs to the match, so the state does not know of it.
template <class G>
concept SwappingGame =
    Game<G> && requires(const G& game, const typename G::State& state, std::size_t actions_played) {
      { game.offers_swap(state, actions_played) } -> std::same_as<bool>;
    };

/// The action that changes seats instead of moving.
inline constexpr std::string_view kSwap = "swap";

/// A game whose partners may not confer while it lasts.
template <class G>
concept SilentGame = Game<G> && requires(const G& game) {
  { game.keeps_silence() } -> std::same_as<bool>;
};

/// A game whose seats look at the board from different sides: by how many degrees, with the clock,
/// the board is turned for a seat to look at it from below.
template <class G>
concept FacingGame = Game<G> && requires(const G& game, Seat seat) {
  { game.seat_turn(seat) } -> std::same_as<int>;
};

/// A game whose figures go from cell to cell. `reach` answers for each figure that the tableau
/// shows on a cell, alike ones once: for a figure of whoever is to act, and for one that belongs to
/// nobody, the destinations of its legal actions; for any other, as if it were its owner's turn.
template <class G>
concept MovingGame =
    Game<G> && requires(const G& game, const typename G::State& state, std::string_view cell) {
      { game.reach(state, cell) } -> std::same_as<std::vector<Reach>>;
    };

/// A game that can count its legal actions faster than list them.
template <class G>
concept CountingGame = Game<G> && requires(const G& game, const typename G::State& state) {
  { game.count_legal(state) } -> std::same_as<std::uint64_t>;
};

}  // namespace broceliande
