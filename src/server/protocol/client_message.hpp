#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/error.hpp"
#include "server/tables/command.hpp"
#include "server/tables/table_view.hpp"

/// What clients ask for; protocol.schema.json says what each means.
namespace broceliande::server {

namespace message {

struct Watch {
  std::optional<std::uint32_t> after;
  bool wants_view = false;
};
struct Unwatch {};
struct Page {
  std::uint32_t number = 0;  ///< of the event after which the record was that long
  std::size_t from = 0;
};
struct WatchLobby {
  bool watch = false;
  bool wants_changes = false;  ///< the lists once, then only what changes of them
};
struct PageLobby {
  LobbyCursor after;
};
struct ListGames {};
struct Ping {};

}  // namespace message

struct ClientMessage {
  int request = 0;
  std::string key;    ///< empty where the client gave none
  std::string table;  ///< empty where none is named
  std::variant<message::Watch, message::Unwatch, message::Page, command::Create, TableCommand,
               message::WatchLobby, message::PageLobby, message::ListGames, message::Ping>
      what;
};

/// Whether a text has the form of a table's id.
[[nodiscard]] bool is_table_id(std::string_view text);

/// What could not be read, and the request that it belongs to, if that much could be.
struct UnreadableMessage {
  std::optional<int> request;
  Error error;
};

[[nodiscard]] tl::expected<ClientMessage, UnreadableMessage> read_client_message(
    std::string_view text);

}  // namespace broceliande::server
