#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

struct Paper {
  std::string_view name;
  double width = 0;
  double height = 0;
};

[[nodiscard]] Result<Paper> paper_named(std::string_view name);

/// Printers leave at least this much of every edge white.
inline constexpr double kMargin = 10;

/// The font of everything, as fontconfig knows it.
inline constexpr const char* kFamily = "Linux Libertine O";

/// A page in the making: a line at its head that says what it is, a line at its foot that says what
/// to do with it, and room for a drawing between them. Nothing lies within the margins.
class Sheet {
 public:
  struct SheetLines {
    std::string title;   ///< of the whole, for every page
    std::string name;    ///< of this page
    std::string advice;  ///< what to do with it, at the foot
    std::string note;    ///< below that, in small letters: the same on every page
  };

  Sheet(const Paper& paper, SheetLines lines) : paper_(paper), lines_(std::move(lines)) {}

  /// The part that drawings may use.
  [[nodiscard]] Frame room() const;
  [[nodiscard]] SvgWriter& ink() { return ink_; }
  [[nodiscard]] const std::string& name() const { return lines_.name; }

  /// Marks just outside the corners of a frame that is cut out.
  void mark_corners(const Frame& frame);

  [[nodiscard]] std::string svg(int number, int pages) const;

  /// How long such marks are, and how far from the corner they begin.
  static constexpr double kMarkLength = 3.5;
  static constexpr double kMarkGap = 1;

 private:
  Paper paper_;
  SheetLines lines_;
  SvgWriter ink_;
};

}  // namespace broceliande::print
