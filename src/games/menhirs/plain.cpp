#include "games/menhirs/plain.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace broceliande::menhirs::plain {
namespace {

using Cell = std::pair<int, int>;  // column and row, from 0: the order of pairs is board order
using CellSet = std::set<Cell>;

constexpr std::array<std::string_view, 6> kDirections{"N", "NE", "SE", "S", "SW", "NW"};

struct Position {
  int side = 0;
  CellSet board;
  CellSet menhirs;
  CellSet mist;
  int turn = 0;  // 0 is 1a
  std::string phase;
  std::string mirror;
  std::string clearing;
};

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (c == separator) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

std::string turn_name(int turn) {
  return std::to_string(turn / 2 + 1) + std::string(turn % 2 == 0 ? "a" : "b");
}

int turn_number(std::string_view name) {
  int turn = 0;
  while (turn_name(turn) != name) ++turn;
  return turn;
}

Position read(std::string_view text) {
  const std::vector<std::string> fields = split(text, ' ');
  const std::vector<std::string> columns = split(fields[0], '/');
  Position position;
  position.side = (static_cast<int>(columns.size()) + 1) / 2;
  for (int column = 0; column < static_cast<int>(columns.size()); ++column) {
    const std::string& rows = columns[static_cast<std::size_t>(column)];
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
      const char letter = rows[static_cast<std::size_t>(row)];
      position.board.insert({column, row});
      if (letter == 'o' || letter == 'M') position.menhirs.insert({column, row});
      if (letter == 'm' || letter == 'M') position.mist.insert({column, row});
    }
  }
  position.turn = turn_number(fields[1]);
  position.phase = fields[2];
  position.mirror = fields[3];
  position.clearing = fields[4];
  return position;
}

std::string write(const Position& position) {
  std::string text;
  int last_column = 0;
  for (const Cell& cell : position.board) {
    if (cell.first != last_column) text += '/';
    last_column = cell.first;
    const bool menhir = position.menhirs.contains(cell);
    const bool mist = position.mist.contains(cell);
    text += menhir && mist ? 'M' : menhir ? 'o' : mist ? 'm' : '.';
  }
  return text + " " + turn_name(position.turn) + " " + position.phase + " " + position.mirror +
         " " + position.clearing;
}

std::string name(const Cell& cell) {
  return std::string(1, static_cast<char>('a' + cell.first)) + std::to_string(cell.second + 1);
}

Cell cell_named(std::string_view text) {
  return {text[0] - 'a', std::stoi(std::string(text.substr(1))) - 1};
}

Cell step(const Position& position, const Cell& cell, std::string_view direction) {
  const auto [c, r] = cell;
  const int middle = position.side - 1;
  if (direction == "N") return {c, r + 1};
  if (direction == "S") return {c, r - 1};
  if (direction == "NE") return {c + 1, c < middle ? r + 1 : r};
  if (direction == "SE") return {c + 1, c < middle ? r : r - 1};
  if (direction == "NW") return {c - 1, c > middle ? r + 1 : r};
  return {c - 1, c > middle ? r : r - 1};
}

CellSet piece_with(const Position& position, const CellSet& set, const Cell& start) {
  CellSet piece{start};
  std::vector<Cell> open{start};
  while (!open.empty()) {
    const Cell cell = open.back();
    open.pop_back();
    for (const std::string_view direction : kDirections) {
      const Cell next = step(position, cell, direction);
      if (set.contains(next) && piece.insert(next).second) open.push_back(next);
    }
  }
  return piece;
}

std::vector<CellSet> pieces(const Position& position, CellSet set) {
  std::vector<CellSet> found;
  while (!set.empty()) {
    found.push_back(piece_with(position, set, *set.begin()));
    for (const Cell& cell : found.back()) set.erase(cell);
  }
  return found;
}

// M9
bool may_part(const Position& position, const CellSet& cluster, const CellSet& part) {
  if (part == cluster) return true;
  if (cluster.size() < 6 || part.size() < 3) return false;
  if (pieces(position, part).size() != 1) return false;
  CellSet rest = cluster;
  for (const Cell& cell : part) rest.erase(cell);
  return std::ranges::all_of(pieces(position, rest),
                             [](const CellSet& piece) { return piece.size() >= 3; });
}

// M10
bool has_room(const Position& position, const CellSet& part, std::string_view direction) {
  return std::ranges::all_of(part, [&](const Cell& cell) {
    const Cell to = step(position, cell, direction);
    return position.board.contains(to) && (!position.mist.contains(to) || part.contains(to));
  });
}

