#include "server/protocol/setup_json.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "core/reader.hpp"
#include "core/seat.hpp"
#include "server/json/object_reader.hpp"
#include "server/protocol/wire_names.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kMostOptions = 32;
constexpr std::size_t kLongestName = 40;
constexpr std::size_t kLongestValue = 100;
constexpr int kMostGames = 10'000;

OptionValues read_options(ObjectReader& members) {
  OptionValues options;
  const auto& object = members.object("options");
  if (object.size() > kMostOptions) members.reject("options", "at most 32 options");
  for (const auto& [name, value] : object) {
    const auto* text = value.if_string();
    const bool is_value = text != nullptr && text->size() <= kLongestValue &&
                          text->find('\0') == boost::json::string::npos;
    if (!is_value || name.size() > kLongestName) {
      members.reject("options", "names and values as texts");
      return options;
    }
    options.emplace_back(std::string(name.data(), name.size()),
                         std::string(text->data(), text->size()));
  }
  return options;
}

MatchLength read_length(ObjectReader& members) {
  constexpr std::size_t kLongest = 20;
  const std::string text = members.text("length", kLongest);
  Reader reader(text);
  const bool by_score = reader.take("score ");
  const bool is_known = by_score || reader.take("games ");
  const auto number = is_known ? reader.number(kMostGames) : std::nullopt;
  if (!number || *number == 0 || !reader.at_end()) {
    members.reject("length", "'games N' or 'score N', N from 1 to 10000");
    return {};
  }
  return by_score ? MatchLength{.score = *number} : MatchLength{.games = *number};
}

std::vector<int> read_places(ObjectReader& members) {
  constexpr std::size_t kLeast = 2;
  constexpr std::size_t kMost = kMaxSeats;
  std::vector<int> levels;
  for (const auto& entry : members.array("places", kLeast, kMost)) {
    const auto* object = entry.if_object();
    if (object == nullptr) {
      members.reject("places", "objects with a level");
      return levels;
    }
    ObjectReader place(*object, members.path_of("places"));
    levels.push_back(static_cast<int>(place.integer("level", 0, kFullStrengthOnline)));
    members.adopt(place);
  }
  return levels;
}

ClockChoice read_clock(ObjectReader& members) {
  constexpr int kLeastBase = 10;  // less is over before the other has seen that the game begins
  constexpr int kLongestTime = 86'400;
  constexpr int kLongestIncrement = 3'600;
  constexpr int kMostDays = 30;
  ClockChoice clock;
  clock.kind = static_cast<ClockChoice::Kind>(members.choice("kind", kClockKinds));
  clock.seconds = static_cast<int>(members.integer("seconds", 0, kLongestTime));
  clock.increment = static_cast<int>(members.integer("increment", 0, kLongestIncrement));
  clock.days = static_cast<int>(members.integer("days", 0, kMostDays));
  if (clock.kind == ClockChoice::Kind::fischer && clock.seconds < kLeastBase) {
    members.reject("seconds", std::to_string(kLeastBase) + " or more");
  }
  if (clock.kind == ClockChoice::Kind::days && clock.days == 0) {
    members.reject("days", "at least one");
  }
  return clock;
}

}  // namespace

TableSetup read_setup(ObjectReader& members) {
  TableSetup setup;
  setup.game = members.text("game", kLongestName);
  setup.options = read_options(members);
  setup.length = read_length(members);
  setup.levels = read_places(members);
  setup.seating = static_cast<SeatingWish>(members.choice("seating", kSeatingWishes));
  ObjectReader clock(members.object("clock"), members.path_of("clock"));
  if (members.is_sound()) {
    setup.clock = read_clock(clock);
    members.adopt(clock);
  }
  setup.is_listed = members.boolean("isListed");
  const bool substitute = members.optional_boolean("substitute").value_or(false);
  setup.absence = substitute ? AbsenceRule::substitute : AbsenceRule::claim;
  return setup;
}

void write(JsonWriter& json, const ClockChoice& clock) {
  json.begin_object();
  json.field("kind", wire_name(kClockKinds, clock.kind));
  json.field("seconds", clock.seconds).field("increment", clock.increment);
  json.field("days", clock.days).end_object();
}

void write(JsonWriter& json, const TableSetup& setup) {
  json.begin_object().field("game", setup.game).key("options").begin_object();
  for (const auto& [name, value] : setup.options) json.field(name, value);
  json.end_object();
  const bool by_score = setup.length.score > 0;
  json.field("length", by_score ? "score " + std::to_string(setup.length.score)
                                : "games " + std::to_string(setup.length.games));
  json.key("places").begin_array();
  for (const int level : setup.levels) json.begin_object().field("level", level).end_object();
  json.end_array();
  json.field("seating", wire_name(kSeatingWishes, setup.seating));
  json.key("clock");
  write(json, setup.clock);
  json.field("isListed", setup.is_listed);
  json.field("substitute", setup.allows_substitute()).end_object();
}

}  // namespace broceliande::server
