#pragma once

#include <cstddef>
#include <vector>

namespace broceliande::engine {

/// One game of a tournament before it is played.
struct Pairing {
  std::size_t number = 0;            ///< counted from 0
  std::size_t opening = 0;           ///< games of one opening begin alike
  std::vector<std::size_t> engines;  ///< who plays each side
};

/// Who meets whom and where they sit: every choice of engines for the sides, and each of them
/// rotated over the sides, for one opening after the other. Where there are fewer engines than
/// sides, one of them plays alone against several of another.
class Schedule {
 public:
  Schedule(std::size_t engines, int sides);

  /// How many games make an opening complete.
  [[nodiscard]] std::size_t games_an_opening() const { return seatings_.size(); }
  /// `games`, or as many more as make the last opening complete.
  [[nodiscard]] std::size_t rounded_up(std::size_t games) const;
  [[nodiscard]] Pairing operator[](std::size_t number) const;

 private:
  std::vector<std::vector<std::size_t>> seatings_;
};

}  // namespace broceliande::engine
