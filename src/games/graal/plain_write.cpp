#include "games/graal/plain_text.hpp"

namespace broceliande::graal::plain {
namespace {

std::string write_square(Square square) {
  return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

std::string write_figure(const Figure& figure) {
  const bool south = figure.army.camp == Camp::kSouth;
  std::string text(1, south ? figure.kind : static_cast<char>(figure.kind - 'A' + 'a'));
  if (figure.army.number == 2) text += ':';
  if (figure.army.number == 3) text += ';';
  return text;
}

std::string write_row(const Position& position, int rank) {
  std::string text;
  int run = 0;
  for (int file = 0; file < kSide; ++file) {
    const std::optional<Figure>& figure = position.figures[{.file = file, .rank = rank}];
    if (!figure) {
      ++run;
      continue;
    }
    if (run > 0) text += std::to_string(run);
    run = 0;
    text += write_figure(*figure);
  }
  if (run > 0) text += std::to_string(run);
  return text;
}

std::string write_rows(const Position& position) {
  std::string text;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    text += write_row(position, rank);
    if (rank > 0) text += '/';
  }
  return text;
}

std::string write_castle(const Castle& castle) {
  return write_square(castle.donjon) + write_square(castle.courtyard);
}

std::string write_turn(const Position& position) {
  switch (position.ending) {
    case Ending::kSouthWon: return "=S";
    case Ending::kNorthWon: return "=N";
    case Ending::kDraw: return "==";
    case Ending::kRunning: break;
  }
  const char camp = position.turn.camp == Camp::kSouth ? 'S' : 'N';
  return camp + std::to_string(position.turn.number);
}

std::string write_pending(const Position& position) {
  if (!position.pending) return "-";
  return write_square(position.pending->archer) + "*" + write_square(position.pending->target);
}

}  // namespace

std::string write_position(const Position& position) {
  std::string text = write_rows(position);
  text += ' ' + write_castle(position.south_castle) + ',' + write_castle(position.north_castle);
  text += ' ' + write_turn(position);
  text += ' ' + write_pending(position);
  text += ' ' + std::to_string(position.clock);
  text += ' ' + std::to_string(position.armies) + '@' + position.map_name;
  if (position.first_turn_is_quiet) text += '!';
  return text;
}

std::string write_repetition_key(const Position& position) {
  return write_rows(position) + ' ' + write_turn(position) + ' ' + write_pending(position);
}

std::string write_action(const Action& action) {
  if (action.deed == Deed::kPass) return "pass";
  const std::string from = write_square(action.from);
  const std::string to = write_square(action.to);
  if (action.deed == Deed::kTake) return from + 'x' + to;
  if (action.deed == Deed::kShoot) return from + '*' + to;
  return from + '-' + to;
}

}  // namespace broceliande::graal::plain
