#include "server/protocol/server_message.hpp"

#include "core/json.hpp"
#include "server/protocol/setup_json.hpp"
#include "server/protocol/wire_names.hpp"

namespace broceliande::server {

/// The only maker of ServerMessages.
struct ServerMessageFactory {
  static ServerMessage print(std::string bytes) { return ServerMessage(std::move(bytes)); }
  static ServerMessage print(const JsonWriter& json) { return ServerMessage(json.text()); }
};

namespace {

std::int64_t milliseconds(Moment moment) { return moment.time_since_epoch().count(); }

JsonWriter begin(std::string_view say) {
  JsonWriter json;
  json.begin_object().field("say", say);
  return json;
}

void put_request(JsonWriter& json, std::optional<int> request) {
  if (request) json.field("request", *request);
}

void put_numbers(JsonWriter& json, std::string_view name, const std::vector<int>& numbers) {
  json.key(name).begin_array();
  for (const int number : numbers) json.value(number);
  json.end_array();
}

void put(JsonWriter& json, const Me& me) {
  json.begin_object().field("name", me.name).field("account", me.account);
  json.field("takesChat", me.takes_chat);
  if (me.muted_until != Moment{}) json.field("mutedUntil", milliseconds(me.muted_until));
  json.end_object();
}

void put(JsonWriter& json, const AbsenceView& absence) {
  json.key("absence").begin_object();
  json.field("goneIn", std::int64_t{absence.gone_in.count()}).key("choices").begin_array();
  for (const AbsenceChoice choice : absence.choices) json.value(wire_name(kAbsenceChoices, choice));
  json.end_array().end_object();
}

void put_places(JsonWriter& json, std::span<const PlaceView> places) {
  json.key("places").begin_array();
  for (const PlaceView& place : places) {
    json.begin_object().field("level", place.level).field("name", place.name);
    json.field("isTaken", place.is_taken).field("isHere", place.is_here);
    json.field("mayBeHanded", place.may_be_handed);
    if (place.is_former) json.field("isFormer", true);
    if (place.absence) put(json, *place.absence);
    json.end_object();
  }
  json.end_array();
}

void put_clocks(JsonWriter& json, const std::optional<ClockView>& clocks) {
  json.key("clocks");
  if (!clocks) {
    json.null();
    return;
  }
  json.begin_object().key("left").begin_array();
  for (const Milliseconds left : clocks->left) json.value(std::int64_t{left.count()});
  json.end_array();
  put_numbers(json, "running", clocks->running);
  json.end_object();
}

void put_ending(JsonWriter& json, const std::optional<TableEnding>& ending) {
  json.key("ending");
  if (!ending) {
    json.null();
    return;
  }
  json.begin_object();
  put_numbers(json, "winners", ending->winners);
  json.field("reason", wire_name(kReasons, ending->reason));
  json.field("place", ending->place);
  if (ending->claimant >= 0) json.field("claimant", ending->claimant);
  json.end_object();
}

void put_offers(JsonWriter& json, const std::vector<Offer>& offers) {
  json.key("offers").begin_array();
  for (const Offer& offer : offers) {
    json.begin_object().field("what", wire_name(kOfferKinds, offer.kind));
    json.field("by", offer.by).field("place", offer.place).field("level", offer.level);
    put_numbers(json, "awaited", offer.awaited);
    json.end_object();
  }
  json.end_array();
}

void put(JsonWriter& json, const ChatLine& line) {
  json.begin_object().field("place", line.place).field("name", line.name);
  json.field("text", line.text).field("at", milliseconds(line.at)).end_object();
}

void put_next(JsonWriter& json, std::string_view name, std::optional<std::size_t> next) {
  if (next) json.field(name, std::uint64_t{*next});
}

void put_message(JsonWriter& json, const Error& error) {
  json.key("message").begin_object().field("key", error.key()).field("rule", error.rule());
  json.key("arguments").begin_array();
  for (const Argument& argument : error.arguments) put(json, argument);
  json.end_array().field("english", english(error)).end_object();
}

void put(JsonWriter& json, const TableRow& row) {
  json.begin_object().field("table", row.table).field("game", row.summary.game);
  json.field("phase", wire_name(kPhases, row.phase)).key("places").begin_array();
  for (const PlaceSummary& place : row.summary.places) {
    json.begin_object().field("level", place.level).field("name", place.name);
    json.field("isTaken", place.is_taken);
    if (place.is_former()) json.field("isFormer", true);
    json.end_object();
  }
  json.end_array().key("clock");
  write(json, row.summary.clock);
  json.field("plies", std::uint64_t{row.summary.plies});
  if (row.summary.substitute) json.field("substitute", true);
  json.field("changed", milliseconds(row.changed)).field("isMyTurn", row.is_my_turn).end_object();
}

void put_rows(JsonWriter& json, std::string_view name, std::span<const TableRow> rows) {
  json.key(name).begin_array();
  for (const TableRow& row : rows) put(json, row);
  json.end_array();
}

void put_tokens(JsonWriter& json, std::span<const server_message::TokenEntry> entries) {
  json.key("tokens").begin_array();
  for (const auto& entry : entries) {
    json.begin_object().field("id", entry.id).field("label", entry.label);
    json.field("scope", entry.scope).field("created", milliseconds(entry.created));
    json.key("expires");
    entry.expires ? json.value(milliseconds(*entry.expires)) : json.null();
    json.field("used", milliseconds(entry.used)).end_object();
  }
  json.end_array();
}

void put_sessions(JsonWriter& json, std::span<const server_message::SessionEntry> entries) {
  json.key("sessions").begin_array();
  for (const auto& entry : entries) {
    json.begin_object().field("id", entry.id).field("created", milliseconds(entry.created));
    json.field("used", milliseconds(entry.used.at)).field("browser", entry.used.browser);
    json.field("system", entry.used.system).field("network", entry.used.network);
    json.field("isThis", entry.is_this).end_object();
  }
  json.end_array();
}

void put_kinds(JsonWriter& json, std::uint32_t kinds) {
  json.key("kinds").begin_array();
  for (std::size_t i = 0; i < kNoticeKinds; ++i) {
    if ((kinds >> i & 1U) != 0) json.value(kNoticeKindNames.at(i));
  }
  json.end_array();
}

void put_mail(JsonWriter& json, const server_message::MailSettings& settings) {
  json.begin_object().field("offered", settings.is_offered).field("address", settings.address);
  json.field("pending", settings.pending).end_object();
}

void put_notices(JsonWriter& json, const server_message::NoticeSettings& settings) {
  json.field("pushKey", settings.push_key).key("browsers").begin_array();
  for (const auto& browser : settings.browsers) {
    json.begin_object().field("host", browser.host).field("language", browser.language);
    json.field("created", milliseconds(browser.created)).field("isThis", browser.is_this);
    json.end_object();
  }
  const NoticeChoice& choice = settings.choice;
  json.end_array().key("choice").begin_object();
  put_kinds(json, choice.kinds);
  put_texts(json, "without", choice.without);
  json.key("quiet");
  if (choice.quiet) {
    json.begin_object().field("from", choice.quiet->from).field("until", choice.quiet->until);
    json.end_object();
  } else {
    json.null();
  }
  json.field("utcOffset", choice.utc_offset).end_object().key("mail");
  if (settings.mail_kinds) {
    put_kinds(json.begin_object(), *settings.mail_kinds);
    json.end_object();
  } else {
    json.null();
  }
}

void put_webhooks(JsonWriter& json, std::span<const server_message::WebhookEntry> entries) {
  json.key("webhooks").begin_array();
  for (const auto& entry : entries) {
    json.begin_object().field("token", entry.token).field("host", entry.host).end_object();
  }
  json.end_array();
}

void put_blocks(JsonWriter& json, std::span<const server_message::BlockEntry> entries) {
  json.key("blocks").begin_array();
  for (const auto& entry : entries) {
    json.begin_object().field("id", entry.id).field("name", entry.name);
    json.field("made", milliseconds(entry.made)).end_object();
  }
  json.end_array();
}

void put_reports(JsonWriter& json, std::span<const server_message::ReportEntry> entries) {
  json.key("reports").begin_array();
  for (const auto& entry : entries) {
    json.begin_object().field("made", milliseconds(entry.made)).field("table", entry.table);
    json.field("name", entry.name).field("reason", entry.reason).field("text", entry.text);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

namespace server_message {

ServerMessage welcome(const Me& me, Moment now) {
  JsonWriter json = begin("welcome");
  json.field("version", 1).key("me");
  put(json, me);
  json.field("now", milliseconds(now)).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage done(int request) {
  JsonWriter json = begin("done");
  json.field("request", request).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage refused(std::optional<int> request, const Error& error) {
  JsonWriter json = begin("refused");
  put_request(json, request);
  put_message(json, error);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage created(int request, std::string_view table) {
  JsonWriter json = begin("created");
  json.field("request", request).field("table", table).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage table(const TableView& view, std::optional<int> request) {
  JsonWriter json = begin("table");
  put_request(json, request);
  json.field("table", view.table).field("number", std::uint64_t{view.number});
  json.field("now", milliseconds(view.now))
      .field("phase", wire_name(kPhases, view.phase))
      .key("setup");
  write(json, view.setup);
  put_places(json, view.places);
  json.field("me", view.me).field("record", view.record.text);
  put_next(json, "recordNext", view.record.next);
  put_numbers(json, "players", view.players);
  put_clocks(json, view.clocks);
  json.field("givenBack", std::int64_t{view.compensated.count()});
  put_ending(json, view.ending);
  put_offers(json, view.offers);
  json.key("chat").begin_array();
  for (const ChatLine& line : view.chat) put(json, line);
  json.end_array().field("isSilent", view.is_silent);
  json.field("mayTakeBack", view.may_take_back).field("mayReturn", view.may_return);
  json.field("rematch", view.rematch);
  json.field("watchers", view.watchers).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage page(int request, std::string_view table, std::uint32_t number,
                   const RecordPage& page) {
  JsonWriter json = begin("page");
  json.field("request", request).field("table", table).field("number", std::uint64_t{number});
  json.field("text", page.text);
  put_next(json, "next", page.next);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage played(const PlayedView& view) {
  JsonWriter json = begin("played");
  json.field("table", view.table).field("number", std::uint64_t{view.number});
  json.field("now", milliseconds(view.now)).field("seat", int{view.seat.index});
  json.field("ply", std::uint64_t{view.ply}).field("action", view.action);
  put_clocks(json, view.clocks);
  json.field("mayTakeBack", view.may_take_back).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage chatted(std::string_view table, std::uint32_t number, const ChatLine& line) {
  JsonWriter json = begin("chatted");
  json.field("table", table).field("number", std::uint64_t{number}).key("line");
  put(json, line);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage presence(std::string_view table, std::span<const PlaceView> places, int watchers) {
  JsonWriter json = begin("presence");
  json.field("table", table);
  put_places(json, places);
  json.field("watchers", watchers).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage seen(std::string_view table, std::uint32_t number, std::size_t ply,
                   std::string_view party, const View& view) {
  JsonWriter json = begin("seen");
  json.field("table", table).field("number", std::uint64_t{number});
  json.field("ply", std::uint64_t{ply}).field("party", party);
  return ServerMessageFactory::print(json.text() + R"(,"view":)" + ClientText(view).bytes() + "}");
}

ServerMessage lobby(std::span<const TableRow> open, std::span<const TableRow> running,
                    bool has_more, std::optional<int> request) {
  JsonWriter json = begin("lobby");
  put_request(json, request);
  put_rows(json, "tables", open);
  put_rows(json, "running", running);
  if (has_more) json.field("hasMore", true);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage lobby_page(std::span<const TableRow> open, bool has_more, int request) {
  JsonWriter json = begin("lobbyPage");
  json.field("request", request);
  put_rows(json, "tables", open);
  if (has_more) json.field("hasMore", true);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage lobby_changed(std::span<const TableRow> rows,
                            const std::vector<std::string>& removed) {
  JsonWriter json = begin("lobbyChanged");
  put_rows(json, "rows", rows);
  put_texts(json, "removed", removed);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage games(std::span<const TableRow> rows, std::optional<int> request) {
  JsonWriter json = begin("games");
  put_request(json, request);
  put_rows(json, "tables", rows);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage turn(const TableRow& row) {
  JsonWriter json = begin("turn");
  json.key("row");
  put(json, row);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage pong(int request, Moment now) {
  JsonWriter json = begin("pong");
  json.field("request", request).field("now", milliseconds(now)).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage stopping(int seconds) {
  JsonWriter json = begin("stopping");
  json.field("seconds", seconds).end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage me(const Me& me) {
  JsonWriter json;
  put(json, me);
  return ServerMessageFactory::print(json);
}

ServerMessage tokens(std::string_view made, std::span<const TokenEntry> entries) {
  JsonWriter json;
  json.begin_object().field("made", made);
  put_tokens(json, entries);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage recovery(std::string_view code, std::optional<Moment> made) {
  JsonWriter json;
  json.begin_object().field("code", code).key("made");
  made ? json.value(milliseconds(*made)) : json.null();
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage sessions(std::span<const SessionEntry> entries) {
  JsonWriter json;
  json.begin_object();
  put_sessions(json, entries);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage notices(const NoticeSettings& settings) {
  JsonWriter json;
  json.begin_object();
  put_notices(json, settings);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage mail(const MailSettings& settings) {
  JsonWriter json;
  put_mail(json, settings);
  return ServerMessageFactory::print(json);
}

ServerMessage nothing() {
  JsonWriter json;
  json.begin_object().end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage webhooks(std::string_view made, std::span<const WebhookEntry> entries) {
  JsonWriter json;
  json.begin_object().field("made", made);
  put_webhooks(json, entries);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage blocks(std::span<const BlockEntry> entries) {
  JsonWriter json;
  json.begin_object();
  put_blocks(json, entries);
  json.end_object();
  return ServerMessageFactory::print(json);
}

ServerMessage personal_data(const PersonalData& data) {
  JsonWriter json;
  json.begin_object().key("me");
  put(json, data.me);
  put_sessions(json, data.sessions);
  put_tokens(json, data.tokens);
  json.key("notices").begin_object();
  put_notices(json, data.notices);
  json.end_object().key("mail");
  put_mail(json, data.mail);
  put_webhooks(json, data.webhooks);
  put_blocks(json, data.blocks);
  put_reports(json, data.reports);
  json.key("tables").begin_array();
  for (std::size_t i = 0; i < data.tables.size(); ++i) {
    json.begin_object().key("row");
    put(json, data.tables[i]);
    json.field("record", data.records.at(i)).end_object();
  }
  json.end_array().end_object();
  return ServerMessageFactory::print(json);
}

}  // namespace server_message
}  // namespace broceliande::server
