/// Solves many layouts of Menhirs from the first placement on, 32 at a time. See README.md.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>

#include "games/menhirs/text.hpp"
#include "input.hpp"
#include "placements.hpp"
#include "tables.hpp"

namespace broceliande::menhirs::batch {
namespace {

class Clock {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

class Program {
 public:
  Program(Arguments arguments, std::vector<Layout> layouts)
      : arguments_(std::move(arguments)),
        layouts_(std::move(layouts)),
        values_(arguments_.output + ".values.csv"),
        turns_(arguments_.output + ".turns.csv"),
        answers_(arguments_.output + ".answers.csv"),
        starts_(arguments_.output + ".starts.bin", std::ios::binary),
        tables_(arguments_.side) {
    values_
        << "name,layout,clearing,horizon,value,won_at_3a,drawn_at_3a,lost_at_3a,keeping_at_1a\n";
    turns_ << "name,clearing,horizon,turn,won,drawn,lost,mirror_decides\n";
    std::printf("set up in %.1f s\n", clock_.seconds());
  }

  void run() {
    std::vector<Layout*> pending;
    for (Layout& layout : layouts_) pending.push_back(&layout);
    for (int horizon = kTurns; !pending.empty() && horizon > kPlacements + 1; --horizon) {
      if (!run_horizon(horizon, pending)) break;
      if (arguments_.until > kPlacements) return;
      std::erase_if(pending, [](const Layout* layout) { return layout->is_turn_known; });
    }
    write_solved();
  }

 private:
  /// False when the time did not allow it.
  bool run_horizon(int horizon, std::span<Layout*> pending) {
    while (!pending.empty()) {
      if (clock_.seconds() + longest_batch_ > arguments_.seconds) return false;
      const Clock batch_clock;
      const auto batch = pending.first(std::min(pending.size(), kLayoutsAtOnce));
      run_batch(horizon, batch);
      pending = pending.subspan(batch.size());
      longest_batch_ = std::max(longest_batch_, batch_clock.seconds());
      std::printf("horizon %d: %zu layouts in %.2f s, %.1f s in all\n", horizon, batch.size(),
                  batch_clock.seconds(), clock_.seconds());
      std::fflush(stdout);
    }
    return true;
  }

  void run_batch(int horizon, std::span<Layout*> layouts) {
    Batch batch{arguments_.side, arguments_.first_clearing(), horizon, {}};
    for (const Layout* layout : layouts) batch.layouts.push_back(layout->menhirs);
    tables_.begin(batch);
    for (int turn = horizon - 1; turn >= std::max(arguments_.until, kPlacements + 1); --turn) {
      const Clock turn_clock;
      const TurnCounts counts = tables_.fill();
      if (longest_batch_ == 0) {
        std::printf("%s: %llu sets, %llu slides, %llu sets with none, %llu with one, %.2f s\n",
                    turn_text(turn).c_str(), static_cast<unsigned long long>(counts.sets),
                    static_cast<unsigned long long>(counts.slides),
                    static_cast<unsigned long long>(counts.without_slide),
                    static_cast<unsigned long long>(counts.with_one_slide), turn_clock.seconds());
        std::fflush(stdout);
      }
      write_counts(horizon, turn, layouts, counts);
      if (horizon == kTurns) write_answers(turn, layouts);
    }
    if (arguments_.until == kPlacements) finish_batch(horizon, layouts);
  }

  void write_counts(int horizon, int turn, std::span<Layout*> layouts, const TurnCounts& counts) {
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      const auto& [by_value, mirror_decides] = counts.layouts[i];
      turns_ << layouts[i]->name << ',' << arguments_.clearing << ',' << horizon << ','
             << turn_text(turn) << ',' << by_value[2] << ',' << by_value[1] << ',' << by_value[0]
             << ',' << mirror_decides << '\n';
    }
    turns_.flush();
  }

