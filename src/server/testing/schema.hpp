#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "testing/project_path.hpp"

namespace broceliande::server {

namespace json = boost::json;

/// protocol.schema.json with what it refers to, and as much of JSON Schema as it uses.
class Schema {
 public:
  [[nodiscard]] static const Schema& shared() {
    static const Schema schema;
    return schema;
  }

  [[nodiscard]] const json::object& definition(std::string_view name) const {
    return root_.at("definitions").as_object().at(name).as_object();
  }
  [[nodiscard]] std::vector<std::string> names(std::string_view list) const {
    std::vector<std::string> names;
    for (const json::value& name : root_.at(list).as_array()) names.push_back(text(name));
    return names;
  }
  [[nodiscard]] const json::object& posts() const { return root_.at("posts").as_object(); }

  /// What is wrong with a value, with the path to it; nothing if all is well.
  [[nodiscard]] std::optional<std::string> fault(const json::value& value,
                                                 const json::object& named,
                                                 const std::string& path = "") const {
    const json::object& schema = resolved(named);
    if (const auto* choices = schema.if_contains("oneOf")) return one_of(value, *choices, path);
    if (const auto* wanted = schema.if_contains("const")) {
      if (value != *wanted) return path + " is not the constant " + json::serialize(*wanted);
      return std::nullopt;
    }
    if (const auto* listed = schema.if_contains("enum")) {
      if (std::ranges::find(listed->as_array(), value) != listed->as_array().end()) return {};
      return path + " is none of " + json::serialize(*listed);
    }
    if (!has_type(value, schema.at("type"))) {
      return path + " is no " + json::serialize(schema.at("type")) + ": " + json::serialize(value);
    }
    if (value.is_object()) return object_fault(value.get_object(), schema, path);
    if (value.is_array()) return array_fault(value.get_array(), schema, path);
    if (value.is_int64()) return number_fault(value.get_int64(), schema, path);
    if (value.is_string()) return text_fault(value.get_string(), schema, path);
    return std::nullopt;
  }

  /// What is wrong with bytes that the server says; the definition is told by `say`.
  [[nodiscard]] std::optional<std::string> fault_of_telling(std::string_view bytes) const {
    boost::system::error_code broken;
    const json::value value = json::parse({bytes.data(), bytes.size()}, broken);
    if (broken || !value.is_object()) return "no JSON object: " + std::string(bytes);
    const auto* say = value.get_object().if_contains("say");
    for (const std::string& name : names("tells")) {
      const json::object& schema = definition(name);
      const json::value& wanted = schema.at("properties").at("say").at("const");
      if (say != nullptr && *say == wanted) return fault(value, schema, name);
    }
    return "nothing that is told: " + std::string(bytes);
  }

  [[nodiscard]] const json::object& resolved(const json::object& schema) const {
    constexpr std::string_view kDefinitions = "#/definitions/";
    const auto* reference = schema.if_contains("$ref");
    if (reference == nullptr) return schema;
    const std::string target = text(*reference);
    const std::size_t inside = target.find(kDefinitions);
    const std::string name = target.substr(inside + kDefinitions.size());
    if (inside == 0) return resolved(definition(name));
    return messages_.at("definitions").as_object().at(name).as_object();
  }

  static std::string text(const json::value& value) {
    return {value.as_string().data(), value.as_string().size()};
  }

 private:
  Schema()
      : root_(read("src/server/protocol/protocol.schema.json")),
        messages_(read("src/core/message.schema.json")) {}

  static json::object read(const char* path) {
    std::ifstream file(project_path(path));
    std::stringstream content;
    content << file.rdbuf();
    return json::parse(content.str()).as_object();
  }

  [[nodiscard]] static bool has_type(const json::value& value, const json::value& type) {
    if (type.is_array()) {
      return std::ranges::any_of(type.get_array(),
                                 [&](const json::value& each) { return has_type(value, each); });
    }
    const std::string name = text(type);
    if (name == "object") return value.is_object();
    if (name == "array") return value.is_array();
    if (name == "string") return value.is_string();
    if (name == "integer") return value.is_int64();
    if (name == "boolean") return value.is_bool();
    return name == "null" && value.is_null();
  }

