#include "core/argument.hpp"

#include <array>

#include "core/json.hpp"

namespace broceliande {

void put(JsonWriter& json, const Argument& argument) {
  constexpr std::array<std::string_view, 5> kTypes{"text", "figure", "seat", "party", "word"};
  json.begin_object().field("type", kTypes[static_cast<std::size_t>(argument.type)]);
  json.field("text", argument.text);
  switch (argument.type) {
    case Argument::Type::text: break;
    case Argument::Type::figure: json.field("value", argument.value); break;
    case Argument::Type::seat:
    case Argument::Type::party: json.field("number", argument.number); break;
    case Argument::Type::word:
      json.field("value", argument.value).key("parts").begin_array();
      for (const std::string& part : argument.parts) json.value(std::string_view(part));
      json.end_array();
      break;
  }
  json.end_object();
}

}  // namespace broceliande
