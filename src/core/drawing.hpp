#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace broceliande {

/// What a piece of a drawing is, so that a terminal can colour it. A drawing must be readable
/// without any of them.
enum class Ink { plain, faint, strong, shaded, yellow, green, cyan, red, blue, gold };

struct Stroke {
  std::string text;
  Ink ink = Ink::plain;
};

/// A drawing made of lines of inked text, for terminals and golden files.
class Drawing {
 public:
  void put(std::string_view text, Ink ink = Ink::plain) {
    if (lines_.empty()) lines_.emplace_back();
    lines_.back().push_back({std::string(text), ink});
  }
  void end_line() { lines_.emplace_back(); }

  [[nodiscard]] const std::vector<std::vector<Stroke>>& lines() const { return lines_; }

 private:
  std::vector<std::vector<Stroke>> lines_;
};

/// The drawing as text, with colours as ANSI escapes if `coloured`. No line ends in a blank.
[[nodiscard]] std::string render(const Drawing& drawing, bool coloured);

}  // namespace broceliande
