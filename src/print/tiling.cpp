#include "print/tiling.hpp"

#include <algorithm>
#include <cmath>

namespace broceliande::print {
namespace {

/// Lengths that differ by less are the same on paper.
constexpr double kHairsbreadth = 1e-6;

/// From where to where something reaches along a length.
struct Stretch {
  double from = 0;
  double to = 0;
};

/// A length cut into parts that overlap.
class Cut {
 public:
  Cut(double whole, double room, double overlap, const std::optional<Stretch>& kept)
      : whole_(whole), room_(room), overlap_(overlap) {
    const double needed = (whole - overlap) / (room - overlap);
    const int fewest = std::max(1, static_cast<int>(std::ceil(needed - kHairsbreadth)));
    cut_evenly(fewest);
    if (!kept || spares(*kept)) return;
    constexpr int kMoreAtMost = 2;  // what is wider than a page cannot be spared
    for (int parts = fewest; parts <= fewest + kMoreAtMost; ++parts) {
      cut_evenly(parts);
      if (move_aside(*kept)) return;
    }
    cut_evenly(fewest);
  }

  [[nodiscard]] int parts() const { return static_cast<int>(seams_.size()) + 1; }
  [[nodiscard]] double begin(int part) const {
    return part == 0 ? 0 : seams_[static_cast<std::size_t>(part) - 1];
  }
  [[nodiscard]] double end(int part) const {
    return part + 1 == parts() ? whole_ : begin(part + 1) + overlap_;
  }

 private:
  /// Seams are where the shared strips begin.
  void cut_evenly(int parts) {
    const double step = (whole_ + (parts - 1) * overlap_) / parts - overlap_;
    seams_.clear();
    for (int i = 1; i < parts; ++i) seams_.push_back(i * step);
  }
  [[nodiscard]] bool spares(const Stretch& kept) const {
    return std::ranges::none_of(seams_, [&](double seam) {
      return seam < kept.to - kHairsbreadth && seam + overlap_ > kept.from + kHairsbreadth;
    });
  }
  [[nodiscard]] bool fits() const {
    for (int part = 0; part < parts(); ++part) {
      if (end(part) - begin(part) > room_ + kHairsbreadth) return false;
    }
    return true;
  }
  /// Moves the seam that lies on it to one side or the other.
  [[nodiscard]] bool move_aside(const Stretch& kept) {
    if (spares(kept)) return true;
    const std::vector<double> even = seams_;
    for (std::size_t i = 0; i < even.size(); ++i) {
      for (const double seam : {kept.to, kept.from - overlap_}) {
        seams_ = even;
        seams_[i] = seam;
        if (std::ranges::is_sorted(seams_) && spares(kept) && fits()) return true;
      }
    }
    return false;
  }

  double whole_;
  double room_;
  double overlap_;
  std::vector<double> seams_;
};

}  // namespace

std::string Tile::label() const {
  return static_cast<char>('A' + column) + std::to_string(row + 1);
}

Tiling tile(Extent drawing, Extent room, double overlap, const std::optional<Frame>& whole) {
  std::optional<Stretch> wide;
  std::optional<Stretch> high;
  if (whole) wide = Stretch{whole->x, whole->right()};
  if (whole) high = Stretch{whole->y, whole->bottom()};
  const Cut across(drawing.width, room.width, overlap, wide);
  const Cut down(drawing.height, room.height, overlap, high);
  Tiling tiling{.columns = across.parts(), .rows = down.parts(), .overlap = overlap};
  for (int row = 0; row < tiling.rows; ++row) {
    for (int column = 0; column < tiling.columns; ++column) {
      const PagePoint at{across.begin(column), down.begin(row)};
      tiling.tiles.push_back({.column = column,
                              .row = row,
                              .part = {at.x, at.y, across.end(column) - at.x, down.end(row) - at.y},
                              .goes_on_right = column + 1 < tiling.columns,
                              .goes_on_below = row + 1 < tiling.rows});
    }
  }
  return tiling;
}

}  // namespace broceliande::print
