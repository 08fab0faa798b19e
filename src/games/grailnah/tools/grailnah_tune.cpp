// Tunes Grailnah's weights by self-play:
//
//   grailnah_tune tune PLAYERS GAMES NODES SEED ROUNDS
//   grailnah_tune match PLAYERS GAMES NODES SEED ONE OTHER
//
// `tune` plays, each round, GAMES games of the weights found so far against themselves, beginning
// with the guessed ones (NODES positions a decision, after a few random actions), and then fits
// the weights to how all games so far ended. The same arguments give the same weights, on however
// many cores. They are printed as files of weights and src/games/grailnah/search/weights.cpp have
// them. `match` plays two sets of weights against each other: `guessed`, `tuned` (those compiled
// in) or a file. Of three players one set has one seat and the other two, by turns.

#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <thread>

#include "games/grailnah/search/engine.hpp"
#include "games/grailnah/search/evaluator.hpp"
#include "games/grailnah/search/leaf_evaluator.hpp"
#include "search/iterative_deepening.hpp"
#include "search/mcts.hpp"
#include "tools/tune.hpp"

namespace broceliande::grailnah {
namespace {

constexpr std::uint32_t kShortestOpening = 2;
constexpr std::uint32_t kOpenings = 8;
/// How far off a guess may well be, in points, and how much of a game one position tells.
constexpr double kDoubt = 60;
constexpr double kShareOfGame = 0.1;

std::vector<Score> flat(Weights weights) {
  std::vector<Score> all;
  for (const WeightPart& part : kWeightParts) {
    const std::span<Score> values = part.of(weights);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

template <class Number>
Weights built(const std::vector<Number>& all) {
  Weights weights;
  std::size_t next = 0;
  for (const WeightPart& part : kWeightParts) {
    for (Score& value : part.of(weights)) value = static_cast<Score>(std::lround(all[next++]));
  }
  return weights;
}

void write(Weights weights) {
  for (const WeightPart& part : kWeightParts) {
    const std::span<Score> values = part.of(weights);
    std::cout << "    ." << part.name << " = " << (values.size() > 1 ? "{" : "");
    for (std::size_t i = 0; i < values.size(); ++i) std::cout << (i > 0 ? ", " : "") << values[i];
    std::cout << (values.size() > 1 ? "}" : "") << ",\n";
  }
  std::cout.flush();
}

/// A file as `write` makes it; only the numbers after each name matter.
std::optional<Weights> read_weights(const std::string& path, int players) {
  if (path == "guessed") return Weights{};
  if (path == "tuned") return weights_for(players);
  std::ifstream file(path);
  if (!file) return std::nullopt;
  Weights weights;
  std::string line;
  while (std::getline(file, line)) {
    for (char& letter : line) letter = std::strchr("{},=.", letter) != nullptr ? ' ' : letter;
    std::istringstream words(line);
    std::string name;
    words >> name;
    for (const WeightPart& part : kWeightParts) {
      if (part.name != name) continue;
      for (Score& value : part.of(weights)) words >> value;
    }
    if (!words) return std::nullopt;
  }
  return weights;
}

class TunedPlayer {
 public:
  TunedPlayer(const Grailnah& game, const Weights& weights, std::uint64_t nodes)
      : game_(game), weights_(weights), nodes_(nodes), table_(std::size_t{4} << 20) {}

  void forget() { table_.clear(); }
  /// As the engine does: among three by tree search, otherwise by alpha-beta.
  Action choose(const State& state, const std::vector<State>& before) {
    if (are_three_sides(state)) return choose_among_three(state);
    return tune::searched(Evaluator(game_, state, weights_), table_, {.nodes = nodes_}, state,
                          before)
        .action;
  }
  /// Whether positions like this are evaluated: by tree search all, by alpha-beta only quiet ones.
  [[nodiscard]] bool judges(const State& state, Action chosen) const {
    return are_three_sides(state) ||
           tune::is_quiet(Evaluator(game_, state, weights_), state, chosen);
  }

 private:
  Action choose_among_three(const State& state) {
    LeafEvaluator evaluator(game_, weights_);
    search::MonteCarloTreeSearch<LeafEvaluator> tree(evaluator, std::size_t{64} << 20);
    tree.begin(state, 0, {});
    tree.run(nodes_, {});
    return *game_.read_action(state, tree.result_so_far(1).best());
  }

  const Grailnah& game_;
  Weights weights_;
  std::uint64_t nodes_;
  search::TranspositionTable table_;
};

/// One game, after a random opening; `seen(state, action)` hears of every decision. The end.
template <class PlayerAt, class Seen>
State play_out(const Grailnah& game, std::uint64_t seed, const PlayerAt& player_at,
               const Seen& seen) {
  Rng rng(scatter(seed));
  State state = game.deal(rng);
  const std::uint32_t opening = kShortestOpening + rng.below(kOpenings);
  std::vector<Action> actions;
  std::vector<State> before;
  std::map<std::uint64_t, int> counts;
  while (!state.is_over) {
    Action action;
    if (before.size() < opening) {
      actions.clear();
      game.legal(state, actions);
      action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
    } else {
      action = player_at(game.to_act(state)).choose(state, before);
      seen(state, action);
    }
    before.push_back(state);
    game.apply(state, action);
    if (!state.is_over && ++counts[game.recurrence(state)] == 3) game.end_by_recurrence(state);
  }
  return state;
}

/// Calls `work(i)` for all games, on all cores, `make()` making what each core works with.
template <class Make>
void for_all_games(std::size_t games, const Make& make) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
    threads.emplace_back([&] {
      auto work = make();
      for (std::size_t at = next++; at < games; at = next++) work(at);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

/// Sites that share a win, as a number; partners have the same.
int side_number(const State& state, int site) { return state.seated == 0b1111 ? site % 2 : site; }

/// Takes positions apart: by evaluating them once for each weight, with that one alone.
class Anatomist {
 public:
  explicit Anatomist(const Rules& rules) {
    std::vector<Score> alone(flat({}).size());
    for (Score& weight : alone) {
      weight = 1;
      evaluations_.emplace_back(rules, built(alone));
      weight = 0;
    }
  }

  /// A sample for each two sides of which one has won, or none: how much better the first stands.
  void take_apart(const State& state, const State& end,
                  std::vector<tune::TuningSample>& samples) const {
    std::vector<SiteScores> scores;
    for (const Evaluation& evaluation : evaluations_) scores.push_back(evaluation.evaluate(state));
    const int winner = end.winners == 0 ? -1 : side_number(state, std::countr_zero(end.winners));
    const int sides = state.seated == 0b1111 ? 2 : kSites;
    for (int one = 0; one < sides; ++one) {
      for (int other = one + 1; other < sides; ++other) {
        if (!has(state.seated, one) || !has(state.seated, other)) continue;
        if (winner >= 0 && winner != one && winner != other) continue;
        samples.push_back({{}, winner < 0 ? 0.5F : winner == one ? 1.0F : 0.0F});
        for (std::size_t i = 0; i < scores.size(); ++i) {
          const Score count = side(state, scores[i], one) - side(state, scores[i], other);
          if (count == 0) continue;
          samples.back().counts.emplace_back(static_cast<std::uint16_t>(i),
                                             static_cast<float>(count));
        }
      }
    }
  }

 private:
  static Score side(const State& state, const SiteScores& scores, int number) {
    Score sum = 0;
    for (int site = 0; site < kSites; ++site) {
      if (side_number(state, site) == number) sum += scores[static_cast<std::size_t>(site)];
    }
    return sum;
  }

  std::vector<Evaluation> evaluations_;
};

std::vector<tune::TuningSample> play_round(const Grailnah& game, const Weights& weights,
                                           std::size_t games, std::uint64_t nodes,
                                           std::uint64_t seed) {
  const Anatomist anatomist(game.rules());
  std::vector<std::vector<tune::TuningSample>> found(games);
  for_all_games(games, [&] {
    return [&, player = TunedPlayer(game, weights, nodes)](std::size_t at) mutable {
      std::vector<State> result_so_far;
      player.forget();
      const State end = play_out(
          game, seed + at, [&](Seat) -> TunedPlayer& { return player; },
          [&](const State& state, Action action) {
            if (player.judges(state, action)) result_so_far.push_back(state);
          });
      for (const State& state : result_so_far) anatomist.take_apart(state, end, found[at]);
    };
  });
  std::vector<tune::TuningSample> all;
  for (auto& samples : found) std::ranges::move(samples, std::back_inserter(all));
  return all;
}

void tune(const Grailnah& game, std::size_t games, std::uint64_t nodes, std::uint64_t seed,
          std::uint64_t rounds) {
  const std::vector<Score> guessed = flat({});
  Weights weights;
  std::vector<tune::TuningSample> samples;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    std::ranges::move(play_round(game, weights, games, nodes, seed + (round << 32)),
                      std::back_inserter(samples));
    tune::Fit fit(samples, guessed);
    const double pull = fit.scale() * fit.scale() /
                        (kDoubt * kDoubt * kShareOfGame * static_cast<double>(samples.size()));
    std::cout << "// round " << round + 1 << ": " << samples.size() << " samples, scale "
              << fit.scale() << ", error " << fit.error();
    fit.descend(300, 3, pull);
    fit.descend(100, 0.3, pull);
    std::cout << " -> " << fit.error() << '\n';
    // So that points mean the same to all who think, however many play.
    std::vector<double> scaled = fit.weights();
    for (double& weight : scaled) weight *= SeatEvaluator::kScale / fit.scale();
    weights = built(scaled);
    write(weights);
  }
}

void match(const Grailnah& game, std::size_t games, std::uint64_t nodes, std::uint64_t seed,
           const Weights& one, const Weights& other) {
  const bool are_three = game.seats() == 3;
  std::array<std::array<std::atomic<int>, 3>, 2> count{};  // by who sits alone; lost, drawn, won
  for_all_games(games, [&] {
    return [&, first = TunedPlayer(game, one, nodes),
            second = TunedPlayer(game, other, nodes)](std::size_t at) mutable {
      // All seatings for one opening before the next; of two sides the first seat leads a side.
      const std::size_t lone = are_three ? at / 3 % 2 : 0;
      const auto seat = static_cast<std::uint8_t>(are_three ? at % 3 : at % 2);
      const auto player_at = [&](Seat acting) -> TunedPlayer& {
        const bool is_lone = are_three ? acting.index == seat : acting.index % 2 == seat;
        return is_lone == (lone == 0) ? first : second;
      };
      first.forget();
      second.forget();
      const State end =
          play_out(game, seed + at / (are_three ? 6 : 2), player_at, [](auto&&...) {});
      const auto verdict = static_cast<int>((*game.outcome(end))[Seat{seat}].verdict);
      ++count[lone][static_cast<std::size_t>(verdict + 1)];
    };
  });
  for (std::size_t lone = 0; lone < (are_three ? 2U : 1U); ++lone) {
    const auto& [lost, drawn, won] = count[lone];
    std::cout << (!are_three  ? "the first"
                  : lone == 0 ? "the first alone"
                              : "the second alone")
              << ": +" << won << " =" << drawn << " -" << lost << ", "
              << 100 * (won + 0.5 * drawn) / (won + drawn + lost) << " %\n";
  }
}

int run(const std::vector<std::string>& words) {
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  const std::string verb = words.empty() ? "" : words[0];
  const auto game = Grailnah::with({{"players", words.size() > 1 ? words[1] : "2"}});
  if (game && verb == "tune" && words.size() == 6) {
    tune(*game, number(2), number(3), number(4), number(5));
    return 0;
  }
  if (game && verb == "match" && words.size() == 7) {
    const auto one = read_weights(words[5], game->seats());
    const auto other = read_weights(words[6], game->seats());
    if (!one || !other) return 1;
    match(*game, number(2), number(3), number(4), *one, *other);
    return 0;
  }
  std::cerr << "grailnah_tune tune PLAYERS GAMES NODES SEED ROUNDS | "
               "match PLAYERS GAMES NODES SEED ONE OTHER\n";
  return 2;
}

}  // namespace
}  // namespace broceliande::grailnah

int main(int count, char** words) { return broceliande::grailnah::run({words + 1, words + count}); }
