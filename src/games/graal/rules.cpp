#include "games/graal/rules.hpp"

#include <algorithm>

#include "games/graal/field.hpp"
#include "games/graal/moves.hpp"
#include "games/graal/shots.hpp"

namespace broceliande::graal {
namespace {

/// A sink that counts.
class CountingSink {
 public:
  void make_room() {}
  void all(Square /*from*/, Fan targets) { total_ += static_cast<std::uint64_t>(size(targets)); }
  void leaps(Square /*from*/, unsigned open) {
    total_ += static_cast<std::uint64_t>(std::popcount(open));
  }
  void one(Square /*from*/, Square /*to*/, bool is_legal) {
    total_ += static_cast<std::uint64_t>(is_legal);
  }
  [[nodiscard]] std::uint64_t total() const { return total_; }

 private:
  std::uint64_t total_ = 0;
};

/// What to add to a figure's action "from here to here" for the 1st to 16th step in a direction:
/// see the layout of Action. A square that is off the board is never counted.
template <Direction kDirection>
constexpr std::array<std::uint16_t, kSide> make_steps() {
  std::array<std::uint16_t, kSide> steps{};
  for (int i = 0; i < kSide; ++i) {
    const int distance = kStride[static_cast<std::size_t>(kDirection)] * (i + 1);
    steps[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(distance << 8);
  }
  return steps;
}

/// The same for every set of open leaps, one after the other.
constexpr std::array<FanBits, 1U << kDirections> make_leap_lists() {
  std::array<FanBits, 1U << kDirections> lists{};
  for (std::size_t open = 0; open < lists.size(); ++open) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < kDirections; ++i) {
      if ((open >> i & 1U) == 0) continue;
      const int distance = kLeaps[i].ranks * kSide + kLeaps[i].files;
      lists[open][count++] = static_cast<std::uint16_t>(distance << 8);
    }
  }
  return lists;
}
constexpr auto kLeapLists = make_leap_lists();

/// A sink that lists. For every direction it writes 16 actions of 2 bytes in one go and then steps
/// on over those that count; so it never branches on how far a figure comes.
class ActionList {
 public:
  explicit ActionList(std::vector<Action>& actions) : actions_(actions) {}

  void make_room() {
    if (next_ > room_.data() + room_.size() - kMostOfAFigure) flush();
  }
  void all(Square from, Fan targets) {
    const auto lines = std::bit_cast<FanBits>(targets);
    Action* next = next_;  // a local, or it would go through memory after every write
    next = line<Direction::N>(next, from, lines);
    next = line<Direction::NE>(next, from, lines);
    next = line<Direction::E>(next, from, lines);
    next = line<Direction::SE>(next, from, lines);
    next = line<Direction::S>(next, from, lines);
    next = line<Direction::SW>(next, from, lines);
    next = line<Direction::W>(next, from, lines);
    next_ = line<Direction::NW>(next, from, lines);
  }
  void leaps(Square from, unsigned open) {
    const Fan actions = fan(kLeapLists[open]) + std::bit_cast<std::uint16_t>(Action(from, from));
    __builtin_memcpy(static_cast<void*>(next_), &actions, sizeof(actions));
    next_ += std::popcount(open);
  }
  void one(Square from, Square to, bool is_legal) {
    *next_ = Action(from, to);
    next_ += static_cast<int>(is_legal);
  }
  void flush() {
    actions_.insert(actions_.end(), room_.data(), next_);
    next_ = room_.data();
  }

 private:
  using SquareLines [[gnu::vector_size(32)]] = std::uint16_t;

  template <Direction kDirection>
  static Action* line(Action* next, Square from, const FanBits& lines) {
    static constexpr auto kSteps = make_steps<kDirection>();
    const auto stay = std::bit_cast<std::uint16_t>(Action(from, from));
    SquareLines actions;
    __builtin_memcpy(&actions, kSteps.data(), sizeof(actions));
    actions += stay;
    __builtin_memcpy(static_cast<void*>(next), &actions, sizeof(actions));
    return next + std::popcount(lines[lane_of(kDirection)]);
  }

  static constexpr std::size_t kMostOfAFigure = std::size_t{kDirections} * kSide;

