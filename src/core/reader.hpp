#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/error.hpp"

namespace broceliande {

/// Walks over a text from left to right. It never looks past the end, so a parser built on it can
/// be given any bytes.
class Reader {
 public:
  explicit constexpr Reader(std::string_view text) : text_(text) {}

  [[nodiscard]] constexpr std::size_t place() const { return at_; }
  [[nodiscard]] constexpr bool at_end() const { return at_ == text_.size(); }
  /// The next character, or NUL at the end; `take` tells the two apart.
  [[nodiscard]] constexpr char peek() const { return at_end() ? '\0' : text_[at_]; }

  /// Steps over `wanted` if it comes next.
  constexpr bool take(char wanted) {
    if (at_end() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }

  constexpr bool take(std::string_view wanted) {
    if (!text_.substr(at_).starts_with(wanted)) return false;
    at_ += wanted.size();
    return true;
  }

  constexpr void skip() {
    if (!at_end()) ++at_;
  }

  /// Everything up to `stop` or the end; `stop` itself stays.
  constexpr std::string_view until(char stop) {
    const std::size_t end = text_.find(stop, at_);
    const std::string_view word =
        text_.substr(at_, end == std::string_view::npos ? end : end - at_);
    at_ += word.size();
    return word;
  }

  /// A decimal number without sign or leading zero, at most `most`.
  constexpr std::optional<int> number(int most) {
    const bool starts = !at_end() && text_[at_] >= '0' && text_[at_] <= '9';
    if (!starts) return std::nullopt;
    std::size_t end = at_;
    int value = 0;
    while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') {
      const bool has_leading_zero = end > at_ && value == 0;
      value = value * 10 + (text_[end] - '0');
      if (has_leading_zero || value > most) return std::nullopt;
      ++end;
    }
    at_ = end;
    return value;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace broceliande
