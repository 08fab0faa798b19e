#pragma once

#include <string>
#include <string_view>

namespace broceliande::print {

/// How a seat looks without colours: its own pattern behind white figures. Partners and armies of
/// one camp are all light or all dark.
class Look {
 public:
  explicit Look(int seat) : seat_(seat) {}

  [[nodiscard]] bool is_dark() const { return seat_ % 2 == 1; }
  /// A disc filled with the pattern, around the origin.
  [[nodiscard]] std::string ground(double radius) const;

 private:
  int seat_;
};

/// Pieces to cut out, around the origin.
[[nodiscard]] std::string seat_disc(std::string_view figure_id, int seat, double diameter);
/// Merlin stands on rays, Morgane in the night.
[[nodiscard]] std::string free_disc(std::string_view kind, double diameter);
/// A white disc with a word or a number.
[[nodiscard]] std::string word_disc(std::string_view word, double diameter);
/// A hex with a flat top, as wide as told; the heavier rim is for what lies below.
enum class Rim { light, heavy };
[[nodiscard]] std::string hex_tile(std::string_view figure_id, double width, Rim rim);

}  // namespace broceliande::print
