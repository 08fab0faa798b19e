#include "games/pebbles/choice.hpp"

#include "games/pebbles/phrases.hpp"
#include "games/pebbles/rules.hpp"
#include "games/pebbles/text.hpp"

namespace broceliande::pebbles {

Result<Choice> choose(const State& state, const std::vector<std::string>& picks) {
  std::vector<Action> actions;
  legal(state, actions);
  std::vector<Route> routes;
  for (const Action action : actions) {
    const std::string cell = cell_text(action.cell);
    routes.push_back({{{cell, Target::Kind::cell, cell}}, cell});
  }
  std::optional<Choice> choice = follow(routes, picks);
  if (!choice) {
    const auto refused = read_action(state, picks.back());
    if (!refused) return pass_on(refused);
    return refuse(kNoSuchChoice, Error::kNoPlace, {picks.back()});
  }
  choice->prompt = {outcome(state) ? &phrases::kOver : &phrases::kPromptPut};
  return *choice;
}

}  // namespace broceliande::pebbles
