#include <algorithm>
#include <vector>

#include "core/reader.hpp"
#include "games/grailnah/occupancy.hpp"
#include "games/grailnah/phrases.hpp"
#include "games/grailnah/tableau.hpp"
#include "games/grailnah/text.hpp"

// Reads actions, and says of those that are not legal which rule they break.
namespace broceliande::grailnah {
namespace {

/// An action as it was written.
struct Wish {
  Piece piece = Piece::knight;
  Place from;
  Place to;
  std::optional<Place> paid;
};

Result<Place> read_wished_place(const Board& board, std::string_view text, std::size_t place) {
  const auto read = read_place(board, text);
  if (read) return *read;
  return refuse(
      phrases::kPlaceName, place,
      {std::string(text), std::string(1, ring_letter(board.innermost())), board.spokes()});
}

Result<Wish> read_wish(const Board& board, std::string_view text) {
  constexpr std::string_view kLetters = "KQnMF";  // in the order of Piece
  Reader reader(text);
  const std::size_t piece = kLetters.find(reader.peek());
  reader.skip();
  const bool has_form = piece != std::string_view::npos && reader.take(':') &&
                        text.find('-') != std::string_view::npos;
  if (!has_form) return refuse(phrases::kForm, 0, {std::string(text)});
  Wish wish{static_cast<Piece>(piece), {}, {}, std::nullopt};
  const Result<Place> from = read_wished_place(board, reader.until('-'), 2);
  if (!from) return pass_on(from);
  wish.from = *from;
  (void)reader.take('-');
  const std::size_t to_place = reader.place();
  const Result<Place> to = read_wished_place(board, reader.until('!'), to_place);
  if (!to) return pass_on(to);
  wish.to = *to;
  if (!reader.take('!')) return wish;
  if (wish.piece != Piece::morgane) return refuse(phrases::kForm, 0, {std::string(text)});
  const Result<Place> paid = read_wished_place(board, text.substr(reader.place()), reader.place());
  if (!paid) return pass_on(paid);
  wish.paid = *paid;
  return wish;
}

/// Explains why a wish is not legal. Each function looks at one kind of move and returns the first
/// rule that is broken.
class Judge {
 public:
  Judge(const Rules& rules, const State& state, const Wish& wish)
      : rules_(rules), board_(rules.board), state_(state), wish_(wish), occupancy_(rules, state) {}

  [[nodiscard]] Error explain() const {
    if (wish_.piece == Piece::merlin) return merlin();
    if (wish_.piece == Piece::morgane) return morgane();
    if (!is_own_piece_there()) {
      return error(phrases::kNotThere,
                   {mover(), piece_name(), Argument::cell(place_text(wish_.from))});
    }
    if (occupancy_.is_locked(wish_.from)) {
      return error(phrases::kLocked, {piece_name(), Argument::cell(place_text(wish_.from))});
    }
    if (wish_.from == wish_.to) return error(phrases::kStaysPut);
    return wish_.piece == Piece::knight ? knight() : royal();
  }

 private:
  static Error error(const Phrase& phrase, Arguments arguments = {}) {
    return Error{&phrase, std::move(arguments), Error::kNoPlace};
  }
  [[nodiscard]] Argument mover() const { return seat_argument(state_, state_.to_move); }
  [[nodiscard]] Argument piece_name() const { return piece_argument(wish_.piece); }
  [[nodiscard]] static Argument nobody() { return Argument::word("argument.board", "the board"); }
  [[nodiscard]] const Household& household() const { return state_.household(state_.to_move); }
  [[nodiscard]] bool has_knight_at(Place place) const {
    return std::ranges::find(household().knights, place) != household().knights.end();
  }
  [[nodiscard]] bool is_own_piece_there() const {
    if (wish_.piece == Piece::king) return household().king == wish_.from;
    if (wish_.piece == Piece::queen) return household().queen == wish_.from;
    return has_knight_at(wish_.from);
  }
  [[nodiscard]] bool is_wall(Place place) const {
    return place.is_castle() ||
           (place.is_square() && (occupancy_.walls(place.ring()) & place.bit()) != 0);
  }
  [[nodiscard]] bool is_stairs(Place place) const {
    return place.is_square() && (board_.stairs(place.ring()) & place.bit()) != 0;
  }
  [[nodiscard]] bool is_inside(Place place) const {
    return place.is_grail() || (place.is_square() && board_.is_inside(place.ring()));
  }
  /// Of a gate's two squares.
  [[nodiscard]] static Argument either_of(int ring, Ring squares) {
    const auto name = [ring](Ring set) {
      return place_text(Place::square(ring, std::countr_zero(set)));
    };
    return Argument::either(name(squares), name(squares & (squares - 1)));
  }

