#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>

#include "games/menhirs/search/combinations.hpp"
#include "games/menhirs/search/game_setup.hpp"
#include "games/menhirs/search/proof_budget.hpp"
#include "games/menhirs/search/tablebase_entry.hpp"
#include "games/menhirs/state.hpp"
#include "search/request.hpp"

namespace broceliande::menhirs {

/// The entry of every set of mist in the last turns of one game, as many turns as fit into the
/// memory: on side 4 from 10b on with 24 MB, from 10a on with 106 MB.
class EndgameTablebase {
 public:
  static constexpr std::uint64_t kAllSets = std::numeric_limits<std::uint64_t>::max();

  explicit EndgameTablebase(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  /// From now on it is about this game, if it is not over; the tables of another are dropped.
  void begin(const State& state);

  /// Goes on filling, the last turn first, up to turns with so many sets. False when the budget ran
  /// out.
  [[nodiscard]] bool fill(const ProofBudget& budget, int workers = 1,
                          search::WorkerPool* pool = nullptr, std::uint64_t most_sets = kAllSets);

  [[nodiscard]] const GameSetup& setup() const { return setup_; }
  /// The first turn that is filled, and all after it are; kTurns before anything is.
  [[nodiscard]] int first_turn() const { return first_turn_; }
  [[nodiscard]] bool is_full() const { return first_turn_ == wanted_; }
  /// How many sets are still to be looked at.
  [[nodiscard]] std::uint64_t left() const;

  /// What is known of a set at the beginning of a turn, if it has been looked at.
  [[nodiscard]] std::optional<PackedEntry> at(int turn, Cells mist) const {
    const bool is_begun = turn + 1 == first_turn_ && filled_ > 0;
    if (turn < first_turn_ && !is_begun) return std::nullopt;
    const Combinations::Number number = Combinations::number(mist);
    if (is_begun && number >= filled_) return std::nullopt;
    return PackedEntry::from_bits(tables_[static_cast<std::size_t>(turn)][number]);
  }
  /// The same of a position, with its mirror.
  [[nodiscard]] std::optional<TablebaseEntry> of(const State& state) const;

 private:
  /// Packed entries by number. Not a vector, which would write all of it before it is used.
  using TurnTable = std::unique_ptr<std::uint64_t[]>;
  struct NextTurn;

  /// So many sets a worker takes at a time, and so many times between two looks at the budget.
  static constexpr std::size_t kStride = 1024;
  static constexpr std::size_t kStridesAtOnce = 8;

  [[nodiscard]] std::uint64_t count_at(int turn) const;
  [[nodiscard]] bool fill_turn(int turn, ProofBudget& budget, int workers,
                               search::WorkerPool* pool);
  void fill_range(int turn, std::size_t begin, std::size_t end);

  std::size_t most_bytes_;
  GameSetup setup_;
  int first_turn_ = kTurns;
  int wanted_ = kTurns;                       ///< the first turn that there is room for
  std::size_t filled_ = 0;                    ///< of the turn before the first
  std::array<TurnTable, kTurns + 1> tables_;  ///< none after the last turn
};

}  // namespace broceliande::menhirs
