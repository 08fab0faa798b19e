#include "core/argument.hpp"

#include <array>

#include "core/json.hpp"

namespace broceliande {

Argument Argument::values_of(std::string_view option, std::vector<std::string> names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return {std::move(list), Type::option, std::string(option), 0, std::move(names)};
}

void put(JsonWriter& json, const Argument& argument) {
  constexpr std::array<std::string_view, 8> kTypes{"text", "number", "cell",   "figure",
                                                   "seat", "party",  "option", "word"};
  json.begin_object().field("type", kTypes[static_cast<std::size_t>(argument.type)]);
  json.field("text", argument.text);
  switch (argument.type) {
    case Argument::Type::text:
    case Argument::Type::cell: break;
    case Argument::Type::figure: json.field("value", argument.value); break;
    case Argument::Type::number:
    case Argument::Type::seat:
    case Argument::Type::party: json.field("number", argument.number); break;
    case Argument::Type::option:
    case Argument::Type::word:
      json.field("value", argument.value).key("parts").begin_array();
      for (const std::string& part : argument.parts) json.value(std::string_view(part));
      json.end_array();
      break;
  }
  json.end_object();
}

}  // namespace broceliande
