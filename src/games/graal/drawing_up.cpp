#include "games/graal/drawing_up.hpp"

#include <algorithm>

#include "games/graal/inspect.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

std::vector<Placement>& army_of(DrawingUp& drawing_up, int army) {
  return drawing_up.armies[static_cast<std::size_t>(army - 1)];
}
const std::vector<Placement>& army_of(const DrawingUp& drawing_up, int army) {
  return drawing_up.armies[static_cast<std::size_t>(army - 1)];
}

/// By kind, then by file and rank.
bool is_written_before(Placement a, Placement b) {
  if (a.kind != b.kind) return a.kind < b.kind;
  if (a.square.file() != b.square.file()) return a.square.file() < b.square.file();
  return a.square.rank() < b.square.rank();
}

int count_of(const std::vector<Placement>& placements, Kind kind) {
  return static_cast<int>(std::ranges::count(placements, kind, &Placement::kind));
}

Building building_on(const std::optional<Castle>& castle, Square square) {
  if (castle && castle->donjon == square) return Building::donjon;
  return castle && castle->courtyard == square ? Building::courtyard : Building::none;
}

bool is_taken(const DrawingUp& drawing_up, Square square) {
  return std::ranges::any_of(drawing_up.armies, [square](const auto& army) {
    return std::ranges::find(army, square, &Placement::square) != army.end();
  });
}

// ---------------------------------------------------------------- reading

/// A part of the word, `castle=…` or `2=…`, and where its value begins.
struct Part {
  std::string_view name;
  std::string_view value;
  std::size_t place = 0;
};

Result<std::vector<Part>> split(std::string_view text) {
  std::vector<Part> parts;
  Reader reader(text);
  while (!reader.at_end()) {
    const std::size_t place = reader.place();
    Part part;
    Reader inside(reader.until(';'));
    part.name = inside.until('=');
    if (!inside.take('=')) return refuse(phrases::kDrawingUpForm, place, {std::string(part.name)});
    part.place = place + inside.place();
    part.value = inside.until('\0');
    if (std::ranges::find(parts, part.name, &Part::name) != parts.end()) {
      return refuse(phrases::kDrawingUpTwice, place, {std::string(part.name)});
    }
    parts.push_back(part);
    if (reader.take(';') && reader.at_end()) return refuse(phrases::kDrawingUpForm, place, {""});
  }
  return parts;
}

Result<void> at_place(Result<void> result, std::size_t place) {
  if (!result) result.error().place = place;
  return result;
}

Result<void> read_castle(const Muster& muster, const Part& part, DrawingUp& drawing_up) {
  Reader reader(part.value);
  const auto donjon = read_square(reader);
  const auto courtyard = donjon ? read_square(reader) : std::nullopt;
  if (!courtyard || !reader.at_end()) {
    return refuse(phrases::kDrawingUpForm, part.place, {std::string(part.value)});
  }
  return at_place(place_castle(muster, drawing_up, {*donjon, *courtyard}), part.place);
}

Result<void> read_army(const Muster& muster, const Part& part, int army, DrawingUp& drawing_up) {
  Reader reader(part.value);
  do {
    const std::size_t at = part.place + reader.place();
    const std::string_view word = reader.until(',');
    Reader letters(word);
    const auto kind = read_kind(letters.peek());
    letters.skip();
    const auto square = kind ? read_square(letters) : std::nullopt;
    if (!square || !letters.at_end())
      return refuse(phrases::kPlacementForm, at, {std::string(word)});
    const auto placed = at_place(place(muster, drawing_up, army, {*kind, *square}), at);
    if (!placed) return placed;
  } while (reader.take(','));
  return {};
}

Result<int> read_army_number(const Muster& muster, const Part& part) {
  Reader reader(part.name);
  const auto army = reader.number(kMostArmies);
  if (!army || *army == 0 || !reader.at_end()) {
    return refuse(phrases::kDrawingUpForm, part.place, {std::string(part.name)});
  }
  if (*army > muster.armies) {
    return refuse(phrases::kDrawingUpArmy, part.place, {*army, muster.armies});
  }
  return *army;
}

// ---------------------------------------------------------------- guarding the courtyard

/// The camp alone on the board, with its enemy's castle opposite.
State camp_alone(const Muster& muster, const DrawingUp& drawing_up) {
  State state;
  state.armies = static_cast<std::uint8_t>(muster.armies);
  const auto camp = static_cast<std::size_t>(muster.camp);
  state.castles[camp] = *drawing_up.castle;
  state.castles[1 - camp] = {drawing_up.castle->donjon.half_turned(),
                             drawing_up.castle->courtyard.half_turned()};
  for (int army = 1; army <= muster.armies; ++army) {
    for (const auto& [kind, square] : army_of(drawing_up, army)) {
      if (square == drawing_up.castle->courtyard) continue;  // he would be the one who is taken
      state.figures.put({kind, Army::of(muster.camp, army)}, square);
    }
  }
  return state;
}

bool is_guarded(const Muster& muster, const DrawingUp& drawing_up) {
  State state = camp_alone(muster, drawing_up);
  const Square courtyard = drawing_up.castle->courtyard;
  state.figures.put({Kind::knight, Army::of(enemy_of(muster.camp), 1)}, courtyard);
  Variant variant = muster.variant;
  variant.maps = {muster.map};
  std::vector<Action> actions;
  for (int army = 1; army <= muster.armies; ++army) {
    state.turn = Army::of(muster.camp, army);
    legal(variant, state, actions);
  }
  return std::ranges::any_of(actions, [&](Action action) {
    return action.to() == courtyard && state.figures.kind_at(action.from()) != Kind::archer &&
           !action.is_pass();
  });
}

}  // namespace

