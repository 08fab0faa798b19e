#include "core/choice.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace broceliande {
namespace {

bool leads_along(const Route& route, const std::vector<std::string>& picks) {
  if (route.targets.size() < picks.size()) return false;
  return std::ranges::equal(picks, route.targets | std::views::take(picks.size()), {}, {},
                            &Target::id);
}

std::vector<Target> targets_after(const std::vector<Route>& routes, std::size_t picked) {
  std::vector<Target> targets;
  for (const Route& route : routes) {
    if (route.targets.size() == picked) continue;
    const Target& target = route.targets[picked];
    if (std::ranges::find(targets, target) == targets.end()) targets.push_back(target);
  }
  return targets;
}

}  // namespace

std::optional<Choice> follow(const std::vector<Route>& routes,
                             const std::vector<std::string>& picks) {
  Choice choice{.picks = picks, .chosen = {}, .next = {}, .action = {}, .prompt = {}};
  if (picks.empty()) {
    const std::vector<Target> first = targets_after(routes, 0);
    const bool is_forced = first.size() == 1 && first.front().kind == Target::Kind::figure &&
                           routes.front().targets.size() > 1;
    if (is_forced) choice.picks.push_back(first.front().id);
  }
  std::vector<Route> open;
  std::ranges::copy_if(routes, std::back_inserter(open),
                       [&](const Route& route) { return leads_along(route, choice.picks); });
  if (open.empty() && !choice.picks.empty()) return std::nullopt;
  choice.next = targets_after(open, choice.picks.size());
  if (choice.next.empty() && !open.empty()) choice.action = open.front().action;
  for (std::size_t i = 0; i < choice.picks.size(); ++i) {
    const std::string& cell = open.front().targets[i].cell;
    if (!cell.empty()) choice.chosen.push_back(cell);
  }
  return choice;
}

}  // namespace broceliande
