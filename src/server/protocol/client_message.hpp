#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/error.hpp"
#include "server/protocol/setup.hpp"

/// What clients ask for; protocol.schema.json says what each means.
namespace broceliande::server {

/// Questions to the others at a table.
enum class Matter : std::uint8_t { take_back, hand_over, rematch };
inline constexpr auto kMatters =
    std::to_array<std::string_view>({"take-back", "hand-over", "rematch"});

namespace ask {

struct Watch {
  std::optional<std::uint32_t> after;
  bool wants_view = false;
};
struct Unwatch {};
struct Page {
  std::uint32_t number = 0;  ///< of the event after which the record was that long
  std::size_t from = 0;
};
struct Create {
  TableSetup setup;
  int place = 0;
};
struct Sit {
  std::optional<int> place;
};
struct Leave {};
struct Play {
  std::size_t ply = 0;
  std::string action;
};
struct Prepare {
  std::string text;
};
struct Resign {};
struct Question {
  Matter what = Matter::take_back;
  int place = -1;  ///< of a hand-over
  int level = 0;
};
struct Answer {
  Matter what = Matter::take_back;
  bool yes = false;
};
struct Hand {
  int place = 0;
  int level = 1;
};
struct Next {};
struct Chat {
  std::string text;
};
struct WatchLobby {
  bool watch = false;
};
struct ListGames {};
struct Ping {};

}  // namespace ask

/// What is done at a table by somebody who sits there, or wants to.
using TableAsk = std::variant<ask::Sit, ask::Leave, ask::Play, ask::Prepare, ask::Resign,
                              ask::Question, ask::Answer, ask::Hand, ask::Next, ask::Chat>;

struct Ask {
  int request = 0;
  std::string key;    ///< empty where the client gave none
  std::string table;  ///< empty where none is named
  std::variant<ask::Watch, ask::Unwatch, ask::Page, ask::Create, TableAsk, ask::WatchLobby,
               ask::ListGames, ask::Ping>
      what;
};

/// Whether a text has the form of a table's id.
[[nodiscard]] bool is_table_id(std::string_view text);

/// What could not be read, and the request that it belongs to, if that much could be.
struct Misread {
  std::optional<int> request;
  Error error;
};

[[nodiscard]] tl::expected<Ask, Misread> read_ask(std::string_view text);

}  // namespace broceliande::server
