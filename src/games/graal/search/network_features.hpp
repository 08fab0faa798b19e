#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/graal/state.hpp"
#include "games/graal/variant.hpp"

namespace broceliande::graal {

/// What the network of Graal sees: every figure on its square, from the perspective of one camp.
/// The board is turned half round for North, so one set of weights serves both; figures of all
/// armies of a camp count alike.
///
/// Castles stand where their owners like and maps differ, so one input for each figure and square
/// would know little. Each figure has several inputs instead, of which its weights are the sum. All
/// depend on kind, camp and square for as long as the castles stand, so that the sum is made once a
/// game, and a figure costs one row of weights however many inputs it has:
///   its square
///   its offset from the enemy courtyard, turned so that the donjon lies south of it
///   its offset from the own courtyard, likewise
///   how many moves it needs into the courtyard that it attacks, and into the one that it defends
///   how many squares it could go to
/// the last two on an empty board, so that they speak for maps that were never seen.
class NetworkFeatures {
 public:
  static constexpr std::size_t kParts = 5;
  static constexpr std::size_t kTypes = std::size_t{2} * kKinds;  ///< kinds; own, then the enemy's
  static constexpr int kWindow = 5;  ///< offsets up to here are told apart
  static constexpr int kWindowSide = 2 * kWindow + 1;
  static constexpr int kFarSteps = 2;  ///< farther ones by distance, so many to a degree
  static constexpr std::size_t kOffsets = kWindowSide * kWindowSide + (kSide - kWindow) / kFarSteps;
  static constexpr std::size_t kSteps = 6;     ///< 0 to 4 moves, and more
  static constexpr std::size_t kOpenness = 8;  ///< degrees of freedom
  static constexpr std::array<std::size_t, kParts> kSizes = {kSquares, kOffsets, kOffsets,
                                                             kSteps* kSteps, kOpenness};
  static constexpr std::size_t kInputs =
      kTypes * (kSizes[0] + kSizes[1] + kSizes[2] + kSizes[3] + kSizes[4]);
  static constexpr std::size_t kBuckets = 6;
  using Row = std::array<std::uint16_t, kParts>;

  /// For all positions with the castles and the map of this one.
  NetworkFeatures(const Variant& variant, const State& state);

  /// The inputs of one figure.
  [[nodiscard]] const Row& of(Camp perspective, Camp owner, Kind kind, Square at) const {
    const auto side = std::size_t{2} * static_cast<std::size_t>(perspective) +
                      static_cast<std::size_t>(perspective != owner);
    return rows_[side][static_cast<std::size_t>(kind)][at.index];
  }

  /// Which set of output weights counts, by how many figures are left.
  [[nodiscard]] static std::size_t bucket_of(const State& state) {
    constexpr std::size_t kFiguresEach = 8;
    const auto figures = static_cast<std::size_t>(state.figures.occupied().count());
    return std::min(figures / kFiguresEach, kBuckets - 1);
  }

 private:
  using ByKindAndSquare = std::array<std::array<Row, kSquares>, kKinds>;

  std::array<ByKindAndSquare, 4> rows_;  ///< South: own, enemy; North: own, enemy
};

}  // namespace broceliande::graal
