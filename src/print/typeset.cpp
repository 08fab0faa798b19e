#include "print/typeset.hpp"

#include <algorithm>
#include <cmath>

#include "print/figures.hpp"
#include "print/line_breaking.hpp"
#include "print/tables.hpp"
#include "print/words.hpp"

namespace broceliande::print {
namespace {

using Kind = Paragraph::Kind;

/// What a line of the source begins, if it begins something.
bool read_mark(std::string_view line, Paragraph& paragraph) {
  const auto after = [&](std::size_t length, Kind kind) {
    paragraph.kind = kind;
    paragraph.text = line.substr(length);
    return true;
  };
  if (line.starts_with("= ")) return after(2, Kind::title);
  if (line.starts_with("> ")) return after(2, Kind::lead);
  if (line.starts_with("# ")) return after(2, Kind::section);
  if (line.starts_with("- ")) return after(2, Kind::item);
  if (line.starts_with("| ")) return after(0, Kind::table);
  const bool is_rule = line.starts_with('[');
  if (!is_rule && !line.starts_with('@') && !line.starts_with('!')) return false;
  const std::size_t end = line.find(is_rule ? ']' : ' ');
  paragraph.label = line.substr(1, end - 1);
  if (is_rule) return after(end + 2, Kind::rule);
  return after(end + 1, line.front() == '@' ? Kind::figure : Kind::diagram);
}

// What stands beside words, in sizes of the letters.
constexpr double kFigure = 2.1;
constexpr Extent kDiagram{15, 11.5};

/// How a kind of paragraph is set, in sizes of the letters.
struct Manner {
  double scale = 1;   ///< of the letters
  double indent = 0;  ///< of every line
  double before = 0;  ///< space above
  double leading = 1.16;
};

Manner manner_of(Kind kind) {
  switch (kind) {
    case Kind::title: return {.scale = 2.2, .leading = 1.3};
    case Kind::lead: return {.scale = 1.08, .before = 0.2};
    case Kind::section: return {.scale = 1.25, .before = 0.75, .leading = 1.25};
    case Kind::rule: return {.before = 0.28};
    case Kind::figure: return {.indent = kFigure + 0.4, .before = 0.22};
    case Kind::diagram: return {.scale = 0.9, .before = 0.5};
    case Kind::item: return {.indent = 0.9, .before = 0.1};
    case Kind::table: return {.before = 0.3};
    case Kind::plain: break;
  }
  return {.before = 0.28};
}

std::vector<Run> runs_of(const Paragraph& paragraph) {
  std::vector<Run> runs;
  switch (paragraph.kind) {
    case Kind::title:
    case Kind::section: return {{paragraph.text, Face::bold}};
    case Kind::lead: return {{paragraph.text, Face::italic}};
    case Kind::rule: runs.push_back({paragraph.label + kNoBreakSpace, Face::bold}); break;
    default: break;
  }
  for (Run& run : print::runs_of(paragraph.text)) runs.push_back(std::move(run));
  return runs;
}

/// Sets one paragraph after the other.
class Compositor {
 public:
  Compositor(double width, double size, const Pictures& pictures)
      : width_(width), size_(size), pictures_(pictures) {}

  void set(const Paragraph& paragraph) {
    Manner manner = manner_of(paragraph.kind);
    Block picture;
    if (paragraph.kind == Kind::diagram) {
      picture = pictures_(paragraph.label, {kDiagram.width * size_, kDiagram.height * size_});
      manner.indent = picture.size.width / size_ + 0.8;
    }
    const std::size_t first = lines_.size();
    if (paragraph.kind == Kind::item && was_item_) lines_.back().keeps_next = true;
    was_item_ = paragraph.kind == Kind::item;
    if (paragraph.kind == Kind::table) {
      for (SetLine& row : table_lines(paragraph.text, width_, size_)) {
        lines_.push_back(std::move(row));
      }
    } else {
      const double width = width_ - manner.indent * size_;
      for (const std::string& line : broken(runs_of(paragraph), size_ * manner.scale, width)) {
        add(line, manner);
      }
    }
    finish(paragraph, manner, first, picture);
  }

  [[nodiscard]] std::vector<SetLine> lines() && { return std::move(lines_); }

 private:
  void add(const std::string& content, const Manner& manner) {
    const double letters = size_ * manner.scale;
    lines_.push_back({.height = letters * manner.leading,
                      .markup = text_line(manner.indent * size_, 0, letters, content)});
  }

  /// Space above, what stands beside the first line, and what the next line is kept with.
  void finish(const Paragraph& paragraph, const Manner& manner, std::size_t first,
              const Block& picture) {
    const double before = lines_.size() == 1 || first == 0 ? 0 : manner.before * size_;
    SetLine& top = lines_[first];
    SvgWriter ink;
    ink.placed(top.markup, {0, before});
    if (paragraph.kind == Kind::item) {
      ink.circle({0.35 * size_, before + 0.62 * size_}, 0.12 * size_, style::kBlack);
    }
    top.markup = ink.markup();
    top.height += before;
    top.before = before;
    keep_ends(first);
    const bool announces = paragraph.text.ends_with(':');
    if (paragraph.kind == Kind::section || announces) lines_.back().keeps_next = true;
    if (paragraph.kind == Kind::figure) {
      SvgWriter drawing;
      const double side = kFigure * size_;
      drawing.placed(figure("figure-" + paragraph.label), {side / 2, side / 2}, side / 100);
      stand({{side, side}, drawing.markup()}, before, first);
    }
    if (paragraph.kind == Kind::diagram) stand(picture, before, first);
  }

