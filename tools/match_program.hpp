#pragma once

#include <array>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "tools/network_file.hpp"
#include "tools/self_play.hpp"
#include "tools/training_samples.hpp"

/// Measures evaluations of a game in matches:
///
///   ONE OTHER PAIRS SEED THREADS nodes|ms LIMIT [SECONDS]
///       ONE and OTHER are files of networks, or `-` for the hand-made evaluation. Each may have
///       LIMIT nodes or milliseconds for a decision. A pair is a start that is played both ways
///       round; pair i depends on SEED and i alone, and after SECONDS no pair is begun.
///   score NETWORK RECORDS
///       the evaluations of the positions that `features` would write, for tests
///
/// `Kit` is that of selfplay_program.hpp, with `match_start(game, rng)`.
namespace broceliande::tools {

/// What the searches of a side came to.
struct SearchStatistics {
  std::uint64_t decisions = 0;
  std::uint64_t nodes = 0;
  std::uint64_t depths = 0;
  double seconds = 0;

  void add(const SearchStatistics& other) {
    decisions += other.decisions;
    nodes += other.nodes;
    depths += other.depths;
    seconds += other.seconds;
  }
};

/// Two games from one start: the first opponent is side 0, and then side 1.
struct Pair {
  std::array<std::size_t, 2> results{};          ///< of the first opponent: 0 lost, 1 drawn, 2 won
  std::array<SearchStatistics, 2> statistics{};  ///< of the first opponent and the second
};

/// Plays pairs by number; each thread has one.
template <class Kit>
class PairPlayer {
 public:
  PairPlayer(const Kit& kit, const std::array<Opponent<Kit>, 2>& opponents, std::uint64_t seed)
      : kit_(kit), seed_(seed) {
    for (const auto& game : kit.games()) {
      players_.push_back({SelfPlayer<Kit>(game, opponents[0], Kit::kTable),
                          SelfPlayer<Kit>(game, opponents[1], Kit::kTable)});
    }
  }

  Pair operator()(std::uint64_t number) {
    Rng rng(scatter(scatter(seed_)) + number);  // not a start that self-play has had
    const std::size_t which = kit_.any_game(rng);
    const auto start = kit_.match_start(kit_.games()[which], rng);
    Pair pair;
    for (const std::size_t side : {0U, 1U}) {
      const GameEnd ending = play(which, start, side, pair.statistics);
      pair.results[side] = result_for(static_cast<int>(side), ending);
    }
    return pair;
  }

 private:
  /// With the first opponent on a side.
  GameEnd play(std::size_t which, const typename Kit::Game::State& start, std::size_t side,
               std::array<SearchStatistics, 2>& statistics) {
    std::array<SelfPlayer<Kit>, 2>& players = players_[which];
    for (SelfPlayer<Kit>& player : players) player.forget();
    auto before = Clock::now();
    const auto note = [&](const auto& state, const auto& decision) {
      const auto now = Clock::now();
      const auto acting = static_cast<std::size_t>(Kit::side_to_act(state));
      statistics[acting ^ side].add(
          {.decisions = 1,
           .nodes = decision.nodes,
           .depths = static_cast<std::uint64_t>(decision.depth),
           .seconds = std::chrono::duration<double>(now - before).count()});
      before = now;
      return !Kit::is_idle(state);
    };
    return play_out<Kit>(kit_.games()[which], start, {&players[side], &players[1 - side]}, note);
  }

  const Kit& kit_;
  std::uint64_t seed_;
  std::vector<std::array<SelfPlayer<Kit>, 2>> players_;
};

struct MatchTally {
  std::array<std::uint64_t, 3> results{};  ///< of the first opponent: lost, drawn, won
  std::array<std::uint64_t, 5> pairs{};    ///< by its half points of both games
  std::uint64_t as_first_side = 0;         ///< half points of both opponents there
  std::array<SearchStatistics, 2> statistics{};

