#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/seat.hpp"
#include "core/view.hpp"
#include "server/accounts/identity.hpp"
#include "server/accounts/notice_choice.hpp"
#include "server/tables/table_view.hpp"
#include "server/time/moment.hpp"

/// What the server tells clients; protocol.schema.json says what each means.
namespace broceliande::server {

/// Bytes for a client. Only the functions below make them, from what clients may see, so nothing
/// else can be sent: a State, a Match or an event with its secret does not convert.
class ServerMessage {
 public:
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  friend struct ServerMessageFactory;
  explicit ServerMessage(std::string bytes) : bytes_(std::move(bytes)) {}

  std::string bytes_;
};

/// Who somebody is, as that person is told.
struct Me {
  std::string name;
  std::string account;
  bool takes_chat = false;
  Moment muted_until{};
};

namespace server_message {

[[nodiscard]] ServerMessage welcome(const Me& me, Moment now);
[[nodiscard]] ServerMessage done(int request);
[[nodiscard]] ServerMessage refused(std::optional<int> request, const Error& error);
[[nodiscard]] ServerMessage created(int request, std::string_view table);
[[nodiscard]] ServerMessage table(const TableView& view, std::optional<int> request);
[[nodiscard]] ServerMessage page(int request, std::string_view table, std::uint32_t number,
                                 const RecordPage& page);
[[nodiscard]] ServerMessage played(const PlayedView& view);
[[nodiscard]] ServerMessage chatted(std::string_view table, std::uint32_t number,
                                    const ChatLine& line);
[[nodiscard]] ServerMessage presence(std::string_view table, std::span<const PlaceView> places,
                                     int watchers);
[[nodiscard]] ServerMessage seen(std::string_view table, std::uint32_t number, std::size_t ply,
                                 std::string_view party, const View& view);
[[nodiscard]] ServerMessage lobby(std::span<const TableRow> open, std::span<const TableRow> running,
                                  bool has_more, std::optional<int> request);
[[nodiscard]] ServerMessage lobby_page(std::span<const TableRow> open, bool has_more, int request);
[[nodiscard]] ServerMessage lobby_changed(std::span<const TableRow> rows,
                                          const std::vector<std::string>& removed);
[[nodiscard]] ServerMessage games(std::span<const TableRow> rows, std::optional<int> request);
[[nodiscard]] ServerMessage turn(const TableRow& row);
[[nodiscard]] ServerMessage pong(int request, Moment now);
[[nodiscard]] ServerMessage stopping(int seconds);

/// Answers over HTTP.
struct TokenEntry {
  std::string id;
  std::string label;
  std::string_view scope;
  Moment created;
  std::optional<Moment> expires;
  Moment used;
};
/// A browser in which somebody is logged in.
struct SessionEntry {
  std::string id;
  Moment created;
  TokenUse used;
  bool is_this = false;
};
/// A browser that takes push messages.
struct NoticeBrowser {
  std::string host;  ///< of its push service; the rest of its address is a secret
  std::string language;
  Moment created;
  bool is_this = false;
};
/// What somebody is told of while no page is open, and where.
struct NoticeSettings {
  std::string push_key;  ///< with which a browser subscribes; empty where there is no push
  std::vector<NoticeBrowser> browsers;
  NoticeChoice choice;
  std::optional<std::uint32_t> mail_kinds;  ///< of what comes by mail; nothing where none can
};
/// Where somebody with an account reads mail.
struct MailSettings {
  bool is_offered = false;  ///< whether this server sends any
  std::string address;      ///< confirmed; empty for none
  std::string pending;      ///< waits to be confirmed; empty for none
};
struct WebhookEntry {
  std::string token;  ///< by its public id
  std::string host;   ///< the rest of the address may be a secret
};
/// Somebody whom one has blocked.
struct BlockEntry {
  std::string id;
  std::string name;
  Moment made;
};
/// What one has reported.
struct ReportEntry {
  Moment made;
  std::string table;
  std::string name;
  std::string_view reason;
  std::string text;
};
/// All that is stored about somebody.
struct PersonalData {
  Me me;
  std::vector<SessionEntry> sessions;
  std::vector<TokenEntry> tokens;
  NoticeSettings notices;
  MailSettings mail;
  std::vector<WebhookEntry> webhooks;
  std::vector<BlockEntry> blocks;
  std::vector<ReportEntry> reports;
  std::vector<TableRow> tables;
  std::vector<std::string> records;  ///< of the tables, in their order
};
[[nodiscard]] ServerMessage me(const Me& me);
[[nodiscard]] ServerMessage tokens(std::string_view made, std::span<const TokenEntry> entries);
/// `code` is empty where none was made now.
[[nodiscard]] ServerMessage recovery(std::string_view code, std::optional<Moment> made);
[[nodiscard]] ServerMessage personal_data(const PersonalData& data);
[[nodiscard]] ServerMessage sessions(std::span<const SessionEntry> entries);
[[nodiscard]] ServerMessage mail(const MailSettings& settings);
/// What is asked for was heard; whether anything comes of it is not told.
[[nodiscard]] ServerMessage nothing();
[[nodiscard]] ServerMessage notices(const NoticeSettings& settings);
[[nodiscard]] ServerMessage blocks(std::span<const BlockEntry> entries);
/// `made` is the key of one that was just set.
[[nodiscard]] ServerMessage webhooks(std::string_view made, std::span<const WebhookEntry> entries);

}  // namespace server_message

}  // namespace broceliande::server
