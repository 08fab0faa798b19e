#pragma once

#include <span>
#include <string_view>

#include "server/storage/database/database.hpp"
#include "server/storage/store.hpp"

namespace broceliande::server::storage {

/// A step from one version of the database to the next, in SQL that every engine understands.
struct Migration {
  std::string_view what;
  std::string_view sql;
};

/// All of them, the oldest first: number n of the list (from 1) makes version n.
[[nodiscard]] std::span<const Migration> migrations();

/// Brings a database to the last version of the list, in one transaction; nothing is done to one
/// that is there already, and one from a later program is refused. Version 0 is an empty one.
[[nodiscard]] Result<SchemaVersions> migrate(Database& database, std::span<const Migration> known);

}  // namespace broceliande::server::storage
