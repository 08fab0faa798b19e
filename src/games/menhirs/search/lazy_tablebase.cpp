#include "games/menhirs/search/lazy_tablebase.hpp"

namespace broceliande::menhirs {
namespace {

/// So many looks go by between two looks at the budget.
constexpr std::uint64_t kLooksPerSpend = 64;

/// Sets of the clearing have fewer tiles in every turn; the turn itself only tells the first of
/// them from the last before.
std::uint64_t key_of(int turn, Cells mist) {
  return mist | static_cast<std::uint64_t>(turn % 8) << kMostCells;
}

/// As in the tables, where the numbers are small enough, so that it does not matter who was asked.
/// Others may, once in many millions, share a name; nothing that is called a proof rests on them.
PackedEntry::Name name_of(const GameSetup& setup, Cells mist) {
  const bool is_small =
      Combinations::count(board(setup.side).cells, size(mist)) < PackedEntry::kNoSlide;
  return is_small ? Combinations::number(mist)
                  : static_cast<PackedEntry::Name>(scatter(mist) >> 38);
}

}  // namespace

std::optional<PackedEntry> EntryCache::probe(std::uint64_t key) const {
  const CacheEntry& entry = entries_[place_of(key)];
  const std::uint64_t bits = entry.bits.load(std::memory_order_relaxed);
  if ((entry.check.load(std::memory_order_relaxed) ^ bits) != key) return std::nullopt;
  return PackedEntry::from_bits(bits);
}

void EntryCache::store(std::uint64_t key, PackedEntry packed) {
  CacheEntry& entry = entries_[place_of(key)];
  entry.bits.store(packed.bits(), std::memory_order_relaxed);
  entry.check.store(packed.bits() ^ key, std::memory_order_relaxed);
}

LazyTablebase::LazyTablebase(const EndgameTablebase& tablebase, EntryCache& cache)
    : tablebase_(tablebase), cache_(cache), backups_(kTurns, RetrogradeStep(tablebase.setup())) {}

/// What a retrograde step asks about the turn after.
struct LazyTablebase::NextTurn {
  LazyTablebase& tablebase;
  int next;  ///< turn

  [[nodiscard]] PackedEntry at(Cells mist) const { return tablebase.at(next, mist); }
  void at_less_one(Cells mist, std::array<PackedEntry, Combinations::kMostTiles>& found) const {
    std::size_t i = 0;
    for (Cells left = mist; left != 0; left &= left - 1, ++i) {
      const Cells rest = mist & ~first(left);
      if (!tablebase.tablebase_.setup().is_bare(rest)) found[i] = at(rest);
    }
  }
  void names_less_one(Cells mist,
                      std::array<PackedEntry::Name, Combinations::kMostTiles>& names) const {
    std::size_t i = 0;
    for (Cells left = mist; left != 0; left &= left - 1) names[i++] = name(mist & ~first(left));
  }
  [[nodiscard]] PackedEntry::Name name(Cells mist) const {
    return name_of(tablebase.tablebase_.setup(), mist);
  }
};

PackedEntry LazyTablebase::at(int turn, Cells mist) {
  // Step 1. Tablebase
  if (const auto known = tablebase_.at(turn, mist)) return *known;
  if (gave_up_) return {};

  // Step 2. Cache
  const std::uint64_t key = key_of(turn, mist);
  if (const auto known = cache_.probe(key)) return *known;

  // Step 3. Budget
  if (++looks_ % kLooksPerSpend == 0 && !budget_->spend(kLooksPerSpend)) gave_up_ = true;

  // Step 4. Retrograde step, which asks for the entries of the next turn in the same way
  const NextTurn next_turn{*this, turn + 1};
  const PackedEntry packed =
      backups_[static_cast<std::size_t>(turn)].back_up(turn, mist, next_turn);
  if (gave_up_) return {};

  // Step 5. Cache
  cache_.store(key, packed);
  return packed;
}

std::optional<TablebaseEntry> LazyTablebase::of(const State& state, ProofBudget& budget) {
  // Step 1. Tablebase
  if (auto known = tablebase_.of(state)) return known;

  // Step 2. Entry of its set of mist
  budget_ = &budget;
  gave_up_ = false;
  const PackedEntry packed = at(state.turn, state.mist);
  if (gave_up_) return std::nullopt;

  // Step 3. Mirror: the second best slide where it forbids the best
  const bool is_forbidden = state.mirror.is_slide() &&
                            packed.best_slide() == name_of(tablebase_.setup(), mirrored(state));
  return is_forbidden ? packed.without_best() : packed.best();
}

}  // namespace broceliande::menhirs
