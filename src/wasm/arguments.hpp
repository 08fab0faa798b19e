#pragma once

#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "core/match.hpp"
#include "wasm/phrases.hpp"

/// What the door is given, as texts; a list has one item a line.
namespace broceliande::wasm {

inline constexpr std::size_t kAll = std::string_view::npos;
/// At the first so many separators.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator,
                                             std::size_t most = kAll);
[[nodiscard]] std::vector<std::string> list(const std::string& text);
[[nodiscard]] OptionValues read_options(const std::string& text);
[[nodiscard]] Result<std::uint64_t> read_seed(const std::string& text);
[[nodiscard]] Result<MatchLength> read_length(const std::string& text);
[[nodiscard]] Result<bool> read_flag(const std::string& text);

template <class Number>
[[nodiscard]] Result<Number> read_number(const std::string& text, Number least, Number most) {
  Number number = 0;
  const auto [stop, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_read = fault == std::errc{} && stop == text.data() + text.size();
  if (!is_read || number < least || number > most) {
    return refuse(phrases::kNumber, Error::kNoPlace, {text, least, most});
  }
  return number;
}

}  // namespace broceliande::wasm
