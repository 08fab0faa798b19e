#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

namespace broceliande::print {

/// What a custom property of a drawing is in colours: `figure-gold`.
struct Tone {
  std::string_view name;
  std::string_view colour;
};

/// What the colours of a drawing become on paper.
struct Palette {
  std::string_view fill = "#fff";  ///< bodies
  std::string_view line = "#000";  ///< contours round them
  std::string_view ink = "#000";   ///< lines cut into them
  std::span<const Tone> tones{};   ///< before all these
};

inline constexpr Palette kPlain{};
inline constexpr Palette kFaint{.fill = "#fff", .line = "#9a9a9a", .ink = "#9a9a9a"};

/// Colours of the client by day, where they belong to no seat; the ground's are paler on paper.
inline constexpr std::string_view kDarkInk = "#231c14";
inline constexpr std::array kTones{
    Tone{"figure-hair", "#6b4526"},  Tone{"figure-skin", "#f1d7b2"},
    Tone{"figure-gold", "#e9b53c"},  Tone{"figure-gold-shade", "#a8741b"},
    Tone{"figure-steel", "#e6e8e6"}, Tone{"figure-steel-shade", "#a4abb0"},
    Tone{"figure-wood", "#9a6a3a"},  Tone{"figure-fur", "#fffaf0"},
    Tone{"figure-glow", "#ffe9a3"},  Tone{"vellum-raised", "#e6d9bb"}};
inline constexpr Palette kPainted{.line = kDarkInk, .ink = kDarkInk, .tones = kTones};
/// For grounds, which figures stand on.
inline constexpr Palette kPaintedGround{.line = "#5d5540", .ink = "#5d5540", .tones = kTones};

/// What is inside the <svg>; nothing where it is none.
[[nodiscard]] std::string_view inside(std::string_view svg);

/// The markup with the client's custom properties and currentColor replaced.
[[nodiscard]] std::string coloured(std::string_view markup, const Palette& palette);

/// A drawing of web/games/*/figures (figure-KIND, ground-FEATURE …) for paper: 100 wide and high
/// around the origin. Nothing where there is no such drawing.
[[nodiscard]] std::string figure(std::string_view id, const Palette& palette = kPlain);

}  // namespace broceliande::print
