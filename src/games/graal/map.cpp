#include "games/graal/map.hpp"

#include <algorithm>

#include "core/reader.hpp"
#include "games/graal/phrases.hpp"

namespace broceliande::graal {
namespace {

constexpr std::size_t kLongestName = 32;

bool is_name_letter(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= kLongestName && std::ranges::all_of(text, is_name_letter);
}

/// The next row or name: up to a `/` or the end of the line.
std::string_view next_field(std::string_view text, std::size_t& at) {
  const std::size_t end = std::min(text.find_first_of("/\n", at), text.size());
  const std::string_view field = text.substr(at, end - at);
  at = std::min(end + 1, text.size());
  return field;
}

Result<void> read_row(std::string_view row, int rank, std::size_t place, Map& map) {
  if (row.size() != kSide) {
    return refuse(phrases::kMapRow, place, {rank + 1, row.size()});
  }
  for (int file = 0; file < kSide; ++file) {
    const char letter = row[static_cast<std::size_t>(file)];
    if (letter != '.' && letter != 'f' && letter != 'r') {
      return refuse(phrases::kMapLetter, place + static_cast<std::size_t>(file),
                    {std::string(1, letter)});
    }
    const Square square = Square::at(file, rank);
    if (letter == 'r') map.rock.add(square);
    if (letter != '.') map.rough.add(square);
  }
  return {};
}

Result<void> check_symmetry(const Map& map) {
  for (int i = 0; i < kSquares / 2; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    const Square opposite = square.half_turned();
    const bool is_same = map.is_rock(square) == map.is_rock(opposite) &&
                         map.is_forest(square) == map.is_forest(opposite);
    if (is_same) continue;
    return refuse(phrases::kMapSymmetry, Error::kNoPlace,
                  {Argument::cell(square_text(square)), Argument::cell(square_text(opposite))});
  }
  return {};
}

/// C4: both kingdoms are alike, so the rough squares are shared out evenly.
Result<void> check_room(const Map& map) {
  const int open = (kSquares - map.rough.count()) / 2;
  if (open >= kFewestOpenSquares) return {};
  return refuse(phrases::kMapRoom, Error::kNoPlace, {open, kFewestOpenSquares});
}

/// C11: the diagonal steps between two rough squares.
void find_pinched(Map& map) {
  for (int i = 0; i < kSquares; ++i) {
    const Square from{static_cast<std::uint8_t>(i)};
    for (const Direction diagonal : kDiagonals) {
      if (steps_to_edge(from, diagonal) == 0) continue;
      const Square one_side = walked(from, turned(diagonal, 1), 1);
      const Square other_side = walked(from, turned(diagonal, kDirections - 1), 1);
      if (!map.rough.has(one_side) || !map.rough.has(other_side)) continue;
      map.pinched.add(walked(from, diagonal, 1), diagonal);
    }
  }
}

Compass lines_of(const Squares& squares) {
  Lines lines;
  squares.each([&lines](Square square) { lines.add(square); });
  return Compass(lines);
}

}  // namespace

Result<Map> read_map(std::string_view text) {
  while (text.ends_with('\n')) text.remove_suffix(1);
  Map map;
  std::size_t at = 0;
  map.name = next_field(text, at);
  if (!is_name(map.name)) return refuse(phrases::kMapName, 0, {map.name});
  const auto rows = std::ranges::count_if(text, [](char c) { return c == '/' || c == '\n'; });
  if (rows != kSide) return refuse(phrases::kMapRows, Error::kNoPlace, {rows});
  for (int rank = kSide - 1; rank >= 0; --rank) {
    const std::size_t place = at;
    const auto row = read_row(next_field(text, at), rank, place, map);
    if (!row) return pass_on(row);
  }
  if (const auto same = check_symmetry(map); !same) return pass_on(same);
  if (const auto room = check_room(map); !room) return pass_on(room);
  map.rock_lines = lines_of(map.rock);
  map.rough_lines = lines_of(map.rough);
  find_pinched(map);
  return map;
}

std::string map_text(const Map& map) {
  std::string text = map.name;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    text += '/';
    for (int file = 0; file < kSide; ++file) {
      const Square square = Square::at(file, rank);
      text += map.is_rock(square) ? 'r' : map.is_forest(square) ? 'f' : '.';
    }
  }
  return text;
}

}  // namespace broceliande::graal
