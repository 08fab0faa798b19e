#pragma once

#include "core/json.hpp"
#include "server/json/object_reader.hpp"
#include "server/tables/setup.hpp"

/// What a table is made for, as clients write and read it.
namespace broceliande::server {

[[nodiscard]] TableSetup read_setup(ObjectReader& members);
void write(JsonWriter& json, const ClockChoice& clock);
void write(JsonWriter& json, const TableSetup& setup);

}  // namespace broceliande::server