  void write_answers(int turn, std::span<Layout*> layouts) {
    std::vector<Question> questions;
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      for (const auto& [text, state] : layouts[i]->positions) {
        if (state.turn != turn || state.phase != Phase::slide) continue;
        questions.push_back({state.mist, state.mirror, i});
        texts.push_back(text);
      }
    }
    const auto values = tables_.answer(questions);
    for (std::size_t i = 0; i < values.size(); ++i) {
      answers_ << texts[i] << ',' << static_cast<int>(values[i]) - 1 << '\n';
    }
    answers_.flush();
  }

  /// 3a, of which only the placements on the menhirs' own mist matter, and all before.
  void finish_batch(int horizon, std::span<Layout*> layouts) {
    std::vector<Placements> placements;
    std::vector<Cells> sets;
    for (const Layout* layout : layouts) {
      const auto& fresh = placements.emplace_back(board(arguments_.side), layout->menhirs);
      sets.insert(sets.end(), fresh.sets().begin(), fresh.sets().end());
    }
    const auto found = tables_.look_before(sets);
    std::size_t set = 0;
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      std::vector<Value> of_four;
      for (std::uint64_t left = placements[i].count(); left > 0; --left) {
        of_four.push_back(found[set++ * kLayoutsAtOnce + i]);
      }
      finish_layout(horizon, *layouts[i], placements[i], of_four);
    }
  }

  void finish_layout(int horizon, Layout& layout, const Placements& placements,
                     const std::vector<Value>& of_four) {
    const Value value = placements.value(of_four, 0);
    const auto count = [&of_four](Value wanted) { return std::ranges::count(of_four, wanted); };
    values_ << layout.name << ',' << layout.text << ',' << arguments_.clearing << ',' << horizon
            << ',' << value_text(value) << ',' << count(Value::win) << ',' << count(Value::draw)
            << ',' << count(Value::loss) << ',' << placements.count_keeping(of_four, value) << '\n';
    values_.flush();
    if (horizon == kTurns) write_starts(of_four);
    if (horizon == kTurns) layout.value = value;
    layout.is_solved = true;
    layout.is_turn_known = value != layout.value || value == Value::draw;
    if (!layout.is_turn_known) layout.turn = horizon - 1;
  }

  /// The values at 3a for a, two bits each: 0 lost, 1 drawn, 2 won.
  void write_starts(const std::vector<Value>& of_four) {
    std::string bytes((of_four.size() + 3) / 4, '\0');
    for (std::size_t i = 0; i < of_four.size(); ++i) {
      bytes[i / 4] = static_cast<char>(bytes[i / 4] | static_cast<int>(of_four[i]) << (i % 4 * 2));
    }
    starts_ << bytes;
    starts_.flush();
  }

  static std::string value_text(Value value) {
    return value == Value::win ? "a" : value == Value::loss ? "b" : "draw";
  }

  /// With the columns of data/menhirs/side3.csv after the name; a turn that was not found is `?`.
  void write_solved() {
    std::ofstream file(arguments_.output + ".solved.csv");
    file << "name,layout,clearing,value,turn,score\n";
    Batch batch;
    batch.first_clearing = arguments_.first_clearing();
    for (const Layout& layout : layouts_) {
      if (!layout.is_solved) continue;
      file << layout.name << ',' << layout.text << ',' << arguments_.clearing << ','
           << value_text(layout.value) << ',';
      if (layout.value == Value::draw) {
        file << "-,0\n";
      } else if (layout.is_turn_known) {
        file << turn_text(layout.turn) << ',' << batch.tiles_at(layout.turn) << '\n';
      } else {
        file << "?,?\n";
      }
    }
  }

  Clock clock_;
  Arguments arguments_;
  std::vector<Layout> layouts_;
  std::ofstream values_;
  std::ofstream turns_;
  std::ofstream answers_;
  std::ofstream starts_;
  Tables tables_;
  double longest_batch_ = 0;
};

}  // namespace
}  // namespace broceliande::menhirs::batch

int main(int count, char** words) {
  using namespace broceliande::menhirs::batch;
  const Arguments arguments = read_arguments({words, static_cast<std::size_t>(count)});
  Program(arguments, read_layouts(arguments)).run();
}
