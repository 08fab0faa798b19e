#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/outcome.hpp"

namespace broceliande::engine {

/// What one side scored, counted by score from the worst, 0, to the best, 1: in games, or in pairs
/// of games that began alike. Pairs tell more: what the opening gives to one side cancels out.
using GameTally = std::array<std::uint64_t, 3>;  ///< losses, draws, wins
using PairTally = std::array<std::uint64_t, 5>;  ///< 0, half a point, 1, one and a half, 2 of 2

/// 0 a loss, 1 a draw, 2 a win: half points.
[[nodiscard]] constexpr std::size_t half_points(Verdict verdict) {
  return static_cast<std::size_t>(static_cast<int>(verdict) + 1);
}

/// How much better than equal, in Elo; infinite where nothing or everything was scored.
[[nodiscard]] double elo_of(double score);
/// The score to be expected with such an advantage.
[[nodiscard]] double score_of(double elo);

struct Estimate {
  double score = 0.5;  ///< the mean
  double elo = 0;
  double low = 0;  ///< with 95 % confidence the Elo lies between these
  double high = 0;
  double superiority = 0.5;  ///< how likely the side is the stronger one
};

/// From at least one result; nothing otherwise. Where all results are equal they say nothing of
/// their spread, and Wilson's interval for a proportion is taken instead.
[[nodiscard]] std::optional<Estimate> estimate(std::span<const std::uint64_t> counts);

/// Sequential test of two hypotheses on the Elo of a side (Wald 1945): is it rather `elo1` than
/// `elo0`, with these chances of being wrong?
struct Sprt {
  double elo0 = 0;
  double elo1 = 5;
  double alpha = 0.05;  ///< of accepting elo1 where elo0 is true
  double beta = 0.05;   ///< of the opposite

  enum class Decision : std::uint8_t { undecided, accept_elo0, accept_elo1 };

  [[nodiscard]] double lower_bound() const;
  [[nodiscard]] double upper_bound() const;
  /// The generalised log-likelihood ratio of the two, each with the distribution of results that
  /// explains the counts best (Van den Bergh, "A practical introduction to the GSPRT").
  [[nodiscard]] double log_likelihood_ratio(std::span<const std::uint64_t> counts) const;
  [[nodiscard]] Decision decide(std::span<const std::uint64_t> counts) const;
};

/// Wilson's interval with 95 % confidence for a proportion seen in `trials`.
struct Interval {
  double low = 0;
  double high = 1;
};
[[nodiscard]] Interval wilson(double proportion, double trials);

/// Of several who met: the points that `of` took from `against`.
struct Crosstable {
  std::size_t size = 0;
  std::vector<double> points;  ///< points[of * size + against]

  explicit Crosstable(std::size_t engines) : size(engines), points(engines * engines, 0) {}
  [[nodiscard]] double& at(std::size_t of, std::size_t against) {
    return points[of * size + against];
  }
  [[nodiscard]] double at(std::size_t of, std::size_t against) const {
    return points[of * size + against];
  }
};

struct Rating {
  double elo = 0;
  double error = 0;  ///< half of the 95 % interval, the others' ratings taken as exact
};

/// The ratings, about 0, that explain a crosstable of points best (Bradley and Terry 1952, by
/// minorisation: Hunter 2004). One drawn game against the average is added to each, so that nobody
/// is infinitely strong.
[[nodiscard]] std::vector<Rating> ratings(const Crosstable& table);

}  // namespace broceliande::engine
