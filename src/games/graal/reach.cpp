#include "games/graal/reach.hpp"

#include "games/graal/rules.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

/// The position in which that army, which has figures, decides.
State turn_of(Army army, const State& state) {
  State given = state;
  if (army == to_act(state)) return given;
  given.turn = army;
  given.shot = {};
  given.is_quiet = false;  // C23: only the very first turn is
  return given;
}

}  // namespace

std::vector<Reach> reach(const Variant& variant, const State& state, std::string_view square) {
  const auto from = square_named(square);
  const auto figure = from ? state.figures.at(*from) : std::nullopt;
  if (!figure) return {};
  Reach reach{kind_name(figure->kind), figure->army.index};
  const State given = turn_of(figure->army, state);
  std::vector<Action> actions;
  legal(variant, given, actions);
  for (const Action action : actions) {
    if (action.is_pass() || action.from() != *from) continue;
    (is_shot(given, action) ? reach.shots : reach.moves).push_back(square_text(action.to()));
  }
  return {std::move(reach)};
}

}  // namespace broceliande::graal
