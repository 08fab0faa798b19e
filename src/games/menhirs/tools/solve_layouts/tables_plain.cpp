/// The plain tables: the rules' own lists of actions, and entries that hold everything in full.
/// Slow and simple, to compare the GPU with on the board of side 3.

#include <algorithm>
#include <utility>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/combinations.hpp"
#include "tables.hpp"

namespace broceliande::menhirs::batch {
namespace {

struct LayoutEntry {
  Value best = Value::loss;
  Value without_best = Value::loss;  ///< when M11 forbids the best slide
  Action best_slide;                 ///< a pass when there is no slide

  [[nodiscard]] Value with(Action mirror) const {
    return mirror.is_slide() && mirror == best_slide ? without_best : best;
  }
};

/// The entries of all layouts for one set.
using Row = std::array<LayoutEntry, kLayoutsAtOnce>;

}  // namespace

struct Tables::Inside {
  int side = 0;
  Batch batch;
  int turn = kTurns;  ///< the one that was filled last
  std::vector<Row> rows;

  [[nodiscard]] State state_before(Cells mist) const {
    State state;
    state.side = static_cast<std::uint8_t>(side);
    state.first_clearing = static_cast<std::uint8_t>(batch.first_clearing);
    state.turn = static_cast<std::uint8_t>(turn - 1);
    state.phase = Phase::slide;
    state.mist = mist;
    return state;
  }

  /// What an action of the turn before is worth to the player who takes it.
  [[nodiscard]] Value after(State state, Action action, std::size_t layout) const {
    apply(state, action);
    return value_of_end(state, layout);
  }

  [[nodiscard]] Value value_of_end(const State& state, std::size_t layout) const {
    if (state.phase == Phase::over) return state.covered() == 0 ? Value::win : Value::draw;
    if (state.phase == Phase::slide) return value_of_next(state, layout);
    Value best = Value::loss;
    for (Cells left = clearable(state); left != 0; left &= left - 1) {
      State next = state;
      apply(next, Action::clear(first(left)));
      best = std::max(best, next.phase == Phase::over ? Value::draw : value_of_next(next, layout));
    }
    return best;
  }

  [[nodiscard]] Value value_of_next(const State& next, std::size_t layout) const {
    if (next.turn >= batch.horizon) return Value::draw;
    return of_opponent(rows[Combinations::number(next.mist)][layout].with(next.mirror));
  }

  [[nodiscard]] LayoutEntry entry(State state, const std::vector<Action>& actions,
                                  std::size_t layout) const {
    state.menhirs = batch.layouts[layout];
    if (state.covered() == 0) return {};
    LayoutEntry entry;
    int slides = 0;
    for (const Action action : actions) {
      if (!action.is_slide()) continue;
      const Value value = after(state, action, layout);
      if (slides++ == 0 || value > entry.best) {
        entry.without_best = slides == 1 ? Value::loss : entry.best;
        entry.best = value;
        entry.best_slide = action;
      } else {
        entry.without_best = std::max(entry.without_best, value);
      }
    }
    if (slides < 2) entry.without_best = after(state, Action::pass(), layout);  // M15
    if (slides == 0) entry.best = entry.without_best;
    return entry;
  }

  [[nodiscard]] std::pair<Row, std::uint64_t> row_before(Cells mist) const {
    const State state = state_before(mist);
    std::vector<Action> actions;
    legal(state, actions);
    Row row;
    for (std::size_t i = 0; i < batch.layouts.size(); ++i) row[i] = entry(state, actions, i);
    return {row, actions.front().is_slide() ? actions.size() : 0};
  }
};

Tables::Tables(int side) : inside_(std::make_unique<Inside>()) { inside_->side = side; }
Tables::~Tables() = default;

void Tables::begin(const Batch& batch) {
  inside_->batch = batch;
  inside_->turn = batch.horizon;
  inside_->rows.clear();
}

TurnCounts Tables::fill() {
  const Batch& batch = inside_->batch;
  const int tiles = batch.tiles_at(inside_->turn - 1);
  TurnCounts counts;
  counts.sets = Combinations::count(board(inside_->side).cells, tiles);
  std::vector<Row> rows(counts.sets);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Cells mist = Combinations::set(i, tiles);
    const auto [row, slides] = inside_->row_before(mist);
    rows[i] = row;
    counts.slides += slides;
    counts.without_slide += slides == 0 ? 1 : 0;
    counts.with_one_slide += slides == 1 ? 1 : 0;
    for (std::size_t layout = 0; layout < batch.layouts.size(); ++layout) {
      if ((mist & batch.layouts[layout]) == 0) continue;
      const LayoutEntry& entry = row[layout];
      ++counts.layouts[layout].by_value[static_cast<std::size_t>(entry.best)];
      counts.layouts[layout].mirror_decides += entry.best != entry.without_best ? 1 : 0;
    }
  }
  inside_->rows = std::move(rows);
  --inside_->turn;
  return counts;
}

std::vector<Value> Tables::answer(std::span<const Question> questions) const {
  std::vector<Value> values;
  for (const Question& question : questions) {
    const Row& row = inside_->rows[Combinations::number(question.mist)];
    values.push_back(row[question.layout].with(question.mirror));
  }
  return values;
}

std::vector<Value> Tables::look_before(std::span<const Cells> sets) const {
  std::vector<Value> values;
  for (const Cells mist : sets) {
    for (const LayoutEntry& entry : inside_->row_before(mist).first) values.push_back(entry.best);
  }
  return values;
}

}  // namespace broceliande::menhirs::batch