  std::vector<Action>& actions_;
  std::array<Action, 1024> room_;
  Action* next_ = room_.data();
};

template <class Sink>
void each_action(const Variant& variant, const State& state, const Field& field, Sink& sink) {
  Moves(variant, state, field).each(sink);
  if (!state.is_quiet) each_shot(variant, state, field, sink);  // C23
}

/// C22: the next army that has figures; a running game has at least the two chiefs'.
Army next_army(const State& state) {
  const auto armies = static_cast<std::uint8_t>(2 * state.armies);
  Army army = state.turn;
  do {
    army.index = static_cast<std::uint8_t>((army.index + 1) % armies);
  } while (army != state.turn && !state.figures.of(army).any());
  return army;
}

/// C20: the turn is counted, then the draw is due or the next army's turn begins.
void end_turn(State& state, bool captured) {
  state.is_quiet = false;
  state.shot = {};
  state.clock = captured ? 0 : static_cast<std::uint8_t>(state.clock + 1);
  if (state.clock >= kQuietTurns) {
    end(state, Ending::draw);
  } else {
    state.turn = next_army(state);
  }
}

/// C19
void win(State& state, bool captured) {
  const Camp camp = state.turn.camp();
  end_turn(state, captured);
  end(state, camp == Camp::south ? Ending::south_won : Ending::north_won);
}

void apply_move(State& state, Action move) {
  const Camp enemy = enemy_of(state.turn.camp());
  const bool captured = !state.figures.is_free(move.to());
  state.figures.move(state.turn.camp(), move.from(), move.to());
  const bool storms = move.to() == state.castle_of(enemy).donjon;
  const bool wins = storms || (captured && !has_royal_house(state, enemy));
  return wins ? win(state, captured) : end_turn(state, captured);
}

}  // namespace

void legal(const Variant& variant, const State& state, std::vector<Action>& actions) {
  if (state.is_over()) return;
  const Field field(variant, state);
  if (state.is_shot_pending()) {
    const Square target = state.shot.target;
    retreats(variant, state, field).each([&](Square to) { actions.emplace_back(target, to); });
    return;
  }
  const std::size_t before = actions.size();
  ActionList list(actions);
  each_action(variant, state, field, list);
  list.flush();
  if (actions.size() == before) actions.push_back(Action::pass());  // C20
}

std::uint64_t count_legal(const Variant& variant, const State& state) {
  if (state.is_over()) return 0;
  const Field field(variant, state);
  if (state.is_shot_pending()) {
    return static_cast<std::uint64_t>(retreats(variant, state, field).count());
  }
  CountingSink count;
  each_action(variant, state, field, count);
  return std::max<std::uint64_t>(count.total(), 1);  // C20: or a pass
}

bool is_shot(const State& state, Action action) {
  return state.figures.kind_at(action.from()) == Kind::archer &&
         !state.figures.is_free(action.to());
}

void apply(State& state, Action action) {
  if (action.is_pass()) return end_turn(state, false);
  if (state.is_shot_pending()) {  // C17
    state.figures.move(enemy_of(state.turn.camp()), action.from(), action.to());
    return end_turn(state, false);
  }
  if (is_shot(state, action)) {
    state.shot = {action.from(), action.to()};  // C18
    return;
  }
  apply_move(state, action);
}

void end(State& state, Ending ending) {
  state.ending = ending;
  state.turn = {};
  state.shot = {};
}

std::optional<Outcome> outcome(const State& state) {
  if (!state.is_over()) return std::nullopt;
  Outcome outcome;
  if (state.ending == Ending::draw) return outcome;
  const Camp winner = state.ending == Ending::south_won ? Camp::south : Camp::north;
  for (std::uint8_t i = 0; i < 2 * state.armies; ++i) {
    const bool has_won = Army{i}.camp() == winner;
    outcome.of[i] = has_won ? SeatResult{Verdict::win, 1} : SeatResult{Verdict::loss, 0};
  }
  return outcome;
}

Army to_act(const State& state) {
  return state.is_shot_pending() ? state.figures.army_at(state.shot.target) : state.turn;
}

bool has_royal_house(const State& state, Camp camp) {
  return state.figures.royals(state.figures.of(Army::of(camp, 1))).any();
}

}  // namespace broceliande::graal