int Muster::figures(int army, Kind kind) const {
  const bool is_royal = kind < Kind::knight;
  if (army > 1 && is_royal && !allied_house) return 0;  // C21
  return roster.of(kind);
}

Result<DrawingUp> read_drawing_up(const Muster& muster, std::string_view text) {
  const auto parts = split(text);
  if (!parts) return pass_on(parts);
  DrawingUp drawing_up;
  // The castle comes first wherever it is written, since it changes the ground under figures (C3).
  const auto castle = std::ranges::find(*parts, "castle", &Part::name);
  if (castle != parts->end()) {
    const auto read = read_castle(muster, *castle, drawing_up);
    if (!read) return pass_on(read);
  }
  for (const Part& part : *parts) {
    if (part.name == "castle") continue;
    const auto army = read_army_number(muster, part);
    if (!army) return pass_on(army);
    const auto read = read_army(muster, part, *army, drawing_up);
    if (!read) return pass_on(read);
  }
  return drawing_up;
}

std::string drawing_up_text(const DrawingUp& drawing_up) {
  std::string text;
  if (drawing_up.castle) {
    text = "castle=" + square_text(drawing_up.castle->donjon) +
           square_text(drawing_up.castle->courtyard);
  }
  for (int army = 1; army <= kMostArmies; ++army) {
    if (army_of(drawing_up, army).empty()) continue;
    if (!text.empty()) text += ';';
    text += std::to_string(army) + "=";
    for (const auto& [kind, square] : army_of(drawing_up, army)) {
      if (!text.ends_with('=')) text += ',';
      text += kind_letter(kind) + square_text(square);
    }
  }
  return text;
}

Result<void> place(const Muster& muster, DrawingUp& drawing_up, int army, Placement placement) {
  const auto [kind, square] = placement;
  std::vector<Placement>& placements = army_of(drawing_up, army);
  const int most = muster.figures(army, kind);
  if (count_of(placements, kind) >= most) {
    return refuse(phrases::kTooMany, Error::kNoPlace, {army, most, kind_argument(kind)});
  }
  if (square.kingdom() != muster.camp) {
    return refuse(phrases::kAbroad, Error::kNoPlace,
                  {Argument::cell(square_text(square)), kingdom_ranks(muster.camp)});
  }
  if (is_taken(drawing_up, square)) {
    return refuse(phrases::kHoleTaken, Error::kNoPlace, {Argument::cell(square_text(square))});
  }
  auto standing = check_standing(muster.variant, muster.map, kind, square,
                                 building_on(drawing_up.castle, square));
  if (!standing) return standing;
  placements.insert(std::ranges::upper_bound(placements, placement, is_written_before), placement);
  return {};
}

Result<void> place_castle(const Muster& muster, DrawingUp& drawing_up, Castle castle) {
  if (const auto sound = check_castle(castle, muster.camp); !sound) return sound;
  for (const auto& army : drawing_up.armies) {
    for (const auto& [kind, square] : army) {
      const auto standing =
          check_standing(muster.variant, muster.map, kind, square, building_on(castle, square));
      if (!standing) return standing;
    }
  }
  drawing_up.castle = castle;
  return {};
}

Result<void> check_complete(const Muster& muster, const DrawingUp& drawing_up) {
  if (!drawing_up.castle) return refuse(phrases::kMissingCastle);
  for (int army = 1; army <= muster.armies; ++army) {
    for (int k = 0; k < kKinds; ++k) {
      const auto kind = static_cast<Kind>(k);
      const int missing = muster.figures(army, kind) - count_of(army_of(drawing_up, army), kind);
      if (missing == 0) continue;
      return refuse(phrases::kMissing, Error::kNoPlace, {army, missing, kind_argument(kind)});
    }
  }
  return {};
}

Warning warning_for(const Muster& muster, const DrawingUp& drawing_up) {
  const bool is_safe = !drawing_up.castle || is_guarded(muster, drawing_up);
  return is_safe ? Warning::none : Warning::unguarded_courtyard;
}

DrawingUp half_turned(const DrawingUp& drawing_up) {
  DrawingUp turned = drawing_up;
  if (turned.castle) {
    turned.castle = {turned.castle->donjon.half_turned(), turned.castle->courtyard.half_turned()};
  }
  for (auto& army : turned.armies) {
    for (Placement& placement : army) placement.square = placement.square.half_turned();
    std::ranges::sort(army, is_written_before);
  }
  return turned;
}

State lift_screens(const DrawingUp& south, const DrawingUp& north, int armies, int map,
                   bool quiet_first_turn) {
  State state;
  state.armies = static_cast<std::uint8_t>(armies);
  state.map = static_cast<std::uint8_t>(map);
  state.castles = {*south.castle, *north.castle};
  state.is_quiet = quiet_first_turn;  // C23
  for (int army = 1; army <= armies; ++army) {
    for (const auto& [kind, square] : army_of(south, army)) {
      state.figures.put({kind, Army::of(Camp::south, army)}, square);
    }
    for (const auto& [kind, square] : army_of(north, army)) {
      state.figures.put({kind, Army::of(Camp::north, army)}, square);
    }
  }
  return state;
}

}  // namespace broceliande::graal
