#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace broceliande {

/// What a phrase is filled with. Its type tells translators how to render it; English uses its text
/// as it is.
struct Argument {
  enum class Type {
    text,    ///< said as it is: a name, what was typed
    number,  ///< `number`, as the language writes it
    cell,    ///< a cell of the board, or several as action texts join them
    figure,  ///< `value` is its kind
    seat,    ///< `number` is its place in the order of seats
    party,   ///< the same among those who prepare in secret
    option,  ///< `parts` are names of options, or of values of the option in `value`
    word,    ///< `value` is the key of a word, `parts` are what it is filled with
  };

  std::string text;
  Type type = Type::text;
  std::string value{};
  std::int64_t number = 0;
  std::vector<std::string> parts{};

  Argument(std::string said) : text(std::move(said)) {}  // NOLINT(google-explicit-constructor)
  Argument(const char* said) : text(said) {}             // NOLINT(google-explicit-constructor)

  template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
  Argument(Number counted)  // NOLINT(google-explicit-constructor)
      : Argument(std::to_string(counted), Type::number, {}, static_cast<std::int64_t>(counted)) {}

  [[nodiscard]] static Argument cell(std::string name) { return {std::move(name), Type::cell, {}}; }
  [[nodiscard]] static Argument options(std::vector<std::string> names) {
    return values_of("", std::move(names));
  }
  [[nodiscard]] static Argument values_of(std::string_view option, std::vector<std::string> names);
  [[nodiscard]] static Argument figure(std::string_view kind, std::string_view english) {
    return {std::string(english), Type::figure, std::string(kind)};
  }
  [[nodiscard]] static Argument figure(std::string_view kind) { return figure(kind, kind); }
  [[nodiscard]] static Argument seat(int number, std::string name) {
    return {std::move(name), Type::seat, {}, number};
  }
  [[nodiscard]] static Argument party(int number, std::string name) {
    return {std::move(name), Type::party, {}, number};
  }
  [[nodiscard]] static Argument word(std::string_view key, std::string english,
                                     std::vector<std::string> parts = {}) {
    return {std::move(english), Type::word, std::string(key), 0, std::move(parts)};
  }
  /// `3 to 5`
  [[nodiscard]] static Argument range(const std::string& least, const std::string& most) {
    return word("argument.range", least + " to " + most, {least, most});
  }
  /// `a1 or a2`
  [[nodiscard]] static Argument either(const std::string& one, const std::string& other) {
    return word("argument.or", one + " or " + other, {one, other});
  }

  friend bool operator==(const Argument&, const Argument&) = default;

 private:
  Argument(std::string said, Type kind, std::string key, std::int64_t count = 0,
           std::vector<std::string> pieces = {})
      : text(std::move(said)),
        type(kind),
        value(std::move(key)),
        number(count),
        parts(std::move(pieces)) {}
};

using Arguments = std::vector<Argument>;

class JsonWriter;

/// As the door and the protocol describe it; what a type has no use for is left out.
void put(JsonWriter& json, const Argument& argument);

}  // namespace broceliande
