#pragma once

#include <string>
#include <string_view>

#include "server/testing/schema.hpp"

namespace broceliande::server {

/// Makes messages from the schema.
class SampleMessages {
 public:
  enum class Members { all, required };

  explicit SampleMessages(Members members) : members_(members) {}

  [[nodiscard]] json::object message(std::string_view definition) const {
    json::object made = value(Schema::shared().definition(definition), "").as_object();
    // A hand-over alone names a place and a level; the schema cannot say so.
    if (made.if_contains("do") != nullptr && made["do"] == "ask") {
      made["what"] = members_ == Members::all ? "hand-over" : "take-back";
    }
    return made;
  }

 private:
  [[nodiscard]] json::value value(const json::object& named, std::string_view name) const {
    const json::object& schema = Schema::shared().resolved(named);
    if (const auto* wanted = schema.if_contains("const")) return *wanted;
    if (const auto* listed = schema.if_contains("enum")) return listed->as_array().back();
    const std::string type = Schema::text(schema.at("type"));
    if (type == "object") return object(schema);
    if (type == "array") return array(schema);
    if (type == "boolean") return true;
    if (type == "integer") return schema.contains("maximum") ? schema.at("maximum") : 7;
    if (schema.contains("pattern")) return "abc234";
    return name == "length" ? "games 3" : "some text";
  }

  [[nodiscard]] json::object object(const json::object& schema) const {
    json::object made;
    if (!schema.contains("properties")) return {{"edition", "en1.1"}};
    const json::array& required = schema.at("required").as_array();
    for (const auto& [name, member] : schema.at("properties").as_object()) {
      const bool is_required = std::ranges::find(required, json::value(name)) != required.end();
      if (members_ == Members::required && !is_required) continue;
      made[name] = value(member.as_object(), {name.data(), name.size()});
    }
    return made;
  }

  [[nodiscard]] json::array array(const json::object& schema) const {
    json::array made;
    const auto* least = schema.if_contains("minItems");
    const std::int64_t count = least == nullptr ? 1 : least->as_int64();
    for (std::int64_t i = 0; i < count; ++i) {
      made.push_back(value(schema.at("items").as_object(), ""));
    }
    return made;
  }

  Members members_;
};

}  // namespace broceliande::server
