#pragma once

#include "core/any_game.hpp"
#include "core/json.hpp"

namespace broceliande {

// As door.schema.json describes them.
void put(JsonWriter& json, const Event& event);
void put(JsonWriter& json, const Ply& ply);

}  // namespace broceliande
