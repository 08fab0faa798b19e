#include "games/menhirs/search/end_tables.hpp"

#include <algorithm>
#include <atomic>

#include "games/menhirs/search/prospect_backup.hpp"

namespace broceliande::menhirs {

std::uint64_t EndTables::count_at(int turn) const {
  return Combinations::count(board(course_.side).cells, course_.tiles_at(turn));
}

void EndTables::begin(const State& state) {
  const Course course = Course::of(state);
  if (course == course_ || state.phase == Phase::over) return;
  course_ = course;
  for (TurnTable& table : tables_) table.reset();
  first_turn_ = wanted_ = kTurns;
  filled_ = 0;
  std::uint64_t bytes = 0;
  const auto has_room = [&](int turn) {
    if (turn < course_.first_clearing) return false;
    if (course_.tiles_at(turn) > Combinations::kMostTiles) return false;
    bytes += count_at(turn) * sizeof(PackedProspect);
    return bytes <= most_bytes_ && count_at(turn) < PackedProspect::kNoSlide;
  };
  while (has_room(wanted_ - 1)) --wanted_;
}

std::uint64_t EndTables::left() const {
  std::uint64_t sets = 0;
  for (int turn = wanted_; turn < first_turn_; ++turn) sets += count_at(turn);
  return sets - filled_;
}

bool EndTables::fill(const ProofBudget& budget, int workers, search::WorkerPool* pool,
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

bool EndTables::fill_turn(int turn, ProofBudget& budget, int workers, search::WorkerPool* pool) {
  const auto count = static_cast<std::size_t>(count_at(turn));
  TurnTable& table = tables_[static_cast<std::size_t>(turn)];
  if (table == nullptr) table = std::make_unique_for_overwrite<TurnTable::element_type[]>(count);
  while (filled_ < count) {
    const std::size_t step = kStride * kStridesAtOnce * static_cast<std::size_t>(workers);
    const std::size_t end = std::min(count, filled_ + step);
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

/// What an outlook asks about the turn after.
struct EndTables::Known {
  const TurnTable& next;

  [[nodiscard]] PackedProspect at(Cells mist) const {
    return PackedProspect::from_bits(next[name(mist)]);
  }
  void at_less_one(Cells mist, std::array<PackedProspect, Combinations::kMostTiles>& found) const {
    std::array<Combinations::Number, Combinations::kMostTiles> numbers;
    const int tiles = Combinations::numbers_less_one(mist, numbers);
    for (std::size_t i = 0; i < static_cast<std::size_t>(tiles); ++i) {
      found[i] = PackedProspect::from_bits(next[numbers[i]]);
    }
  }
  static void names_less_one(Cells mist,
                             std::array<PackedProspect::Name, Combinations::kMostTiles>& names) {
    Combinations::numbers_less_one(mist, names);
  }
  [[nodiscard]] static PackedProspect::Name name(Cells mist) { return Combinations::number(mist); }
};

void EndTables::fill_range(int turn, std::size_t begin, std::size_t end) {
  ProspectBackup outlook(course_);
  const TurnTable& table = tables_[static_cast<std::size_t>(turn)];
  const Known known{tables_[static_cast<std::size_t>(turn) + 1]};
  Cells mist = Combinations::set(begin, course_.tiles_at(turn));
  for (std::size_t i = begin; i < end; ++i, mist = Combinations::next(mist)) {
    table[i] = course_.is_bare(mist) ? 0 : outlook.back_up(turn, mist, known).bits();
  }
}

std::optional<Prospect> EndTables::of(const State& state) const {
  const std::optional<PackedProspect> packed = at(state.turn, state.mist);
  if (!packed) return std::nullopt;
  if (!state.mirror.is_slide() || !packed->depends_on_mirror()) return packed->best();
  const bool is_forbidden = packed->best_slide() == Combinations::number(mirrored(state));
  return is_forbidden ? packed->without_best() : packed->best();
}

}  // namespace broceliande::menhirs
