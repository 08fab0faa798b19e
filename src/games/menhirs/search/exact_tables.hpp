#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/menhirs/search/exact_slides.hpp"
#include "games/menhirs/search/game_setup.hpp"
#include "games/menhirs/search/game_value.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {

/// What is known of a set of mist at the beginning of a turn, in 32 bits. The mirror (M11) forbids
/// at most one slide, so two values and the best slide tell all:
///   bits 0–6    the value if the best slide is forbidden, + 64
///   bits 7–13   the value otherwise, + 64
///   bits 14–31  the number of the set that the best slide leads to, or kNoSlide
class TableEntry {
 public:
  static constexpr std::uint32_t kNoSlide = (1U << 18) - 1;

  constexpr TableEntry() = default;
  constexpr TableEntry(GameValue best, GameValue without_best, std::uint32_t best_slide)
      : bits_(best_slide << 14 | static_cast<std::uint32_t>(best + kBias) << 7 |
              static_cast<std::uint32_t>(without_best + kBias)) {}

  [[nodiscard]] constexpr GameValue best() const {
    return static_cast<GameValue>(bits_ >> 7 & 127) - kBias;
  }
  [[nodiscard]] constexpr GameValue without_best() const {
    return static_cast<GameValue>(bits_ & 127) - kBias;
  }
  [[nodiscard]] constexpr std::uint32_t best_slide() const { return bits_ >> 14; }
  [[nodiscard]] constexpr GameValue if_forbidden(std::uint32_t slide) const {
    return slide == best_slide() ? without_best() : best();
  }

 private:
  static constexpr int kBias = 64;
  std::uint32_t bits_ = 0;
};

/// All positions of one layout of side 3, from the last turn backward: a table a turn, with an
/// entry for each set of mist.
class ExactTables {
 public:
  /// What the tables and the slides take at most.
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20;

  /// Fills the tables that a position rests on; those of the layout asked before are dropped.
  /// False when the budget ran out; what is filled by then is kept.
  [[nodiscard]] bool reach(const State& state, ProofBudget& budget);

  /// The value of a position that was reached, or of one that can follow it, in a few steps.
  [[nodiscard]] GameValue value(const State& state) const;

 private:
  using Number = ExactSlides::Number;
  using TurnTable = std::vector<TableEntry>;

  /// A set of mist after the slide of a turn with a clear: what the turn is worth then.
  struct Cleared {
    std::uint32_t first_case = 0;  ///< where its mirror cases begin
    std::uint8_t cases = 0;
    std::int8_t value = kDraw;
  };

  /// … when it was slid to from one certain set, and the mirror makes a difference.
  struct MirrorCase {
    Number from = 0;
    GameValue value = kDraw;
  };

  /// A tile taken: what is known of the mist that is left, and the set from which a slide would
  /// have forbidden the best answer (or kNoSlide where that makes no difference).
  struct ClearOption {
    TableEntry next;
    Number back = 0;
  };

  void fill(int turn);
  template <class After>
  void fill_with(int turn, After after);
  void judge_clears(int turn);
  void judge_clear(int turn, Number number);
  [[nodiscard]] std::span<const ClearOption> list_options(int turn, const State& state,
                                                          std::span<ClearOption> room) const;
  void add_mirror_cases(std::span<const ClearOption> options, GameValue usual);
  [[nodiscard]] GameValue cleared_value(Number to, Number from) const;

  [[nodiscard]] GameValue value_of_place(const State& state) const;
  [[nodiscard]] GameValue value_of_slide(const State& state) const;
  [[nodiscard]] GameValue value_of_clear(const State& state) const;

  ExactSlides slides_;
  GameSetup setup_;
  std::array<TurnTable, kTurns> tables_;
  // Of the turn that is being filled:
  std::vector<Cleared> cleared_;
  std::vector<MirrorCase> mirror_cases_;
};

}  // namespace broceliande::menhirs
