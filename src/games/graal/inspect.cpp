#include "games/graal/inspect.hpp"

#include <string>
#include <vector>

#include "games/graal/phrases.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

Building building_on(const State& state, Square square) {
  if (state.donjons().has(square)) return Building::donjon;
  return state.courtyards().has(square) ? Building::courtyard : Building::none;
}

/// What is refused at any time.
Result<void> check_figures(const Variant& variant, const State& state) {
  Result<void> checked;
  state.figures.occupied().each([&](Square square) {
    if (!checked) return;
    const Figure figure = *state.figures.at(square);
    if (figure.army.number() > state.armies) {
      checked = refuse(phrases::kIdleArmy, Error::kNoPlace,
                       {Argument::cell(square_text(square)), figure.army.number(), state.armies});
      return;
    }
    checked = check_standing(variant, variant.map_of(state), figure.kind, square,
                             building_on(state, square));
  });
  return checked;
}

Result<void> check_camp(const State& state, Camp camp) {
  if (!has_royal_house(state, camp)) {
    return refuse(
        phrases::kNoRoyals, Error::kNoPlace,
        {Argument::party(static_cast<int>(camp), camp == Camp::south ? "South" : "North")});
  }
  const Square donjon = state.castle_of(camp).donjon;
  if (state.figures.of(enemy_of(camp)).has(donjon)) {
    return refuse(phrases::kStormed, Error::kNoPlace, {Argument::cell(square_text(donjon))});
  }
  return {};
}

/// The pending shot must have been legal: judged as if it were still to be shot.
Result<void> check_pending(const Variant& variant, const State& state) {
  if (!state.is_shot_pending()) return {};
  State before = state;
  before.shot = {};
  const auto shot = read_action(variant, before, shot_text(state.shot));
  if (!shot) return pass_on(shot);
  return {};
}

Result<void> check_running(const Variant& variant, const State& state) {
  for (const Camp camp : {Camp::south, Camp::north}) {
    if (const auto checked = check_camp(state, camp); !checked) return checked;
  }
  if (!state.figures.of(state.turn).any()) {
    return refuse(phrases::kTurnWithoutFigures, Error::kNoPlace, {army_argument(state.turn)});
  }
  return check_pending(variant, state);
}

}  // namespace

Result<void> check_castle(const Castle& castle, Camp camp) {
  const auto way = straight_way(castle.donjon, castle.courtyard);
  if (!way || way->steps != 1 || is_diagonal(way->direction)) {
    return refuse(phrases::kCastleApart, Error::kNoPlace,
                  {Argument::cell(square_text(castle.donjon)),
                   Argument::cell(square_text(castle.courtyard))});
  }
  for (const Square square : {castle.donjon, castle.courtyard}) {
    if (square.kingdom() == camp) continue;
    return refuse(phrases::kCastleAbroad, Error::kNoPlace,
                  {Argument::cell(square_text(square)), kingdom_ranks(camp)});
  }
  return {};
}

Result<void> check_standing(const Variant& variant, const Map& map, Kind kind, Square square,
                            Building building) {
  const Arguments where{Argument::cell(square_text(square))};
  if (building == Building::donjon) {
    if (kind == Kind::archer) return refuse(phrases::kArcherInDonjon, Error::kNoPlace, where);
    if (kind == Kind::squire) return refuse(phrases::kSquireInDonjon, Error::kNoPlace, where);
  }
  if (building != Building::none) return {};
  if (map.is_rock(square)) return refuse(phrases::kStandsOnRock, Error::kNoPlace, where);
  if (map.is_forest(square) && variant.is_horseman(kind)) {
    return refuse(phrases::kHorseInForest, Error::kNoPlace, where);
  }
  return {};
}

Result<void> inspect(const Variant& variant, const State& state) {
  Result<void> checked = check_figures(variant, state);
  if (!checked || state.is_over()) return checked;
  return check_running(variant, state);
}

}  // namespace broceliande::graal