  /// G13, and for those who may use them G17: why nothing coloured can stop there.
  [[nodiscard]] Error cannot_stop() const {
    const Argument square = Argument::cell(place_text(wish_.to));
    if (wish_.to == state_.merlin || wish_.to == state_.morgane) {
      return error(phrases::kStopMagician, {square});
    }
    if (is_stairs(wish_.to)) return error(phrases::kStairsTaken, {square});
    if (occupancy_.is_locked(wish_.to)) return error(phrases::kStopTwo, {square});
    return error(phrases::kStopOwn, {square});
  }

  [[nodiscard]] Error in_the_way() const {
    return error(phrases::kInTheWay,
                 {Argument::cell(place_text(wish_.from)), Argument::cell(place_text(wish_.to))});
  }

  [[nodiscard]] Error knight() const {
    const Place from = wish_.from;
    const Place to = wish_.to;
    if (to.is_castle()) return error(phrases::kKnightIntoCastle);
    if (is_stairs(to)) return error(phrases::kStairsForRoyals, {Argument::cell(place_text(to))});
    if (from.is_castle()) return knight_from_castle();
    if (to.is_grail()) return error(phrases::kKnightStep);
    if (to.ring() < from.ring()) return error(phrases::kKnightBackward);
    if (is_wall(to)) return error(phrases::kOnCastleSquare, {Argument::cell(place_text(to))});
    if (to.ring() == from.ring()) {
      const Ring reach = occupancy_.reach_along_ring(from.ring(), from.spoke());
      return (reach & to.bit()) != 0 ? cannot_stop() : in_the_way();
    }
    const bool is_forward = to.ring() == from.ring() + 1 && to.spoke() == from.spoke();
    return is_forward ? cannot_stop() : error(phrases::kKnightStep);
  }

  [[nodiscard]] Error knight_from_castle() const {
    const Ring gates = board_.side_gates(wish_.from.site());
    const bool is_gate =
        wish_.to.is_square() && wish_.to.ring() == 0 && (gates & wish_.to.bit()) != 0;
    if (is_gate) return cannot_stop();
    const bool may_run = rules_.knights_run_out && wish_.to.is_square() && wish_.to.ring() == 0;
    if (!may_run) {
      return error(phrases::kSideGate,
                   {Argument::cell(place_text(wish_.from)), either_of(0, gates)});
    }
    if (is_wall(wish_.to))
      return error(phrases::kOnCastleSquare, {Argument::cell(place_text(wish_.to))});
    for (Ring left = gates & ~(occupancy_.any(0) | occupancy_.walls(0)); left != 0;
         left &= left - 1) {
      const Ring reach = occupancy_.reach_along_ring(0, std::countr_zero(left));
      if ((reach & wish_.to.bit()) != 0) return cannot_stop();
    }
    return in_the_way();
  }

  [[nodiscard]] Error royal() const {
    const Place from = wish_.from;
    const Place to = wish_.to;
    if (from.is_castle() || to.is_castle()) return royal_at_castle();
    if (is_inside(to)) return error(phrases::kRoyalCircle);
    if (to.ring() == 0 && is_wall(to) && !is_stairs(to)) return royal_at_castle();
    const int around = std::abs(to.spoke() - from.spoke());
    const int spokes_apart = std::min(around, board_.spokes() - around);
    const bool is_step = std::abs(to.ring() - from.ring()) <= 1 && spokes_apart <= 1;
    const bool is_hop = is_stairs(from) && is_stairs(to);
    return is_step || is_hop ? cannot_stop() : error(phrases::kRoyalStep);
  }

  [[nodiscard]] Error royal_at_castle() const {
    const Place castle = wish_.from.is_castle() ? wish_.from : wish_.to;
    if (!castle.is_castle())
      return error(phrases::kOnCastleSquare, {Argument::cell(place_text(wish_.to))});
    if (!has(rules_.castles(state_), castle.site())) {
      return error(phrases::kNoCastle, {Argument::cell(place_text(castle))});
    }
    const Ring gate = board_.castle_spokes(castle.site());
    const Place outside = wish_.from.is_castle() ? wish_.to : wish_.from;
    const bool is_gate = outside.is_square() && outside.ring() == 1 && (gate & outside.bit()) != 0;
    return is_gate ? cannot_stop() : error(phrases::kRoyalGate, {either_of(1, gate)});
  }

