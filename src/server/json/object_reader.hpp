#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace broceliande::server {

/// Reads the members of a JSON object one after another and remembers the first error; values read
/// after that are meaningless. At the end every member must have been read.
class ObjectReader {
 public:
  /// The object must outlive this. `path` names it in errors, empty for a message itself.
  explicit ObjectReader(const boost::json::object& object, std::string path = "")
      : object_(object), path_(std::move(path)) {}

  [[nodiscard]] bool has(std::string_view name) const { return object_.contains(name); }

  /// UTF-8 without zero bytes, at most so many bytes.
  [[nodiscard]] std::string text(std::string_view name, std::size_t most);
  /// Nothing where it is left out.
  [[nodiscard]] std::optional<std::string> optional_text(std::string_view name, std::size_t most);
  [[nodiscard]] std::int64_t integer(std::string_view name, std::int64_t least, std::int64_t most);
  [[nodiscard]] std::optional<std::int64_t> optional_integer(std::string_view name,
                                                             std::int64_t least, std::int64_t most);
  [[nodiscard]] bool boolean(std::string_view name);
  [[nodiscard]] std::optional<bool> optional_boolean(std::string_view name);
  /// The place of the text in a list.
  [[nodiscard]] std::size_t choice(std::string_view name, std::span<const std::string_view> texts);
  [[nodiscard]] const boost::json::object& object(std::string_view name);
  [[nodiscard]] const boost::json::array& array(std::string_view name, std::size_t least,
                                                std::size_t most);

  /// Something is wrong that only the caller can see.
  void reject(std::string_view name, std::string expected);
  /// Takes over what is wrong with an object inside this one.
  void adopt(const ObjectReader& inner);
  [[nodiscard]] std::string path_of(std::string_view name) const;

  [[nodiscard]] bool is_sound() const { return !fault_; }
  /// What is wrong, or what was there that nobody asked for; nothing if all is well.
  [[nodiscard]] std::optional<Error> fault() const;

 private:
  [[nodiscard]] const boost::json::value* find(std::string_view name);
  [[nodiscard]] const boost::json::value* require(std::string_view name,
                                                  const std::string& expected);

  const boost::json::object& object_;
  std::string path_;
  std::set<std::string_view, std::less<>> known_;
  std::optional<Error> fault_;
};

}  // namespace broceliande::server
