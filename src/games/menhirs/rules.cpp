#include "games/menhirs/rules.hpp"

#include <array>
#include <span>

#include "games/menhirs/parts.hpp"

namespace broceliande::menhirs {
namespace {

/// The directions in which a part may slide, bit d for direction d (M10, M11).
unsigned open_directions(const Board& board, const State& state, Cells part) {
  const Cells others = state.mist & ~part;
  unsigned open = 0;
  for (int d = 0; d < kDirections; ++d) {
    const auto direction = static_cast<Direction>(d);
    const bool stays_on_board = board.can_move_on_board(part, direction);
    const bool finds_room = (board.moved(part, direction) & others) == 0;
    open |= static_cast<unsigned>(stays_on_board && finds_room) << d;
  }
  if (part == state.mirror.cells() && state.mirror.is_slide()) {
    open &= ~(1U << static_cast<unsigned>(state.mirror.direction()));
  }
  return open;
}

/// Calls `sink(part, directions)` for every part that M9 allows, whether it can move or not.
template <class Sink>
void each_part(const State& state, Sink&& sink) {
  const Board& board = menhirs::board(state.side);
  const auto offer = [&](Cells part, unsigned directions) {
    sink(part, open_directions(board, state, part) & directions);
  };
  for (Cells left = state.mist; left != 0;) {
    const Cells cluster = board.piece(left, first(left));
    left &= ~cluster;
    offer(cluster, kAllDirections);
    each_smaller_part(board, cluster, offer);
  }
}

void list_tiles(Cells cells, Action (*make)(Cells), std::vector<Action>& actions) {
  for (; cells != 0; cells &= cells - 1) actions.push_back(make(first(cells)));
}

void list_slides(const State& state, std::vector<Action>& actions) {
  const std::size_t before = actions.size();
  each_part(state, [&actions](Cells part, unsigned open) {
    for (; open != 0; open &= open - 1) {
      actions.push_back(Action::slide(part, static_cast<Direction>(std::countr_zero(open))));
    }
  });
  if (actions.size() == before) actions.push_back(Action::pass());  // M15
}

Cells free_cells(const State& state) { return board(state.side).all & ~state.mist; }

void end_turn(State& state) {
  if (state.turn + 1 == state.turns()) {
    state.phase = Phase::over;  // M16
    state.mirror = Action::pass();
    return;
  }
  ++state.turn;
  state.phase = state.turn < kPlacements ? Phase::place : Phase::slide;
}

/// After the slide or pass: the clear, if this turn has one and it can take a tile (M13, M14).
void clear_or_end_turn(State& state) {
  if (state.turn >= state.first_clearing && clearable(state) != 0) {
    state.phase = Phase::clear;
  } else {
    end_turn(state);
  }
}

void apply_slide(State& state, Action slide) {
  const Cells landed = board(state.side).moved(slide.cells(), slide.direction());
  state.mist = (state.mist & ~slide.cells()) | landed;
  if (state.covered() == 0) {  // M12
    state.phase = Phase::over;
    state.mirror = Action::pass();
    return;
  }
  state.mirror = Action::slide(landed, opposite(slide.direction()));  // M11
  clear_or_end_turn(state);
}

void apply_clear(State& state, Cells tile) {
  state.mist &= ~tile;
  if ((state.mirror.cells() & tile) != 0) state.mirror = Action::pass();  // M11
  end_turn(state);
}

}  // namespace

State deal(int side, int first_clearing, Rng& rng) {
  const Board& board = menhirs::board(side);
  std::array<std::uint8_t, kMostCells> order{};
  for (int i = 0; i < board.cells; ++i) {
    order[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
  }
  rng.shuffle(std::span(order).first(static_cast<std::size_t>(board.cells)));
  State state;
  state.side = static_cast<std::uint8_t>(side);
  state.first_clearing = static_cast<std::uint8_t>(first_clearing);
  for (std::size_t i = 0; i < kMenhirs; ++i) state.menhirs |= board.in_order(order[i]);
  state.mist = state.menhirs;
  return state;
}

void legal(const State& state, std::vector<Action>& actions) {
  switch (state.phase) {
    case Phase::place: return list_tiles(free_cells(state), &Action::place, actions);  // M7
    case Phase::slide: return list_slides(state, actions);                             // M8
    case Phase::clear: return list_tiles(clearable(state), &Action::clear, actions);   // M13
    case Phase::over: return;
  }
}

std::uint64_t count_legal(const State& state) {
  switch (state.phase) {
    case Phase::place: return static_cast<std::uint64_t>(size(free_cells(state)));
    case Phase::clear: return static_cast<std::uint64_t>(size(clearable(state)));
    case Phase::over: return 0;
    case Phase::slide: break;
  }
  int slides = 0;
  each_part(state, [&slides](Cells, unsigned open) { slides += std::popcount(open); });
  return slides == 0 ? 1 : static_cast<std::uint64_t>(slides);
}

void apply(State& state, Action action) {
  if (action.is_slide()) return apply_slide(state, action);
  if (action.is_clear()) return apply_clear(state, action.cells());
  if (action.is_place()) {
    state.mist |= action.cells();
    return end_turn(state);
  }
  state.mirror = Action::pass();  // M11: after a pass there is no mirror
  clear_or_end_turn(state);
}

bool can_slide(const State& state) {
  bool found = false;
  each_part(state, [&found](Cells, unsigned open) { found = found || open != 0; });
  return found;
}

Cells clearable(const State& state) {
  const Cells covered = state.covered();
  return size(covered) == 1 ? state.mist & ~covered : state.mist;
}

bool has_room(const State& state, Cells part, Direction direction) {
  const Board& board = menhirs::board(state.side);
  return board.can_move_on_board(part, direction) &&
         (board.moved(part, direction) & state.mist & ~part) == 0;
}

std::optional<Outcome> outcome(const State& state, bool early21) {
  if (state.phase != Phase::over) return std::nullopt;
  Outcome outcome;
  if (state.covered() != 0) return outcome;
  const auto winner = static_cast<std::size_t>(state.turn % 2);
  const bool in_round_3 = state.turn / 2 + 1 == 3;
  outcome.of[winner] = {Verdict::win, early21 && in_round_3 ? 21 : size(state.mist)};
  outcome.of[1 - winner] = {Verdict::loss, 0};
  return outcome;
}

}  // namespace broceliande::menhirs
