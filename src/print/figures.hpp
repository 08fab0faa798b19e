#pragma once

#include <string>
#include <string_view>

namespace broceliande::print {

/// What the colours of a drawing become on paper.
struct Palette {
  std::string_view fill = "#fff";  ///< bodies
  std::string_view line = "#000";  ///< contours round them
  std::string_view ink = "#000";   ///< lines cut into them
};

inline constexpr Palette kPlain{};
inline constexpr Palette kFaint{.fill = "#fff", .line = "#9a9a9a", .ink = "#9a9a9a"};

/// What is inside the <svg>; nothing where it is none.
[[nodiscard]] std::string_view inside(std::string_view svg);

/// The markup with the client's custom properties and currentColor replaced.
[[nodiscard]] std::string coloured(std::string_view markup, const Palette& palette);

/// A drawing of web/games/*/figures (figure-king, ground-forest …) for paper: 100 wide and high
/// around the origin. Nothing where there is no such drawing.
[[nodiscard]] std::string figure(std::string_view id, const Palette& palette = kPlain);

}  // namespace broceliande::print
