// Measures evaluations of Graal in matches:
//
//   graal_match ONE OTHER PAIRS SEED THREADS nodes|ms LIMIT [SECONDS]
//       ONE and OTHER are files of networks, or `-` for the hand-made evaluation. Each may have
//       LIMIT nodes or milliseconds for a decision. A pair is an uneven start that is played both
//       ways round; pair i depends on SEED and i alone, and after SECONDS no pair is begun.
//   graal_match score NETWORK RECORDS
//       the evaluations of the positions that `graal_selfplay features` would write, for tests

#include <cmath>
#include <cstdlib>
#include <iostream>

#include "games/graal/tools/network_file.hpp"
#include "games/graal/tools/training_samples.hpp"
#include "games/graal/tools/uneven_start.hpp"
#include "tools/in_order.hpp"

namespace broceliande::graal {
namespace {

/// How hard a side thought.
struct Effort {
  std::uint64_t decisions = 0;
  std::uint64_t nodes = 0;
  std::uint64_t depths = 0;
  double seconds = 0;

  void add(const Effort& other) {
    decisions += other.decisions;
    nodes += other.nodes;
    depths += other.depths;
    seconds += other.seconds;
  }
};

/// Two games from one start, the first side South and then North.
struct Pair {
  std::array<std::size_t, 2> results{};  ///< of the first side: 0 lost, 1 drawn, 2 won
  std::array<Effort, 2> efforts{};       ///< of the first side and the second
};

/// Plays pairs by number; each thread has one.
class PairPlayer {
 public:
  PairPlayer(const std::vector<Graal>& games, const std::array<Opponent, 2>& sides,
             std::uint64_t seed)
      : games_(games), seed_(seed) {
    for (const Graal& game : games) {
      players_.push_back({Player(game, sides[0], kTable), Player(game, sides[1], kTable)});
    }
  }

  Pair operator()(std::uint64_t number) {
    Rng rng(scatter(scatter(seed_)) + number);  // not a start that graal_selfplay has had
    const std::size_t setting = any_setting(rng);
    const State start = uneven_start(games_[setting], rng);
    Pair pair;
    for (const std::size_t south : {0U, 1U}) {
      const Ending ending = play(setting, start, south, pair.efforts);
      pair.results[south] = result_for(south == 0 ? Camp::south : Camp::north, ending);
    }
    return pair;
  }

 private:
  Ending play(std::size_t setting, const State& start, std::size_t south,
              std::array<Effort, 2>& efforts) {
    std::array<Player, 2>& players = players_[setting];
    for (Player& player : players) player.forget();
    auto before = tools::Clock::now();
    const auto note = [&](const State& state, const auto& decision) {
      const auto now = tools::Clock::now();
      const auto camp = static_cast<std::size_t>(to_act(state).camp());
      efforts[camp ^ south].add({.decisions = 1,
                                 .nodes = decision.nodes,
                                 .depths = static_cast<std::uint64_t>(decision.depth),
                                 .seconds = std::chrono::duration<double>(now - before).count()});
      before = now;
      return state.clock < kIdleTurns;
    };
    return play_out(games_[setting], start, {&players[south], &players[1 - south]}, note);
  }

  const std::vector<Graal>& games_;
  std::uint64_t seed_;
  std::vector<std::array<Player, 2>> players_;
};

struct Tally {
  std::array<std::uint64_t, 3> results{};  ///< of the first side: lost, drawn, won
  std::array<std::uint64_t, 5> pairs{};    ///< by its half points of both games
  std::array<Effort, 2> efforts{};

  void add(const Pair& pair) {
    for (const std::size_t result : pair.results) ++results[result];
    ++pairs[pair.results[0] + pair.results[1]];
    for (std::size_t i = 0; i < efforts.size(); ++i) efforts[i].add(pair.efforts[i]);
  }
};

double elo(double score) { return -400 * std::log10(1 / std::clamp(score, 0.001, 0.999) - 1); }

/// The score of pairs has the smaller error: what a start is worth cancels out in each.
void report(const Tally& tally) {
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
  for (const Effort& effort : tally.efforts) {
    const auto decisions = static_cast<double>(std::max<std::uint64_t>(1, effort.decisions));
    std::cout << "  a decision: " << static_cast<double>(effort.nodes) / decisions
              << " nodes, depth " << static_cast<double>(effort.depths) / decisions << ", "
              << 1000 * effort.seconds / decisions << " ms; "
              << static_cast<double>(effort.nodes) / effort.seconds << " nodes/s\n";
  }
}

void match(const std::array<Opponent, 2>& sides, std::uint64_t pairs, std::uint64_t seed,
           int threads, std::uint64_t seconds) {
  const std::vector<Graal> games = games_of_settings();
  Tally tally;
  tools::do_in_order(
      threads, pairs, tools::Clock::now() + std::chrono::seconds(seconds),
      [&] { return PairPlayer(games, sides, seed); }, [&](const Pair& pair) { tally.add(pair); });
  report(tally);
}

bool score(const search::Network& network, const std::string& records) {
  const Graal game = *Graal::with({});
  const std::string bytes = read_file(records);
  RecordReader reader(bytes);
  if (!reader.skip_magic()) return false;
  while (const auto record = reader.next()) {
    std::optional<NetworkTable> table;
    std::optional<NetworkEvaluator> evaluator;
    replay(game, *record, [&](std::size_t i, const State& state) {
      if (!table) evaluator.emplace(game, state, table.emplace(network, game.variant(), state));
      if (is_sample(record->plies[i])) std::cout << evaluator->evaluate(state) << '\n';
    });
  }
  return true;
}

int run(const std::vector<std::string>& words) {
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  if (words.size() == 3 && words[0] == "score") {
    const auto network = read_network(words[1]);
    return network && score(*network, words[2]) ? 0 : 1;
  }
  if (words.size() < 7 || words.size() > 8 || (words[5] != "nodes" && words[5] != "ms")) {
    std::cerr << "graal_match ONE OTHER PAIRS SEED THREADS nodes|ms LIMIT [SECONDS] | "
                 "score NETWORK RECORDS\n";
    return 2;
  }
  std::array<std::optional<search::Network>, 2> networks;
  std::array<Opponent, 2> sides;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (words[i] != "-") {
      networks[i] = read_network(words[i]);
      if (!networks[i]) return 1;
      sides[i].network = &*networks[i];
    }
    if (words[5] == "nodes") sides[i].nodes = number(6);
    if (words[5] == "ms") sides[i].time = std::chrono::milliseconds(number(6));
  }
  constexpr std::uint64_t kForever = 1'000'000;
  match(sides, number(2), number(3), static_cast<int>(number(4)),
        words.size() == 8 ? number(7) : kForever);
  return 0;
}

}  // namespace
}  // namespace broceliande::graal

int main(int count, char** words) { return broceliande::graal::run({words + 1, words + count}); }
