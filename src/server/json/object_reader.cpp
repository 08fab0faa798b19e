#include "server/json/object_reader.hpp"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "server/json/phrases.hpp"

namespace broceliande::server {
namespace {

std::string text_form(std::size_t most) {
  return "text of at most " + std::to_string(most) + " bytes without zero bytes";
}

std::string integer_form(std::int64_t least, std::int64_t most) {
  return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
}

std::string list(std::span<const std::string_view> texts) {
  std::string all;
  for (const std::string_view text : texts) {
    if (!all.empty()) all += ", ";
    all += text;
  }
  return all;
}

}  // namespace

const boost::json::value* ObjectReader::find(std::string_view name) {
  known_.insert(name);
  return object_.if_contains(name);
}

const boost::json::value* ObjectReader::require(std::string_view name,
                                                const std::string& expected) {
  const auto* value = find(name);
  if (value == nullptr && !fault_) {
    fault_ = Error{&phrases::kMissingMember, {path_of(name), expected}, Error::kNoPlace};
  }
  return value;
}

std::string ObjectReader::path_of(std::string_view name) const {
  return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
}

void ObjectReader::reject(std::string_view name, std::string expected) {
  if (fault_) return;
  fault_ = Error{&phrases::kWrongMember, {path_of(name), std::move(expected)}, Error::kNoPlace};
}

void ObjectReader::adopt(const ObjectReader& inner) {
  if (!fault_) fault_ = inner.fault();
}

std::optional<Error> ObjectReader::fault() const {
  if (fault_) return fault_;
  for (const auto& member : object_) {
    const std::string_view name(member.key().data(), member.key().size());
    if (known_.contains(name)) continue;
    return Error{&phrases::kUnknownMember, {path_of(name)}, Error::kNoPlace};
  }
  return std::nullopt;
}

std::string ObjectReader::text(std::string_view name, std::size_t most) {
  if (require(name, text_form(most)) == nullptr) return "";
  return optional_text(name, most).value_or("");
}

std::optional<std::string> ObjectReader::optional_text(std::string_view name, std::size_t most) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  const auto* text = value->if_string();
  // The parser has refused what is no UTF-8. Zero bytes are none of what databases keep.
  if (text == nullptr || text->size() > most || text->find('\0') != boost::json::string::npos) {
    reject(name, text_form(most));
    return std::nullopt;
  }
  return std::string(text->data(), text->size());
}

std::int64_t ObjectReader::integer(std::string_view name, std::int64_t least, std::int64_t most) {
  if (require(name, integer_form(least, most)) == nullptr) return least;
  return optional_integer(name, least, most).value_or(least);
}

std::optional<std::int64_t> ObjectReader::optional_integer(std::string_view name,
                                                           std::int64_t least, std::int64_t most) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  const auto* number = value->if_int64();
  if (number == nullptr || *number < least || *number > most) {
    reject(name, integer_form(least, most));
    return std::nullopt;
  }
  return *number;
}

bool ObjectReader::boolean(std::string_view name) {
  if (require(name, "true or false") == nullptr) return false;
  return optional_boolean(name).value_or(false);
}

std::optional<bool> ObjectReader::optional_boolean(std::string_view name) {
  const auto* value = find(name);
  if (value == nullptr) return std::nullopt;
  const bool* truth = value->if_bool();
  if (truth == nullptr) {
    reject(name, "true or false");
    return std::nullopt;
  }
  return *truth;
}

std::size_t ObjectReader::choice(std::string_view name, std::span<const std::string_view> texts) {
  const auto* value = require(name, list(texts));
  if (value == nullptr) return 0;
  const auto* text = value->if_string();
  if (text != nullptr) {
    const auto found = std::ranges::find(texts, std::string_view(text->data(), text->size()));
    if (found != texts.end()) return static_cast<std::size_t>(found - texts.begin());
  }
  reject(name, list(texts));
  return 0;
}

const boost::json::object& ObjectReader::object(std::string_view name) {
  static const boost::json::object nothing;
  const auto* value = require(name, "an object");
  if (value == nullptr) return nothing;
  if (const auto* object = value->if_object()) return *object;
  reject(name, "an object");
  return nothing;
}

const boost::json::array& ObjectReader::array(std::string_view name, std::size_t least,
                                              std::size_t most) {
  static const boost::json::array nothing;
  const std::string expected =
      "a list of " + std::to_string(least) + " to " + std::to_string(most) + " entries";
  const auto* value = require(name, expected);
  if (value == nullptr) return nothing;
  const auto* array = value->if_array();
  if (array != nullptr && array->size() >= least && array->size() <= most) return *array;
  reject(name, expected);
  return nothing;
}

}  // namespace broceliande::server
