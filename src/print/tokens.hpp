#pragma once

#include <string>
#include <string_view>

#include "core/tableau.hpp"

namespace broceliande::print {

/// How a seat looks without colours: its own pattern behind white figures. Partners and armies of
/// one camp are all light or all dark.
class SeatPattern {
 public:
  explicit SeatPattern(int seat) : seat_(seat) {}

  [[nodiscard]] bool is_dark() const { return seat_ % 2 == 1; }
  /// A disc filled with the pattern, around the origin.
  [[nodiscard]] std::string ground(double radius) const;

 private:
  int seat_;
};

/// As wide as a figure is where the game does not say it, in millimetres.
inline constexpr double kDiscDiameter = 17;

/// Pieces to cut out, around the origin.
[[nodiscard]] std::string seat_disc(std::string_view figure_id, int seat, double diameter);
/// A white disc with a figure that belongs to nobody.
[[nodiscard]] std::string free_disc(std::string_view figure_id, double diameter);
/// A white disc with a word or a number.
[[nodiscard]] std::string word_disc(std::string_view word, double diameter);
/// The pattern of a seat with a letter on it, 100 wide and high around the origin.
[[nodiscard]] std::string shield(int seat, const std::string& letter);

/// How a figure looks where it stands on a board.
struct PieceToken {
  std::string markup;  ///< around the origin
  double scale = 1;    ///< beside a figure that fits its cell
  bool lies = false;   ///< on what else is there, not beside it
};

/// A disc, which is what most figures are.
[[nodiscard]] PieceToken disc_token(const Tableau::Figure& figure, double diameter);

}  // namespace broceliande::print