  [[nodiscard]] Error merlin() const {
    if (wish_.from != state_.merlin) {
      return error(phrases::kNotThere,
                   {nobody(), piece_name(), Argument::cell(place_text(wish_.from))});
    }
    if (state_.before == Before::nothing) return error(phrases::kMerlinFirst);
    if (state_.before == Before::merlin) return error(phrases::kMerlinTwice);
    if (!may_move_merlin(state_)) return error(phrases::kMerlinThrice, {mover()});
    if (wish_.from == wish_.to) return error(phrases::kStaysPut);
    if (is_wall(wish_.to))
      return error(phrases::kMerlinStop, {Argument::cell(place_text(wish_.to))});
    const bool is_line = wish_.from.is_grail() || wish_.to.is_grail() ||
                         wish_.from.ring() == wish_.to.ring() ||
                         wish_.from.spoke() == wish_.to.spoke();
    if (!is_line) return error(phrases::kMerlinLine);
    if (is_inside(wish_.to) && !is_inside(wish_.from)) return error(phrases::kMerlinInward);
    return error(phrases::kMerlinWay,
                 {Argument::cell(place_text(wish_.from)), Argument::cell(place_text(wish_.to))});
  }

  [[nodiscard]] Error morgane() const {
    if (wish_.from != state_.morgane) {
      return error(phrases::kNotThere,
                   {nobody(), piece_name(), Argument::cell(place_text(wish_.from))});
    }
    if (!may_move_morgane(state_)) {
      return error(state_.before == Before::nothing ? phrases::kMorganeFirst
                                                    : phrases::kMorganeTwice);
    }
    if (wish_.from == wish_.to) return error(phrases::kStaysPut);
    if (wish_.to.is_grail()) return error(phrases::kMorganeGrail);
    if (!is_inside(wish_.to)) return error(phrases::kMorganeCircle);
    return wish_.from.is_grail() ? morgane_leaving() : morgane_paying();
  }

  [[nodiscard]] Error morgane_leaving() const {
    if (wish_.to.ring() != board_.innermost()) return error(phrases::kMorganeStep);
    if (wish_.paid) return error(phrases::kNothingToPay);
    return error(phrases::kMorganeOnKnight);
  }

  [[nodiscard]] Error morgane_paying() const {
    const int around = std::abs(wish_.to.spoke() - wish_.from.spoke());
    const int spokes_apart = std::min(around, board_.spokes() - around);
    const int rings_apart = std::abs(wish_.to.ring() - wish_.from.ring());
    if (spokes_apart + rings_apart != 1) return error(phrases::kMorganeStep);
    if (!wish_.paid) return error(phrases::kMustPay);
    const Argument payer = Argument::cell(place_text(*wish_.paid));
    if (!has_knight_at(*wish_.paid)) return error(phrases::kCannotPay, {mover(), payer});
    return error(phrases::kLockedPayer, {payer});
  }

  const Rules& rules_;
  const Board& board_;
  const State& state_;
  const Wish& wish_;
  const Occupancy occupancy_;
};

}  // namespace

Result<Action> read_action(const Rules& rules, const State& state, std::string_view text) {
  if (state.is_over) return refuse(phrases::kOver);
  std::vector<Action> actions;
  legal(rules, state, actions);
  if (text == "pass") {
    if (actions.front().is_pass()) return Action::pass();
    return refuse(phrases::kMayMove);
  }
  const Result<Wish> wish = read_wish(rules.board, text);
  if (!wish) return pass_on(wish);
  const bool is_morgane = wish->piece == Piece::morgane;
  const Action action = Action::move(
      wish->piece, is_morgane ? wish->paid.value_or(Place::off_board()) : wish->from, wish->to);
  const bool starts_there = !is_morgane || wish->from == state.morgane;
  if (starts_there && std::ranges::find(actions, action) != actions.end()) return action;
  return tl::unexpected<Error>(Judge(rules, state, *wish).explain());
}

}  // namespace broceliande::grailnah
