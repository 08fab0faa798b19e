#include "print/tables.hpp"

#include <algorithm>
#include <numeric>

#include "print/line_breaking.hpp"

namespace broceliande::print {
namespace {

// In sizes of the letters.
constexpr double kCellGap = 1.2;
constexpr double kRowLeading = 1.16;
constexpr double kRowGap = 0.22;

using Row = std::vector<std::vector<Run>>;

std::vector<Row> rows_of(std::string_view text) {
  std::vector<Row> rows;
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    Row row;
    line.remove_prefix(1);
    for (std::size_t bar = 0; (bar = line.find('|')) != std::string_view::npos;) {
      std::string_view cell = line.substr(0, bar);
      line.remove_prefix(bar + 1);
      cell.remove_prefix(std::min(cell.find_first_not_of(' '), cell.size()));
      cell = cell.substr(0, cell.find_last_not_of(' ') + 1);
      row.push_back(runs_of(cell));
    }
    if (rows.empty()) {
      for (std::vector<Run>& cell : row) {
        for (Run& run : cell) run.face = Face::italic;
      }
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

/// As wide as their contents, where there is room; otherwise the widest gives way.
std::vector<double> columns_of(const std::vector<Row>& rows, double width, double letters) {
  std::vector<double> columns;
  for (const Row& row : rows) {
    columns.resize(std::max(columns.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
      columns[i] = std::max(columns[i], width_of(row[i]) * letters);
    }
  }
  if (columns.empty()) return columns;
  const double gutters = kCellGap * letters * static_cast<double>(columns.size() - 1);
  const double excess = std::accumulate(columns.begin(), columns.end(), gutters) - width;
  if (excess > 0) *std::ranges::max_element(columns) -= excess;
  return columns;
}

SetLine set_row(const Row& row, const std::vector<double>& columns, double letters) {
  SetLine line{.height = kRowLeading * letters};
  double x = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    double y = 0;
    // A little more room than was measured, since sums of widths are not exact.
    for (const std::string& content : broken(row[i], letters, columns[i] + 0.01)) {
      line.markup += text_line(x, y, letters, content);
      y += kRowLeading * letters;
    }
    line.height = std::max(line.height, y);
    x += columns[i] + kCellGap * letters;
  }
  line.height += kRowGap * letters;
  return line;
}

}  // namespace

std::vector<SetLine> table_lines(std::string_view text, double width, double letters) {
  const std::vector<Row> rows = rows_of(text);
  const std::vector<double> columns = columns_of(rows, width, letters);
  std::vector<SetLine> lines;
  for (const Row& row : rows) {
    lines.push_back(set_row(row, columns, letters));
    lines.back().keeps_next = true;
  }
  if (lines.empty()) return lines;
  SvgWriter rule;
  const double y = lines.front().height - 0.1 * letters;
  rule.line({0, y}, {width, y}, style::kHair);
  lines.front().markup += rule.markup();
  lines.back().keeps_next = false;
  return lines;
}

}  // namespace broceliande::print
