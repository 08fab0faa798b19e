#include <cstdlib>
#include <vector>

#include "games/graal/plain_rules.hpp"
#include "games/graal/plain_text.hpp"

namespace broceliande::graal::plain {
namespace {

constexpr std::string_view kKinds = "KPDNSEAL";

using Fields = std::vector<std::string_view>;

Fields split(std::string_view text, char separator) {
  Fields fields;
  while (true) {
    const std::size_t end = text.find(separator);
    fields.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return fields;
    text.remove_prefix(end + 1);
  }
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/// Takes the decimal digits in front of the text; nothing if there are none or too many.
std::optional<int> take_number(std::string_view& text) {
  std::size_t digits = 0;
  int number = 0;
  while (digits < text.size() && is_digit(text[digits])) {
    if (digits == 3) return std::nullopt;  // no number of these texts is longer
    number = number * 10 + (text[digits] - '0');
    ++digits;
  }
  if (digits == 0) return std::nullopt;
  text.remove_prefix(digits);
  return number;
}

/// Takes the square in front of the text.
std::optional<Square> take_square(std::string_view& text) {
  if (text.empty() || text.front() < 'a' || text.front() > 'p') return std::nullopt;
  const int file = text.front() - 'a';
  text.remove_prefix(1);
  const auto rank = take_number(text);
  if (!rank || *rank < 1 || *rank > kSide) return std::nullopt;
  return Square{.file = file, .rank = *rank - 1};
}

/// Takes the figure in front of the text, with the mark of its army.
std::optional<Figure> take_figure(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const bool south = text.front() >= 'A' && text.front() <= 'Z';
  const char kind = south ? text.front() : static_cast<char>(text.front() - 'a' + 'A');
  if (kKinds.find(kind) == std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  Figure figure{.kind = kind, .army = {.camp = south ? Camp::kSouth : Camp::kNorth, .number = 1}};
  if (text.starts_with(':')) figure.army.number = 2;
  if (text.starts_with(';')) figure.army.number = 3;
  if (figure.army.number != 1) text.remove_prefix(1);
  return figure;
}

bool read_row(std::string_view text, int rank, Position& position) {
  int file = 0;
  while (!text.empty()) {
    if (is_digit(text.front())) {
      const auto run = take_number(text);
      if (!run) return false;
      file += *run;
      continue;
    }
    const auto figure = take_figure(text);
    if (!figure || file >= kSide) return false;
    position.figures[{.file = file, .rank = rank}] = *figure;
    ++file;
  }
  return file == kSide;
}

bool read_rows(std::string_view text, Position& position) {
  const Fields rows = split(text, '/');
  if (rows.size() != kSide) return false;
  int rank = kSide;
  for (const std::string_view row : rows) {
    --rank;
    if (!read_row(row, rank, position)) return false;
  }
  return true;
}

bool is_in_kingdom(Square square, Camp camp) {
  return (square.rank < kSide / 2) == (camp == Camp::kSouth);  // C1
}

/// C3
std::optional<Castle> read_castle(std::string_view text, Camp camp) {
  const auto donjon = take_square(text);
  if (!donjon) return std::nullopt;
  const auto courtyard = take_square(text);
  if (!courtyard || !text.empty()) return std::nullopt;
  const int distance =
      std::abs(donjon->file - courtyard->file) + std::abs(donjon->rank - courtyard->rank);
  if (distance != 1) return std::nullopt;
  if (!is_in_kingdom(*donjon, camp) || !is_in_kingdom(*courtyard, camp)) return std::nullopt;
  return Castle{.donjon = *donjon, .courtyard = *courtyard};
}

bool read_castles(std::string_view text, Position& position) {
  const Fields castles = split(text, ',');
  if (castles.size() != 2) return false;
  const auto south = read_castle(castles[0], Camp::kSouth);
  const auto north = read_castle(castles[1], Camp::kNorth);
  if (!south || !north) return false;
  position.south_castle = *south;
  position.north_castle = *north;
  return true;
}

bool read_turn(std::string_view text, Position& position) {
  if (text == "=S") position.ending = Ending::kSouthWon;
  if (text == "=N") position.ending = Ending::kNorthWon;
  if (text == "==") position.ending = Ending::kDraw;
  if (position.ending != Ending::kRunning) return true;
  if (text.size() != 2 || (text[0] != 'S' && text[0] != 'N')) return false;
  if (text[1] < '1' || text[1] > '3') return false;
  position.turn.camp = text[0] == 'S' ? Camp::kSouth : Camp::kNorth;
  position.turn.number = text[1] - '0';
  return true;
}

bool read_pending(std::string_view text, Position& position) {
  if (text == "-") return true;
  const auto archer = take_square(text);
  if (!archer || !text.starts_with('*')) return false;
  text.remove_prefix(1);
  const auto target = take_square(text);
  if (!target || !text.empty()) return false;
  position.pending = Shot{.archer = *archer, .target = *target};
  return true;
}

bool read_clock(std::string_view text, Position& position) {
  const auto clock = take_number(text);
  if (!clock || !text.empty()) return false;
  position.clock = *clock;
  return true;
}

bool read_armies(std::string_view text, const Variant& variant, Position& position) {
  if (text.size() < 2 || text[0] < '1' || text[0] > '3' || text[1] != '@') return false;
  position.armies = text[0] - '0';
  text.remove_prefix(2);
  position.map_name = variant.map_name;
  position.first_turn_is_quiet = text == variant.map_name + "!";
  return text == variant.map_name || position.first_turn_is_quiet;
}

std::optional<Ground> read_ground(char letter) {
  switch (letter) {
    case '.': return Ground::kOpen;
    case 'f': return Ground::kForest;
    case 'r': return Ground::kRock;
    default: return std::nullopt;
  }
}

/// C2, C3: the map first, then the castles over it.
bool lay_ground(const Variant& variant, Position& position) {
  int rank = kSide;
  for (const std::string& row : variant.map) {
    --rank;
    if (row.size() != kSide) return false;
    int file = 0;
    for (const char letter : row) {
      const auto ground = read_ground(letter);
      if (!ground) return false;
      position.ground[{.file = file, .rank = rank}] = *ground;
      ++file;
    }
  }
  for (const Castle& castle : {position.south_castle, position.north_castle}) {
    position.ground[castle.donjon] = Ground::kDonjon;
    position.ground[castle.courtyard] = Ground::kCourtyard;
  }
  return true;
}

/// C7 for the place, C22 for the army.
bool may_stand(const Position& position, const Figure& figure, Square square) {
  if (figure.army.number > position.armies) return false;
  const bool in_donjon = position.ground[square] == Ground::kDonjon;
  if (in_donjon && (figure.kind == 'A' || figure.kind == 'E')) return false;
  return can_tread(position, figure, square);
}

bool may_all_stand(const Position& position) {
  bool may = true;
  each_square([&](Square square) {
    const std::optional<Figure>& figure = position.figures[square];
    may = may && (!figure || may_stand(position, *figure, square));
  });
  return may;
}

bool was_legal(const Position& position, Shot shot) {
  const std::optional<Figure>& archer = position.figures[shot.archer];
  if (!archer || archer->army != position.turn) return false;
  return may_shoot(position, shot.archer, shot.target);
}

/// What readers refuse at any time.
bool is_sound(const Position& position) {
  const bool running = position.ending == Ending::kRunning;
  if (!may_all_stand(position)) return false;
  if (!running && position.pending) return false;
  if (position.clock > kQuietTurns) return false;
  if (!position.first_turn_is_quiet) return true;
  const bool first_turn = running && position.turn == Army{.camp = Camp::kSouth, .number = 1};
  return first_turn && position.clock == 0 && !position.pending;
}

/// What readers refuse in a running position.
bool is_playable(const Position& position) {
  for (const Camp camp : {Camp::kSouth, Camp::kNorth}) {
    if (!has_royal_house(position, camp) || is_stormed(position, camp)) return false;
  }
  if (!has_figures(position, position.turn)) return false;
  if (position.clock >= kQuietTurns) return false;
  return !position.pending || was_legal(position, *position.pending);
}

}  // namespace

std::optional<Position> read_position(std::string_view text, const Variant& variant) {
  const Fields fields = split(text, ' ');
  if (fields.size() != 6) return std::nullopt;
  Position position;
  position.king_mounted = variant.king_mounted;
  position.archer_exact = variant.archer_exact;
  position.retreat_one = variant.retreat_one;
  if (!read_rows(fields[0], position) || !read_castles(fields[1], position)) return std::nullopt;
  if (!read_turn(fields[2], position) || !read_pending(fields[3], position)) return std::nullopt;
  if (!read_clock(fields[4], position)) return std::nullopt;
  if (!read_armies(fields[5], variant, position)) return std::nullopt;
  if (!lay_ground(variant, position) || !is_sound(position)) return std::nullopt;
  if (position.ending == Ending::kRunning && !is_playable(position)) return std::nullopt;
  // Only the written form is read: leading zeros and split runs do not come back the same.
  if (write_position(position) != text) return std::nullopt;
  return position;
}

}  // namespace broceliande::graal::plain
