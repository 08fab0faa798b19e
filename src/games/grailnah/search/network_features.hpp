#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/grailnah/rules.hpp"
#include "games/grailnah/search/reach.hpp"

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

  /// Which set of output weights counts: by whether Merlin is out of the circle, whether the player
  /// to move may move him, and whether a Knight is near to the Grailnah.
  static constexpr std::size_t kBuckets = 8;

  /// Rows that one view has and another lacks.
  class Rows {
   public:
    void add(std::size_t row) { rows_[count_++] = static_cast<std::uint16_t>(row); }
    [[nodiscard]] std::span<const std::uint16_t> all() const {
      return std::span(rows_).first(count_);
    }

   private:
    static constexpr std::size_t kMost = kSites * (kMostKnights * (kStandings - 1) + 9) + 3;
    std::array<std::uint16_t, kMost> rows_;
    std::size_t count_ = 0;
  };

  /// Nothing is seen.
  NetworkView() { singles_.fill(kNone); }
  NetworkView(const Board& board, const State& state, const Sight& sight);

  /// Whether the board and its castles are those that networks know.
  [[nodiscard]] static bool fits(const Rules& rules);
  [[nodiscard]] static bool sees(const Rules& rules, const State& state);
  [[nodiscard]] std::size_t bucket() const { return bucket_; }

  /// Finds what has come and gone since another view, which saw the same players or nothing.
  void compare(const NetworkView& before, Rows& come, Rows& gone) const;

 private:
  static constexpr std::uint16_t kNone = 0xffff;
  static constexpr std::size_t kWords = 3;
  static constexpr std::size_t kSquaresOfWord = kSquares / kWords + 1;
  static constexpr std::size_t kWordsOfSite = kStandings * kWords;
  static constexpr std::size_t kLanes = 4;           ///< that are compared at once
  static constexpr std::size_t kSinglesOfSite = 12;  ///< nine, and some for nothing
  class Maker;

  void compare_site(std::size_t site, const NetworkView& before, Rows& come, Rows& gone) const;
  void compare_singles(std::size_t first, std::size_t count, const NetworkView& before, Rows& come,
                       Rows& gone) const;

  std::array<std::uint64_t, kSites * kWordsOfSite> knights_{};
  std::array<std::uint16_t, kSites * kSinglesOfSite + kLanes> singles_;
  std::size_t bucket_ = 0;
  bool are_two_ = false;
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

 private:
  static constexpr std::size_t kInputsOfSite =
      NetworkView::kRowsOfSite + NetworkView::kStandings * NetworkView::kRings;
  static constexpr std::size_t kPlacesByRing = NetworkView::kRings + 1;
  static constexpr std::size_t kInputsOfNobody =
      NetworkView::kRows - NetworkView::kMerlin + 2 * kPlacesByRing;
};

}  // namespace broceliande::grailnah