  [[nodiscard]] std::optional<std::string> one_of(const json::value& value,
                                                  const json::value& choices,
                                                  const std::string& path) const {
    std::string faults;
    int fitting = 0;
    for (const json::value& choice : choices.as_array()) {
      const auto wrong = fault(value, choice.as_object(), path);
      fitting += wrong ? 0 : 1;
      faults += wrong ? *wrong + "; " : "";
    }
    if (fitting == 1) return std::nullopt;
    return path + " fits " + std::to_string(fitting) + " choices: " + faults;
  }

  [[nodiscard]] std::optional<std::string> object_fault(const json::object& value,
                                                        const json::object& schema,
                                                        const std::string& path) const {
    static const json::object nothing;
    const auto* properties = schema.if_contains("properties");
    const json::object& known = properties == nullptr ? nothing : properties->as_object();
    if (const auto* required = schema.if_contains("required")) {
      for (const json::value& name : required->as_array()) {
        if (!value.contains(name.as_string())) return path + " lacks " + text(name);
      }
    }
    const json::value& others = schema.at("additionalProperties");
    for (const auto& [name, member] : value) {
      const std::string where = path + "." + std::string(name.data(), name.size());
      const auto* own = known.if_contains(name);
      if (own == nullptr && !others.is_object()) return where + " does not belong there";
      const auto wrong =
          fault(member, own == nullptr ? others.as_object() : own->as_object(), where);
      if (wrong) return wrong;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::string> array_fault(const json::array& value,
                                                       const json::object& schema,
                                                       const std::string& path) const {
    if (!is_within(static_cast<std::int64_t>(value.size()), schema, "minItems", "maxItems")) {
      return path + " has too few or too many entries";
    }
    for (std::size_t i = 0; i < value.size(); ++i) {
      const auto wrong =
          fault(value[i], schema.at("items").as_object(), path + "[" + std::to_string(i) + "]");
      if (wrong) return wrong;
    }
    return std::nullopt;
  }

  [[nodiscard]] static std::optional<std::string> number_fault(std::int64_t value,
                                                               const json::object& schema,
                                                               const std::string& path) {
    if (is_within(value, schema, "minimum", "maximum")) return std::nullopt;
    return path + " is out of range: " + std::to_string(value);
  }

  [[nodiscard]] static std::optional<std::string> text_fault(const json::string& value,
                                                             const json::object& schema,
                                                             const std::string& path) {
    if (is_within(static_cast<std::int64_t>(value.size()), schema, "minLength", "maxLength")) {
      return std::nullopt;
    }
    return path + " is too long";
  }

  [[nodiscard]] static bool is_within(std::int64_t value, const json::object& schema,
                                      std::string_view least, std::string_view most) {
    const auto* lower = schema.if_contains(least);
    const auto* upper = schema.if_contains(most);
    return (lower == nullptr || value >= lower->as_int64()) &&
           (upper == nullptr || value <= upper->as_int64());
  }

  json::object root_;
  json::object messages_;  ///< what the protocol shares with the door
};

/// Holds what the server says against the schema.
inline void expect_said_by_schema(std::string_view bytes) {
  const auto fault = Schema::shared().fault_of_telling(bytes);
  EXPECT_FALSE(fault.has_value()) << *fault << "\nin " << bytes;
}

/// The same for an answer over HTTP, by the name of its definition.
inline void expect_answer_by_schema(std::string_view bytes, std::string_view name) {
  const Schema& schema = Schema::shared();
  const auto fault =
      schema.fault(json::parse({bytes.data(), bytes.size()}), schema.definition(name));
  EXPECT_FALSE(fault.has_value()) << *fault << "\nin " << bytes;
}

}  // namespace broceliande::server
