#pragma once

#include <cstdint>

#include "core/error.hpp"
#include "server/storage/store.hpp"
#include "server/tables/event.hpp"
#include "server/tables/table.hpp"

/// Events as they are stored: in a JSON format of their own, which outlives every version of the
/// protocol. Each kind of event has a version, from 1. An event is written under the lowest version
/// that can say what happened, so that programs of before read what they know.
namespace broceliande::server {

[[nodiscard]] LoggedEvent logged(const TableEvent& event, std::uint32_t number);
/// Refuses a kind or a version that only a later program knows as `table.newer`, and what makes no
/// sense as `table.broken-log`.
[[nodiscard]] Result<TableEvent> read_event(const LoggedEvent& line);

/// A table as its log says.
[[nodiscard]] Result<GameTable> table_from(const StoredTable& stored);

}  // namespace broceliande::server
