#include <deque>
#include <map>

#include "server/storage/event_codec.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/statements.hpp"
#include "server/tables/phrases.hpp"

// Deleted accounts: what is known of a person goes, and the logs of tables keep making sense.

namespace broceliande::server::storage {
namespace {

/// Events that name who has a place, or say what that person said there, since it was taken.
struct Stay {
  std::vector<TableEvent> events{};
  std::vector<std::uint32_t> numbers{};
  bool is_theirs = false;

  void add(const TableEvent& event, std::uint32_t number) {
    events.push_back(event);
    numbers.push_back(number);
  }
};

/// Collects the stays of one person at a table.
class StayFinder {
 public:
  explicit StayFinder(std::string_view identity) : identity_(identity) {}

  void look_at(const TableEvent& event, std::uint32_t number) {
    if (const auto* sat = std::get_if<event::Sat>(&event.what)) {
      take(sat->place, sat->identity, event, number);
    }
    if (const auto* claimed = std::get_if<event::Claimed>(&event.what)) {
      take(claimed->place, claimed->identity, event, number);
    }
    if (const auto* renamed = std::get_if<event::Renamed>(&event.what)) {
      open_[renamed->place].add(event, number);
    }
    if (const auto* chatted = std::get_if<event::Chatted>(&event.what)) {
      open_[chatted->place].add(event, number);
    }
    if (const auto* left = std::get_if<event::Left>(&event.what)) close(left->place);
  }
  [[nodiscard]] std::vector<Stay> found() {
    while (!open_.empty()) close(open_.begin()->first);
    return std::move(found_);
  }

 private:
  void take(int place, const Secret& identity, const TableEvent& event, std::uint32_t number) {
    open_[place].add(event, number);
    if (identity.reveal() == identity_) open_[place].is_theirs = true;
  }
  void close(int place) {
    auto stay = open_.extract(place);
    if (!stay.empty() && stay.mapped().is_theirs) found_.push_back(std::move(stay.mapped()));
  }

  std::string_view identity_;
  std::map<int, Stay> open_;
  std::vector<Stay> found_;
};

TableEvent without_names(TableEvent event) {
  if (auto* sat = std::get_if<event::Sat>(&event.what)) sat->name.clear();
  if (auto* claimed = std::get_if<event::Claimed>(&event.what)) claimed->name.clear();
  if (auto* renamed = std::get_if<event::Renamed>(&event.what)) renamed->name.clear();
  if (auto* chatted = std::get_if<event::Chatted>(&event.what)) chatted->text.clear();
  return event;
}

}  // namespace

Result<void> SqlStore::forget_at(std::string_view table, std::string_view identity) {
  const auto stored = load(table, 0);
  if (!stored) return pass_on(stored);
  if (!*stored) return {};
  StayFinder finder(identity);
  for (const LoggedEvent& line : (*stored)->events) {
    const auto event = read_event(line);
    if (!event && event.error().phrase == &phrases::kNewerTable) return pass_on(event);
    if (!event) return {};  // a log that makes no sense is left alone
    finder.look_at(*event, line.number);
  }
  std::vector<Query> steps;
  std::deque<std::string> bodies;  // they live until the steps have run
  for (const Stay& stay : finder.found()) {
    for (std::size_t i = 0; i < stay.events.size(); ++i) {
      const std::string& body =
          bodies.emplace_back(logged(without_names(stay.events[i]), stay.numbers[i]).body);
      steps.push_back({&statements::kRewriteEvent, {table, std::int64_t{stay.numbers[i]}, body}});
    }
  }
  return steps.empty() ? Result<void>() : change(std::move(steps)).map([](const auto&) {});
}

Result<void> SqlStore::remove_identity(std::string_view identity) {
  return change({{&statements::kRemoveLines, {identity}},
                 {&statements::kForgetActs, {identity}},
                 {&statements::kRemoveTokens, {identity}},
                 {&statements::kRemoveAccount, {identity}},
                 {&statements::kRemoveIdentity, {identity}}})
      .map([](const auto&) {});
}

}  // namespace broceliande::server::storage
