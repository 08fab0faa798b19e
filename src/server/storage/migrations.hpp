#pragma once

#include <span>
#include <string_view>

#include "server/storage/database/database.hpp"
#include "server/storage/store.hpp"

namespace broceliande::server::storage {

/// A step from one version of the database to the next, in SQL that every engine understands.
/// `expand` only adds, so that programs of before go on beside this one; `contract` takes away what
/// only they need, and is run later, when somebody says that none of them runs any more.
struct Migration {
  std::string_view what;
  std::string_view expand;
  std::string_view contract{};
};

/// All of them, the oldest first: number n of the list (from 1) makes version n.
[[nodiscard]] std::span<const Migration> migrations();

/// Expands a database to the last version of the list, in one transaction; nothing is done to one
/// that is there already. One from a later program is left as it is, and refused where that program
/// has contracted it beyond this one. Version 0 is an empty one.
[[nodiscard]] Result<SchemaVersions> migrate(Database& database, std::span<const Migration> known);

/// Migrates, and contracts all there is if `contracts`. A database of a later program is refused
/// then: that program contracts it.
[[nodiscard]] Result<DatabaseUpgrade> upgrade(Database& database, std::span<const Migration> known,
                                              bool contracts);

}  // namespace broceliande::server::storage
