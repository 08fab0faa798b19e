#pragma once

#include <cstdint>

#include "core/error.hpp"
#include "server/storage/store.hpp"
#include "server/tables/event.hpp"
#include "server/tables/table.hpp"

/// Events as they are stored: in a JSON format of their own, which outlives every version of the
/// protocol.
namespace broceliande::server {

[[nodiscard]] LoggedEvent logged(const TableEvent& event, std::uint32_t number);
[[nodiscard]] Result<TableEvent> read_event(const LoggedEvent& line);

/// A table as its log says.
[[nodiscard]] Result<GameTable> table_from(const StoredTable& stored);

}  // namespace broceliande::server
