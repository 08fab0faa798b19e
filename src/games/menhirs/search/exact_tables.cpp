#include "games/menhirs/search/exact_tables.hpp"

#include <algorithm>

#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {

bool ExactTables::reach(const State& state, ProofBudget& budget) {
  const GameSetup setup = GameSetup::of(state);
  if (setup != setup_) {
    setup_ = setup;
    for (TurnTable& table : tables_) table.clear();
  }
  const int first_turn = std::max<int>(state.turn, kPlacements);
  for (int turn = kTurns - 1; turn >= first_turn; --turn) {
    if (!tables_[static_cast<std::size_t>(turn)].empty()) continue;
    if (!budget.spend(slides_.count(setup_.tiles_at(turn)))) return false;
    slides_.prepare(setup_.tiles_at(turn));
    fill(turn);
  }
  return true;
}

void ExactTables::fill(int turn) {
  const int tiles = setup_.tiles_at(turn);
  if (turn + 1 == kTurns) {  // M16
    return fill_with(turn, [&](Number to, Number /*from*/) {
      return setup_.is_bare(slides_.mist(tiles, to)) ? win_at(turn) : kDraw;
    });
  }
  if (setup_.clears_at(turn)) {
    judge_clears(turn);
    return fill_with(turn, [&](Number to, Number from) { return cleared_value(to, from); });
  }
  const TurnTable& next = tables_[static_cast<std::size_t>(turn) + 1];
  fill_with(turn, [&](Number to, Number from) { return -next[to].if_forbidden(from); });
}

/// `after(to, from)` is the value of having slid from one set to another, or of having passed where
/// both are the same.
template <class After>
void ExactTables::fill_with(int turn, After after) {
  const int tiles = setup_.tiles_at(turn);
  TurnTable& table = tables_[static_cast<std::size_t>(turn)];
  table.resize(slides_.count(tiles));
  for (Number from = 0; from < table.size(); ++from) {
    if (setup_.is_bare(slides_.mist(tiles, from))) {  // won by the slide of the turn before (M12)
      table[from] = TableEntry(loss_at(turn - 1), loss_at(turn - 1), TableEntry::kNoSlide);
      continue;
    }
    const auto slides = slides_.slides(tiles, from);
    constexpr GameValue kWorst = -kTurns;
    GameValue best = kWorst;
    GameValue second = kWorst;
    Number best_slide = TableEntry::kNoSlide;
    for (const Number to : slides) {
      const GameValue value = after(to, from);
      second = std::max(second, std::min(best, value));
      best_slide = value > best ? to : best_slide;
      best = std::max(best, value);
    }
    if (slides.size() < 2) second = after(from, from);  // M15
    if (slides.empty()) best = second;
    table[from] = TableEntry(best, second, best_slide);
  }
}

void ExactTables::judge_clears(int turn) {
  cleared_.resize(slides_.count(setup_.tiles_at(turn)));
  mirror_cases_.clear();
  for (Number number = 0; number < cleared_.size(); ++number) judge_clear(turn, number);
}

void ExactTables::judge_clear(int turn, Number number) {
  State state;
  state.menhirs = setup_.menhirs;
  state.mist = slides_.mist(setup_.tiles_at(turn), number);
  Cleared& cleared = cleared_[number];
  if (state.covered() == 0) {  // M12
    cleared = {.value = static_cast<std::int8_t>(win_at(turn))};
    return;
  }
  std::array<ClearOption, ExactSlides::kCells> room;
  const auto options = list_options(turn, state, room);
  GameValue best = -kTurns;
  bool can_depend = false;
  for (const ClearOption& choice : options) {
    best = std::max(best, -choice.next.best());
    can_depend = can_depend || choice.back != TableEntry::kNoSlide;
  }
  const std::size_t first_case = mirror_cases_.size();
  if (can_depend) add_mirror_cases(options, best);
  cleared = {static_cast<std::uint32_t>(first_case),
             static_cast<std::uint8_t>(mirror_cases_.size() - first_case),
             static_cast<std::int8_t>(best)};
}

/// Every tile that may be taken. The mirror leads back to where the slide came from, less that
/// tile; a tile of the part itself lifts it (M11), but then no slide leads back there either, so
/// that need not be asked.
std::span<const ExactTables::ClearOption> ExactTables::list_options(
    int turn, const State& state, std::span<ClearOption> room) const {
  const int tiles_left = setup_.tiles_at(turn) - 1;
  const TurnTable& next = tables_[static_cast<std::size_t>(turn) + 1];
  std::size_t count = 0;
  for (Cells left = clearable(state); left != 0; left &= left - 1) {
    const Cells tile = first(left);
    const TableEntry entry = next[slides_.number(state.mist & ~tile)];
    Number back = TableEntry::kNoSlide;
    if (entry.best() != entry.without_best()) {
      back = slides_.number(slides_.mist(tiles_left, entry.best_slide()) | tile);
    }
    room[count++] = {entry, back};
  }
  return room.first(count);
}

/// The sets from which a slide gives the clear another value than `usual`.
void ExactTables::add_mirror_cases(std::span<const ClearOption> options, GameValue usual) {
  for (const ClearOption& suspect : options) {
    if (suspect.back == TableEntry::kNoSlide) continue;
    GameValue best = -kTurns;
    for (const ClearOption& choice : options) {
      const bool is_forbidden = choice.back == suspect.back;
      best = std::max(best, -(is_forbidden ? choice.next.without_best() : choice.next.best()));
    }
    if (best != usual) mirror_cases_.push_back({suspect.back, best});
  }
}

GameValue ExactTables::cleared_value(Number to, Number from) const {
  const Cleared cleared = cleared_[to];
  for (std::uint32_t i = cleared.first_case; i < cleared.first_case + cleared.cases; ++i) {
    if (mirror_cases_[i].from == from) return mirror_cases_[i].value;
  }
  return cleared.value;
}

GameValue ExactTables::value(const State& state) const {
  switch (state.phase) {
    case Phase::place: return value_of_place(state);
    case Phase::slide: return value_of_slide(state);
    case Phase::clear: return value_of_clear(state);
    case Phase::over: break;
  }
  return state.covered() == 0 ? win_at(state.turn) : kDraw;
}

GameValue ExactTables::value_of_place(const State& state) const {
  GameValue best = -kTurns;
  for (Cells left = board(state.side).all & ~state.mist; left != 0; left &= left - 1) {
    State next = state;
    apply(next, Action::place(first(left)));
    best = std::max(best, -value(next));
  }
  return best;
}

GameValue ExactTables::value_of_slide(const State& state) const {
  const TableEntry entry = tables_[state.turn][slides_.number(state.mist)];
  if (!state.mirror.is_slide()) return entry.best();
  const Board& board = menhirs::board(state.side);
  const Cells back = board.moved(state.mirror.cells(), state.mirror.direction());
  return entry.if_forbidden(slides_.number((state.mist & ~state.mirror.cells()) | back));
}

GameValue ExactTables::value_of_clear(const State& state) const {
  GameValue best = -kTurns;
  for (Cells left = clearable(state); left != 0; left &= left - 1) {
    State next = state;
    apply(next, Action::clear(first(left)));
    best = std::max(best, next.phase == Phase::over ? kDraw : -value(next));
  }
  return best;
}

}  // namespace broceliande::menhirs
