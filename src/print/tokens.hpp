#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/tableau.hpp"
#include "print/figures.hpp"
#include "print/press.hpp"

namespace broceliande::print {

/// How a seat looks: its own pattern behind white figures. In black alone seats of one side are all
/// light or all dark; in colours they have the same rim.
class SeatPattern {
 public:
  /// The first seat of a side has `rank` 0.
  explicit SeatPattern(int side, int rank = 0, std::string_view colour = {})
      : is_second_(side % 2 == 1), lines_(side / 2 + rank), colour_(colour) {}

  /// A disc filled with the pattern, around the origin.
  [[nodiscard]] std::string ground(double radius) const;
  /// What goes round it, inside its edge.
  [[nodiscard]] std::string rim(double radius) const;
  /// The drawing in the cloth of the seat, on paler ground; white in black alone.
  [[nodiscard]] std::string dressed(std::string_view figure_id, double diameter) const;

 private:
  [[nodiscard]] bool is_dark() const;

  bool is_second_;           ///< of two sides that look unlike
  int lines_;                ///< which lines tell those apart that look alike
  std::string_view colour_;  ///< empty: black alone
};

/// White, Blue, Red, Green, Gold and Violet, where a game has no colours of its own.
inline constexpr std::array<std::string_view, 6> kSeatColours{"#fbf6ea", "#3f7f9f", "#b4514a",
                                                              "#8fb054", "#c8963f", "#80659f"};

/// The pattern of a seat of the game in the ink of the press.
[[nodiscard]] SeatPattern pattern_of(const Press& press, int seat);

/// As wide as a figure is where the game does not say it, in millimetres.
inline constexpr double kDiscDiameter = 17;

/// Pieces to cut out, around the origin.
[[nodiscard]] std::string seat_disc(std::string_view figure_id, const SeatPattern& pattern,
                                    double diameter);
/// A white disc with a figure that belongs to nobody.
[[nodiscard]] std::string free_disc(std::string_view figure_id, double diameter,
                                    const Palette& palette = kPlain);
/// A white disc with a word or a number.
[[nodiscard]] std::string word_disc(std::string_view word, double diameter);
/// A badge 100 wide and high around the origin: the pattern of a seat, if it is a seat's, and a
/// letter, if there is one.
[[nodiscard]] std::string shield(const std::optional<SeatPattern>& pattern,
                                 const std::string& letter);

/// How a figure looks where it stands on a board.
struct PieceToken {
  std::string markup;  ///< around the origin
  double scale = 1;    ///< beside a figure that fits its cell
  bool lies = false;   ///< on what else is there, not beside it
};

/// A disc, which is what most figures are.
[[nodiscard]] PieceToken disc_token(const Press& press, const Tableau::PlacedFigure& figure,
                                    double diameter);

}  // namespace broceliande::print
