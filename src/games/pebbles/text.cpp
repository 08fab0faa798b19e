#include "games/pebbles/text.hpp"

#include "games/pebbles/phrases.hpp"
#include "games/pebbles/rules.hpp"

namespace broceliande::pebbles {
namespace {

constexpr std::size_t kTextLength = kCells + kSide - 1;

/// Where a cell stands in a position text.
std::size_t place_of(int cell) {
  const int rank = cell / kSide;
  return static_cast<std::size_t>((kSide - 1 - rank) * (kSide + 1) + cell % kSide);
}

Result<State> read_cells(std::string_view text) {
  const bool has_form =
      text.size() == kTextLength && text[kSide] == '/' && text[2 * kSide + 1] == '/';
  if (!has_form) return refuse(phrases::kRanks, 0, {std::string(text)});
  State state;
  for (int cell = 0; cell < kCells; ++cell) {
    const char letter = text[place_of(cell)];
    if (letter == '.') continue;
    if (letter != 'x' && letter != 'o') {
      return refuse(phrases::kRanks, place_of(cell), {std::string(text)});
    }
    Cells& cells = letter == 'x' ? state.first : state.second;
    cells = static_cast<Cells>(cells | 1 << cell);
  }
  return state;
}

}  // namespace

std::string cell_text(int cell) {
  return {static_cast<char>('a' + cell % kSide), static_cast<char>('1' + cell / kSide)};
}

std::string position_text(const State& state) {
  std::string text(kTextLength, '/');
  for (int cell = 0; cell < kCells; ++cell) {
    const bool is_first = (state.first >> cell & 1) != 0;
    const bool is_second = (state.second >> cell & 1) != 0;
    text[place_of(cell)] = is_first ? 'x' : is_second ? 'o' : '.';
  }
  return text;
}

Result<State> read_position(std::string_view text) {
  Result<State> state = read_cells(text);
  if (!state) return state;
  const int more = std::popcount(state->first) - std::popcount(state->second);
  if (more != 0 && more != 1) {
    return refuse(phrases::kCount, Error::kNoPlace,
                  {std::popcount(state->first), std::popcount(state->second)});
  }
  // Whoever has a row put the last pebble.
  const bool went_on =
      (has_row(state->first) && more == 0) || (has_row(state->second) && more == 1);
  if (went_on) return refuse(phrases::kTwoRows);
  return state;
}

Result<Action> read_action(const State& state, std::string_view text) {
  if (outcome(state)) return refuse(phrases::kOver);
  for (int cell = 0; cell < kCells; ++cell) {
    if (cell_text(cell) != text) continue;
    if ((state.taken() >> cell & 1) != 0)
      return refuse(phrases::kTaken, 0, {Argument::cell(std::string(text))});
    return Action{static_cast<std::uint8_t>(cell)};
  }
  return refuse(phrases::kCellName, 0, {std::string(text)});
}

}  // namespace broceliande::pebbles
