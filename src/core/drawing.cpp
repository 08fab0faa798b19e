#include "core/drawing.hpp"

namespace broceliande {
namespace {

std::string_view escape(Ink ink) {
  switch (ink) {
    case Ink::plain: return "";
    case Ink::faint: return "\x1b[2m";
    case Ink::strong: return "\x1b[1m";
    case Ink::shaded: return "\x1b[97;100m";
    case Ink::yellow: return "\x1b[1;33m";
    case Ink::green: return "\x1b[32m";
    case Ink::cyan: return "\x1b[36m";
    case Ink::red: return "\x1b[31m";
    case Ink::blue: return "\x1b[94m";
    case Ink::gold: return "\x1b[93m";
  }
  return "";
}

}  // namespace

std::string render(const Drawing& drawing, bool coloured) {
  std::string text;
  for (const auto& line : drawing.lines()) {
    for (const Stroke& stroke : line) {
      const std::string_view colour = coloured ? escape(stroke.ink) : "";
      text += colour;
      text += stroke.text;
      if (!colour.empty()) text += "\x1b[0m";
    }
    while (text.ends_with(' ')) text.pop_back();
    text += '\n';
  }
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

}  // namespace broceliande
