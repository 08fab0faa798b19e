#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/grailnah/rules.hpp"

namespace broceliande::grailnah {

/// What a network sees of a position: facts, each of which is a row of the first layer. Knights on
/// the board are sets of squares, so that what differs between two positions is found a word at a
/// time; everything else is one row or none of each kind. Of players who are out nothing is seen.
///
/// For boards as large as Tintagelle, with a castle for each player.
class NetworkView {
 public:
  static constexpr int kRings = 7;
  static constexpr int kSpokes = 20;
  static constexpr std::size_t kSquares = std::size_t{kRings} * kSpokes;

  /// What is told of a Knight on a square.
  enum Standing : std::uint8_t { free, locked, in_reach_of_merlin, in_reach_of_morgane, blocked };
  static constexpr std::size_t kStandings = 5;
  static constexpr int kRoyalRings = 3;  ///< that King and Queen walk on
  static constexpr std::size_t kRoyalPlaces = std::size_t{kRoyalRings} * kSpokes + kSites;

  /// Where the rows of a kind begin, among those of a site.
  static constexpr std::size_t kRoyals = kStandings * kSquares;  ///< King, Queen; free, locked
  static constexpr std::size_t kInCastle = kRoyals + 4 * kRoyalPlaces;  ///< by castle, how many
  static constexpr std::size_t kWaiting = kInCastle + std::size_t{kSites} * kMostKnights;
  static constexpr std::size_t kLastCommon = kWaiting + kMostKnights;
  static constexpr std::size_t kMerlinCount = kLastCommon + kSites;
  static constexpr std::size_t kRowsOfSite = kMerlinCount + kMerlinInARow;
  /// And among those of nobody, which follow; the Grailnah counts as a square.
  static constexpr std::size_t kMerlin = kSites * kRowsOfSite;
  static constexpr std::size_t kMorgane = kMerlin + kSquares + 1;
  static constexpr std::size_t kBefore = kMorgane + kSquares + 1;
  static constexpr std::size_t kRows = kBefore + 4;

  /// Nothing is seen.
  NetworkView() { singles_.fill(kNone); }
  NetworkView(const Rules& rules, const State& state);

  [[nodiscard]] static bool sees(const Rules& rules, const State& state);

  /// Calls `added(row)` and `removed(row)` for what differs from another view.
  template <class Added, class Removed>
  void each_difference(const NetworkView& from, const Added& added, const Removed& removed) const {
    for (std::size_t i = 0; i < knights_.size(); ++i) {
      const std::uint64_t difference = knights_[i] ^ from.knights_[i];
      if (difference == 0) continue;
      each_row(i, difference & knights_[i], added);
      each_row(i, difference & from.knights_[i], removed);
    }
    for (std::size_t i = 0; i < singles_.size(); ++i) {
      if (singles_[i] == from.singles_[i]) continue;
      if (singles_[i] != kNone) added(std::size_t{singles_[i]});
      if (from.singles_[i] != kNone) removed(std::size_t{from.singles_[i]});
    }
  }

 private:
  static constexpr std::uint16_t kNone = 0xffff;
  static constexpr std::size_t kSquaresOfWord = kSquares / 3 + 1;
  static constexpr std::size_t kWords = 3;
  static constexpr std::size_t kSinglesOfSite = 2 + kSites + 3;

  template <class Visit>
  static void each_row(std::size_t word, std::uint64_t squares, const Visit& visit) {
    const std::size_t set = word / kWords;
    const std::size_t first = set / kStandings * kRowsOfSite + set % kStandings * kSquares +
                              word % kWords * kSquaresOfWord;
    for (; squares != 0; squares &= squares - 1) {
      visit(first + static_cast<std::size_t>(std::countr_zero(squares)));
    }
  }
  class Maker;

  std::array<std::uint64_t, kSites * kStandings * kWords> knights_{};
  std::array<std::uint16_t, kSites * kSinglesOfSite + 3> singles_;
};

/// Whose view stands for the rivals of the player to move: the one of them who moves next. Their
/// side is not out, or the game would be over.
[[nodiscard]] int next_rival(const State& state);

/// How rows look from a seat, and which inputs of a network they are.
///
/// A seat sees the board turned so that its own castle is in the north, and the others by where
/// they sit from there; so one set of weights serves everybody. Rows that are much alike share an
/// input besides their own, of which their weights are the sum: Knights on one ring, a magician on
/// one ring.
class NetworkFeatures {
 public:
  static constexpr std::size_t kBuckets = 8;
  static constexpr std::size_t kMostParts = 2;

  /// The inputs of one row.
  struct Parts {
    std::array<std::uint16_t, kMostParts> inputs{};
    std::size_t count = 0;

    [[nodiscard]] std::span<const std::uint16_t> all() const {
      return std::span(inputs).first(count);
    }
  };

  /// For two players or four.
  [[nodiscard]] static constexpr std::size_t inputs(int players) {
    return static_cast<std::size_t>(players) * kInputsOfSite + kInputsOfNobody;
  }
  /// A row as the seat at `site` sees it.
  [[nodiscard]] static std::size_t turned(int site, std::size_t row);
  /// Of a row that is seen so; none for one that two players never see.
  [[nodiscard]] static Parts parts(int players, std::size_t row);

  /// Which set of output weights counts: by whether Merlin is out of the circle, whether the player
  /// to move may move him, and whether a Knight is near to the Grailnah.
  [[nodiscard]] static std::size_t bucket_of(const Board& board, const State& state);

 private:
  static constexpr std::size_t kInputsOfSite =
      NetworkView::kRowsOfSite + NetworkView::kStandings * NetworkView::kRings;
  static constexpr std::size_t kPlacesByRing = NetworkView::kRings + 1;
  static constexpr std::size_t kInputsOfNobody =
      NetworkView::kRows - NetworkView::kMerlin + 2 * kPlacesByRing;
};

}  // namespace broceliande::grailnah
