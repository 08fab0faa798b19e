#include "server/storage/event_codec.hpp"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <charconv>
#include <limits>

#include "core/json.hpp"
#include "games/registry.hpp"
#include "server/json/object_reader.hpp"
#include "server/storage/next_version.hpp"
#include "server/storage/setup_codec.hpp"
#include "server/tables/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::int64_t kGreatest = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t kLongest = 1 << 16;
constexpr std::int64_t kLongestSpan = std::int64_t{1} << 53;  ///< so that sums stay sane

/// A table that began by lot says nothing of it.
constexpr std::string_view kGivenSeating = "given";
constexpr auto kOfferKinds =
    std::to_array<std::string_view>({"take-back", "hand-over", "rematch", "end"});

std::string_view offer_kind_name(OfferKind kind) {
  return kOfferKinds[static_cast<std::size_t>(kind)];
}

// Written: the body as members of an object, the hidden ones as another.

void put_numbers(JsonWriter& json, std::string_view name, const std::vector<int>& numbers) {
  json.key(name).begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

struct EventWriter {
  JsonWriter& body;
  JsonWriter& secret;

  void kind(std::string_view name) { body.field("kind", name); }

  void operator()(const event::Created& created) {
    kind("created");
    body.key("setup");
    storage::write_setup(body, created.setup);
  }
  void operator()(const event::Sat& sat) {
    kind("sat");
    body.field("place", sat.place).field("name", sat.name);
    secret.field("identity", sat.identity.reveal());
  }
  void operator()(const event::Left& left) {
    kind("left");
    body.field("place", left.place);
  }
  void operator()(const event::Renamed& renamed) {
    kind("renamed");
    body.field("place", renamed.place).field("name", renamed.name);
  }
  void operator()(const event::Began& began) {
    kind("began");
    body.field("seed", std::to_string(began.seed));  // JSON's numbers are not that long
    put_numbers(body, "players", began.players);
    if (began.seating == SeatingRule::given) body.field("seating", kGivenSeating);
  }
  void operator()(const event::Prepared& prepared) {
    kind("prepared");
    body.field("party", prepared.party).field("commitment", prepared.commitment);
    secret.field("text", prepared.text.reveal()).field("salt", prepared.salt.reveal());
  }
  void operator()(const event::Played& played) {
    kind("played");
    body.field("seat", int{played.seat.index}).field("action", played.action);
    body.field("spent", std::int64_t{played.spent.count()});
    body.field("madeUp", std::int64_t{played.lag_given_back.count()});
  }
  void operator()(const event::OfferMade& made) {
    kind("asked");
    body.field("what", offer_kind_name(made.offer.kind));
    body.field("by", made.offer.by).field("place", made.offer.place);
    body.field("level", made.offer.level);
    put_numbers(body, "awaited", made.offer.awaited);
    if (made.offer.is_of_absent) body.field("absent", true);
  }
  void operator()(const event::OfferAnswered& answered) {
    kind("answered");
    body.field("what", offer_kind_name(answered.kind));
    body.field("place", answered.place).field("yes", answered.yes);
  }
  void operator()(const event::TookBack& took_back) {
    kind("took-back");
    body.field("plies", std::uint64_t{took_back.plies});
  }
  void operator()(const event::HandedOver& handed) {
    kind("handed");
    body.field("place", handed.place).field("level", handed.level);
  }
  void operator()(const event::Resigned& resigned) {
    kind("resigned");
    body.field("place", resigned.place);
  }
  void operator()(const event::FlagFell& fell) {
    kind("flagged");
    body.field("place", fell.place);
  }
  void operator()(const event::NextBegan& /*next*/) { kind("next"); }
  void operator()(const event::Chatted& chatted) {
    kind("chatted");
    body.field("place", chatted.place).field("text", chatted.text);
    if (kIsNextVersion && chatted.text.starts_with(kNextChat)) body.field("version", 2);
  }
  void operator()(const event::Rematched& rematched) {
    kind("rematched");
    body.field("table", rematched.table);
  }
  void operator()(const event::Closed& /*closed*/) { kind("closed"); }
  void operator()(const event::Claimed& claimed) {
    kind("claimed");
    body.field("place", claimed.place).field("name", claimed.name);
    secret.field("identity", claimed.identity.reveal());
  }
  void operator()(const event::TimeCompensated& compensated) {
    kind("gave-back");
    body.field("from", std::int64_t{compensated.outage.from.time_since_epoch().count()});
    body.field("until", std::int64_t{compensated.outage.until.time_since_epoch().count()});
  }
  void operator()(const event::ResultClaimed& claimed) {
    kind("result-claimed");
    body.field("place", claimed.place).field("claimant", claimed.claimant);
    body.field("draw", claimed.is_draw);
  }
  void operator()(const event::Ended& ended) {
    kind("ended");
    body.field("place", ended.place);
  }
  void operator()(const event::Annulled& /*annulled*/) { kind("annulled"); }
};

// Read: what was written by a server, so errors mean a damaged log.

struct EventFields {
  ObjectReader& body;
  ObjectReader& secret;

  int number(std::string_view name) { return static_cast<int>(body.integer(name, -1, kLongest)); }
  std::string text(std::string_view name) { return body.text(name, kLongest); }
  Secret hidden(std::string_view name) { return Secret(secret.text(name, kLongest)); }
  OfferKind offer_kind() { return static_cast<OfferKind>(body.choice("what", kOfferKinds)); }
  std::vector<int> numbers(std::string_view name) {
    std::vector<int> numbers;
    for (const auto& entry : body.array(name, 0, kMaxSeats)) {
      if (!entry.is_int64()) body.reject(name, "numbers");
      numbers.push_back(entry.is_int64() ? static_cast<int>(entry.get_int64()) : 0);
    }
    return numbers;
  }
};

using What = decltype(TableEvent::what);

What read_created(EventFields& fields) {
  ObjectReader setup(fields.body.object("setup"), "setup");
  event::Created created;
  if (fields.body.is_sound()) created.setup = storage::read_stored_setup(setup);
  fields.body.adopt(setup);
  return created;
}
What read_sat(EventFields& fields) {
  event::Sat sat;
  sat.place = fields.number("place");
  sat.name = fields.text("name");
  sat.identity = fields.hidden("identity");
  return sat;
}
What read_left(EventFields& fields) { return event::Left{fields.number("place")}; }
What read_renamed(EventFields& fields) {
  event::Renamed renamed;
  renamed.place = fields.number("place");
  renamed.name = fields.text("name");
  return renamed;
}
What read_began(EventFields& fields) {
  event::Began began;
  const std::string seed = fields.text("seed");
  const auto [end, fault] = std::from_chars(seed.data(), seed.data() + seed.size(), began.seed);
  if (fault != std::errc{} || end != seed.data() + seed.size())
    fields.body.reject("seed", "a seed");
  began.players = fields.numbers("players");
  const auto seating = fields.body.optional_text("seating", kLongest);
  if (seating && *seating != kGivenSeating) fields.body.reject("seating", "'given'");
  if (seating) began.seating = SeatingRule::given;
  return began;
}
What read_prepared(EventFields& fields) {
  event::Prepared prepared;
  prepared.party = fields.number("party");
  prepared.commitment = fields.text("commitment");
  prepared.text = fields.hidden("text");
  prepared.salt = fields.hidden("salt");
  return prepared;
}
What read_played(EventFields& fields) {
  event::Played played;
  played.seat = {static_cast<std::uint8_t>(fields.body.integer("seat", 0, kMaxSeats - 1))};
  played.action = fields.text("action");
  played.spent = Milliseconds{fields.body.integer("spent", 0, kLongestSpan)};
  played.lag_given_back = Milliseconds{fields.body.integer("madeUp", 0, kLongestSpan)};
  return played;
}
What read_offer_made(EventFields& fields) {
  event::OfferMade made;
  made.offer.kind = fields.offer_kind();
  made.offer.by = fields.number("by");
  made.offer.place = fields.number("place");
  made.offer.level = fields.number("level");
  made.offer.awaited = fields.numbers("awaited");
  made.offer.is_of_absent = fields.body.optional_boolean("absent").value_or(false);
  return made;
}
What read_offer_answered(EventFields& fields) {
  event::OfferAnswered answered;
  answered.kind = fields.offer_kind();
  answered.place = fields.number("place");
  answered.yes = fields.body.boolean("yes");
  return answered;
}
What read_took_back(EventFields& fields) {
  return event::TookBack{static_cast<std::size_t>(fields.body.integer("plies", 0, kGreatest))};
}
What read_handed_over(EventFields& fields) {
  event::HandedOver handed;
  handed.place = fields.number("place");
  handed.level = fields.number("level");
  return handed;
}
What read_resigned(EventFields& fields) { return event::Resigned{fields.number("place")}; }
What read_flag_fell(EventFields& fields) { return event::FlagFell{fields.number("place")}; }
What read_next(EventFields& /*fields*/) { return event::NextBegan{}; }
What read_chatted(EventFields& fields) {
  event::Chatted chatted;
  chatted.place = fields.number("place");
  chatted.text = fields.text("text");
  return chatted;
}
What read_rematched(EventFields& fields) { return event::Rematched{fields.text("table")}; }
What read_closed(EventFields& /*fields*/) { return event::Closed{}; }
What read_claimed(EventFields& fields) {
  event::Claimed claimed;
  claimed.place = fields.number("place");
  claimed.name = fields.text("name");
  claimed.identity = fields.hidden("identity");
  return claimed;
}

What read_time_compensated(EventFields& fields) {
  const auto moment = [&fields](std::string_view name) {
    return Moment(Milliseconds(fields.body.integer(name, 0, kLongestSpan)));
  };
  event::TimeCompensated compensated;
  compensated.outage.from = moment("from");
  compensated.outage.until = moment("until");
  return compensated;
}

What read_result_claimed(EventFields& fields) {
  event::ResultClaimed claimed;
  claimed.place = fields.number("place");
  claimed.claimant = fields.number("claimant");
  claimed.is_draw = fields.body.boolean("draw");
  return claimed;
}
What read_ended(EventFields& fields) { return event::Ended{fields.number("place")}; }
What read_annulled(EventFields& /*fields*/) { return event::Annulled{}; }

struct EventKind {
  std::string_view name;
  What (*read)(EventFields& fields);
  std::int64_t version = 1;  ///< the latest that is known; 1 is not written
};

constexpr auto kKinds = std::to_array<EventKind>({
    {"created", read_created},
    {"sat", read_sat},
    {"left", read_left},
    {"renamed", read_renamed},
    {"began", read_began},
    {"prepared", read_prepared},
    {"played", read_played},
    {"asked", read_offer_made},
    {"answered", read_offer_answered},
    {"took-back", read_took_back},
    {"handed", read_handed_over},
    {"resigned", read_resigned},
    {"flagged", read_flag_fell},
    {"next", read_next},
    {"chatted", read_chatted, kIsNextVersion ? 2 : 1},
    {"rematched", read_rematched},
    {"closed", read_closed},
    {"claimed", read_claimed},
    {"gave-back", read_time_compensated},
    {"result-claimed", read_result_claimed},
    {"ended", read_ended},
    {"annulled", read_annulled},
});

/// As later programs may call a kind: what looks otherwise was not written by any.
bool is_kind_name(std::string_view name) {
  constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz-";
  return !name.empty() && name.find_first_not_of(kAllowed) == std::string_view::npos;
}

/// Games and options come with programs too.
bool is_known(const TableSetup& setup) {
  const GameEntry* game = find_game(setup.game);
  return game != nullptr && game->with(setup.options).has_value();
}

boost::json::value parse(std::string_view text) {
  boost::system::error_code fault;
  auto value = boost::json::parse({text.data(), text.size()}, fault);
  return fault ? boost::json::value() : value;
}

}  // namespace

