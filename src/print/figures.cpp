#include "print/figures.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "core/data_file.hpp"

namespace broceliande::print {

/// The games' drawings, compiled in.
std::span<const DataFile> figure_files();

namespace {

constexpr std::string_view kVariable = "var(";
constexpr std::string_view kCurrent = "currentColor";

/// The length of `var(…)` at the beginning of the text, with all that is nested in it.
std::size_t variable_length(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    if (text[i] == ')' && --depth == 0) return i + 1;
  }
  return text.size();
}

/// Where no light falls.
constexpr std::string_view kShade = "#b4b4b4";
constexpr std::array<std::string_view, 5> kShaded{"cloth-shade", "steel-shade", "gold-shade",
                                                  "shade", "wood"};
/// Dark in black alone too, so that a face stands out.
constexpr std::string_view kHair = "#5a5a5a";

/// The tone of a custom property, or of the first of its fallbacks that has one.
std::optional<std::string_view> tone_of(std::string_view variable, const Palette& palette) {
  constexpr std::string_view kDashes = "--";
  for (std::size_t at = variable.find(kDashes); at != std::string_view::npos;
       at = variable.find(kDashes, at + 1)) {
    const std::size_t begin = at + kDashes.size();
    const std::string_view name = variable.substr(begin, variable.find_first_of(",)", at) - begin);
    const auto found = std::ranges::find(palette.tones, name, &Tone::name);
    if (found != palette.tones.end()) return found->colour;
  }
  return std::nullopt;
}

/// What a custom property means on paper; those that only screens know are left to the fill.
std::string_view meaning(std::string_view variable, const Palette& palette) {
  if (const auto tone = tone_of(variable, palette)) return *tone;
  constexpr std::string_view kFigure = "var(--figure-";
  if (!variable.starts_with(kFigure)) return palette.fill;
  const std::string_view name = variable.substr(kFigure.size());
  if (name.starts_with("line") || name.starts_with("moss-lit")) return palette.line;
  if (name.starts_with("sign")) return palette.ink;
  if (name.starts_with("hair")) return kHair;
  if (name.starts_with("hatch")) return "none";  // seats have patterns of their own on paper
  const bool is_shaded =
      std::ranges::any_of(kShaded, [&](std::string_view each) { return name.starts_with(each); });
  return is_shaded ? kShade : palette.fill;
}

}  // namespace

std::string_view inside(std::string_view svg) {
  const std::size_t begin = svg.find('>');
  const std::size_t end = svg.rfind("</svg>");
  if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return {};
  return svg.substr(begin + 1, end - begin - 1);
}

std::string coloured(std::string_view markup, const Palette& palette) {
  std::string result;
  for (std::size_t at = 0; at < markup.size();) {
    const std::string_view rest = markup.substr(at);
    if (rest.starts_with(kVariable)) {
      const std::size_t length = variable_length(rest);
      result += meaning(rest.substr(0, length), palette);
      at += length;
    } else if (rest.starts_with(kCurrent)) {
      result += palette.ink;
      at += kCurrent.size();
    } else {
      result += rest.front();
      ++at;
    }
  }
  return result;
}

std::string figure(std::string_view id, const Palette& palette) {
  for (const DataFile& file : figure_files()) {
    if (file.name == id) return coloured(inside(file.content), palette);
  }
  return {};
}

}  // namespace broceliande::print
