#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/menhirs/board.hpp"

namespace broceliande::menhirs {

/// Every slide on the board of side 3, for every set of cells that mist can stand on. Slides depend
/// on the mist alone, so one of these serves all layouts, turns and clearings.
///
/// Sets with equally many tiles are numbered from 0 in the order of their bits. A slide is known by
/// the set that it leads to: no other slide leads there, since the centre of the mist moves in the
/// direction of the slide, and with the direction known the cells left and taken give the part.
class ExactSlides {
 public:
  static constexpr int kSide = 3;
  static constexpr int kCells = 19;
  using Number = std::uint32_t;

  ExactSlides();

  /// Lists the slides of all sets with so many tiles, unless that was done. All sets with up to 11
  /// tiles take about 0.3 s and 27 MB together.
  void prepare(int tiles);

  [[nodiscard]] Number count(int tiles) const { return static_cast<Number>(of(tiles).sets.size()); }
  [[nodiscard]] Number number(Cells mist) const { return numbers_[static_cast<std::size_t>(mist)]; }
  [[nodiscard]] Cells mist(int tiles, Number number) const { return of(tiles).sets[number]; }
  /// Where the slides of a set lead, in the order of the rules' list; of prepared sets only.
  [[nodiscard]] std::span<const Number> slides(int tiles, Number number) const {
    const Sets& sets = of(tiles);
    const Number begin = sets.begins[number];
    return {sets.targets.data() + begin, sets.begins[number + 1] - begin};
  }

 private:
  /// The sets with equally many tiles; the slides of set i are targets[begins[i]] and following.
  struct Sets {
    std::vector<std::uint32_t> sets;
    std::vector<Number> begins;
    std::vector<Number> targets;
  };

  [[nodiscard]] const Sets& of(int tiles) const { return sets_[static_cast<std::size_t>(tiles)]; }

  std::array<Sets, kCells + 1> sets_;
  std::vector<Number> numbers_;  ///< by mist
};

}  // namespace broceliande::menhirs
