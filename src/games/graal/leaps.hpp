#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/graal/lines.hpp"

/// The squire's leaps (C13), all eight of them at once.
namespace broceliande::graal {

/// A set of squares in a frame of empty ranks: the ranks about a square are one vector, wherever on
/// the board it is.
class FramedRanks {
 public:
  static constexpr std::size_t kFrame = 2;

  explicit FramedRanks(const Squares& squares) {
    __builtin_memcpy(&ranks_[kFrame], &squares, sizeof(squares));
  }
  /// Eight ranks, the first of them `kFrame` south of the square.
  [[nodiscard]] Fan about(Square square) const {
    Fan ranks;
    __builtin_memcpy(&ranks, &ranks_[static_cast<std::size_t>(square.rank())], sizeof(ranks));
    return ranks;
  }

 private:
  std::array<std::uint16_t, kSide + kDirections> ranks_{};
};

/// From his square to the one on his way, and to the one where he lands.
struct Leap {
  int way_files = 0;
  int way_ranks = 0;
  int files = 0;
  int ranks = 0;

  /// Where in `FramedRanks::about` to look.
  [[nodiscard]] constexpr int way_lane() const { return way_ranks + int{FramedRanks::kFrame}; }
  [[nodiscard]] constexpr int lane() const { return ranks + int{FramedRanks::kFrame}; }
};

/// Two for each orthogonal way.
[[nodiscard]] constexpr std::array<Leap, kDirections> make_leaps() {
  constexpr std::array<int, kDirections> kFiles{0, 1, 1, 1, 0, -1, -1, -1};
  constexpr std::array<int, kDirections> kRanks{1, 1, 0, -1, -1, -1, 0, 1};
  std::array<Leap, kDirections> leaps{};
  for (std::size_t i = 0; i < kDirections; ++i) {
    const std::size_t way = i - i % 2;
    const std::size_t onward = (way + (i % 2 == 0 ? 1 : kDirections - 1)) % kDirections;
    leaps[i] = {kFiles[way], kRanks[way], kFiles[way] + kFiles[onward],
                kRanks[way] + kRanks[onward]};
  }
  return leaps;
}
inline constexpr auto kLeaps = make_leaps();

/// Where on their ranks the squares of the eight leaps are, by the squire's file; nowhere if off
/// the board.
struct LeapFiles {
  FanBits way{};
  FanBits landing{};
};
[[nodiscard]] constexpr std::array<LeapFiles, kSide> make_leap_files() {
  const auto place = [](int file) {
    const bool is_on_board = file >= 0 && file < kSide;
    return static_cast<std::uint16_t>(is_on_board ? 1U << file : 0U);
  };
  std::array<LeapFiles, kSide> files{};
  for (int file = 0; file < kSide; ++file) {
    for (std::size_t i = 0; i < kDirections; ++i) {
      auto& [way, landing] = files[static_cast<std::size_t>(file)];
      way[i] = place(file + kLeaps[i].way_files);
      landing[i] = place(file + kLeaps[i].files);
    }
  }
  return files;
}
inline constexpr auto kLeapFiles = make_leap_files();

/// Which of the eight leaps lead over one of `ways` to one of `landings`, a bit each.
[[nodiscard]] inline unsigned open_leaps(const FramedRanks& ways, const FramedRanks& landings,
                                         Square from) {
  const LeapFiles& files = kLeapFiles[static_cast<std::size_t>(from.file())];
  const auto& k = kLeaps;
  const Fan w = ways.about(from);
  const Fan l = landings.about(from);
  const Fan way = __builtin_shufflevector(w, w, k[0].way_lane(), k[1].way_lane(), k[2].way_lane(),
                                          k[3].way_lane(), k[4].way_lane(), k[5].way_lane(),
                                          k[6].way_lane(), k[7].way_lane()) &
                  fan(files.way);
  const Fan landing =
      __builtin_shufflevector(l, l, k[0].lane(), k[1].lane(), k[2].lane(), k[3].lane(), k[4].lane(),
                              k[5].lane(), k[6].lane(), k[7].lane()) &
      fan(files.landing);
  using Bytes [[gnu::vector_size(8)]] = std::uint8_t;
  const auto is_open = ((way != 0) & (landing != 0)) & 1;
  const auto bytes = std::bit_cast<std::uint64_t>(__builtin_convertvector(is_open, Bytes));
  // Brings the lowest bits of the eight bytes together in the highest byte.
  return static_cast<unsigned>(bytes * 0x0102040810204080 >> 56);
}

}  // namespace broceliande::graal
