#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/iterative_deepening.hpp"
#include "search/score.hpp"

/// Weights of an evaluation fitted to the outcomes of games, by logistic regression (after P.
/// Österlund's "Texel's tuning method", 2014). For evaluations that are linear in their weights.
namespace broceliande::tune {

using search::Score;

/// A quiet position: which weights count in it and how often, and how its game ended for the side
/// to act (1, 1/2 or 0).
struct TuningSample {
  std::vector<std::pair<std::uint16_t, float>> counts;
  float outcome = 0.5F;
};

/// What each weight counts for in an evaluation, found by setting one weight at a time.
template <class Evaluate>
[[nodiscard]] TuningSample sampled(std::span<Score> weights, const Evaluate& evaluate,
                                   float outcome) {
  TuningSample sample{{}, outcome};
  std::ranges::fill(weights, 0);
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = 1;
    if (const Score count = evaluate(); count != 0) {
      sample.counts.emplace_back(static_cast<std::uint16_t>(i), static_cast<float>(count));
    }
    weights[i] = 0;
  }
  return sample;
}

class Fit {
 public:
  Fit(std::vector<TuningSample> samples, std::span<const Score> start)
      : samples_(std::move(samples)), start_(start.begin(), start.end()), weights_(start_) {
    scale_ = best_scale();
  }

  /// How far predictions are from outcomes, as the mean square.
  [[nodiscard]] double error() const { return error_with(scale_); }
  [[nodiscard]] double scale() const { return scale_; }
  [[nodiscard]] const std::vector<double>& weights() const { return weights_; }

  /// Steps down the gradient (Adam, D. Kingma and J. Ba, 2014). `pull` draws weights of which the
  /// samples say little back to where they started.
  void descend(int steps, double rate, double pull) {
    std::vector<double> mean(weights_.size());
    std::vector<double> spread(weights_.size());
    for (int step = 1; step <= steps; ++step) {
      const std::vector<double> slope = gradient(pull);
      for (std::size_t i = 0; i < weights_.size(); ++i) {
        mean[i] = 0.9 * mean[i] + 0.1 * slope[i];
        spread[i] = 0.999 * spread[i] + 0.001 * slope[i] * slope[i];
        const double m = mean[i] / (1 - std::pow(0.9, step));
        const double s = spread[i] / (1 - std::pow(0.999, step));
        weights_[i] -= rate * m / (std::sqrt(s) + 1e-12);
      }
    }
  }

 private:
  [[nodiscard]] double judged(const TuningSample& sample) const {
    double sum = 0;
    for (const auto& [index, count] : sample.counts) sum += weights_[index] * count;
    return sum;
  }
  [[nodiscard]] static double chance(double score, double scale) {
    return 1 / (1 + std::exp(-score / scale));
  }
  [[nodiscard]] double error_with(double scale) const {
    double sum = 0;
    for (const TuningSample& sample : samples_) {
      const double miss = sample.outcome - chance(judged(sample), scale);
      sum += miss * miss;
    }
    return sum / static_cast<double>(samples_.size());
  }
  /// How large a score must be to mean something, for the weights at the start.
  [[nodiscard]] double best_scale() const {
    double best = 20;
    for (double scale = 20; scale < 2000; scale *= 1.1) {
      if (error_with(scale) < error_with(best)) best = scale;
    }
    return best;
  }
  [[nodiscard]] std::vector<double> gradient(double pull) const {
    std::vector<double> slope(weights_.size());
    const double share = 1 / static_cast<double>(samples_.size());
    for (const TuningSample& sample : samples_) {
      const double p = chance(judged(sample), scale_);
      const double push = (p - sample.outcome) * share;  // of the logarithmic loss
      for (const auto& [index, count] : sample.counts) slope[index] += push * count;
    }
    for (std::size_t i = 0; i < slope.size(); ++i) {
      slope[i] += pull * (weights_[i] - start_[i]) / scale_;
    }
    return slope;
  }

  std::vector<TuningSample> samples_;
  std::vector<double> start_;
  std::vector<double> weights_;
  double scale_ = 1;
};

/// An action, and what the search that chose it thinks of the position for the side to act.
template <class Action>
struct SearchedAction {
  Action action;
  Score score = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
};

/// What alpha-beta finds; `before` are the states that led here.
template <search::EvaluatorLike I>
[[nodiscard]] auto searched(const I& evaluator, search::TranspositionTable& table,
                            const search::SearchRequest& request,
                            const typename I::Game::State& state,
                            const std::vector<typename I::Game::State>& before) {
  std::vector<std::uint64_t> keys;
  for (const auto& earlier : before) keys.push_back(evaluator.key(earlier));
  const auto result =
      search::IterativeDeepening<I>(evaluator, table, request, {}).think(state, keys);
  const auto action = *evaluator.game().read_action(state, result.best());
  return SearchedAction{action, result.lines.front().score, result.depth, result.nodes};
}

/// Whether an evaluation means something there: nothing is to be answered or taken at once.
template <search::EvaluatorLike I>
[[nodiscard]] bool is_quiet(const I& evaluator, const typename I::Game::State& state,
                            typename I::Game::Action chosen) {
  return !evaluator.is_threatened(state) && !evaluator.can_win_now(state) &&
         !evaluator.move_scorer(state).score(chosen).is_noisy();
}

}  // namespace broceliande::tune
