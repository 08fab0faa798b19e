#pragma once

#include "core/any_game.hpp"
#include "core/event_json.hpp"
#include "core/json.hpp"
#include "search/request.hpp"

/// Parts of answers as door.schema.json describes them, one function a type.
namespace broceliande::wasm {

void put(JsonWriter& json, const Error& error);
void put(JsonWriter& json, const Saying& saying);
void put(JsonWriter& json, const Cell& cell);
void put(JsonWriter& json, const Ornament& ornament);
void put(JsonWriter& json, const Tableau::PlacedFigure& figure);
void put(JsonWriter& json, const Tableau::Mark& mark);
void put(JsonWriter& json, const Tableau::Reserve& reserve);
void put(JsonWriter& json, const Target& target);
void put(JsonWriter& json, const Reach& reach);
void put(JsonWriter& json, const TrayItem& item);
void put(JsonWriter& json, const search::Variation& line);
void put(JsonWriter& json, const Tableau& tableau);
void put(JsonWriter& json, const Choice& choice);
void put_options(JsonWriter& json, std::string_view name, const OptionValues& options);

template <class Items>
void put_all(JsonWriter& json, std::string_view name, const Items& items) {
  json.key(name).begin_array();
  for (const auto& item : items) put(json, item);
  json.end_array();
}

template <class Item>
void put_under(JsonWriter& json, std::string_view name, const Item& item) {
  json.key(name);
  put(json, item);
}

}  // namespace broceliande::wasm
