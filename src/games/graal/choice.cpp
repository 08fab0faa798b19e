#include "games/graal/choice.hpp"

#include "games/graal/phrases.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

namespace broceliande::graal {
namespace {

Route route_of(const State& state, Action action) {
  const std::string text = action_text(state, action);
  if (action.is_pass()) return {{{text, Target::Kind::button}}, text};
  const std::string from = square_text(action.from());
  const std::string to = square_text(action.to());
  return {{{from, Target::Kind::figure, from}, {to, Target::Kind::cell, to}}, text};
}

/// The action that somebody who picks these two squares has in mind.
std::string wish_text(const State& state, Square from, Square to) {
  const bool is_retreat = state.is_shot_pending();
  const bool is_at_enemy = !is_retreat && state.figures.of(enemy_of(state.turn.camp())).has(to);
  const bool is_archer = !state.figures.is_free(from) &&
                         state.figures.kind_at(from) == Kind::archer &&
                         state.figures.camp_at(from) == state.turn.camp();
  const char sign = !is_at_enemy ? '-' : is_archer ? '*' : 'x';
  return square_text(from) + sign + square_text(to);
}

/// The judge looks at who stands there before he looks at the way; so for a first pick he is asked
/// about a move that stays where it is.
Error explain(const Variant& variant, const State& state, const std::vector<std::string>& picks) {
  const auto from = square_named(picks.front());
  const auto to = square_named(picks.back());
  if (!from || !to) return Error{&kNoSuchChoice, {picks.back()}, Error::kNoPlace};
  const auto judged = read_action(variant, state, wish_text(state, *from, *to));
  if (judged) return Error{&kNoSuchChoice, {picks.back()}, Error::kNoPlace};
  const bool has_nowhere_to_go = picks.size() == 1 && judged.error().key() == phrases::kStays.key;
  if (!has_nowhere_to_go) return judged.error();
  return Error{&phrases::kCannotMove, {picks.front()}, Error::kNoPlace};
}

Saying prompt_for(const State& state, const Choice& choice) {
  if (state.is_over()) return {&phrases::kOver};
  if (choice.picks.empty()) {
    const bool is_pass = choice.next.size() == 1 && choice.next.front().id == "pass";
    return {is_pass ? &phrases::kPromptPass : &phrases::kPromptFigure};
  }
  const auto from = square_named(choice.picks.front());
  if (!from) return {&phrases::kPromptPass};
  const Kind kind = state.figures.kind_at(*from);
  const Argument name = Argument::figure(kind_name(kind));
  if (state.is_shot_pending()) return {&phrases::kPromptRetreat, {name}};
  if (kind == Kind::archer) return {&phrases::kPromptArcher};
  return {&phrases::kPromptWhere, {name}};
}

/// Where the prompt asks where to, how the picked figure moves.
std::string_view rule_for(const State& state, const Choice& choice) {
  if (choice.prompt.phrase != &phrases::kPromptWhere) return {};
  const auto from = square_named(choice.picks.front());
  return from && state.figures.kind_at(*from) == Kind::squire ? "C13" : "";
}

}  // namespace

Result<Choice> choose(const Variant& variant, const State& state,
                      const std::vector<std::string>& picks) {
  std::vector<Action> actions;
  legal(variant, state, actions);
  std::vector<Route> routes;
  routes.reserve(actions.size());
  for (const Action action : actions) routes.push_back(route_of(state, action));
  std::optional<Choice> choice = follow(routes, picks);
  if (!choice) return tl::unexpected<Error>(explain(variant, state, picks));
  choice->prompt = prompt_for(state, *choice);
  choice->rule = rule_for(state, *choice);
  return *choice;
}

}  // namespace broceliande::graal
