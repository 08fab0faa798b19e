// Any bytes as a message of a client: a refusal that says what is wrong, or a message within the
// limits of the protocol. A command for a table is refused too, or leads to events that can be
// logged, read back and folded.
#include <algorithm>
#include <string>

#include "games/registry.hpp"
#include "server/protocol/client_message.hpp"
#include "server/storage/event_codec.hpp"
#include "server/tables/table.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

constexpr std::string_view kFirst = "first";
constexpr std::string_view kSecond = "second";

Requester requester(std::string_view identity) { return {std::string(identity), "Anna", true}; }

constexpr Moment kBegin{std::chrono::seconds{1'000'000}};

/// Nobody is here: since the table was made, or for longer than anybody is waited for.
DecisionContext circumstances(Moment now = kBegin) {
  DecisionContext context;
  context.now = now;
  context.randomness = {7, "salt"};
  context.away_since.fill(kBegin);
  return context;
}

/// What was decided happens, by way of the log.
void happen(GameTable& table, const std::vector<TableEvent>& events) {
  for (const TableEvent& event : events) {
    const LoggedEvent line = logged(event, table.number() + 1);
    const auto again = read_event(line);
    require(again.has_value() && logged(*again, line.number) == line);
    require(table.fold(*again).has_value());
  }
  (void)table.index();
  (void)table.seen_by(0, true, {{}, circumstances().away_since, 0}, kBegin);
  (void)table.view(1);
}

GameTable new_table(const command::Create& create) {
  GameTable table("fuzzed");
  const auto events = GameTable::create(create, requester(kFirst), "made", circumstances());
  require(events || !english(events.error()).empty());
  if (events) happen(table, *events);
  return table;
}

GameTable running_table() {
  command::Create create;
  create.setup.game = games().front().manifest.name;
  create.setup.length.games = 1;
  create.setup.levels = {0, 0};
  create.setup.seating = SeatingWish::chosen;
  GameTable table = new_table(create);
  happen(table, *table.decide(requester(kSecond), "", command::Sit{}, circumstances()));
  return table;
}

void require_within_limits(const ClientMessage& message) {
  constexpr std::size_t kLongestKey = 40;
  constexpr std::size_t kLongestId = 32;
  require(message.request >= 0 && message.key.size() <= 4 * kLongestKey);
  require(message.table.size() <= kLongestId &&
          std::ranges::all_of(message.table, [](unsigned char c) {
            return std::islower(c) != 0 || std::isdigit(c) != 0;
          }));
}

}  // namespace

void fuzz_client_message(std::string_view text) {
  static const GameTable running = running_table();
  const auto message = read_client_message(text);
  if (!message) return require(!english(message.error().error).empty());
  require_within_limits(*message);
  if (const auto* create = std::get_if<command::Create>(&message->what)) (void)new_table(*create);
  const auto* table_command = std::get_if<TableCommand>(&message->what);
  if (table_command == nullptr) return;
  for (const std::string_view identity : {kFirst, kSecond, std::string_view("stranger")}) {
    const DecisionContext later = circumstances(kBegin + 2 * kAbsenceWithoutClock);
    const auto events = running.decide(requester(identity), message->key, *table_command, later);
    require(events || !english(events.error()).empty());
    if (!events || events->empty()) continue;
    GameTable table = running_table();
    happen(table, *events);
  }
}

}  // namespace broceliande::fuzz
