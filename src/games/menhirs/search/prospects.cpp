#include "games/menhirs/search/prospects.hpp"

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
PackedProspect::Name name_of(const Course& course, Cells mist) {
  const bool is_small =
      Combinations::count(board(course.side).cells, size(mist)) < PackedProspect::kNoSlide;
  return is_small ? Combinations::number(mist)
                  : static_cast<PackedProspect::Name>(scatter(mist) >> 38);
}

}  // namespace

std::optional<PackedProspect> ProspectCache::probe(std::uint64_t key) const {
  const Entry& entry = entries_[place_of(key)];
  const std::uint64_t bits = entry.bits.load(std::memory_order_relaxed);
  if ((entry.check.load(std::memory_order_relaxed) ^ bits) != key) return std::nullopt;
  return PackedProspect::from_bits(bits);
}

void ProspectCache::store(std::uint64_t key, PackedProspect packed) {
  Entry& entry = entries_[place_of(key)];
  entry.bits.store(packed.bits(), std::memory_order_relaxed);
  entry.check.store(packed.bits() ^ key, std::memory_order_relaxed);
}

Prospects::Prospects(const EndTables& ends, ProspectCache& memory)
    : ends_(ends), memory_(memory), backups_(kTurns, ProspectBackup(ends.course())) {}

/// What an outlook asks about the turn after.
struct Prospects::Known {
  Prospects& prospects;
  int next;  ///< turn

  [[nodiscard]] PackedProspect at(Cells mist) const { return prospects.at(next, mist); }
  void at_less_one(Cells mist, std::array<PackedProspect, Combinations::kMostTiles>& found) const {
    std::size_t i = 0;
    for (Cells left = mist; left != 0; left &= left - 1, ++i) {
      const Cells rest = mist & ~first(left);
      if (!prospects.ends_.course().is_bare(rest)) found[i] = at(rest);
    }
  }
  void names_less_one(Cells mist,
                      std::array<PackedProspect::Name, Combinations::kMostTiles>& names) const {
    std::size_t i = 0;
    for (Cells left = mist; left != 0; left &= left - 1) names[i++] = name(mist & ~first(left));
  }
  [[nodiscard]] PackedProspect::Name name(Cells mist) const {
    return name_of(prospects.ends_.course(), mist);
  }
};

PackedProspect Prospects::at(int turn, Cells mist) {
  if (const auto known = ends_.at(turn, mist)) return *known;
  if (gave_up_) return {};
  const std::uint64_t key = key_of(turn, mist);
  if (const auto known = memory_.probe(key)) return *known;
  if (++looks_ % kLooksPerSpend == 0 && !budget_->spend(kLooksPerSpend)) gave_up_ = true;
  const Known known{*this, turn + 1};
  const PackedProspect packed = backups_[static_cast<std::size_t>(turn)].back_up(turn, mist, known);
  if (gave_up_) return {};
  memory_.store(key, packed);
  return packed;
}

std::optional<Prospect> Prospects::of(const State& state, ProofBudget& budget) {
  if (auto known = ends_.of(state)) return known;
  budget_ = &budget;
  gave_up_ = false;
  const PackedProspect packed = at(state.turn, state.mist);
  if (gave_up_) return std::nullopt;
  const bool is_forbidden =
      state.mirror.is_slide() && packed.best_slide() == name_of(ends_.course(), mirrored(state));
  return is_forbidden ? packed.without_best() : packed.best();
}

}  // namespace broceliande::menhirs
