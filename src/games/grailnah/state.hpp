#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/argument.hpp"
#include "core/rng.hpp"
#include "games/grailnah/board.hpp"

namespace broceliande::grailnah {

inline constexpr int kMostKnights = 8;     // G26
inline constexpr int kKnightsAtStart = 4;  // G8
inline constexpr int kMostTurns = 400;     // G30
inline constexpr int kMerlinInARow = 3;    // G18

enum class Edition : std::uint8_t { nl2004, en11, fr10 };

enum class Piece : std::uint8_t { king, queen, knight, merlin, morgane };

/// What was moved just before (G18, G22); a pass counts as a coloured piece.
enum class Before : std::uint8_t { nothing, merlin, morgane, other };

/// One decision, in 32 bits:
///   bits 0–11   where to
///   bits 12–23  where from; for Morgane where the Knight that pays stands, if one pays
///   bits 24–26  the piece; 5 is a pass
class Action {
 public:
  /// Not set, even by `Action{}`: lists of actions grow at no cost and are filled afterwards.
  constexpr Action() {}  // NOLINT(modernize-use-equals-default)
  [[nodiscard]] static constexpr Action move(Piece piece, Place from, Place to) {
    return Action(static_cast<unsigned>(piece), from, to);
  }
  /// Of Morgane; `paid` is off the board when nothing is paid.
  [[nodiscard]] static constexpr Action morgane(Place paid, Place to) {
    return move(Piece::morgane, paid, to);
  }
  [[nodiscard]] static constexpr Action pass() {
    return Action(kPass, Place::of_number(0), Place::of_number(0));
  }

  [[nodiscard]] constexpr bool is_pass() const { return bits_ >> 24 == kPass; }
  [[nodiscard]] constexpr Piece piece() const { return static_cast<Piece>(bits_ >> 24); }
  [[nodiscard]] constexpr Place from() const { return Place::of_number(bits_ >> 12 & 0xfff); }
  [[nodiscard]] constexpr Place paid() const { return from(); }
  [[nodiscard]] constexpr Place to() const { return Place::of_number(bits_ & 0xfff); }

  friend constexpr bool operator==(Action, Action) = default;

 private:
  static constexpr unsigned kPass = 5;
  constexpr Action(unsigned piece, Place from, Place to)
      : bits_(piece << 24 | from.number() << 12 | to.number()) {}

  std::uint32_t bits_;
};
static_assert(sizeof(Action) == 4);

/// The coloured pieces of one player. Knights are sorted by place; those off the board come last.
struct Household {
  Place king;
  Place queen;
  std::array<Place, kMostKnights> knights;

  [[nodiscard]] constexpr int knights_on_board() const {
    int count = 0;
    while (count < kMostKnights && !knights[static_cast<std::size_t>(count)].is_off_board())
      ++count;
    return count;
  }

  friend constexpr bool operator==(const Household&, const Household&) = default;
};

/// A position. After the end `turn` and `to_move` are 0, since the text does not keep them.
struct State {
  std::array<Household, kSites> households{};  ///< by site; all off the board where nobody plays
  Place merlin = Place::grail();
  Place morgane = Place::grail();
  std::uint16_t turn = 0;
  std::uint8_t to_move = 0;  ///< a site
  Sites seated = 0;          ///< who plays, disqualified or not
  Sites alive = 0;           ///< who has not been disqualified
  Sites winners = 0;
  bool is_over = false;
  Edition edition = Edition::en11;
  Before before = Before::nothing;
  std::uint8_t merlin_counts = 0;  ///< two bits a site (G18)
  std::uint16_t last_common = 0;   ///< two bits a site (G26); wide, so that no padding is left

  [[nodiscard]] constexpr const Household& household(int site) const {
    return households[static_cast<std::size_t>(site)];
  }
  [[nodiscard]] constexpr Household& household(int site) {
    return households[static_cast<std::size_t>(site)];
  }
  [[nodiscard]] constexpr int merlin_count(int site) const { return merlin_counts >> 2 * site & 3; }
  [[nodiscard]] constexpr int last_common_castle(int site) const {
    return last_common >> 2 * site & 3;
  }
  constexpr void set_merlin_count(int site, int count) {
    merlin_counts =
        static_cast<std::uint8_t>((merlin_counts & ~(3 << 2 * site)) | count << 2 * site);
  }
  constexpr void set_last_common(int site, int castle) {
    last_common = static_cast<std::uint16_t>((last_common & ~(3 << 2 * site)) | castle << 2 * site);
  }

  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 128);

[[nodiscard]] constexpr bool has(Sites sites, int site) { return (sites >> site & 1) != 0; }

/// Seats are numbered in the order N E S W among those who play.
[[nodiscard]] constexpr int seat_number(const State& state, int site) {
  return std::popcount(static_cast<unsigned>(state.seated) & ((1U << site) - 1));
}

[[nodiscard]] inline Argument seat_argument(const State& state, int site) {
  return Argument::seat(seat_number(state, site), std::string(1, site_letter(site)));
}

/// All sites of one's own side: with four players partners sit opposite (G7).
[[nodiscard]] constexpr Sites side_of(const State& state, int site) {
  const bool has_teams = state.seated == 0b1111;
  const auto self = static_cast<Sites>(1 << site);
  return has_teams ? static_cast<Sites>(self | 1 << (site ^ 2)) : self;
}

}  // namespace broceliande::grailnah
