#include "print/tracks.hpp"

#include <algorithm>

#include "print/pdf.hpp"

namespace broceliande::print {
namespace {

constexpr double kTitle = 5.5;
constexpr double kTitleLetters = 3.6;

}  // namespace

Block track(const std::string& title, std::span<const TrackBox> boxes, Extent box) {
  SvgWriter ink;
  ink.text({0, kTitle - 1.8}, title, {.size = kTitleLetters, .face = Face::italic});
  double x = 0;
  for (const TrackBox& entry : boxes) {
    const Frame frame{x, kTitle, box.width, box.height};
    ink.rectangle(frame, entry.is_shaded ? R"(fill="#ebebeb" stroke="#000" stroke-width="0.3")"
                                         : style::kThin);
    ink.text({frame.centre().x, frame.y + 5.2}, entry.large,
             {.size = 4.6, .anchor = Anchor::middle});
    ink.placed(entry.picture, {frame.centre().x, frame.y + (box.height - 4) / 2});
    ink.text({frame.centre().x, frame.bottom() - 1.4}, entry.small,
             {.size = 3, .face = Face::italic, .anchor = Anchor::middle});
    x += box.width;
  }
  const double width = std::max(x, kTitleLetters * text_width(title, Face::italic));
  return {{width, kTitle + box.height}, ink.markup()};
}

std::vector<TrackBox> numbers(int first, int last) {
  std::vector<TrackBox> boxes;
  for (int i = first; i <= last; ++i) boxes.push_back({std::to_string(i)});
  return boxes;
}

}  // namespace broceliande::print
