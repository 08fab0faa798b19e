#include "server/storage/setup_codec.hpp"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "core/reader.hpp"
#include "core/seat.hpp"
#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

constexpr std::size_t kLongest = 1 << 16;
constexpr int kGreatest = 1'000'000'000;

constexpr auto kPhases = std::to_array<std::string_view>({"open", "running", "over"});
constexpr auto kClockKinds = std::to_array<std::string_view>({"none", "fischer", "days"});
constexpr auto kSeatings = std::to_array<std::string_view>({"lot", "chosen"});

void write_clock(JsonWriter& json, const ClockChoice& clock) {
  json.begin_object().field("kind", kClockKinds[static_cast<std::size_t>(clock.kind)]);
  json.field("seconds", clock.seconds).field("increment", clock.increment);
  json.field("days", clock.days).end_object();
}

ClockChoice read_clock(ObjectReader& owner) {
  const auto& object = owner.object("clock");
  if (!owner.is_sound()) return {};
  ObjectReader members(object, owner.path_of("clock"));
  const auto number = [&members](std::string_view name) {
    return static_cast<int>(members.integer(name, 0, kGreatest));
  };
  ClockChoice clock;
  clock.kind = static_cast<ClockChoice::Kind>(members.choice("kind", kClockKinds));
  clock.seconds = number("seconds");
  clock.increment = number("increment");
  clock.days = number("days");
  owner.adopt(members);
  return clock;
}

std::string length_text(const MatchLength& length) {
  return length.score > 0 ? "score " + std::to_string(length.score)
                          : "games " + std::to_string(length.games);
}

MatchLength read_length(ObjectReader& members) {
  const std::string text = members.text("length", kLongest);
  Reader reader(text);
  const bool by_score = reader.take("score ");
  const bool is_known = by_score || reader.take("games ");
  const auto number = is_known ? reader.number(kGreatest) : std::nullopt;
  if (!number || *number == 0 || !reader.at_end()) {
    members.reject("length", "'games N' or 'score N'");
    return {};
  }
  return by_score ? MatchLength{.score = *number} : MatchLength{.games = *number};
}

OptionValues read_options(ObjectReader& members) {
  OptionValues options;
  for (const auto& [name, value] : members.object("options")) {
    const auto* text = value.if_string();
    if (text == nullptr) {
      members.reject("options", "texts");
      return options;
    }
    options.emplace_back(std::string(name.data(), name.size()),
                         std::string(text->data(), text->size()));
  }
  return options;
}

/// Calls `read` with each of the objects under `places`.
template <class Read>
void read_places(ObjectReader& members, const Read& read) {
  for (const auto& entry : members.array("places", 0, kMaxSeats)) {
    const auto* object = entry.if_object();
    if (object == nullptr) return members.reject("places", "objects");
    ObjectReader place(*object, members.path_of("places"));
    read(place);
    members.adopt(place);
  }
}

int read_level(ObjectReader& place) {
  return static_cast<int>(place.integer("level", 0, kGreatest));
}

}  // namespace

void write_setup(JsonWriter& json, const TableSetup& setup) {
  json.begin_object().field("game", setup.game).key("options").begin_object();
  for (const auto& [name, value] : setup.options) json.field(name, value);
  json.end_object().field("length", length_text(setup.length)).key("places").begin_array();
  for (const int level : setup.levels) json.begin_object().field("level", level).end_object();
  json.end_array().field("seating", kSeatings[static_cast<std::size_t>(setup.seating)]);
  json.key("clock");
  write_clock(json, setup.clock);
  json.field("isListed", setup.is_listed);
  if (setup.absence != AbsenceRule::earlier) {
    json.field("substitute", setup.absence == AbsenceRule::substitute);
  }
  json.end_object();
}

TableSetup read_stored_setup(ObjectReader& members) {
  TableSetup setup;
  setup.game = members.text("game", kLongest);
  setup.options = read_options(members);
  setup.length = read_length(members);
  read_places(members,
              [&setup](ObjectReader& place) { setup.levels.push_back(read_level(place)); });
  setup.seating = static_cast<SeatingWish>(members.choice("seating", kSeatings));
  setup.clock = read_clock(members);
  setup.is_listed = members.boolean("isListed");
  const auto substitute = members.optional_boolean("substitute");
  if (substitute) {
    setup.absence = *substitute ? AbsenceRule::substitute : AbsenceRule::claim;
  } else {  // whoever sat down there expects to be waited for as before
    setup.absence = AbsenceRule::earlier;
  }
  return setup;
}

std::string summary_text(const TableIndex& index) {
  const TableSummary& summary = index.summary;
  JsonWriter json;
  json.begin_object().field("table", index.table).field("game", summary.game);
  json.field("phase", kPhases[static_cast<std::size_t>(index.phase)]).key("places").begin_array();
  for (const PlaceSummary& place : summary.places) {
    json.begin_object().field("level", place.level).field("name", place.name);
    json.field("isTaken", place.is_taken).end_object();
  }
  json.end_array().key("clock");
  write_clock(json, summary.clock);
  json.field("plies", std::uint64_t{summary.plies});
  if (summary.substitute) json.field("substitute", true);
  json.end_object();
  return json.text();
}

Result<std::optional<TableSummary>> read_summary(std::string_view table, std::string_view text) {
  const auto broken = [table] {
    return refuse(phrases::kBrokenSummary, Error::kNoPlace, {std::string(table)});
  };
  boost::system::error_code fault;
  const auto value = boost::json::parse({text.data(), text.size()}, fault);
  if (fault || !value.is_object()) return broken();
  ObjectReader members(value.get_object());
  constexpr std::int64_t kVersion = 1;  // which is not written
  if (members.optional_integer("version", 1, kGreatest).value_or(1) > kVersion) {
    return std::nullopt;
  }
  TableSummary summary;
  (void)members.text("table", kLongest);  // columns of their own say so too
  (void)members.choice("phase", kPhases);
  summary.game = members.text("game", kLongest);
  read_places(members, [&summary](ObjectReader& place) {
    PlaceSummary& added = summary.places.emplace_back();
    added.level = read_level(place);
    added.name = place.text("name", kLongest);
    added.is_taken = place.boolean("isTaken");
  });
  summary.clock = read_clock(members);
  summary.plies = static_cast<std::size_t>(members.integer("plies", 0, kGreatest));
  summary.substitute = members.optional_boolean("substitute").value_or(false);
  if (members.fault()) return broken();
  return summary;
}

}  // namespace broceliande::server::storage
