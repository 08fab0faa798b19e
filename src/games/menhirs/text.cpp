#include "games/menhirs/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/reader.hpp"
#include "games/menhirs/phrases.hpp"
#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {
namespace {

constexpr std::array<std::string_view, 4> kPhaseTexts{"place", "slide", "clear", "over"};
constexpr int kTurn7b = 13;
constexpr int kTurn8a = 14;
constexpr int kTurn3a = kPlacements;

std::string part_text(const Board& board, Cells part) {
  std::string text;
  for (int i = 0; i < board.cells; ++i) {
    if ((board.in_order(i) & part) == 0) continue;
    if (!text.empty()) text += '.';
    text += cell_text(board, board.in_order(i));
  }
  return text;
}

std::string slide_text(const Board& board, Action slide) {
  return part_text(board, slide.cells()) + ">" + std::string(direction_text(slide.direction()));
}

// ---------------------------------------------------------------- cells and slides, read

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
    return refuse(phrases::kCellName, place, {name, last_cell_name(board)});
  }
  return cell;
}

int order_of(const Board& board, Cells cell) {
  return board.order_of[static_cast<std::size_t>(std::countr_zero(cell))];
}

/// `a1.a2>NE`, literally: the cells in board order, each once.
Result<Action> read_slide(const Board& board, std::string_view text) {
  Reader reader(text);
  Cells part = 0;
  int last_order = -1;
  do {
    const std::size_t place = reader.place();
    const Result<Cells> cell = read_cell(board, reader);
    if (!cell) return tl::unexpected<Error>(cell.error());
    if (order_of(board, *cell) <= last_order) {
      return refuse(phrases::kOrder, place, {cell_text(board, *cell)});
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

// ---------------------------------------------------------------- positions, read

Result<void> read_cells(std::string_view text, State& state) {
  const auto columns = std::ranges::count(text, '/') + 1;
  if (columns != 5 && columns != 7 && columns != 9) {
    return refuse(phrases::kColumns, 0, {std::to_string(columns)});
  }
  state.side = static_cast<std::uint8_t>((columns + 1) / 2);
  const Board& board = menhirs::board(state.side);
  Reader reader(text);
  for (int column = 0; column < board.columns(); ++column) {
    const std::size_t place = reader.place();
    const std::string_view word = reader.until('/');
    reader.skip();
    if (static_cast<int>(word.size()) != board.rows(column)) {
      return refuse(phrases::kRows, place,
                    {std::string(1, static_cast<char>('a' + column)), std::to_string(word.size()),
                     std::to_string(board.rows(column))});
    }
    for (std::size_t row = 0; row < word.size(); ++row) {
      const char letter = word[row];
      const Cells cell = board.at(column, static_cast<int>(row));
      if (std::string_view(".omM").find(letter) == std::string_view::npos) {
        return refuse(phrases::kCellLetter, place + row, {std::string(1, letter)});
      }
      if (letter == 'o' || letter == 'M') state.menhirs |= cell;
      if (letter == 'm' || letter == 'M') state.mist |= cell;
    }
  }
  return {};
}

std::optional<int> read_turn(std::string_view text) {
  for (int turn = 0; turn < kTurns; ++turn) {
    if (turn_text(turn) == text) return turn;
  }
  return std::nullopt;
}

bool phase_fits_turn(const State& state) {
  const bool places = state.turn < kPlacements;
  switch (state.phase) {
    case Phase::place: return places;
    case Phase::slide: return !places;
    case Phase::clear: return state.turn >= state.first_clearing;
    case Phase::over: return !places;
  }
  return false;
}

Result<Action> read_mirror(const State& state, std::string_view text) {
  if (text == "-") return Action::pass();
  if (state.phase == Phase::place || state.phase == Phase::over || state.turn == kTurn3a) {
    return refuse(phrases::kMirrorHere);
  }
  const Board& board = menhirs::board(state.side);
  Result<Action> mirror = read_slide(board, text);
  if (!mirror) return refuse(phrases::kMirrorForm, Error::kNoPlace, {std::string(text)});
  const Cells part = mirror->cells();
  if ((part & ~state.mist) != 0 || !board.is_connected(part)) return refuse(phrases::kMirrorCells);
  if (!has_room(state, part, mirror->direction())) return refuse(phrases::kMirrorBack);
  return mirror;
}

/// What cannot be, though each field reads well by itself.
Result<void> check_whole(const State& state) {
  const bool is_over = state.phase == Phase::over;
  if (!is_over && state.covered() == 0) return refuse(phrases::kNoCoveredMenhir);
  if (is_over && state.covered() != 0 && state.turn + 1 != kTurns) {
    return refuse(phrases::kCoveredAtEnd, Error::kNoPlace, {turn_text(state.turn)});
  }
  if (state.phase == Phase::clear && clearable(state) == 0) return refuse(phrases::kNothingToClear);
  if (state.phase == Phase::place) {
    const int free = board(state.side).cells - size(state.mist);
    const int left = kPlacements - state.turn;
    if (free < left) {
      return refuse(phrases::kFewFreeCells, Error::kNoPlace,
                    {std::to_string(free), std::to_string(left)});
    }
  }
  return {};
}

// ---------------------------------------------------------------- actions, judged

Result<Action> judge_place(const State& state, std::string_view text) {
  const Board& board = menhirs::board(state.side);
  if (text.starts_with('x') || text == "pass" || text.find('>') != std::string_view::npos) {
    return refuse(phrases::kMustPlace, Error::kNoPlace, {std::string(text)});
  }
  Reader reader(text);
  const Result<Cells> cell = read_cell(board, reader);
  if (!cell) return tl::unexpected<Error>(cell.error());
  if (!reader.at_end()) {
    return refuse(phrases::kMustPlace, reader.place(), {std::string(text)});
  }
  if ((*cell & state.mist) != 0) return refuse(phrases::kPlaceTaken, 0, {std::string(text)});
  return Action::place(*cell);
}

/// M9 for a part that is mist and not a whole cluster.
Result<void> judge_split(const Board& board, Cells cluster, Cells part) {
  if (size(cluster) < 2 * kSmallestPiece) {
    return refuse(phrases::kSmallCluster, Error::kNoPlace, {std::to_string(size(cluster))});
  }
  if (size(part) < kSmallestPiece) {
    return refuse(phrases::kSmallPart, Error::kNoPlace, {std::to_string(size(part))});
  }
  for (Cells rest = cluster & ~part; rest != 0;) {
    const Cells piece = board.piece(rest, first(rest));
    rest &= ~piece;
    if (size(piece) < kSmallestPiece) {
      return refuse(phrases::kSmallRest, Error::kNoPlace,
                    {std::to_string(size(piece)), part_text(board, piece)});
    }
  }
  return {};
}

/// M10 and M11.
Result<void> judge_way(const Board& board, const State& state, Action slide) {
  const auto edge = board.edge[static_cast<std::size_t>(slide.direction())];
  if (const Cells leaving = slide.cells() & edge; leaving != 0) {
    return refuse(phrases::kOffBoard, Error::kNoPlace, {part_text(board, leaving)});
  }
  const Cells others = state.mist & ~slide.cells();
  if (const Cells landing = board.moved(slide.cells(), slide.direction()) & others; landing != 0) {
    const Cells blocked = board.moved(landing, opposite(slide.direction()));
    return refuse(phrases::kStack, Error::kNoPlace, {part_text(board, blocked)});
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
  if (!read) return tl::unexpected<Error>(read.error());
  Cells part = read->cells();
  if (const Cells bare = part & ~state.mist; bare != 0) {
    return refuse(phrases::kNoMist, Error::kNoPlace, {part_text(board, bare)});
  }
  if (!board.is_connected(part)) return refuse(phrases::kNotConnected);
  const Cells cluster = board.piece(state.mist, first(part));
  if (size(part) == 1) part = cluster;  // one cell names its whole cluster
  if (part != cluster) {
    if (const auto split = judge_split(board, cluster, part); !split) {
      return tl::unexpected<Error>(split.error());
    }
  }
  const Action slide = Action::slide(part, read->direction());
  if (const auto way = judge_way(board, state, slide); !way) {
    return tl::unexpected<Error>(way.error());
  }
  return slide;
}

Result<Action> judge_clear(const State& state, std::string_view text) {
  const Board& board = menhirs::board(state.side);
  Reader reader(text);
  if (!reader.take('x')) return refuse(phrases::kMustClear, 0, {std::string(text)});
  const Result<Cells> cell = read_cell(board, reader);
  if (!cell) return tl::unexpected<Error>(cell.error());
  if (!reader.at_end()) return refuse(phrases::kMustClear, reader.place(), {std::string(text)});
  const std::string name = cell_text(board, *cell);
  if ((*cell & state.mist) == 0) return refuse(phrases::kNothingThere, 1, {name});
  if ((*cell & clearable(state)) == 0) return refuse(phrases::kLastMenhir, 1, {name});
  return Action::clear(*cell);
}

}  // namespace

std::string turn_text(int turn) {
  return std::to_string(turn / 2 + 1) + (turn % 2 == 0 ? "a" : "b");
}

std::string position_text(const State& state) {
  const Board& board = menhirs::board(state.side);
  std::string text;
  for (int column = 0; column < board.columns(); ++column) {
    if (column > 0) text += '/';
    for (int row = 0; row < board.rows(column); ++row) {
      const Cells cell = board.at(column, row);
      const bool is_menhir = (cell & state.menhirs) != 0;
      const bool is_mist = (cell & state.mist) != 0;
      text += is_mist ? (is_menhir ? 'M' : 'm') : (is_menhir ? 'o' : '.');
    }
  }
  text += " " + turn_text(state.turn) + " ";
  text += kPhaseTexts[static_cast<std::size_t>(state.phase)];
  text += state.mirror.is_slide() ? " " + slide_text(board, state.mirror) : " -";
  text += " " + turn_text(state.first_clearing);
  return text;
}

Result<State> read_position(std::string_view text) {
  State state;
  Reader reader(text);
  std::array<std::string_view, 5> fields;
  std::array<std::size_t, 5> places{};
  for (std::size_t i = 0; i < fields.size(); ++i) {
    places[i] = reader.place();
    fields[i] = reader.until(' ');
    const bool is_last = i + 1 == fields.size();
    if (fields[i].empty() || reader.take(' ') == is_last) {
      return refuse(phrases::kFields, reader.place());
    }
  }
  if (const auto cells = read_cells(fields[0], state); !cells) {
    return tl::unexpected<Error>(cells.error());
  }
  const auto turn = read_turn(fields[1]);
  if (!turn) return refuse(phrases::kTurn, places[1], {std::string(fields[1])});
  state.turn = static_cast<std::uint8_t>(*turn);
  const auto phase = std::ranges::find(kPhaseTexts, fields[2]);
  if (phase == kPhaseTexts.end()) {
    return refuse(phrases::kPhase, places[2], {std::string(fields[2])});
  }
  state.phase = static_cast<Phase>(phase - kPhaseTexts.begin());
  if (fields[4] != "7b" && fields[4] != "8a") {
    return refuse(phrases::kClearing, places[4], {std::string(fields[4])});
  }
  state.first_clearing = fields[4] == "7b" ? kTurn7b : kTurn8a;
  if (!phase_fits_turn(state)) {
    return refuse(phrases::kPhaseAtTurn, places[2],
                  {std::string(fields[1]), std::string(fields[2])});
  }
  const Result<Action> mirror = read_mirror(state, fields[3]);
  if (!mirror) {
    Error error = mirror.error();
    error.place = places[3];
    return tl::unexpected<Error>(error);
  }
  state.mirror = *mirror;
  if (const auto whole = check_whole(state); !whole) return tl::unexpected<Error>(whole.error());
  return state;
}

std::string action_text(const State& state, Action action) {
  const Board& board = menhirs::board(state.side);
  if (action.is_slide()) return slide_text(board, action);
  if (action.is_pass()) return "pass";
  return (action.is_clear() ? "x" : "") + cell_text(board, action.cells());
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
