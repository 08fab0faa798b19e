#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::grailnah {

inline constexpr int kSites = 4;  // G3: N E S W
inline constexpr int kMostRings = 16;
inline constexpr int kMostSpokes = 64;

/// A set of sites, bit k for site k.
using Sites = std::uint8_t;

/// The squares of one ring, bit s for spoke s+1.
using Ring = std::uint64_t;

/// Where a piece is. Ordered as position texts sort Knights: castles, squares by ring and spoke,
/// the Grailnah, and last those that wait off the board.
class Place {
 public:
  constexpr Place() = default;

  [[nodiscard]] static constexpr Place castle(int site) { return Place(site); }
  [[nodiscard]] static constexpr Place square(int ring, int spoke) {
    return Place((ring + 1) * kMostSpokes + spoke);
  }
  [[nodiscard]] static constexpr Place grail() { return Place(kGrail); }
  [[nodiscard]] static constexpr Place off_board() { return Place(kOffBoard); }
  [[nodiscard]] static constexpr Place of_number(unsigned number) {
    return Place(static_cast<int>(number));
  }

  [[nodiscard]] constexpr bool is_castle() const { return number_ < kSites; }
  [[nodiscard]] constexpr bool is_square() const {
    return number_ >= kMostSpokes && number_ < kGrail;
  }
  [[nodiscard]] constexpr bool is_grail() const { return number_ == kGrail; }
  [[nodiscard]] constexpr bool is_off_board() const { return number_ == kOffBoard; }
  [[nodiscard]] constexpr int site() const { return number_; }
  [[nodiscard]] constexpr int ring() const { return number_ / kMostSpokes - 1; }
  [[nodiscard]] constexpr int spoke() const { return number_ % kMostSpokes; }
  [[nodiscard]] constexpr Ring bit() const { return Ring{1} << spoke(); }
  [[nodiscard]] constexpr unsigned number() const { return number_; }

  friend constexpr auto operator<=>(Place, Place) = default;

 private:
  static constexpr int kGrail = (kMostRings + 1) * kMostSpokes;
  static constexpr int kOffBoard = kGrail + 1;

  constexpr explicit Place(int number) : number_(static_cast<std::uint16_t>(number)) {}

  std::uint16_t number_ = kOffBoard;
};

/// A round board (G1, G2): pure data, and what follows from it.
class Board {
 public:
  /// The boards that come with the program, by name.
  [[nodiscard]] static const Board* named(std::string_view name);

  /// Reads a board: lines of `key = value` as in data/grailnah/, or the same joined by `;`.
  [[nodiscard]] static Result<Board> read(std::string_view text);

  /// The board in one line, readable again.
  [[nodiscard]] std::string text() const;

  [[nodiscard]] int rings() const { return rings_; }
  [[nodiscard]] int spokes() const { return spokes_; }
  [[nodiscard]] int innermost() const { return rings_ - 1; }
  /// All squares of any ring.
  [[nodiscard]] Ring circle() const { return circle_; }
  /// Whether a ring lies inside the magic circle (G2).
  [[nodiscard]] bool is_inside(int ring) const { return ring >= first_inside_; }
  [[nodiscard]] int first_inside() const { return first_inside_; }

  [[nodiscard]] int stairs_ring() const { return stairs_ring_; }
  [[nodiscard]] Ring stairs(int ring) const { return ring == stairs_ring_ ? stairs_ : 0; }
  [[nodiscard]] Ring all_stairs() const { return stairs_; }

  /// The two squares of ring A that a castle covers; the Royal gate opens onto the same spokes of
  /// ring B (G3, G4).
  [[nodiscard]] Ring castle_spokes(int site) const {
    return castles_[static_cast<std::size_t>(site)];
  }
  /// The squares of ring A that several castles cover.
  [[nodiscard]] Ring castle_squares(Sites sites) const { return covered_[sites]; }
  /// The two squares of ring A that its side gates open onto (G4).
  [[nodiscard]] Ring side_gates(int site) const { return gates_[static_cast<std::size_t>(site)]; }
  /// The one site whose castle or gates can be on a spoke: a quarter has four spokes at least.
  [[nodiscard]] int site_near(int spoke) const { return clockwise(spoke, 1) * kSites / spokes_; }

  /// A ring turned so that `spoke` comes to bit 0, and back.
  [[nodiscard]] Ring turned_to(Ring ring, int spoke) const {
    return ((ring >> spoke) | (ring << (spokes_ - spoke) % kMostSpokes)) & circle_;
  }
  [[nodiscard]] Ring turned_back(Ring ring, int spoke) const {
    return turned_to(ring, clockwise(0, -spoke));
  }
  /// The spoke some steps on, against the clock if negative; less than once round.
  [[nodiscard]] int clockwise(int spoke, int steps) const {
    const int there = spoke + steps;
    return there >= spokes_ ? there - spokes_ : there < 0 ? there + spokes_ : there;
  }
  /// The two squares beside one on its ring.
  [[nodiscard]] Ring beside(int spoke) const {
    return Ring{1} << clockwise(spoke, 1) | Ring{1} << clockwise(spoke, -1);
  }

 private:
  [[nodiscard]] Result<void> check() const;
  void derive();

  int rings_ = 0;
  int spokes_ = 0;
  int first_inside_ = 0;
  int stairs_ring_ = 0;
  int stairs_offset_ = 0;
  Ring circle_ = 0;
  Ring stairs_ = 0;
  std::array<Ring, kSites> castles_{};
  std::array<Ring, kSites> gates_{};
  std::array<Ring, 1 << kSites> covered_{};
};

[[nodiscard]] constexpr char ring_letter(int ring) { return static_cast<char>('A' + ring); }
[[nodiscard]] constexpr char site_letter(int site) { return "NESW"[site]; }

/// `C14`, `*`, `N`.
[[nodiscard]] std::string place_text(Place place);

}  // namespace broceliande::grailnah
