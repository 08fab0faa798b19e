#pragma once

#include <string>
#include <string_view>

namespace broceliande::print {

/// Lengths on paper are millimetres; y grows downward.
struct PagePoint {
  double x = 0;
  double y = 0;
};

struct Extent {
  double width = 0;
  double height = 0;
};

struct Frame {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  [[nodiscard]] double right() const { return x + width; }
  [[nodiscard]] double bottom() const { return y + height; }
  [[nodiscard]] PagePoint centre() const { return {x + width / 2, y + height / 2}; }
};

/// A drawing that takes a rectangle of paper, from its upper left corner.
struct Block {
  Extent size{};
  std::string markup;
};

/// A number as SVG reads it: at most three decimals, none where they are zeros.
[[nodiscard]] std::string number(double value);

/// How lines and faces are printed, as SVG attributes.
namespace style {
inline constexpr std::string_view kHair =
    R"(fill="none" stroke="#000" stroke-width="0.15" stroke-linecap="round")";
inline constexpr std::string_view kThin =
    R"(fill="none" stroke="#000" stroke-width="0.3" stroke-linejoin="round")";
inline constexpr std::string_view kCut =
    R"(fill="none" stroke="#777" stroke-width="0.2" stroke-linejoin="round")";
inline constexpr std::string_view kFold =
    R"(fill="none" stroke="#555" stroke-width="0.2" stroke-dasharray="1.6 1")";
inline constexpr std::string_view kGlue =
    R"(fill="#f1f1f1" stroke="#777" stroke-width="0.2" stroke-linejoin="round")";
inline constexpr std::string_view kRing = R"(fill="none" stroke="#000" stroke-width="0.35")";
inline constexpr std::string_view kWhiteRing = R"(fill="none" stroke="#fff" stroke-width="0.35")";
inline constexpr std::string_view kPaper = R"(fill="#fff" stroke="none")";
inline constexpr std::string_view kBlack = R"(fill="#000" stroke="none")";
}  // namespace style

enum class Face { regular, italic, bold };
enum class Anchor { start, middle, end };

struct TextStyle {
  double size = 3.6;  ///< of the em
  Face face = Face::regular;
  Anchor anchor = Anchor::start;
  std::string_view colour = "#000";
};

/// Writes SVG elements one after the other.
class SvgWriter {
 public:
  SvgWriter& put(std::string_view markup);
  SvgWriter& path(std::string_view data, std::string_view style);
  SvgWriter& line(PagePoint from, PagePoint to, std::string_view style);
  SvgWriter& rectangle(const Frame& frame, std::string_view style, double rounding = 0);
  SvgWriter& circle(PagePoint centre, double radius, std::string_view style);
  /// One line of text on its baseline.
  SvgWriter& text(PagePoint at, std::string_view content, const TextStyle& type = {});
  /// The same around another middle and at another size.
  SvgWriter& placed(std::string_view markup, PagePoint at, double scale = 1, double degrees = 0);
  /// Only what lies inside the frame.
  SvgWriter& clipped(std::string_view markup, const Frame& frame, std::string_view transform);

  [[nodiscard]] const std::string& markup() const { return markup_; }

 private:
  std::string markup_;
};

}  // namespace broceliande::print
