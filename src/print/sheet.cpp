#include "print/sheet.hpp"

#include <fmt/core.h>

#include <array>

#include "print/order/phrases.hpp"

namespace broceliande::print {
namespace {

constexpr std::array kPapers{Paper{"a4", 210, 297}, Paper{"letter", 215.9, 279.4}};
constexpr double kHeadHeight = 7;
constexpr double kFoot = 8.6;
constexpr double kSmall = 3.4;
constexpr double kFinePrint = 2.5;

}  // namespace

Result<Paper> paper_named(std::string_view name) {
  for (const Paper& paper : kPapers) {
    if (paper.name == name) return paper;
  }
  return refuse(phrases::kPaper, Error::kNoPlace, {std::string(name)});
}

Frame Sheet::room() const {
  return {kMargin, kMargin + kHeadHeight, paper_.width - 2 * kMargin,
          paper_.height - 2 * kMargin - kHeadHeight - kFoot};
}

void Sheet::mark_corners(const Frame& frame) {
  for (const double x : {frame.x, frame.right()}) {
    const double out = x == frame.x ? -1 : 1;
    for (const double y : {frame.y, frame.bottom()}) {
      const double down = y == frame.y ? -1 : 1;
      ink_.line({x + out * kMarkGap, y}, {x + out * (kMarkGap + kMarkLength), y}, style::kHair);
      ink_.line({x, y + down * kMarkGap}, {x, y + down * (kMarkGap + kMarkLength)}, style::kHair);
    }
  }
}

std::string Sheet::svg(int number, int pages) const {
  const double right = paper_.width - kMargin;
  const double head = kMargin + kSmall;
  const double last = paper_.height - kMargin - 0.6;
  const double foot = last - 1.3 * kFinePrint;
  SvgWriter page;
  page.rectangle({0, 0, paper_.width, paper_.height}, style::kPaper);
  if (!lines_.name.empty()) {
    page.text({kMargin, head}, lines_.title, {.size = kSmall, .face = Face::italic});
    page.text({right, head}, lines_.name, {.size = kSmall, .anchor = Anchor::end});
    page.line({kMargin, head + 1.4}, {right, head + 1.4}, style::kHair);
  }
  page.text({kMargin, foot}, lines_.advice, {.size = kSmall, .face = Face::italic});
  page.text({right, foot}, fmt::format("{} / {}", number, pages),
            {.size = kSmall, .anchor = Anchor::end});
  page.text({kMargin, last}, lines_.note, {.size = kFinePrint, .colour = "#444"});
  return fmt::format(
      R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}" font-family="'{2}', 'Linux Libertine', serif">)"
      "\n{3}{4}</svg>\n",
      print::number(paper_.width), print::number(paper_.height), kFamily, page.markup(),
      ink_.markup());
}

}  // namespace broceliande::print