  /// Of the lines from `first` on, neither the first nor the last stands alone in a column.
  void keep_ends(std::size_t first) {
    const std::size_t last = lines_.size() - 1;
    if (first == last) return;
    lines_[first].keeps_next = true;
    lines_[last - 1].keeps_next = true;
  }

  /// A drawing beside the lines from `first` on, which take at least its height.
  void stand(const Block& drawing, double before, std::size_t first) {
    SvgWriter ink;
    ink.placed(drawing.markup, {0, before});
    lines_[first].markup += ink.markup();
    double height = 0;
    for (std::size_t i = first; i < lines_.size(); ++i) height += lines_[i].height;
    lines_.back().height += std::max(0.0, before + drawing.size.height - height);
    for (std::size_t i = first; i + 1 < lines_.size(); ++i) lines_[i].keeps_next = true;
  }

  double width_;
  double size_;
  const Pictures& pictures_;
  std::vector<SetLine> lines_;
  bool was_item_ = false;  ///< a list stands in one column
};

}  // namespace

std::vector<Paragraph> paragraphs_of(std::string_view text) {
  std::vector<Paragraph> paragraphs;
  bool is_open = false;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    Paragraph begun;
    if (line.empty()) {
      is_open = false;
    } else if (read_mark(line, begun)) {
      const bool goes_on = begun.kind == Kind::table && is_open && !paragraphs.empty() &&
                           paragraphs.back().kind == Kind::table;
      is_open = begun.kind != Kind::title && begun.kind != Kind::section;
      if (goes_on) {
        paragraphs.back().text += "\n" + begun.text;
      } else {
        paragraphs.push_back(std::move(begun));
      }
    } else if (is_open) {
      paragraphs.back().text += " " + std::string(line);
    } else {
      paragraphs.push_back({.text = std::string(line)});
      is_open = true;
    }
  }
  return paragraphs;
}

std::vector<Run> runs_of(std::string_view text) {
  std::vector<Run> runs;
  Face face = Face::regular;
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find_first_of("*["));
    if (!part.empty()) runs.push_back({std::string(part), face});
    text.remove_prefix(part.size());
    if (text.starts_with('[')) {
      const std::string_view id = text.substr(1, text.find(']') - 1);
      text.remove_prefix(std::min(id.size() + 2, text.size()));
      runs.push_back({std::string(id), Face::bold});
      if (text.starts_with(' ')) {
        runs.back().text += kNoBreakSpace;
        text.remove_prefix(1);
      }
    } else if (!text.empty()) {
      const bool is_bold = text.starts_with("**");
      const Face marked = is_bold ? Face::bold : Face::italic;
      face = face == Face::regular ? marked : Face::regular;
      text.remove_prefix(is_bold ? 2 : 1);
    }
  }
  return runs;
}

std::vector<SetLine> set_lines(const std::vector<Paragraph>& paragraphs, double width, double size,
                               const Pictures& pictures) {
  Compositor compositor(width, size, pictures);
  for (const Paragraph& paragraph : paragraphs) compositor.set(paragraph);
  return std::move(compositor).lines();
}

std::optional<std::vector<std::string>> fill_columns(const std::vector<SetLine>& lines,
                                                     const std::vector<Frame>& columns) {
  std::vector<std::string> filled(columns.size());
  std::size_t column = 0;
  double y = 0;
  for (std::size_t i = 0; i < lines.size();) {
    std::size_t end = i + 1;
    double height = lines[i].height;
    while (end < lines.size() && lines[end - 1].keeps_next) height += lines[end++].height;
    if (y > 0 && y + height > columns[column].height) {
      ++column;
      y = 0;
    }
    const double left_out = y > 0 ? 0 : lines[i].before;
    if (column == columns.size() || height - left_out > columns[column].height) return std::nullopt;
    y -= left_out;
    for (; i < end; ++i) {
      SvgWriter ink;
      ink.placed(lines[i].markup, {columns[column].x, columns[column].y + y});
      filled[column] += ink.markup();
      y += lines[i].height;
    }
  }
  return filled;
}

std::optional<FittedText> fit_text(const std::vector<Paragraph>& paragraphs,
                                   const std::vector<Frame>& columns, const LetterSizes& sizes,
                                   const Pictures& pictures) {
  const auto steps = static_cast<int>(std::lround((sizes.largest - sizes.smallest) / sizes.step));
  for (int i = 0; i <= steps; ++i) {
    const double size = sizes.largest - i * sizes.step;
    std::vector<SetLine> lines = set_lines(paragraphs, columns.front().width, size, pictures);
    auto filled = fill_columns(lines, columns);
    if (filled) return FittedText{std::move(lines), *std::move(filled)};
  }
  return std::nullopt;
}

}  // namespace broceliande::print