std::string slide_name(const CellSet& part, std::string_view direction) {
  std::string text;
  for (const Cell& cell : part) text += (text.empty() ? "" : ".") + name(cell);
  return text + ">" + std::string(direction);
}

std::vector<std::string> slides(const Position& position) {
  std::vector<std::string> found;
  for (const CellSet& cluster : pieces(position, position.mist)) {
    const std::vector<Cell> tiles(cluster.begin(), cluster.end());
    for (unsigned subset = 1; subset < 1U << tiles.size(); ++subset) {
      CellSet part;
      for (std::size_t i = 0; i < tiles.size(); ++i) {
        if ((subset >> i & 1U) != 0) part.insert(tiles[i]);
      }
      if (!may_part(position, cluster, part)) continue;
      for (const std::string_view direction : kDirections) {
        const std::string slide = slide_name(part, direction);
        if (has_room(position, part, direction) && slide != position.mirror) found.push_back(slide);
      }
    }
  }
  return found;
}

int covered(const Position& position) {
  return static_cast<int>(std::ranges::count_if(
      position.mist, [&](const Cell& cell) { return position.menhirs.contains(cell); }));
}

// M14
std::vector<std::string> clears(const Position& position) {
  std::vector<std::string> found;
  for (const Cell& cell : position.mist) {
    if (covered(position) > 1 || !position.menhirs.contains(cell))
      found.push_back("x" + name(cell));
  }
  return found;
}

void next_turn(Position& position) {
  const std::string_view last = position.clearing == "never" ? "50b" : "12b";
  if (position.turn == turn_number(last)) {  // M16
    position.phase = "over";
    position.mirror = "-";
    return;
  }
  ++position.turn;
  position.phase = position.turn < turn_number("3a") ? "place" : "slide";
}

void clear_or_next_turn(Position& position) {
  const bool clearing =
      position.clearing != "never" && position.turn >= turn_number(position.clearing);
  if (clearing && !clears(position).empty()) {
    position.phase = "clear";
  } else {
    next_turn(position);
  }
}

void slide(Position& position, std::string_view action) {
  const std::vector<std::string> halves = split(action, '>');
  CellSet part;
  CellSet landed;
  for (const std::string& cell : split(halves[0], '.')) part.insert(cell_named(cell));
  for (const Cell& cell : part) position.mist.erase(cell);
  for (const Cell& cell : part) landed.insert(step(position, cell, halves[1]));
  position.mist.insert(landed.begin(), landed.end());
  if (covered(position) == 0) {  // M12
    position.phase = "over";
    position.mirror = "-";
    return;
  }
  const auto direction = std::ranges::find(kDirections, halves[1]) - kDirections.begin();
  position.mirror = slide_name(landed, kDirections[static_cast<std::size_t>((direction + 3) % 6)]);
  clear_or_next_turn(position);
}

// M11: the clear lifts the mirror if it takes a tile of exactly that part.
void clear(Position& position, const Cell& cell) {
  position.mist.erase(cell);
  const std::vector<std::string> mirrored = split(split(position.mirror, '>')[0], '.');
  if (std::ranges::find(mirrored, name(cell)) != mirrored.end()) position.mirror = "-";
  next_turn(position);
}

}  // namespace

std::vector<std::string> legal(std::string_view text) {
  const Position position = read(text);
  std::vector<std::string> actions;
  if (position.phase == "place") {
    for (const Cell& cell : position.board) {
      if (!position.mist.contains(cell)) actions.push_back(name(cell));
    }
  } else if (position.phase == "slide") {
    actions = slides(position);
    if (actions.empty()) actions.emplace_back("pass");
  } else if (position.phase == "clear") {
    actions = clears(position);
  }
  std::ranges::sort(actions);
  return actions;
}

std::string apply(std::string_view text, std::string_view action) {
  Position position = read(text);
  if (position.phase == "place") {
    position.mist.insert(cell_named(action));
    next_turn(position);
  } else if (position.phase == "clear") {
    clear(position, cell_named(action.substr(1)));
  } else if (action == "pass") {
    position.mirror = "-";
    clear_or_next_turn(position);
  } else {
    slide(position, action);
  }
  return write(position);
}

std::uint64_t perft(const std::string& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t total = 0;
  for (const std::string& action : legal(position))
    total += perft(plain::apply(position, action), depth - 1);
  return total;
}

}  // namespace broceliande::menhirs::plain
