#include <algorithm>

#include "server/hall/hall.hpp"
#include "server/protocol/phrases.hpp"
#include "server/protocol/refusals.hpp"

// What the server does at a table by itself: computers play, for people who are there to see it.

namespace broceliande::server {
namespace {

constexpr int kMostOwnTables = 500;

bool shows_computer(const TableSummary& summary) {
  return std::ranges::any_of(summary.places,
                             [](const TableSummary::Place& place) { return place.level > 0; });
}

}  // namespace

/// At whose expense a computer thinks: somebody who sits at the table before those who only watch.
/// Where several people play, the game goes on to the next person's turn whoever is away. Nobody
/// where a computer would play for nobody.
std::optional<Beneficiary> Hall::computers_play_for(const OpenTable& open) const {
  const Table& table = open.table;
  const auto visit_of = [&](const Visitor& visitor) {
    return Beneficiary{visitor.household, visitor.identity.id, table.id()};
  };
  const Visitor* watcher = nullptr;
  for (const auto& [id, watching] : open.company.watchers) {
    const Visitor& visitor = *visitors_.at(id);
    if (table.place_of(visitor.identity.id)) return visit_of(visitor);
    if (watcher == nullptr) watcher = &visitor;
  }
  const std::vector<std::string> people = table.people();
  for (const std::string& person : people) {
    const auto own = by_identity_.find(person);
    if (own != by_identity_.end()) return visit_of(*visitors_.at(*own->second.begin()));
  }
  if (watcher != nullptr) return visit_of(*watcher);
  if (table.goes_on_unattended()) return Beneficiary{people.front(), people.front(), table.id()};
  return std::nullopt;
}

/// Starts what the server has to do at a table.
void Hall::look_after(OpenTable& open) {
  if (is_stopping_) return;
  if (open.table.wants_rematch()) make_rematch(open);
  const std::uint32_t number = open.table.number();
  if (open.company.thinking_about == number) return;
  auto task = open.table.computer_task();
  if (!task) return;
  const auto whom = computers_play_for(open);
  if (!whom) return;  // until somebody watches
  open.company.thinking_about = number;
  const Moment visible = world_.now() + rules_.shortest_thought;
  const std::string id = open.table.id();
  const std::uint64_t seed = world_.draw().seed;
  world_.thinking.think(*whom, *task, seed, [=, this, task = *task](Result<std::string> text) {
    world_.metrics.computer_thoughts.add();
    if (!text) {
      count_refusal(reason_of(text.error()));
      world_.log.warn(world_.now(), "computer-failed",
                      {{"table", id}, {"why", english(text.error())}});
      return look_after_again(id, number);
    }
    delayed_.push_back(
        {visible, [=, this, text = *text] { let_computer_act(id, number, task, text); }});
  });
}

/// After a while, where a computer could not act.
void Hall::look_after_again(const std::string& table, std::uint32_t number) {
  delayed_.push_back({world_.now() + kThinkingGrace, [this, table, number] {
                        OpenTable* open = keeper_.find_ready(table);
                        if (open == nullptr || open->company.thinking_about != number) return;
                        open->company.thinking_about.reset();
                        look_after(*open);
                      }});
}

void Hall::let_computer_act(const std::string& table, std::uint32_t number,
                            const ComputerTask& task, const std::string& text) {
  keeper_.change(
      table,
      [=, this](const Table& now) -> Result<std::vector<Event>> {
        if (now.number() != number) return std::vector<Event>{};  // the world has moved on
        return now.computer_acts(task, text, circumstances(nullptr, nullptr));
      },
      [this, table, number](const Result<void>& acted) {
        OpenTable* open = keeper_.find_ready(table);
        if (acted && open != nullptr) return look_after(*open);
        if (acted) return;
        world_.log.warn(world_.now(), "computer-refused",
                        {{"table", table}, {"why", english(acted.error())}});
        look_after_again(table, number);
      });
}

/// Goes on with `then` unless a person plays at many tables with computers already; those that
/// nothing has happened at for long do not count, nor does the table that is asked about.
void Hall::if_room_for_computers(Visitor& visitor, int request, const std::string& table,
                                 std::function<void(Visitor&)> then) {
  using Tables = Result<std::vector<TableIndex>>;
  world_.scribe.ask<Tables>(
      [identity = visitor.identity.id](Store& store) {
        return store.tables_of(identity, kMostOwnTables);
      },
      [this, id = visitor.id, request, table, then = std::move(then)](const Tables& tables) {
        if (!tables) return refuse_to(id, request, phrases::kNotKept);
        const Moment lately = world_.now() - rules_.computer_table_counts;
        const auto busy = std::ranges::count_if(*tables, [&](const TableIndex& each) {
          return each.phase == Phase::running && each.table != table && each.changed > lately &&
                 shows_computer(each.summary);
        });
        if (busy >= rules_.most_computer_tables) {
          return refuse_to(
              id, request,
              Error{&phrases::kTooManyComputers, {std::to_string(busy)}, Error::kNoPlace});
        }
        const auto found = visitors_.find(id);
        if (found != visitors_.end()) then(*found->second);
      });
}

}  // namespace broceliande::server