  void add(const Pair& pair) {
    for (const std::size_t result : pair.results) ++results[result];
    ++pairs[pair.results[0] + pair.results[1]];
    as_first_side += pair.results[0] + 2 - pair.results[1];
    for (std::size_t i = 0; i < statistics.size(); ++i) statistics[i].add(pair.statistics[i]);
  }
};

[[nodiscard]] inline double elo(double score) {
  return -400 * std::log10(1 / std::clamp(score, 0.001, 0.999) - 1);
}

/// The score of pairs has the smaller error: what a start is worth cancels out in each.
inline void report(const MatchTally& tally) {
  double count = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < tally.pairs.size(); ++i) {
    const double score = static_cast<double>(i) / 4;
    const auto pairs = static_cast<double>(tally.pairs[i]);
    count += pairs;
    sum += pairs * score;
    squares += pairs * score * score;
  }
  if (count < 2) return;
  const double mean = sum / count;
  const double error = 1.96 * std::sqrt((squares / count - mean * mean) / (count - 1));
  std::cout << '+' << tally.results[2] << " =" << tally.results[1] << " -" << tally.results[0]
            << ", pairs";
  for (const std::uint64_t pairs : tally.pairs) std::cout << ' ' << pairs;
  std::cout << ", " << 100 * mean << " ± " << 100 * error << " %, Elo " << std::lround(elo(mean))
            << " (" << std::lround(elo(mean - error)) << " to " << std::lround(elo(mean + error))
            << ")\n";
  for (const SearchStatistics& each : tally.statistics) {
    const auto decisions = static_cast<double>(std::max<std::uint64_t>(1, each.decisions));
    std::cout << "  a decision: " << static_cast<double>(each.nodes) / decisions << " nodes, depth "
              << static_cast<double>(each.depths) / decisions << ", "
              << 1000 * each.seconds / decisions << " ms; "
              << static_cast<double>(each.nodes) / each.seconds << " nodes/s\n";
  }
  std::cout << "  the first side scores "
            << 100 * static_cast<double>(tally.as_first_side) / (4 * count) << " %\n";
}

template <class Kit>
void match(const Kit& kit, const std::array<Opponent<Kit>, 2>& opponents, std::uint64_t pairs,
           std::uint64_t seed, int threads, std::uint64_t seconds) {
  MatchTally tally;
  do_in_order(
      threads, pairs, Clock::now() + std::chrono::seconds(seconds),
      [&] { return PairPlayer<Kit>(kit, opponents, seed); },
      [&](const Pair& pair) { tally.add(pair); });
  report(tally);
}

template <class Kit>
bool score(const Kit& kit, const search::Network& network, const std::string& records) {
  const std::string bytes = read_file(records);
  RecordReader<Kit> reader(bytes);
  if (!reader.skip_magic()) return false;
  const auto& game = kit.reading_game();
  while (const auto record = reader.next()) {
    std::optional<typename Kit::NetworkTable> table;
    std::optional<typename Kit::NetworkEvaluator> evaluator;
    replay<Kit>(game, *record, [&](std::size_t i, const auto& state) {
      if (!table) {
        Kit::prepare(table, network, game, state);
        evaluator.emplace(game, state, *table);
      }
      if (is_sample<Kit>(record->plies[i])) std::cout << evaluator->evaluate(state) << '\n';
    });
  }
  return true;
}

template <class Kit>
int run_match(const Kit& kit, const std::vector<std::string>& words) {
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  if (words.size() == 3 && words[0] == "score") {
    const auto network = read_network(kit, words[1]);
    return network && score(kit, *network, words[2]) ? 0 : 1;
  }
  if (words.size() < 7 || words.size() > 8 || (words[5] != "nodes" && words[5] != "ms")) {
    std::cerr << Kit::kName << "_match " << Kit::kOptions
              << "ONE OTHER PAIRS SEED THREADS nodes|ms LIMIT [SECONDS] | score NETWORK RECORDS\n";
    return 2;
  }
  std::array<std::optional<search::Network>, 2> networks;
  std::array<Opponent<Kit>, 2> opponents;
  for (std::size_t i = 0; i < opponents.size(); ++i) {
    if (words[i] != "-") {
      networks[i] = read_network(kit, words[i]);
      if (!networks[i]) return 1;
      opponents[i].network = &*networks[i];
    }
    if (words[5] == "nodes") opponents[i].nodes = number(6);
    if (words[5] == "ms") opponents[i].time = std::chrono::milliseconds(number(6));
  }
  constexpr std::uint64_t kForever = 1'000'000;
  match(kit, opponents, number(2), number(3), static_cast<int>(number(4)),
        words.size() == 8 ? number(7) : kForever);
  return 0;
}

}  // namespace broceliande::tools
