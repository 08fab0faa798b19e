#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>

#include "server/tables/table.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

using SessionId = std::uint64_t;

/// Something that happened lately, for those who come back: an action, or something else.
struct RecentEvent {
  std::uint32_t number = 0;
  std::size_t ply = 0;
  std::optional<event::Played> played;
};

/// Those who watch a table, and what is remembered for them.
struct Audience {
  struct Subscriber {
    bool wants_view = false;
  };

  std::map<SessionId, Subscriber> subscribers;
  std::array<int, kMaxSeats> present{};               ///< connections of each place here
  std::array<Moment, kMaxSeats> present_elsewhere{};  ///< until then, by other nodes
  AwaySince away_since{};                             ///< by place
  AwaySince told_gone_at{};                           ///< as it was told last
  std::array<bool, kMaxSeats> told_gone{};            ///< as it was told last
  std::array<bool, kMaxSeats> was_awaited{};          ///< as it was told last
  int watching = 0;                                   ///< those without a place
  std::deque<RecentEvent> recent;
  /// The record as somebody reads it page by page, whatever happens meanwhile.
  struct Reading {
    std::uint32_t number = 0;
    std::string record;
    Moment used;
  };
  std::optional<Reading> reading;
  std::optional<std::uint32_t> thinking_about;  ///< the event after which a computer thinks
  Moment used;                                  ///< when somebody last needed the table
};

}  // namespace broceliande::server
