#include <algorithm>

#include "games/grailnah/occupancy.hpp"
#include "games/grailnah/rules.hpp"

// Every legal action. Targets are found as sets of squares, a ring at a time; a sink either lists
// or counts them.
namespace broceliande::grailnah {
namespace {

class Counter {
 public:
  void squares(Piece /*piece*/, Place /*from*/, int /*ring*/, Ring targets) {
    count_ += static_cast<std::uint64_t>(std::popcount(targets));
  }
  void place(Piece /*piece*/, Place /*from*/, Place /*to*/, bool is_legal = true) {
    count_ += static_cast<std::uint64_t>(is_legal);
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  std::uint64_t count_ = 0;
};

/// Writes to the end of the caller's list, where an action can be read back at once; copied from
/// elsewhere it would have to wait for all others. What is legal is hard to foresee for a
/// processor, so actions are written whether they are or not, and only those that are count.
class Lister {
 public:
  Lister(const Board& board, std::vector<Action>& list)
      : list_(list), begin_(list.size()), count_(list.size()) {
    list.resize(begin_ + most(board));
    actions_ = list.data();
  }

  void squares(Piece piece, Place from, int ring, Ring targets) {
    const auto found = static_cast<std::size_t>(std::popcount(targets));
    for (std::size_t i = count_; targets != 0; i += 4) {
      for (std::size_t k = 0; k < 4; ++k) {
        const int spoke = std::countr_zero(targets) % kMostSpokes;
        actions_[i + k] = Action::move(piece, from, Place::square(ring, spoke));
        targets &= targets - 1;
      }
    }
    count_ += found;
  }
  void place(Piece piece, Place from, Place to, bool is_legal = true) {
    actions_[count_] = Action::move(piece, from, to);
    count_ += static_cast<std::size_t>(is_legal);
  }
  void finish() {
    if (count_ == begin_) actions_[count_++] = Action::pass();  // G10
    list_.resize(count_);
  }

 private:
  // Merlin from the Grailnah, Knights each along a ring, Morgane onto any spoke or paid for by each
  // Knight four ways; a step of each Knight, King and Queen, and what is written in vain.
  static std::size_t most(const Board& board) {
    constexpr int kFew = kMostKnights * (4 + 1) + 2 * 16 + 3;
    return static_cast<std::size_t>(board.spokes() * (board.rings() + kMostKnights + 1) + kFew);
  }

  std::vector<Action>& list_;
  std::size_t begin_;
  std::size_t count_;  ///< all that the list has now, with what was there before
  Action* actions_;
};

template <class Sink>
class Generator {
 public:
  Generator(const Rules& rules, const State& state, Sink& sink)
      : rules_(rules),
        board_(rules.board),
        state_(state),
        household_(state.household(state.to_move)),
        occupancy_(rules, state),
        sink_(sink) {}

  void run() {
    royal(Piece::king, household_.king);
    royal(Piece::queen, household_.queen);
    each_knight_place([this](Place place) { knight(place); });
    if (may_move_merlin(state_)) merlin();
    if (may_move_morgane(state_)) morgane();
  }

 private:
  /// Knights in one castle are alike: each place once.
  template <class Visit>
  void each_knight_place(Visit visit) {
    Place last = Place::off_board();
    for (const Place place : household_.knights) {
      if (place.is_off_board()) return;
      if (place != last) visit(place);
      last = place;
    }
  }

  // Inlined, so that the sink's count stays in a register.
  [[gnu::always_inline]] void knight(Place from) {
    if (from.is_castle()) return knight_from_castle(from);
    if (occupancy_.is_locked(from)) return;  // G13
    const int ring = from.ring();
    sink_.squares(
        Piece::knight, from, ring,
        occupancy_.reach_along_ring(ring, from.spoke()) & occupancy_.open_to_knights(ring));
    if (ring == board_.innermost()) {
      sink_.place(Piece::knight, from, Place::grail());  // G14
    } else {
      step(Piece::knight, from, ring + 1, from.spoke(), occupancy_.open_to_knights(ring + 1));
    }
  }

  void knight_from_castle(Place from) {  // G11
    const Ring gates = board_.side_gates(from.site());
    Ring targets = gates;
    if (rules_.knights_run_out) {
      const Ring passable = gates & ~(occupancy_.any(0) | occupancy_.walls(0));
      // Back over the castle he cannot come, so both ways round from a gate is away from the
      // castle.
      for (Ring left = passable; left != 0; left &= left - 1) {
        targets |= occupancy_.reach_along_ring(0, std::countr_zero(left));
      }
    }
    sink_.squares(Piece::knight, from, 0, targets & occupancy_.open_to_knights(0));
  }

