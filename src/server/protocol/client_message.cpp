#include "server/protocol/client_message.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <limits>

#include "core/seat.hpp"
#include "server/json/object_reader.hpp"
#include "server/json/phrases.hpp"
#include "server/protocol/setup_json.hpp"
#include "server/protocol/wire_names.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestKey = 40;
constexpr std::size_t kLongestId = 32;
constexpr std::size_t kLongestAction = 200;
constexpr std::size_t kLongestText = 4096;
constexpr std::size_t kLongestChat = 1200;
constexpr std::int64_t kGreatest = std::numeric_limits<std::int32_t>::max();

int read_place(ObjectReader& members) {
  return static_cast<int>(members.integer("place", 0, kMaxSeats - 1));
}

OfferKind read_offer_kind(ObjectReader& members) {
  return static_cast<OfferKind>(members.choice("what", kOfferKinds));
}

void read_table(ObjectReader& members, ClientMessage& message) {
  message.table = members.text("table", kLongestId);
  if (members.is_sound() && !is_table_id(message.table)) {
    members.reject("table", "6 to 32 small letters and digits");
  }
}

void read_watch(ObjectReader& members, ClientMessage& message) {
  read_table(members, message);
  const auto after = members.optional_integer("after", 0, kGreatest);
  message::Watch watch;
  watch.wants_view = members.optional_boolean("wantsView").value_or(false);
  if (after) watch.after = static_cast<std::uint32_t>(*after);
  message.what = watch;
}

void read_unwatch(ObjectReader& members, ClientMessage& message) {
  read_table(members, message);
  message.what = message::Unwatch{};
}

void read_page(ObjectReader& members, ClientMessage& message) {
  read_table(members, message);
  message::Page page;
  page.number = static_cast<std::uint32_t>(members.integer("number", 0, kGreatest));
  page.from = static_cast<std::size_t>(members.integer("from", 0, kGreatest));
  message.what = page;
}

void read_create(ObjectReader& members, ClientMessage& message) {
  ObjectReader setup(members.object("setup"), "setup");
  command::Create create;
  if (members.is_sound()) {
    create.setup = read_setup(setup);
    members.adopt(setup);
  }
  create.place = read_place(members);
  message.what = std::move(create);
}

void read_lobby(ObjectReader& members, ClientMessage& message) {
  const bool watch = members.boolean("watch");
  message.what = message::WatchLobby{watch, members.optional_boolean("changes").value_or(false)};
}
void read_lobby_page(ObjectReader& members, ClientMessage& message) {
  constexpr std::int64_t kLatest = std::int64_t{1} << 53U;  // exact in JavaScript
  read_table(members, message);
  const Moment changed(Milliseconds(members.integer("changed", 0, kLatest)));
  message.what = message::PageLobby{{changed, message.table}};
}
void read_games(ObjectReader& /*members*/, ClientMessage& message) {
  message.what = message::ListGames{};
}
void read_ping(ObjectReader& /*members*/, ClientMessage& message) {
  message.what = message::Ping{};
}

TableCommand read_sit(ObjectReader& members) {
  const auto place = members.optional_integer("place", 0, kMaxSeats - 1);
  return command::Sit{place ? std::optional(static_cast<int>(*place)) : std::nullopt};
}
TableCommand read_leave(ObjectReader& /*members*/) { return command::Leave{}; }
TableCommand read_play(ObjectReader& members) {
  command::Play play;
  play.ply = static_cast<std::size_t>(members.integer("ply", 0, kGreatest));
  play.action = members.text("action", kLongestAction);
  return play;
}
TableCommand read_prepare(ObjectReader& members) {
  return command::Prepare{members.text("text", kLongestText)};
}
TableCommand read_resign(ObjectReader& /*members*/) { return command::Resign{}; }
TableCommand read_make_offer(ObjectReader& members) {
  command::MakeOffer offer;
  offer.kind = read_offer_kind(members);
  if (offer.kind == OfferKind::hand_over) {
    offer.place = read_place(members);
    offer.level = static_cast<int>(members.integer("level", 1, kFullStrengthOnline));
  }
  return offer;
}
TableCommand read_answer_offer(ObjectReader& members) {
  const OfferKind kind = read_offer_kind(members);
  return command::AnswerOffer{kind, members.boolean("yes")};
}
TableCommand read_hand_over(ObjectReader& members) {
  const int place = read_place(members);
  return command::HandOver{place,
                           static_cast<int>(members.integer("level", 1, kFullStrengthOnline))};
}
TableCommand read_claim(ObjectReader& members) {
  return command::Claim{kClaims[members.choice("result", kClaims)] == "draw"};
}
TableCommand read_next(ObjectReader& /*members*/) { return command::Next{}; }
TableCommand read_chat(ObjectReader& members) {
  return command::Chat{members.text("text", kLongestChat)};
}

