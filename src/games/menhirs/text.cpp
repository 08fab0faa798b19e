#include "games/menhirs/text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/reader.hpp"
#include "games/menhirs/judge.hpp"
#include "games/menhirs/phrases.hpp"
#include "games/menhirs/rules.hpp"

namespace broceliande::menhirs {
namespace {

constexpr std::array<std::string_view, 4> kPhaseTexts{"place", "slide", "clear", "over"};
constexpr int kTurn7b = 13;
constexpr int kTurn8a = 14;
constexpr int kTurn3a = kPlacements;
constexpr std::string_view kNever = "never";

std::string slide_text(const Board& board, Action slide) {
  return part_text(board, slide.cells()) + ">" + std::string(direction_text(slide.direction()));
}

Result<void> read_cells(std::string_view text, State& state) {
  const auto columns = std::ranges::count(text, '/') + 1;
  if (columns != 5 && columns != 7 && columns != 9) {
    return refuse(phrases::kColumns, 0, {columns});
  }
  state.side = static_cast<std::uint8_t>((columns + 1) / 2);
  const Board& board = menhirs::board(state.side);
  Reader reader(text);
  for (int column = 0; column < board.columns(); ++column) {
    const std::size_t place = reader.place();
    const std::string_view word = reader.until('/');
    reader.skip();
    if (static_cast<int>(word.size()) != board.rows(column)) {
      return refuse(
          phrases::kRows, place,
          {std::string(1, static_cast<char>('a' + column)), word.size(), board.rows(column)});
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

std::optional<int> read_turn(std::string_view text, int turns) {
  for (int turn = 0; turn < turns; ++turn) {
    if (turn_text(turn) == text) return turn;
  }
  return std::nullopt;
}

std::optional<int> read_clearing(std::string_view text) {
  for (const int first_clearing : {kTurn7b, kTurn8a, kNeverClears}) {
    if (clearing_text(first_clearing) == text) return first_clearing;
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
  if (is_over && state.covered() != 0 && state.turn + 1 != state.turns()) {
    return refuse(phrases::kCoveredAtEnd, Error::kNoPlace,
                  {turn_text(state.turn), turn_text(state.turns() - 1)});
  }
  if (state.phase == Phase::clear && clearable(state) == 0) return refuse(phrases::kNothingToClear);
  if (state.phase == Phase::place) {
    const int free = board(state.side).cells - size(state.mist);
    const int left = kPlacements - state.turn;
    if (free < left) {
      return refuse(phrases::kFewFreeCells, Error::kNoPlace, {free, left});
    }
  }
  return {};
}

}  // namespace

std::string turn_text(int turn) {
  return std::to_string(turn / 2 + 1) + (turn % 2 == 0 ? "a" : "b");
}

std::string clearing_text(int first_clearing) {
  return first_clearing == kNeverClears ? std::string(kNever) : turn_text(first_clearing);
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
  text += " " + clearing_text(state.first_clearing);
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
    return pass_on(cells);
  }
  const int turns = fields[4] == kNever ? kMostTurns : kTurns;
  const auto turn = read_turn(fields[1], turns);
  if (!turn) {
    return refuse(phrases::kTurn, places[1], {std::string(fields[1]), turn_text(turns - 1)});
  }
  state.turn = static_cast<std::uint8_t>(*turn);
  const auto phase = std::ranges::find(kPhaseTexts, fields[2]);
  if (phase == kPhaseTexts.end()) {
    return refuse(phrases::kPhase, places[2], {std::string(fields[2])});
  }
  state.phase = static_cast<Phase>(phase - kPhaseTexts.begin());
  const auto clearing = read_clearing(fields[4]);
  if (!clearing) return refuse(phrases::kClearing, places[4], {std::string(fields[4])});
  state.first_clearing = static_cast<std::uint8_t>(*clearing);
  if (!phase_fits_turn(state)) {
    return refuse(phrases::kPhaseAtTurn, places[2],
                  {std::string(fields[1]), std::string(fields[2])});
  }
  const Result<Action> mirror = read_mirror(state, fields[3]);
  if (!mirror) {
    Error error = mirror.error();
    error.place = places[3];
    return pass_on(error);
  }
  state.mirror = *mirror;
  if (const auto whole = check_whole(state); !whole) return pass_on(whole);
  return state;
}

std::string action_text(const State& state, Action action) {
  const Board& board = menhirs::board(state.side);
  if (action.is_slide()) return slide_text(board, action);
  if (action.is_pass()) return "pass";
  return (action.is_clear() ? "x" : "") + cell_text(board, action.cells());
}

}  // namespace broceliande::menhirs
