#include "print/line_breaking.hpp"

#include <fmt/core.h>

#include "core/markup.hpp"
#include "print/pdf.hpp"

namespace broceliande::print {
namespace {

/// A word with the face it begins in, and whether a space comes before it.
struct Word {
  std::vector<Run> runs;
  double width = 0;
};

std::vector<Word> words_of(const std::vector<Run>& runs) {
  std::vector<Word> words(1);
  for (const Run& run : runs) {
    std::string_view rest = run.text;
    while (!rest.empty()) {
      const std::string_view part = rest.substr(0, rest.find(' '));
      if (!part.empty()) {
        words.back().runs.push_back({std::string(part), run.face});
        words.back().width += text_width(part, run.face);
      }
      if (part.size() == rest.size()) break;
      if (!words.back().runs.empty()) words.emplace_back();
      rest.remove_prefix(part.size() + 1);
    }
  }
  if (words.back().runs.empty()) words.pop_back();
  return words;
}

std::string tspan(const Run& run) {
  std::string text = escaped(run.text);
  if (run.face == Face::bold) return "<tspan font-weight=\"bold\">" + text + "</tspan>";
  if (run.face == Face::italic) return "<tspan font-style=\"italic\">" + text + "</tspan>";
  return text;
}

}  // namespace

std::vector<std::string> broken(const std::vector<Run>& runs, double letters, double width) {
  const double space = text_width(" ", Face::regular) * letters;
  std::vector<std::string> lines(1);
  double used = 0;
  for (const Word& word : words_of(runs)) {
    const double wide = word.width * letters;
    if (!lines.back().empty() && used + space + wide > width) {
      lines.emplace_back();
      used = 0;
    }
    std::string& line = lines.back();
    if (!line.empty()) line += ' ';
    used += (used > 0 ? space : 0) + wide;
    for (const Run& run : word.runs) line += tspan(run);
  }
  return lines;
}

double width_of(const std::vector<Run>& runs) {
  double width = 0;
  for (const Word& word : words_of(runs)) {
    width += (width > 0 ? text_width(" ", Face::regular) : 0) + word.width;
  }
  return width;
}

std::string text_line(double x, double y, double letters, const std::string& content) {
  return fmt::format(R"(<text x="{}" y="{}" font-size="{}" xml:space="preserve">{}</text>)",
                     number(x), number(y + letters * 0.92), number(letters), content);
}

std::string centred_line(double x, double y, double letters, const std::string& content) {
  return fmt::format(R"(<text x="{}" y="{}" font-size="{}" text-anchor="middle">{}</text>)",
                     number(x), number(y), number(letters), content);
}

}  // namespace broceliande::print
