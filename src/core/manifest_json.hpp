#pragma once

#include "core/json.hpp"
#include "core/manifest.hpp"

namespace broceliande {

/// As door.schema.json describes it: what programs, the door and the client's pages read of a game.
void put(JsonWriter& json, const Manifest& manifest);

}  // namespace broceliande
