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

int read_place(Members& members) {
  return static_cast<int>(members.integer("place", 0, kMaxSeats - 1));
}

Matter read_matter(Members& members) {
  return static_cast<Matter>(members.choice("what", kMatters));
}

void read_table(Members& members, Ask& ask) {
  ask.table = members.text("table", kLongestId);
  if (members.is_sound() && !is_table_id(ask.table)) {
    members.reject("table", "6 to 32 small letters and digits");
  }
}

void read_watch(Members& members, Ask& ask) {
  read_table(members, ask);
  const auto after = members.optional_integer("after", 0, kGreatest);
  ask::Watch watch;
  watch.wants_view = members.optional_truth("wantsView").value_or(false);
  if (after) watch.after = static_cast<std::uint32_t>(*after);
  ask.what = watch;
}

void read_unwatch(Members& members, Ask& ask) {
  read_table(members, ask);
  ask.what = ask::Unwatch{};
}

void read_page(Members& members, Ask& ask) {
  read_table(members, ask);
  ask::Page page;
  page.number = static_cast<std::uint32_t>(members.integer("number", 0, kGreatest));
  page.from = static_cast<std::size_t>(members.integer("from", 0, kGreatest));
  ask.what = page;
}

void read_create(Members& members, Ask& ask) {
  Members setup(members.object("setup"), "setup");
  ask::Create create;
  if (members.is_sound()) {
    create.setup = read_setup(setup);
    members.adopt(setup);
  }
  create.place = read_place(members);
  ask.what = std::move(create);
}

void read_lobby(Members& members, Ask& ask) { ask.what = ask::WatchLobby{members.truth("watch")}; }
void read_games(Members& /*members*/, Ask& ask) { ask.what = ask::ListGames{}; }
void read_ping(Members& /*members*/, Ask& ask) { ask.what = ask::Ping{}; }

TableAsk read_sit(Members& members) {
  const auto place = members.optional_integer("place", 0, kMaxSeats - 1);
  return ask::Sit{place ? std::optional(static_cast<int>(*place)) : std::nullopt};
}
TableAsk read_leave(Members& /*members*/) { return ask::Leave{}; }
TableAsk read_play(Members& members) {
  ask::Play play;
  play.ply = static_cast<std::size_t>(members.integer("ply", 0, kGreatest));
  play.action = members.text("action", kLongestAction);
  return play;
}
TableAsk read_prepare(Members& members) { return ask::Prepare{members.text("text", kLongestText)}; }
TableAsk read_resign(Members& /*members*/) { return ask::Resign{}; }
TableAsk read_question(Members& members) {
  ask::Question question;
  question.what = read_matter(members);
  if (question.what == Matter::hand_over) {
    question.place = read_place(members);
    question.level = static_cast<int>(members.integer("level", 1, kTopLevelOnline));
  }
  return question;
}
TableAsk read_answer(Members& members) {
  const Matter what = read_matter(members);
  return ask::Answer{what, members.truth("yes")};
}
TableAsk read_hand(Members& members) {
  const int place = read_place(members);
  return ask::Hand{place, static_cast<int>(members.integer("level", 1, kTopLevelOnline))};
}
TableAsk read_next(Members& /*members*/) { return ask::Next{}; }
TableAsk read_chat(Members& members) { return ask::Chat{members.text("text", kLongestChat)}; }

template <TableAsk (*Read)(Members&)>
void at_table(Members& members, Ask& ask) {
  read_table(members, ask);
  ask.what = Read(members);
}

struct Kind {
  std::string_view name;
  void (*read)(Members& members, Ask& ask);
};

constexpr auto kKinds = std::to_array<Kind>({
    {"watch", read_watch},
    {"unwatch", read_unwatch},
    {"page", read_page},
    {"create", read_create},
    {"sit", at_table<read_sit>},
    {"leave", at_table<read_leave>},
    {"play", at_table<read_play>},
    {"prepare", at_table<read_prepare>},
    {"resign", at_table<read_resign>},
    {"ask", at_table<read_question>},
    {"answer", at_table<read_answer>},
    {"hand", at_table<read_hand>},
    {"next", at_table<read_next>},
    {"chat", at_table<read_chat>},
    {"lobby", read_lobby},
    {"games", read_games},
    {"ping", read_ping},
});

/// Those that change something are recognised by a key when they are sent again.
bool takes_key(std::string_view name) {
  constexpr auto kWithout =
      std::to_array<std::string_view>({"watch", "unwatch", "page", "lobby", "games", "ping"});
  return std::ranges::find(kWithout, name) == kWithout.end();
}

std::string all_names() {
  std::string names;
  for (const Kind& kind : kKinds) names += (names.empty() ? "" : ", ") + std::string(kind.name);
  return names;
}

const Kind* find_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &Kind::name);
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

tl::expected<Ask, Misread> read_ask(std::string_view text) {
  const auto value = parse(text);
  if (!value) {
    return tl::unexpected<Misread>(
        Misread{std::nullopt, Error{&phrases::kNotJson, {}, Error::kNoPlace}});
  }
  Members members(value->get_object());
  constexpr std::size_t kLongestDo = 20;
  const std::string name = members.text("do", kLongestDo);
  Ask ask;
  ask.request = static_cast<int>(members.integer("request", 0, kGreatest));
  const std::optional<int> request = members.is_sound() ? std::optional(ask.request) : std::nullopt;
  if (const auto fault = members.is_sound() ? std::nullopt : members.fault()) {
    return tl::unexpected<Misread>(Misread{request, *fault});
  }
  const Kind* kind = find_kind(name);
  if (kind == nullptr) {
    return tl::unexpected<Misread>(
        Misread{request, Error{&phrases::kUnknownAsk, {name, all_names()}, Error::kNoPlace}});
  }
  if (takes_key(name)) ask.key = members.optional_text("key", kLongestKey).value_or("");
  kind->read(members, ask);
  if (const auto fault = members.fault()) return tl::unexpected<Misread>(Misread{request, *fault});
  return ask;
}

}  // namespace broceliande::server
