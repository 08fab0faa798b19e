#include "games/menhirs/search/endgame_tablebase.hpp"

#include <algorithm>
#include <atomic>

#include "games/menhirs/search/retrograde_step.hpp"

namespace broceliande::menhirs {

std::uint64_t EndgameTablebase::count_at(int turn) const {
  return Combinations::count(board(setup_.side).cells, setup_.tiles_at(turn));
}

void EndgameTablebase::begin(const State& state) {
  const GameSetup setup = GameSetup::of(state);
  if (setup == setup_ || state.phase == Phase::over) return;
  setup_ = setup;
  for (TurnTable& table : tables_) table.reset();
  first_turn_ = wanted_ = kTurns;
  filled_ = 0;
  std::uint64_t bytes = 0;
  const auto has_room = [&](int turn) {
    if (turn < setup_.first_clearing) return false;
    if (setup_.tiles_at(turn) > Combinations::kMostTiles) return false;
    bytes += count_at(turn) * sizeof(PackedEntry);
    return bytes <= most_bytes_ && count_at(turn) < PackedEntry::kNoSlide;
  };
  while (has_room(wanted_ - 1)) --wanted_;
}

std::uint64_t EndgameTablebase::left() const {
  std::uint64_t sets = 0;
  for (int turn = wanted_; turn < first_turn_; ++turn) sets += count_at(turn);
  return sets - filled_;
}

bool EndgameTablebase::fill(const ProofBudget& budget, int workers, search::WorkerPool* pool,
                            std::uint64_t most_sets) {
  ProofBudget left = budget;
  const int at_once = search::workers_at_once(workers, pool);
  while (!is_full() && count_at(first_turn_ - 1) <= most_sets) {
    if (!fill_turn(first_turn_ - 1, left, at_once, pool)) return false;
    --first_turn_;
    filled_ = 0;
  }
  return true;
}

bool EndgameTablebase::fill_turn(int turn, ProofBudget& budget, int workers,
                                 search::WorkerPool* pool) {
  const auto count = static_cast<std::size_t>(count_at(turn));
  TurnTable& table = tables_[static_cast<std::size_t>(turn)];
  if (table == nullptr) table = std::make_unique_for_overwrite<TurnTable::element_type[]>(count);
  while (filled_ < count) {
    const std::size_t stride = kStride * kStridesAtOnce * static_cast<std::size_t>(workers);
    const std::size_t end = std::min(count, filled_ + stride);
    if (!budget.spend(end - filled_)) return false;
    std::atomic<std::size_t> next = filled_;
    const auto work = [&](int /*number*/) {
      for (std::size_t from = next.fetch_add(kStride); from < end; from = next.fetch_add(kStride)) {
        fill_range(turn, from, std::min(end, from + kStride));
      }
    };
    search::run_workers(workers, pool, work);
    filled_ = end;
  }
  return true;
}

/// What a retrograde step asks about the turn after.
struct EndgameTablebase::NextTurn {
  const TurnTable& next;

  [[nodiscard]] PackedEntry at(Cells mist) const {
    return PackedEntry::from_bits(next[name(mist)]);
  }
  void at_less_one(Cells mist, std::array<PackedEntry, Combinations::kMostTiles>& found) const {
    std::array<Combinations::Number, Combinations::kMostTiles> numbers;
    const int tiles = Combinations::numbers_less_one(mist, numbers);
    for (std::size_t i = 0; i < static_cast<std::size_t>(tiles); ++i) {
      found[i] = PackedEntry::from_bits(next[numbers[i]]);
    }
  }
  static void names_less_one(Cells mist,
                             std::array<PackedEntry::Name, Combinations::kMostTiles>& names) {
    Combinations::numbers_less_one(mist, names);
  }
  [[nodiscard]] static PackedEntry::Name name(Cells mist) { return Combinations::number(mist); }
};

void EndgameTablebase::fill_range(int turn, std::size_t begin, std::size_t end) {
  RetrogradeStep step(setup_);
  const TurnTable& table = tables_[static_cast<std::size_t>(turn)];
  const NextTurn next_turn{tables_[static_cast<std::size_t>(turn) + 1]};
  Cells mist = Combinations::set(begin, setup_.tiles_at(turn));
  for (std::size_t i = begin; i < end; ++i, mist = Combinations::next(mist)) {
    table[i] = setup_.is_bare(mist) ? 0 : step.back_up(turn, mist, next_turn).bits();
  }
}

std::optional<TablebaseEntry> EndgameTablebase::of(const State& state) const {
  const std::optional<PackedEntry> packed = at(state.turn, state.mist);
  if (!packed) return std::nullopt;
  if (!state.mirror.is_slide() || !packed->depends_on_mirror()) return packed->best();
  const bool is_forbidden = packed->best_slide() == Combinations::number(mirrored(state));
  return is_forbidden ? packed->without_best() : packed->best();
}

}  // namespace broceliande::menhirs
