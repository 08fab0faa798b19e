#include "games/menhirs/judge.hpp"

#include "core/reader.hpp"
#include "games/menhirs/phrases.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/text.hpp"

// Reads actions, and says of those that are not legal which rule they break.
namespace broceliande::menhirs {
namespace {

std::string last_cell_name(const Board& board) {
  return cell_text(board, board.in_order(board.cells - 1));
}

Result<Cells> read_cell(const Board& board, Reader& reader) {
  const std::size_t place = reader.place();
  const char letter = reader.peek();
  const int column = letter >= 'a' && letter <= 'i' ? letter - 'a' : -1;
  reader.skip();
  const auto row = reader.number(9);
  const Cells cell = row ? board.at(column, *row - 1) : 0;
  if (cell == 0) {
    std::string name(1, letter);
    if (row) name += std::to_string(*row);
    return refuse(phrases::kCellName, place, {name, Argument::cell(last_cell_name(board))});
  }
  return cell;
}

int order_of(const Board& board, Cells cell) {
  return board.order_of[static_cast<std::size_t>(std::countr_zero(cell))];
}

Result<Action> judge_place(const State& state, std::string_view text) {
  const Board& board = menhirs::board(state.side);
  if (text.starts_with('x') || text == "pass" || text.find('>') != std::string_view::npos) {
    return refuse(phrases::kMustPlace, Error::kNoPlace, {std::string(text)});
  }
  Reader reader(text);
  const Result<Cells> cell = read_cell(board, reader);
  if (!cell) return pass_on(cell);
  if (!reader.at_end()) {
    return refuse(phrases::kMustPlace, reader.place(), {std::string(text)});
  }
  if ((*cell & state.mist) != 0)
    return refuse(phrases::kPlaceTaken, 0, {Argument::cell(std::string(text))});
  return Action::place(*cell);
}

/// M9 for a part that is mist and not a whole cluster.
Result<void> judge_split(const Board& board, Cells cluster, Cells part) {
  if (size(cluster) < 2 * kSmallestPiece) {
    return refuse(phrases::kSmallCluster, Error::kNoPlace, {size(cluster)});
  }
  if (size(part) < kSmallestPiece) {
    return refuse(phrases::kSmallPart, Error::kNoPlace, {size(part)});
  }
  if (const Cells rest = small_rest(board, cluster, part); rest != 0) {
    return refuse(phrases::kSmallRest, Error::kNoPlace,
                  {size(rest), Argument::cell(part_text(board, rest))});
  }
  return {};
}

/// M10 and M11.
Result<void> judge_way(const Board& board, const State& state, Action slide) {
  const auto edge = board.edge[static_cast<std::size_t>(slide.direction())];
  if (const Cells leaving = slide.cells() & edge; leaving != 0) {
    return refuse(phrases::kOffBoard, Error::kNoPlace, {Argument::cell(part_text(board, leaving))});
  }
  const Cells others = state.mist & ~slide.cells();
  if (const Cells landing = board.moved(slide.cells(), slide.direction()) & others; landing != 0) {
    const Cells blocked = board.moved(landing, opposite(slide.direction()));
    return refuse(phrases::kStack, Error::kNoPlace, {Argument::cell(part_text(board, blocked))});
  }
  if (slide == state.mirror) return refuse(phrases::kMirror);
  return {};
}

Result<Action> judge_slide(const State& state, std::string_view text) {
  const Board& board = menhirs::board(state.side);
  if (text == "pass") {
    if (can_slide(state)) return refuse(phrases::kMaySlide);
    return Action::pass();
  }
  if (text.starts_with('x') || text.find('>') == std::string_view::npos) {
    return refuse(phrases::kMustSlide, Error::kNoPlace, {std::string(text)});
  }
  const Result<Action> read = read_slide(board, text);
  if (!read) return pass_on(read);
  Cells part = read->cells();
  if (const Cells bare = part & ~state.mist; bare != 0) {
    return refuse(phrases::kNoMist, Error::kNoPlace, {Argument::cell(part_text(board, bare))});
  }
  if (!board.is_connected(part)) return refuse(phrases::kNotConnected);
  const Cells cluster = board.piece(state.mist, first(part));
  if (size(part) == 1) part = cluster;  // one cell names its whole cluster
  if (part != cluster) {
    if (const auto split = judge_split(board, cluster, part); !split) {
      return pass_on(split);
    }
  }
  const Action slide = Action::slide(part, read->direction());
  if (const auto way = judge_way(board, state, slide); !way) {
    return pass_on(way);
  }
  return slide;
}

Result<Action> judge_clear(const State& state, std::string_view text) {
  const Board& board = menhirs::board(state.side);
  Reader reader(text);
  if (!reader.take('x')) return refuse(phrases::kMustClear, 0, {std::string(text)});
  const Result<Cells> cell = read_cell(board, reader);
  if (!cell) return pass_on(cell);
  if (!reader.at_end()) return refuse(phrases::kMustClear, reader.place(), {std::string(text)});
  const Argument name = Argument::cell(cell_text(board, *cell));
  if ((*cell & state.mist) == 0) return refuse(phrases::kNothingThere, 1, {name});
  if ((*cell & clearable(state)) == 0) return refuse(phrases::kLastMenhir, 1, {name});
  return Action::clear(*cell);
}

}  // namespace

std::string part_text(const Board& board, Cells part) {
  std::string text;
  for (int i = 0; i < board.cells; ++i) {
    if ((board.in_order(i) & part) == 0) continue;
    if (!text.empty()) text += '.';
    text += cell_text(board, board.in_order(i));
  }
  return text;
}

Cells small_rest(const Board& board, Cells cluster, Cells part) {
  for (Cells rest = cluster & ~part; rest != 0;) {
    const Cells piece = board.piece(rest, first(rest));
    if (size(piece) < kSmallestPiece) return piece;
    rest &= ~piece;
  }
  return 0;
}

Result<Action> read_slide(const Board& board, std::string_view text) {
  Reader reader(text);
  Cells part = 0;
  int last_order = -1;
  do {
    const std::size_t place = reader.place();
    const Result<Cells> cell = read_cell(board, reader);
    if (!cell) return pass_on(cell);
    if (order_of(board, *cell) <= last_order) {
      return refuse(phrases::kOrder, place, {Argument::cell(cell_text(board, *cell))});
    }
    last_order = order_of(board, *cell);
    part |= *cell;
  } while (reader.take('.'));
  if (!reader.take('>')) {
    return refuse(phrases::kMustSlide, reader.place(), {std::string(text)});
  }
  const std::string_view direction_word = text.substr(reader.place());
  const auto direction = read_direction(direction_word);
  if (!direction) {
    return refuse(phrases::kDirection, reader.place(), {std::string(direction_word)});
  }
  return Action::slide(part, *direction);
}

Result<Action> read_action(const State& state, std::string_view text) {
  switch (state.phase) {
    case Phase::place: return judge_place(state, text);
    case Phase::slide: return judge_slide(state, text);
    case Phase::clear: return judge_clear(state, text);
    case Phase::over: break;
  }
  return refuse(phrases::kOver);
}

}  // namespace broceliande::menhirs
