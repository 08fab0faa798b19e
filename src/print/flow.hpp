#pragma once

#include <string>
#include <vector>

#include "print/press.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

/// A block of what is drawn around its middle.
[[nodiscard]] Block centred(double width, double height, std::string_view markup);

/// Lays blocks out in rows, over as many pages as it takes.
class Flow {
 public:
  /// `left` is left free beside them on every page, in millimetres.
  Flow(const Press& press, std::string name, std::string advice, double left = 0);

  /// Begins a row under a small heading, which stays with rows as high as told.
  void heading(const std::string& text, double rows_height);
  /// How high the rows of so many blocks are.
  [[nodiscard]] double rows_height(Extent block, int copies) const;
  /// Says what is for what, over as many lines as it takes.
  void note(const std::string& text);
  void add(const Block& block, int copies = 1);
  [[nodiscard]] std::vector<Sheet> sheets() && { return std::move(sheets_); }

 private:
  [[nodiscard]] Frame room() const;
  void begin_page();
  void begin_row();

  const Press& press_;
  std::string name_;
  std::string advice_;
  double left_ = 0;
  std::vector<Sheet> sheets_;
  PagePoint at_{};
  double row_height_ = 0;
};

}  // namespace broceliande::print
