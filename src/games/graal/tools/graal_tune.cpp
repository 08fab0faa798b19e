// Tunes the evaluation of Graal by self-play:
//
//   graal_tune play GAMES NODES SEED [WEIGHTS]   games against itself; writes a line for each quiet
//                                                position: the outcome for South, the position
//   graal_tune fit POSITIONS [WEIGHTS]           weights that fit those lines best
//   graal_tune match GAMES NODES SEED ONE OTHER  plays two files of weights against each other
//
// WEIGHTS is a file that `fit` wrote; without one, or for `-`, the weights compiled in. Those came
// from a guess, graal_start.txt, in two rounds; the same commands give the same weights:
//
//   graal_tune play 1000 1500 1 graal_start.txt >first
//   graal_tune fit first graal_start.txt >once
//   graal_tune play 1000 1500 1001 once >second
//   cat first second >both && graal_tune fit both once

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "games/graal/tools/self_play.hpp"

namespace broceliande::graal {
namespace {

constexpr std::uint32_t kRandomPlies = 9;  // at most one less, at the start of a game
constexpr Score kPikeman = 100;            // what all weights are measured by

std::vector<Score> flat(Weights weights) {
  std::vector<Score> all;
  for (const WeightPart& part : kWeightParts) {
    const std::span<Score> values = part.of(weights);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

Weights built(std::span<const Score> all) {
  Weights weights;
  std::size_t next = 0;
  for (const WeightPart& part : kWeightParts) {
    for (Score& value : part.of(weights)) value = all[next++];
  }
  return weights;
}

void write(const Weights& weights) {
  Weights copy = weights;
  for (const WeightPart& part : kWeightParts) {
    std::cout << part.name;
    for (const Score value : part.of(copy)) std::cout << ' ' << value;
    std::cout << '\n';
  }
}

std::optional<Weights> read_weights(const std::string& path) {
  Weights weights;
  if (path == "-") return weights;
  std::ifstream file(path);
  if (!file) return std::nullopt;
  for (const WeightPart& part : kWeightParts) {
    std::string name;
    file >> name;
    if (name != part.name) return std::nullopt;
    for (Score& value : part.of(weights)) file >> value;
  }
  if (!file) return std::nullopt;
  return weights;
}

using TunedPlayer = tools::SelfPlayer<PlayKit>;

double score_of_south(tools::GameEnd ending) { return tools::result_for(0, ending) / 2.0; }

void play(const Graal& game, int games, std::uint64_t nodes, std::uint64_t seed,
          const Weights& weights) {
  TunedPlayer player(game, {.weights = weights, .nodes = nodes});
  for (int i = 0; i < games; ++i) {
    Rng rng(seed + static_cast<std::uint64_t>(i));
    std::vector<std::string> lines;
    player.forget();
    const State start = any_start(game, rng, kRandomPlies);
    const tools::GameEnd ending = tools::play_out<PlayKit>(
        game, start, {&player, &player}, [&](const State& state, const auto& decision) {
          if (player.is_quiet(state, decision.action)) lines.push_back(game.position_text(state));
          return true;
        });
    for (const std::string& line : lines)
      std::cout << score_of_south(ending) << ' ' << line << '\n';
    std::cout.flush();
  }
}

bool fit(const Graal& game, const std::string& path, const Weights& start) {
  std::vector<tune::TuningSample> samples;
  std::ifstream file(path);
  double outcome = 0;
  for (std::string position; file >> outcome && std::getline(file >> std::ws, position);) {
    const auto state = game.read_position(position);
    if (!state) return false;
    const bool is_south = to_act(*state).camp() == Camp::south;
    std::vector<Score> probe = flat(start);
    samples.push_back(tune::sampled(
        probe, [&] { return evaluate(game.variant(), built(probe), *state); },
        static_cast<float>(is_south ? outcome : 1 - outcome)));
  }
  if (samples.empty()) return false;
  const std::vector<Score> first = flat(start);
  tune::Fit fit(std::move(samples), first);
  std::cerr << "scale " << fit.scale() << ", error " << fit.error();
  constexpr double kPull = 0.05;
  fit.descend(400, 2, kPull);
  fit.descend(200, 0.3, kPull);
  std::cerr << " -> " << fit.error() << '\n';
  // Half the way: weights that go all of it play too cautiously to win.
  const auto in_pikemen = [](double weight, double pikeman) { return weight * kPikeman / pikeman; };
  constexpr auto kUnit = static_cast<std::size_t>(Kind::pikeman);
  std::vector<Score> rounded;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const double before = in_pikemen(first[i], first[kUnit]);
    const double after = in_pikemen(fit.weights()[i], fit.weights()[kUnit]);
    rounded.push_back(static_cast<Score>(std::lround((before + after) / 2)));
  }
  write(built(rounded));
  return true;
}

void match(const Graal& game, int games, std::uint64_t nodes, std::uint64_t seed,
           const Weights& one, const Weights& other) {
  TunedPlayer first(game, {.weights = one, .nodes = nodes});
  TunedPlayer second(game, {.weights = other, .nodes = nodes});
  std::array<int, 3> count{};  // lost, drawn, won by the first
  for (int i = 0; i < games; ++i) {
    Rng rng(seed + static_cast<std::uint64_t>(i / 2));
    const State start = any_start(game, rng, 1);
    first.forget();
    second.forget();
    const bool is_south = i % 2 == 0;
    const std::array<TunedPlayer*, 2> players = {is_south ? &first : &second,
                                                 is_south ? &second : &first};
    const double south = score_of_south(
        tools::play_out<PlayKit>(game, start, players, [](auto&&...) { return true; }));
    ++count[static_cast<std::size_t>(2 * (is_south ? south : 1 - south))];
  }
  const double score = (count[2] + 0.5 * count[1]) / games;
  const double elo = -400 * std::log10(1 / std::clamp(score, 0.001, 0.999) - 1);
  std::cout << '+' << count[2] << " =" << count[1] << " -" << count[0] << ", " << 100 * score
            << " %, Elo " << std::lround(elo) << '\n';
}

int run(const std::vector<std::string>& words) {
  const auto number = [&](std::size_t i) { return std::strtoull(words[i].c_str(), nullptr, 10); };
  const Graal game = *Graal::with({{"quiet-first-turn", "on"}});
  const std::string verb = words.empty() ? "" : words[0];
  if (verb == "play" && words.size() >= 4) {
    const auto weights = read_weights(words.size() > 4 ? words[4] : "-");
    if (!weights) return 1;
    play(game, static_cast<int>(number(1)), number(2), number(3), *weights);
    return 0;
  }
  if (verb == "fit" && words.size() >= 2) {
    const auto weights = read_weights(words.size() > 2 ? words[2] : "-");
    return weights && fit(game, words[1], *weights) ? 0 : 1;
  }
  if (verb == "match" && words.size() == 6) {
    const auto one = read_weights(words[4]);
    const auto other = read_weights(words[5]);
    if (!one || !other) return 1;
    match(game, static_cast<int>(number(1)), number(2), number(3), *one, *other);
    return 0;
  }
  std::cerr << "graal_tune play GAMES NODES SEED [WEIGHTS] | fit POSITIONS [WEIGHTS] | "
               "match GAMES NODES SEED ONE OTHER\n";
  return 2;
}

}  // namespace
}  // namespace broceliande::graal

int main(int count, char** words) { return broceliande::graal::run({words + 1, words + count}); }
