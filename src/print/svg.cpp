#include "print/svg.hpp"

#include <fmt/core.h>

#include <array>
#include <cmath>

#include "core/markup.hpp"

namespace broceliande::print {
namespace {

constexpr std::string_view anchor_name(Anchor anchor) {
  constexpr std::array<std::string_view, 3> kNames{"start", "middle", "end"};
  return kNames[static_cast<std::size_t>(anchor)];
}

constexpr std::string_view face_attribute(Face face) {
  constexpr std::array<std::string_view, 3> kFaces{"", R"( font-style="italic")",
                                                   R"( font-weight="bold")"};
  return kFaces[static_cast<std::size_t>(face)];
}

}  // namespace

std::string number(double value) {
  const double rounded = std::round(value * 1'000) / 1'000;
  if (rounded == 0) return "0";  // and never "-0"
  std::string text = fmt::format("{:.3f}", rounded);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

SvgWriter& SvgWriter::put(std::string_view markup) {
  markup_ += markup;
  markup_ += '\n';
  return *this;
}

SvgWriter& SvgWriter::path(std::string_view data, std::string_view style) {
  return put(fmt::format(R"(<path d="{}" {}/>)", data, style));
}

SvgWriter& SvgWriter::line(PagePoint from, PagePoint to, std::string_view style) {
  return put(fmt::format(R"(<line x1="{}" y1="{}" x2="{}" y2="{}" {}/>)", number(from.x),
                         number(from.y), number(to.x), number(to.y), style));
}

SvgWriter& SvgWriter::rectangle(const Frame& frame, std::string_view style, double rounding) {
  return put(fmt::format(R"(<rect x="{}" y="{}" width="{}" height="{}" rx="{}" {}/>)",
                         number(frame.x), number(frame.y), number(frame.width),
                         number(frame.height), number(rounding), style));
}

SvgWriter& SvgWriter::circle(PagePoint centre, double radius, std::string_view style) {
  return put(fmt::format(R"(<circle cx="{}" cy="{}" r="{}" {}/>)", number(centre.x),
                         number(centre.y), number(radius), style));
}

SvgWriter& SvgWriter::text(PagePoint at, std::string_view content, const TextStyle& type) {
  return put(
      fmt::format(R"(<text x="{}" y="{}" font-size="{}" text-anchor="{}" fill="{}"{}>{}</text>)",
                  number(at.x), number(at.y), number(type.size), anchor_name(type.anchor),
                  type.colour, face_attribute(type.face), escaped(content)));
}

SvgWriter& SvgWriter::placed(std::string_view markup, PagePoint at, double scale, double degrees) {
  std::string transform = fmt::format("translate({} {})", number(at.x), number(at.y));
  if (degrees != 0) transform += fmt::format(" rotate({})", number(degrees));
  if (scale != 1) transform += fmt::format(" scale({:.5f})", scale);
  return put(fmt::format(R"(<g transform="{}">{}</g>)", transform, markup));
}

SvgWriter& SvgWriter::clipped(std::string_view markup, const Frame& frame,
                              std::string_view transform) {
  return put(fmt::format(
      R"(<svg x="{0}" y="{1}" width="{2}" height="{3}" viewBox="{0} {1} {2} {3}" overflow="hidden"><g transform="{4}">{5}</g></svg>)",
      number(frame.x), number(frame.y), number(frame.width), number(frame.height), transform,
      markup));
}

}  // namespace broceliande::print
