#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "server/json/object_reader.hpp"
#include "server/tables/table_index.hpp"

/// Setups and summaries as databases keep them. Clients have a form of their own: what is on disk
/// does not change with the protocol.
namespace broceliande::server::storage {

void write_setup(JsonWriter& json, const TableSetup& setup);
[[nodiscard]] TableSetup read_stored_setup(ObjectReader& members);

/// The column `summary` of an index: a whole JSON object. What a later program wrote has a version
/// that is not known here: then there is no summary.
[[nodiscard]] std::string summary_text(const TableIndex& index);
[[nodiscard]] Result<std::optional<TableSummary>> read_summary(std::string_view table,
                                                               std::string_view text);

}  // namespace broceliande::server::storage
