#include <algorithm>

#include "server/tables/phrases.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/table.hpp"

// How tables begin: the first one, and the rematch of the same people.

namespace broceliande::server {
namespace {

using Events = std::vector<TableEvent>;

}  // namespace

Result<std::vector<TableEvent>> GameTable::create(const command::Create& create,
                                                  const Requester& maker, const std::string& key,
                                                  const DecisionContext& context) {
  if (const auto sound = check(create.setup); !sound) return pass_on(sound);
  const auto& levels = create.setup.levels;
  const auto place = static_cast<std::size_t>(create.place);
  if (place >= levels.size() || levels[place] != 0) return refuse(phrases::kMakersPlace);
  Events events{{context.now, -1, "", event::Created{create.setup}}};
  events.push_back({context.now, create.place, key,
                    event::Sat{create.place, maker.name, Secret(maker.identity)}});
  if (std::ranges::count(levels, 0) > 1) return events;
  events.push_back({context.now, -1, "", beginning(create.setup, context.randomness.seed)});
  return events;
}

std::vector<TableEvent> GameTable::rematch(const DecisionContext& context) const {
  TableSetup setup = setup_;
  setup.is_listed = false;
  std::vector<PlaceState> places = places_;
  std::ranges::rotate(places, places.begin() + 1);
  Events events;
  for (std::size_t i = 0; i < places.size(); ++i) {
    setup.levels[i] = places[i].level;
    if (!places[i].is_person()) continue;
    events.push_back({context.now, -1, "",
                      event::Sat{static_cast<int>(i), places[i].name, Secret(places[i].identity)}});
  }
  events.insert(events.begin(), {context.now, -1, "", event::Created{setup}});
  events.push_back({context.now, -1, "", beginning(setup, context.randomness.seed)});
  return events;
}

TableEvent GameTable::rematched(std::string table, Moment now) {
  return {now, -1, "", event::Rematched{std::move(table)}};
}

}  // namespace broceliande::server
