#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "print/svg.hpp"

namespace broceliande::print {

/// A text of light structure. Paragraphs are parted by blank lines or begin with a mark:
///   `= ` title, `> ` lead, `# ` section, `[M1] ` a rule, `@kind ` words beside that figure,
///   `!split ` words beside that diagram, `- ` an item, `| a | b |` a row of a table, whose first
///   is its head; anything else is plain. Inside, *slanted*, **bold**, and [M1] for a rule's id.
struct Paragraph {
  enum class Kind { title, lead, section, rule, figure, diagram, item, table, plain };

  Kind kind = Kind::plain;
  std::string label{};  ///< the rule's id, the figure's or the diagram's name
  std::string text{};

  friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

[[nodiscard]] std::vector<Paragraph> paragraphs_of(std::string_view text);

/// Words in one face.
struct Run {
  std::string text;
  Face face = Face::regular;

  friend bool operator==(const Run&, const Run&) = default;
};

[[nodiscard]] std::vector<Run> runs_of(std::string_view text);

/// A line that was set, from its upper left corner.
struct SetLine {
  double height = 0;
  double before = 0;        ///< of the height, what is left out at the head of a column
  bool keeps_next = false;  ///< stands in one column with the next: a heading, say
  std::string markup{};
};

/// Draws the diagram of that name, as wide and high as told at most; nothing where there is none.
using Pictures = std::function<Block(std::string_view name, Extent most)>;
[[nodiscard]] inline Block no_picture(std::string_view, Extent) { return {}; }

/// Breaks paragraphs into lines of that width; `size` is that of the letters.
[[nodiscard]] std::vector<SetLine> set_lines(const std::vector<Paragraph>& paragraphs, double width,
                                             double size, const Pictures& pictures = no_picture);

/// The lines in columns, one markup a column; nothing where they do not fit.
[[nodiscard]] std::optional<std::vector<std::string>> fill_columns(
    const std::vector<SetLine>& lines, const std::vector<Frame>& columns);

/// Letters from the largest to the smallest that are tried, and by how much they shrink.
struct LetterSizes {
  double largest = 0;
  double smallest = 0;
  double step = 0.05;
};

/// A text in letters as large as its columns, of one width, allow; nothing where even the smallest
/// are too large.
struct FittedText {
  std::vector<SetLine> lines;
  std::vector<std::string> columns;
};
[[nodiscard]] std::optional<FittedText> fit_text(const std::vector<Paragraph>& paragraphs,
                                                 const std::vector<Frame>& columns,
                                                 const LetterSizes& sizes,
                                                 const Pictures& pictures = no_picture);

}  // namespace broceliande::print
