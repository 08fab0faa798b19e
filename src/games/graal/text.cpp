#include "games/graal/text.hpp"

#include <algorithm>
#include <array>

#include "games/graal/inspect.hpp"
#include "games/graal/phrases.hpp"

namespace broceliande::graal {
namespace {

// ---------------------------------------------------------------- positions, written

std::string figure_text(Figure figure) {
  const char capital = kind_letter(figure.kind);
  const bool is_south = figure.army.camp() == Camp::south;
  std::string text(1, is_south ? capital : static_cast<char>(capital - 'A' + 'a'));
  if (figure.army.number() == 2) text += ':';
  if (figure.army.number() == 3) text += ';';
  return text;
}

std::string rank_text(const Figures& figures, int rank) {
  std::string text;
  int run = 0;
  for (int file = 0; file <= kSide; ++file) {
    const auto figure = file < kSide ? figures.at(Square::at(file, rank)) : std::nullopt;
    if (file < kSide && !figure) {
      ++run;
      continue;
    }
    if (run > 0) text += std::to_string(run);
    run = 0;
    if (figure) text += figure_text(*figure);
  }
  return text;
}

std::string castle_text(const Castle& castle) {
  return square_text(castle.donjon) + square_text(castle.courtyard);
}

std::string turn_text(const State& state) {
  switch (state.ending) {
    case Ending::running: break;
    case Ending::south_won: return "=S";
    case Ending::north_won: return "=N";
    case Ending::draw: return "==";
  }
  return army_text(state.turn);
}

// ---------------------------------------------------------------- positions, read

/// One of the six words of a position text and where it begins.
struct PositionWord {
  std::string_view text;
  std::size_t place = 0;
};

std::optional<Figure> read_figure(Reader& reader) {
  const char letter = reader.peek();
  const bool is_south = letter >= 'A' && letter <= 'Z';
  const auto kind = read_kind(is_south ? letter : static_cast<char>(letter - 'a' + 'A'));
  if (!kind) return std::nullopt;
  reader.skip();
  const int number = reader.take(':') ? 2 : reader.take(';') ? 3 : 1;
  return Figure{*kind, Army::of(is_south ? Camp::south : Camp::north, number)};
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

Result<void> read_rank(std::string_view text, int rank, std::size_t place, Figures& figures) {
  Reader reader(text);
  int file = 0;
  bool follows_run = false;
  while (!reader.at_end()) {
    const std::size_t at = place + reader.place();
    if (is_digit(reader.peek())) {
      const auto run = reader.number(kSide);
      if (!run || *run == 0 || follows_run) {
        return refuse(phrases::kRun, at, {std::string(1, reader.peek())});
      }
      file += *run;
      follows_run = true;
      continue;
    }
    const auto figure = read_figure(reader);
    if (!figure) return refuse(phrases::kFigureLetter, at, {std::string(1, reader.peek())});
    if (file < kSide) figures.put(*figure, Square::at(file, rank));
    ++file;
    follows_run = false;
  }
  if (file == kSide) return {};
  return refuse(phrases::kRankLength, place, {rank + 1});
}

Result<void> read_ranks(PositionWord word, Figures& figures) {
  const auto ranks = std::ranges::count(word.text, '/') + 1;
  if (ranks != kSide) return refuse(phrases::kRanks, word.place, {ranks});
  Reader reader(word.text);
  for (int rank = kSide - 1; rank >= 0; --rank) {
    const std::size_t place = word.place + reader.place();
    const auto read = read_rank(reader.until('/'), rank, place, figures);
    if (!read) return read;
    reader.skip();
  }
  return {};
}

std::optional<Castle> read_castle(Reader& reader) {
  const auto donjon = read_square(reader);
  if (!donjon) return std::nullopt;
  const auto courtyard = read_square(reader);
  if (!courtyard) return std::nullopt;
  return Castle{*donjon, *courtyard};
}

/// An error found in a part of the text, with the place of that part.
tl::unexpected<Error> at_place(Error error, std::size_t place) {
  error.place = place;
  return tl::unexpected<Error>(std::move(error));
}

Result<void> read_castles(PositionWord word, State& state) {
  Reader reader(word.text);
  const auto south = read_castle(reader);
  const bool has_comma = reader.take(',');
  const auto north = read_castle(reader);
  if (!south || !has_comma || !north || !reader.at_end()) {
    return refuse(phrases::kCastleForm, word.place, {std::string(word.text)});
  }
  state.castles = {*south, *north};
  for (const Camp camp : {Camp::south, Camp::north}) {
    const auto castle = check_castle(state.castle_of(camp), camp);
    if (!castle) return at_place(castle.error(), word.place);
  }
  return {};
}

std::optional<Ending> read_ending(std::string_view text) {
  if (text == "=S") return Ending::south_won;
  if (text == "=N") return Ending::north_won;
  if (text == "==") return Ending::draw;
  return std::nullopt;
}

Result<void> read_turn(PositionWord word, State& state) {
  if (const auto ending = read_ending(word.text)) {
    state.ending = *ending;
    return {};
  }
  for (std::uint8_t i = 0; i < 2 * state.armies; ++i) {
    state.turn = Army{i};
    if (army_text(state.turn) == word.text) return {};
  }
  return refuse(phrases::kTurn, word.place, {std::string(word.text), state.armies});
}

Result<void> read_shot(PositionWord word, State& state) {
  if (word.text == "-") return {};
  Reader reader(word.text);
  const auto archer = read_square(reader);
  const bool has_star = reader.take('*');
  const auto target = read_square(reader);
  if (!archer || !has_star || !target || !reader.at_end() || *archer == *target) {
    return refuse(phrases::kPendingForm, word.place, {std::string(word.text)});
  }
  state.shot = {*archer, *target};
  if (state.is_over()) return refuse(phrases::kPendingOver, word.place);
  return {};
}

Result<void> read_clock(PositionWord word, State& state) {
  Reader reader(word.text);
  const auto clock = reader.number(kQuietTurns);
  if (!clock || !reader.at_end()) {
    return refuse(phrases::kClock, word.place, {std::string(word.text)});
  }
  state.clock = static_cast<std::uint8_t>(*clock);
  if (!state.is_over() && *clock == kQuietTurns) return refuse(phrases::kClockRunsOut, word.place);
  return {};
}

Result<void> read_armies(const Variant& variant, PositionWord word, State& state) {
  Reader reader(word.text);
  const auto armies = reader.number(kMostArmies);
  if (!armies || *armies == 0 || !reader.take('@')) {
    return refuse(phrases::kArmiesForm, word.place, {std::string(word.text)});
  }
  state.armies = static_cast<std::uint8_t>(*armies);
  const std::size_t place = word.place + reader.place();
  const std::string name(reader.until('!'));
  state.is_quiet = reader.take('!');
  const auto map = std::ranges::find(variant.maps, name, &Map::name);
  if (map == variant.maps.end()) {
    return refuse(phrases::kUnknownMap, place, {name, map_names(variant)});
  }
  if (!reader.at_end()) return refuse(phrases::kArmiesForm, place, {std::string(word.text)});
  state.map = static_cast<std::uint8_t>(map - variant.maps.begin());
  return {};
}

bool can_be_quiet(const State& state) {
  return !state.is_over() && state.turn == Army{} && state.clock == 0 && !state.is_shot_pending();
}

}  // namespace

std::string army_text(Army army) {
  return (army.camp() == Camp::south ? "S" : "N") + std::to_string(army.number());
}

char kind_letter(Kind kind) { return kKindLetters[static_cast<std::size_t>(kind)]; }

std::optional<Kind> read_kind(char capital) {
  const std::size_t found = kKindLetters.find(capital);
  if (found == std::string_view::npos) return std::nullopt;
  return static_cast<Kind>(found);
}

std::optional<Square> read_square(Reader& reader) {
  const char letter = reader.peek();
  if (letter < 'a' || letter > 'p') return std::nullopt;
  reader.skip();
  const auto rank = reader.number(kSide);
  if (!rank || *rank == 0) return std::nullopt;
  return Square::at(letter - 'a', *rank - 1);
}

std::optional<Square> square_named(std::string_view name) {
  Reader reader(name);
  const auto square = read_square(reader);
  return reader.at_end() ? square : std::nullopt;
}

std::string shot_text(Shot shot) {
  return square_text(shot.archer) + "*" + square_text(shot.target);
}

Argument map_names(const Variant& variant) {
  std::vector<std::string> names;
  for (const Map& map : variant.maps) names.push_back(map.name);
  return Argument::values_of("map", std::move(names));
}

std::string position_text(const Variant& variant, const State& state) {
  std::string text;
  for (int rank = kSide - 1; rank >= 0; --rank) {
    text += rank_text(state.figures, rank);
    text += rank == 0 ? ' ' : '/';
  }
  text += castle_text(state.castles[0]) + "," + castle_text(state.castles[1]);
  text += " " + turn_text(state);
  text += state.is_shot_pending() ? " " + shot_text(state.shot) : " -";
  text += " " + std::to_string(state.clock);
  text += " " + std::to_string(state.armies) + "@" + variant.map_of(state).name;
  if (state.is_quiet) text += '!';
  return text;
}

Result<State> read_position(const Variant& variant, std::string_view text) {
  Reader reader(text);
  std::array<PositionWord, 6> words;
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i].place = reader.place();
    words[i].text = reader.until(' ');
    const bool is_last = i + 1 == words.size();
    if (words[i].text.empty() || reader.take(' ') == is_last) {
      return refuse(phrases::kFields, reader.place());
    }
  }
  State state;
  Result<void> checked = read_ranks(words[0], state.figures);
  if (checked) checked = read_castles(words[1], state);
  if (checked) checked = read_armies(variant, words[5], state);
  if (checked) checked = read_turn(words[2], state);
  if (checked) checked = read_shot(words[3], state);
  if (checked) checked = read_clock(words[4], state);
  if (checked && state.is_quiet && !can_be_quiet(state)) {
    checked = refuse(phrases::kQuietHere, words[5].place);
  }
  if (checked) checked = inspect(variant, state);
  if (!checked) return pass_on(checked);
  return state;
}

}  // namespace broceliande::graal
