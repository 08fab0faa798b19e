#include <cstdlib>
#include <string_view>

#include "games/graal/plain_rules.hpp"

namespace broceliande::graal::plain {
namespace {

/// One king's step, in one of the 8 directions.
struct Step {
  int file = 0;
  int rank = 0;
  [[nodiscard]] bool operator==(const Step&) const = default;
  [[nodiscard]] bool is_diagonal() const { return file != 0 && rank != 0; }
};

struct StraightLine {
  Step step;
  int length = 0;
};

Square walked(Square from, Step step, int times) {
  return {.file = from.file + step.file * times, .rank = from.rank + step.rank * times};
}

int sign(int number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// The straight line between two different squares, if there is one.
std::optional<StraightLine> straight_line(Square from, Square to) {
  const int files = to.file - from.file;
  const int ranks = to.rank - from.rank;
  if (files == 0 && ranks == 0) return std::nullopt;
  const bool straight = files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
  if (!straight) return std::nullopt;
  const int length = files != 0 ? std::abs(files) : std::abs(ranks);
  return StraightLine{.step = {.file = sign(files), .rank = sign(ranks)}, .length = length};
}

bool is_free(const Position& position, Square square) {
  return !position.figures[square].has_value();
}

bool is_donjon(const Position& position, Square square) {
  return position.ground[square] == Ground::kDonjon;
}

bool is_courtyard(const Position& position, Square square) {
  return position.ground[square] == Ground::kCourtyard;
}

bool is_rock_or_forest(const Position& position, Square square) {
  const Ground ground = position.ground[square];
  return ground == Ground::kRock || ground == Ground::kForest;
}

/// C11: a horseman may not squeeze between two such squares.
bool is_squeezed(const Position& position, const Figure& figure, Square from, Step step) {
  if (!step.is_diagonal() || !is_horseman(position, figure)) return false;
  const Square beside_one{.file = from.file + step.file, .rank = from.rank};
  const Square beside_other{.file = from.file, .rank = from.rank + step.rank};
  return is_rock_or_forest(position, beside_one) && is_rock_or_forest(position, beside_other);
}

/// C9, C10, C14, C15: whether the figure may come over this square on its way elsewhere.
bool may_pass(const Position& position, const Figure& figure, Square square) {
  if (!is_free(position, square)) return false;
  if (is_courtyard(position, square) || is_donjon(position, square)) return false;
  return can_tread(position, figure, square);
}

/// Whether the figure can go along the line and stand at its end, whoever may stand there now.
bool can_walk(const Position& position, const Figure& figure, Square from,
              const StraightLine& line) {
  for (int steps = 0; steps < line.length; ++steps) {
    if (is_squeezed(position, figure, walked(from, line.step, steps), line.step)) return false;
  }
  for (int steps = 1; steps < line.length; ++steps) {
    if (!may_pass(position, figure, walked(from, line.step, steps))) return false;
  }
  const Square end = walked(from, line.step, line.length);
  return can_tread(position, figure, end) && !is_donjon(position, end);
}

/// C12: whether the line is of a direction and length that the figure's kind can go.
bool has_reach(const Position& position, const Figure& figure, const StraightLine& line) {
  const bool diagonal = line.step.is_diagonal();
  switch (figure.kind) {
    case 'K': return line.length <= 2;
    case 'P':
    case 'D':
    case 'N': return true;
    case 'S': return line.length <= (diagonal ? 12 : 1);
    case 'L': return line.length <= (diagonal ? 1 : 12);
    case 'A': return position.archer_exact ? line.length == 3 : line.length <= 3;
    default: return false;
  }
}

/// C13
bool may_leap(const Position& position, const Figure& squire, Square from, Square to) {
  const int files = to.file - from.file;
  const int ranks = to.rank - from.rank;
  const bool east_or_west = std::abs(files) == 2 && std::abs(ranks) == 1;
  const bool north_or_south = std::abs(files) == 1 && std::abs(ranks) == 2;
  if (!east_or_west && !north_or_south) return false;
  Square way = from;
  if (east_or_west) way.file += sign(files);
  if (north_or_south) way.rank += sign(ranks);
  if (is_courtyard(position, way) || is_donjon(position, way)) return false;
  return can_tread(position, squire, way) && can_tread(position, squire, to);
}

/// C15: between a donjon and its own courtyard, either way; those are orthogonal neighbours.
bool is_gate(const Castle& castle, Square from, Square to) {
  if (from == castle.donjon) return to == castle.courtyard;
  return from == castle.courtyard && to == castle.donjon;
}

/// C15
bool may_use_gate(const Position& position, const Figure& figure, Square from, Square to) {
  if (std::string_view("KPDNSL").find(figure.kind) == std::string_view::npos) return false;
  return is_gate(position.south_castle, from, to) || is_gate(position.north_castle, from, to);
}

/// C9, C12, C22: a free square, or an enemy for all but the archer.
bool may_stop(const Position& position, const Figure& figure, Square square) {
  const std::optional<Figure>& other = position.figures[square];
  if (!other) return true;
  return other->army.camp != figure.army.camp && figure.kind != 'A';
}

/// C16 without the figures: whether a shot from one square reaches the other.
bool is_in_range(const Position& position, Square archer, Square target) {
  const auto line = straight_line(archer, target);
  if (!line || line->length > 3) return false;
  for (int steps = 1; steps < line->length; ++steps) {
    const Square between = walked(archer, line->step, steps);
    if (is_rock_or_forest(position, between) || is_donjon(position, between)) return false;
  }
  return !is_donjon(position, target);
}

/// C17: straight back, or at right angles to the shot.
bool is_back_or_sideways(Step retreat, Step shot) {
  const Step left{.file = -shot.rank, .rank = shot.file};
  const Step right{.file = shot.rank, .rank = -shot.file};
  return retreat == shot || retreat == left || retreat == right;
}

/// C17 but for getting out of range.
bool can_retreat(const Position& position, Shot shot, Square to) {
  const auto flight = straight_line(shot.archer, shot.target);
  const auto line = straight_line(shot.target, to);
  if (!flight || !line) return false;
  if (position.retreat_one ? line->length != 1 : line->length > 3) return false;
  if (!is_back_or_sideways(line->step, flight->step)) return false;
  if (!is_free(position, to)) return false;
  return can_walk(position, *position.figures[shot.target], shot.target, *line);
}

bool can_retreat_anywhere(const Position& position, Shot shot) {
  bool can = false;
  each_square([&](Square to) { can = can || can_retreat(position, shot, to); });
  return can;
}

bool can_escape(const Position& position, Shot shot) {
  bool can = false;
  each_square([&](Square to) {
    can = can || (can_retreat(position, shot, to) && !is_in_range(position, shot.archer, to));
  });
  return can;
}

}  // namespace

bool is_horseman(const Position& position, const Figure& figure) {
  if (figure.kind == 'K') return position.king_mounted;
  return figure.kind == 'P' || figure.kind == 'D' || figure.kind == 'N';
}

bool can_tread(const Position& position, const Figure& figure, Square square) {
  const Ground ground = position.ground[square];
  if (ground == Ground::kRock) return false;
  return ground != Ground::kForest || !is_horseman(position, figure);
}

bool may_go(const Position& position, Square from, Square to) {
  const std::optional<Figure>& figure = position.figures[from];
  if (!figure || !may_stop(position, *figure, to)) return false;
  if (is_donjon(position, from) || is_donjon(position, to)) {
    return may_use_gate(position, *figure, from, to);
  }
  if (figure->kind == 'E') return may_leap(position, *figure, from, to);
  const auto line = straight_line(from, to);
  if (!line || !has_reach(position, *figure, *line)) return false;
  return can_walk(position, *figure, from, *line);
}

bool may_shoot(const Position& position, Square from, Square to) {
  const std::optional<Figure>& archer = position.figures[from];
  const std::optional<Figure>& target = position.figures[to];
  if (!archer || archer->kind != 'A' || !target) return false;
  if (archer->army.camp == target->army.camp) return false;
  if (!is_in_range(position, from, to)) return false;
  return can_retreat_anywhere(position, {.archer = from, .target = to});
}

bool may_flee(const Position& position, Shot shot, Square to) {
  if (!can_retreat(position, shot, to)) return false;
  return !is_in_range(position, shot.archer, to) || !can_escape(position, shot);
}

}  // namespace broceliande::graal::plain