LoggedEvent logged(const TableEvent& event, std::uint32_t number) {
  JsonWriter body;
  JsonWriter secret;
  body.begin_object();
  secret.begin_object();
  std::visit(EventWriter{body, secret}, event.what);
  if (event.by >= 0) body.field("doer", event.by);
  if (!event.key.empty()) body.field("key", event.key);
  body.end_object();
  secret.end_object();
  const bool hides = secret.text() != "{}";
  return {number, event.at, body.text(), hides ? secret.text() : ""};
}

Result<TableEvent> read_event(const LoggedEvent& line) {
  const auto broken = [&line] {
    return refuse(phrases::kBrokenLog, Error::kNoPlace, {line.number});
  };
  const auto body_value = parse(line.body);
  const auto secret_value = parse(line.secret.empty() ? "{}" : line.secret);
  if (!body_value.is_object() || !secret_value.is_object()) return broken();
  ObjectReader body(body_value.get_object());
  ObjectReader secret(secret_value.get_object());
  EventFields fields{body, secret};
  const std::string name = fields.text("kind");
  const std::int64_t version = body.optional_integer("version", 1, kGreatest).value_or(1);
  if (!body.is_sound()) return broken();
  const auto kind = std::ranges::find(kKinds, name, &EventKind::name);
  const bool is_kind = kind != kKinds.end();
  if (!is_kind && !is_kind_name(name)) return broken();
  if (!is_kind || version > kind->version) return refuse(phrases::kNewerTable);
  TableEvent event;
  event.at = line.at;
  event.by = static_cast<int>(body.optional_integer("doer", 0, kMaxSeats - 1).value_or(-1));
  event.key = body.optional_text("key", kLongest).value_or("");
  event.what = kind->read(fields);
  if (body.fault() || secret.fault()) return broken();
  const auto* created = std::get_if<event::Created>(&event.what);
  if (created != nullptr && !is_known(created->setup)) return refuse(phrases::kNewerTable);
  return event;
}

Result<GameTable> table_from(const StoredTable& stored) {
  std::vector<TableEvent> events;
  for (const LoggedEvent& line : stored.events) {
    auto event = read_event(line);
    if (!event) return pass_on(event);
    events.push_back(*std::move(event));
  }
  return GameTable::from(stored.index, events);
}

}  // namespace broceliande::server