  [[gnu::always_inline]] void royal(Piece piece, Place from) {
    if (from.is_castle()) {  // G15
      sink_.squares(piece, from, 1,
                    board_.castle_spokes(from.site()) & occupancy_.open_to_royals(1));
      return;
    }
    if (occupancy_.is_locked(from)) return;
    const int ring = from.ring();
    const Ring outer = occupancy_.open_to_royals(ring - 1);
    const Ring same = occupancy_.open_to_royals(ring);
    const Ring inner = board_.is_inside(ring + 1) ? Ring{0} : occupancy_.open_to_royals(ring + 1);
    for (const int turn : {-1, 0, 1}) {  // G16
      const int spoke = board_.clockwise(from.spoke(), turn);
      step(piece, from, ring - 1, spoke, outer);
      if (turn != 0) step(piece, from, ring, spoke, same);
      step(piece, from, ring + 1, spoke, inner);
    }
    const bool on_stairs = (board_.stairs(ring) & from.bit()) != 0;
    if (on_stairs) {  // G17
      const Ring stepped_to = board_.beside(from.spoke()) | from.bit();
      sink_.squares(piece, from, ring, board_.all_stairs() & same & ~stepped_to);
    }
    if (ring == 1) enter_castle(piece, from);
  }

  /// One square, if it is among the open ones of its ring.
  void step(Piece piece, Place from, int ring, int spoke, Ring open) {
    sink_.place(piece, from, Place::square(ring, spoke), (open >> spoke & 1) != 0);
  }

  void enter_castle(Piece piece, Place from) {  // G15
    const int site = board_.site_near(from.spoke());
    const bool is_at_gate = (board_.castle_spokes(site) & from.bit()) != 0;
    const bool stands = has(rules_.castles(state_), site);
    sink_.place(piece, from, Place::castle(site), is_at_gate && stands);
  }

  void merlin() {  // G19
    const Place from = state_.merlin;
    if (from.is_grail()) return merlin_leaves_grail();
    const int ring = from.ring();
    sink_.squares(Piece::merlin, from, ring,
                  occupancy_.reach_along_ring(ring, from.spoke()) & ~occupancy_.walls(ring));
    Ring line = from.bit();
    for (int to = ring - 1; to >= 0; --to) line = merlin_comes_to(from, to, line);
    line = from.bit();
    const bool is_inside = board_.is_inside(ring);
    const int end = is_inside ? board_.rings() : board_.first_inside();  // G20
    for (int to = ring + 1; to < end; ++to) line = merlin_comes_to(from, to, line);
    sink_.place(Piece::merlin, from, Place::grail(), is_inside && line != 0);
  }

  /// Merlin on his spoke comes to a ring, if his line is not cut; what is left of the line.
  Ring merlin_comes_to(Place from, int ring, Ring line) {
    line &= ~occupancy_.walls(ring);
    sink_.place(Piece::merlin, from, Place::square(ring, from.spoke()), line != 0);
    return line & ~occupancy_.any(ring);
  }

  /// From the Grailnah, on all spokes at once.
  void merlin_leaves_grail() {
    Ring lines = board_.circle();
    for (int ring = board_.innermost(); ring >= 0; --ring) {
      lines &= ~occupancy_.walls(ring);
      sink_.squares(Piece::merlin, Place::grail(), ring, lines);
      lines &= ~occupancy_.any(ring);
    }
  }

  void morgane() {  // G23
    if (state_.morgane.is_grail()) {
      const int ring = board_.innermost();
      // Only Knights and Merlin can be inside the circle. G25
      const Ring merlins =
          state_.merlin.is_square() && state_.merlin.ring() == ring ? state_.merlin.bit() : Ring{0};
      const Ring knights = occupancy_.any(ring) & ~merlins;
      const Ring barred = state_.edition == Edition::nl2004 ? Ring{0} : knights;
      sink_.squares(Piece::morgane, Place::off_board(), ring, board_.circle() & ~barred);
      return;
    }
    each_knight_place([this](Place paid) {  // G24
      if (!occupancy_.is_locked(paid)) morgane_paid_by(paid);
    });
  }

  void morgane_paid_by(Place paid) {
    const int ring = state_.morgane.ring();
    const Ring self = state_.morgane.bit();
    sink_.squares(Piece::morgane, paid, ring, board_.beside(state_.morgane.spoke()));
    if (ring < board_.innermost()) sink_.squares(Piece::morgane, paid, ring + 1, self);
    if (board_.is_inside(ring - 1)) sink_.squares(Piece::morgane, paid, ring - 1, self);
  }

  const Rules& rules_;
  const Board& board_;
  const State& state_;
  const Household& household_;
  const Occupancy occupancy_;
  Sink& sink_;
};

}  // namespace

bool may_move_merlin(const State& state) {
  const bool after_another = state.before == Before::other || state.before == Before::morgane;
  return after_another && state.merlin_count(state.to_move) < kMerlinInARow;
}

bool may_move_morgane(const State& state) {
  if (state.edition == Edition::fr10) return true;
  return state.before == Before::other || state.before == Before::merlin;
}

void legal(const Rules& rules, const State& state, std::vector<Action>& actions) {
  if (state.is_over) return;
  Lister lister(rules.board, actions);
  Generator<Lister>(rules, state, lister).run();
  lister.finish();
}

std::uint64_t count_legal(const Rules& rules, const State& state) {
  if (state.is_over) return 0;
  Counter counter;
  Generator<Counter>(rules, state, counter).run();
  return std::max<std::uint64_t>(counter.count(), 1);  // G10: a pass
}

}  // namespace broceliande::grailnah
