#include "games/graal/tableau.hpp"

#include <algorithm>

#include "games/graal/phrases.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

constexpr std::array<std::string_view, kKinds> kKindNames{
    "king", "prince", "duke", "knight", "sergeant", "squire", "archer", "pikeman"};

void add_castle(Tableau& tableau, const Castle& castle, int seat) {
  tableau.marks.push_back({square_text(castle.donjon), "donjon", seat});
  tableau.marks.push_back({square_text(castle.courtyard), "courtyard", seat});
}

void add_taken(Tableau& tableau, const Muster& muster, const State& state) {
  for (int number = 1; number <= state.armies; ++number) {
    const Army army = Army::of(muster.camp, number);
    for (int i = 0; i < kKinds; ++i) {
      const auto kind = static_cast<Kind>(i);
      const int standing = state.figures.of(kind, state.figures.of(army)).count();
      const int taken = muster.figures(number, kind) - standing;
      if (taken > 0) tableau.reserves.push_back({kind_name(kind), army.index, taken, "taken"});
    }
  }
}

}  // namespace

std::string_view kind_name(Kind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

Argument kind_argument(Kind kind) {
  return Argument::figure(kind_name(kind), {&kKindLetters[static_cast<std::size_t>(kind)], 1});
}

Tableau tableau(const std::array<Muster, 2>& musters, const State& state) {
  Tableau tableau;
  for (int camp = 0; camp < 2; ++camp) {
    add_castle(tableau, state.castles[static_cast<std::size_t>(camp)], camp);
    add_taken(tableau, musters[static_cast<std::size_t>(camp)], state);
  }
  for (int i = 0; i < kSquares; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    const auto figure = state.figures.at(square);
    if (!figure) continue;
    Tableau::PlacedFigure shown{kind_name(figure->kind), figure->army.index, square_text(square)};
    if (state.is_shot_pending() && state.shot.target == square) shown.marks.emplace_back("target");
    if (state.is_shot_pending() && state.shot.archer == square) shown.marks.emplace_back("shooter");
    tableau.figures.push_back(std::move(shown));
  }
  if (state.is_over()) return tableau;
  if (state.clock >= kQuietTurns / 2) {  // before, nobody needs to count
    tableau.facts.push_back({&phrases::kFactClock, {state.clock, kQuietTurns}});
  }
  if (state.is_quiet) tableau.facts.push_back({&phrases::kFactQuiet});
  return tableau;
}

Tableau tableau(const Muster& muster, const DrawingUp& drawing_up) {
  Tableau tableau;
  for (int i = 0; i < kSquares; ++i) {
    const Square square{static_cast<std::uint8_t>(i)};
    if (square.kingdom() != muster.camp) {
      tableau.marks.push_back({square_text(square), "screen", kNobody});
    }
  }
  if (drawing_up.castle) add_castle(tableau, *drawing_up.castle, static_cast<int>(muster.camp));
  for (int number = 1; number <= muster.armies; ++number) {
    const Army army = Army::of(muster.camp, number);
    for (const Placement& placement : drawing_up.armies[static_cast<std::size_t>(number - 1)]) {
      tableau.figures.push_back(
          {kind_name(placement.kind), army.index, square_text(placement.square)});
    }
  }
  return tableau;
}

std::vector<TrayItem> tray(const Muster& muster, const DrawingUp& drawing_up) {
  std::vector<TrayItem> items;
  if (!drawing_up.castle) {
    items.push_back({"castle", "castle", static_cast<int>(muster.camp), 1});
  }
  for (int number = 1; number <= muster.armies; ++number) {
    const auto& placed = drawing_up.armies[static_cast<std::size_t>(number - 1)];
    for (int i = 0; i < kKinds; ++i) {
      const auto kind = static_cast<Kind>(i);
      const auto there = std::ranges::count(placed, kind, &Placement::kind);
      const int left = muster.figures(number, kind) - static_cast<int>(there);
      if (left == 0) continue;
      items.push_back({std::to_string(number) + kind_letter(kind), std::string(kind_name(kind)),
                       Army::of(muster.camp, number).index, left});
    }
  }
  return items;
}

}  // namespace broceliande::graal