template <TableCommand (*Read)(ObjectReader&)>
void at_table(ObjectReader& members, ClientMessage& message) {
  read_table(members, message);
  message.what = Read(members);
}

struct MessageKind {
  std::string_view name;
  void (*read)(ObjectReader& members, ClientMessage& message);
};

constexpr auto kKinds = std::to_array<MessageKind>({
    {"watch", read_watch},
    {"unwatch", read_unwatch},
    {"page", read_page},
    {"create", read_create},
    {"sit", at_table<read_sit>},
    {"leave", at_table<read_leave>},
    {"play", at_table<read_play>},
    {"prepare", at_table<read_prepare>},
    {"resign", at_table<read_resign>},
    {"ask", at_table<read_make_offer>},
    {"answer", at_table<read_answer_offer>},
    {"hand", at_table<read_hand_over>},
    {"claim", at_table<read_claim>},
    {"next", at_table<read_next>},
    {"chat", at_table<read_chat>},
    {"lobby", read_lobby},
    {"lobbyPage", read_lobby_page},
    {"games", read_games},
    {"ping", read_ping},
});

/// Those that change something are recognised by a key when they are sent again.
bool takes_key(std::string_view name) {
  constexpr auto kWithout = std::to_array<std::string_view>(
      {"watch", "unwatch", "page", "lobby", "lobbyPage", "games", "ping"});
  return std::ranges::find(kWithout, name) == kWithout.end();
}

std::string all_names() {
  std::string names;
  for (const MessageKind& kind : kKinds)
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  return names;
}

const MessageKind* find_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &MessageKind::name);
  return found == kKinds.end() ? nullptr : &*found;
}

/// Depth is limited, so that no message makes the parser run out of stack.
std::optional<boost::json::value> parse(std::string_view text) {
  constexpr std::size_t kDeepest = 8;
  boost::json::parse_options options;
  options.max_depth = kDeepest;
  boost::system::error_code fault;
  auto value = boost::json::parse({text.data(), text.size()}, fault, {}, options);
  if (fault || !value.is_object()) return std::nullopt;
  return value;
}

}  // namespace

bool is_table_id(std::string_view text) {
  constexpr std::size_t kShortest = 6;
  return text.size() >= kShortest && text.size() <= kLongestId &&
         std::ranges::all_of(
             text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

tl::expected<ClientMessage, UnreadableMessage> read_client_message(std::string_view text) {
  const auto value = parse(text);
  if (!value) {
    return tl::unexpected<UnreadableMessage>(
        UnreadableMessage{std::nullopt, Error{&phrases::kNotJson, {}, Error::kNoPlace}});
  }
  ObjectReader members(value->get_object());
  constexpr std::size_t kLongestDo = 20;
  const std::string name = members.text("do", kLongestDo);
  ClientMessage message;
  message.request = static_cast<int>(members.integer("request", 0, kGreatest));
  const std::optional<int> request =
      members.is_sound() ? std::optional(message.request) : std::nullopt;
  if (const auto fault = members.is_sound() ? std::nullopt : members.fault()) {
    return tl::unexpected<UnreadableMessage>(UnreadableMessage{request, *fault});
  }
  const MessageKind* kind = find_kind(name);
  if (kind == nullptr) {
    return tl::unexpected<UnreadableMessage>(UnreadableMessage{
        request, Error{&phrases::kUnknownAsk, {name, all_names()}, Error::kNoPlace}});
  }
  if (takes_key(name)) message.key = members.optional_text("key", kLongestKey).value_or("");
  kind->read(members, message);
  if (const auto fault = members.fault())
    return tl::unexpected<UnreadableMessage>(UnreadableMessage{request, *fault});
  return message;
}

}  // namespace broceliande::server
