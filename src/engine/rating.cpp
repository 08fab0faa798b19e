#include "engine/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace broceliande::engine {
namespace {

constexpr double kTwoSided95 = 1.959963984540054;
constexpr double kEloScale = 400;

double step_score(std::size_t step, std::size_t steps) {
  return static_cast<double>(step) / static_cast<double>(steps - 1);
}

struct Moments {
  double count = 0;
  double mean = 0;
  double variance = 0;
};

Moments moments(std::span<const double> weights) {
  Moments m;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    m.count += weights[i];
    m.mean += weights[i] * step_score(i, weights.size());
  }
  if (m.count == 0) return m;
  m.mean /= m.count;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double distance = step_score(i, weights.size()) - m.mean;
    m.variance += weights[i] * distance * distance;
  }
  m.variance /= m.count;
  return m;
}

std::vector<double> as_weights(std::span<const std::uint64_t> counts) {
  std::vector<double> weights;
  for (const std::uint64_t count : counts) weights.push_back(static_cast<double>(count));
  return weights;
}

double normal_cdf(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

/// The x for which Σ w (a - mean) / (1 + x (a - mean)) is 0: with it, w / (1 + x (a - mean)) / Σ w
/// are the likeliest probabilities that have this mean.
double tilt_to(std::span<const double> weights, double mean) {
  constexpr int kHalvings = 100;
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < kHalvings; ++i) {
    const double x = (low + high) / 2;
    double slope = 0;
    for (std::size_t step = 0; step < weights.size(); ++step) {
      const double distance = step_score(step, weights.size()) - mean;
      slope += weights[step] * distance / (1 + x * distance);
    }
    (slope > 0 ? low : high) = x;
  }
  return (low + high) / 2;
}

/// The log-likelihood of the weights under the likeliest probabilities with this mean, less what
/// does not depend on the mean.
double log_likelihood(std::span<const double> weights, double mean) {
  const double tilt = tilt_to(weights, mean);
  double sum = 0;
  for (std::size_t step = 0; step < weights.size(); ++step) {
    sum -= weights[step] * std::log1p(tilt * (step_score(step, weights.size()) - mean));
  }
  return sum;
}

}  // namespace

double elo_of(double score) { return kEloScale * std::log10(score / (1 - score)); }

double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / kEloScale)); }

Interval wilson(double proportion, double trials) {
  constexpr double kSquare = kTwoSided95 * kTwoSided95;
  const double centre = (proportion + kSquare / (2 * trials)) / (1 + kSquare / trials);
  const double spread =
      kTwoSided95 / (1 + kSquare / trials) *
      std::sqrt(proportion * (1 - proportion) / trials + kSquare / (4 * trials * trials));
  // Exact at the edges, where rounding would leave a trace of the impossible.
  return {proportion == 0 ? 0 : centre - spread, proportion == 1 ? 1 : centre + spread};
}

std::optional<Estimate> estimate(std::span<const std::uint64_t> counts) {
  const Moments m = moments(as_weights(counts));
  if (m.count == 0) return std::nullopt;
  Estimate result{.score = m.mean, .elo = elo_of(m.mean)};
  const double error = std::sqrt(m.variance / m.count);
  Interval interval{m.mean - kTwoSided95 * error, m.mean + kTwoSided95 * error};
  double deviation = error;
  if (m.variance == 0) {
    interval = wilson(m.mean, m.count);
    deviation = (interval.high - interval.low) / (2 * kTwoSided95);
  }
  result.low = elo_of(std::max(interval.low, 0.0));
  result.high = elo_of(std::min(interval.high, 1.0));
  result.superiority = normal_cdf((m.mean - 0.5) / deviation);
  return result;
}

double Sprt::lower_bound() const { return std::log(beta / (1 - alpha)); }

double Sprt::upper_bound() const { return std::log((1 - beta) / alpha); }

double Sprt::log_likelihood_ratio(std::span<const std::uint64_t> counts) const {
  // A score that was never seen is not taken to be impossible.
  constexpr double kUnseen = 1e-3;
  std::vector<double> weights = as_weights(counts);
  if (std::accumulate(weights.begin(), weights.end(), 0.0) == 0) return 0;
  for (double& weight : weights) weight = std::max(weight, kUnseen);
  return log_likelihood(weights, score_of(elo1)) - log_likelihood(weights, score_of(elo0));
}

Sprt::Decision Sprt::decide(std::span<const std::uint64_t> counts) const {
  const double ratio = log_likelihood_ratio(counts);
  if (ratio >= upper_bound()) return Decision::accept_elo1;
  return ratio <= lower_bound() ? Decision::accept_elo0 : Decision::undecided;
}

std::vector<Rating> ratings(const Crosstable& table) {
  constexpr int kRounds = 2'000;
  const std::size_t size = table.size;
  std::vector<double> strength(size, 1);
  const auto games = [&table](std::size_t i, std::size_t j) {
    return table.at(i, j) + table.at(j, i);
  };
  for (int round = 0; round < kRounds; ++round) {
    for (std::size_t i = 0; i < size; ++i) {
      double points = 0.5;
      double weight = 1 / (strength[i] + 1);
      for (std::size_t j = 0; j < size; ++j) {
        if (j == i) continue;
        points += table.at(i, j);
        weight += games(i, j) / (strength[i] + strength[j]);
      }
      strength[i] = points / weight;
    }
  }
  std::vector<Rating> result(size);
  for (std::size_t i = 0; i < size; ++i) {
    const auto certainty = [&strength, i](double other) {
      const double expected = strength[i] / (strength[i] + other);
      return expected * (1 - expected);
    };
    double information = certainty(1);
    for (std::size_t j = 0; j < size; ++j) {
      if (j != i) information += games(i, j) * certainty(strength[j]);
    }
    result[i].elo = kEloScale * std::log10(strength[i]);
    result[i].error = kTwoSided95 * kEloScale / std::numbers::ln10 / std::sqrt(information);
  }
  return result;
}

}  // namespace broceliande::engine
