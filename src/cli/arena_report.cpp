#include "cli/arena_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

namespace broceliande::cli {
namespace {

using engine::GameTally;
using engine::Sprt;
using engine::Standings;

double score_percent(const GameTally& tally) {
  const auto games = static_cast<double>(tally[0] + tally[1] + tally[2]);
  if (games == 0) return 0;
  return 100 * (static_cast<double>(tally[2]) + static_cast<double>(tally[1]) / 2) / games;
}

/// `+212`; where everything was won or lost, `+inf` or `-inf`.
std::string elo_text(double elo) { return fmt::format("{:+.0f}", elo); }

std::string tally_text(const GameTally& tally) {
  return fmt::format("{} won, {} drawn, {} lost ({:.1f} %)", tally[2], tally[1], tally[0],
                     score_percent(tally));
}

std::string estimate_text(const engine::PairTally& pairs) {
  const auto estimate = engine::estimate(pairs);
  if (!estimate) return "";
  return fmt::format("Elo {} (95 %: {} to {}), likelihood of superiority {:.1f} %",
                     elo_text(estimate->elo), elo_text(estimate->low), elo_text(estimate->high),
                     100 * estimate->superiority);
}

std::string sprt_text(const Sprt& sprt, const engine::PairTally& pairs) {
  const Sprt::Decision decision = sprt.decide(pairs);
  std::string_view answered = "open";
  if (decision == Sprt::Decision::accept_elo0) answered = "elo0 accepted";
  if (decision == Sprt::Decision::accept_elo1) answered = "elo1 accepted";
  return fmt::format("SPRT of Elo {:g} against {:g}: ratio {:.2f} in ({:.2f}, {:.2f}), {}",
                     sprt.elo0, sprt.elo1, sprt.log_likelihood_ratio(pairs), sprt.lower_bound(),
                     sprt.upper_bound(), answered);
}

std::string meeting_text(const ArenaTerms& terms, const Standings& standings, std::size_t one,
                         std::size_t other) {
  return fmt::format("{} against {}: {}; {}\n", terms.names[one], terms.names[other],
                     tally_text(standings.games_between(one, other)),
                     estimate_text(standings.pairs_between(one, other)));
}

/// Everybody, the best first.
std::string ladder_text(const ArenaTerms& terms, const Standings& standings) {
  const std::vector<engine::Rating> ratings = engine::ratings(standings.crosstable());
  std::vector<std::size_t> order(terms.names.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return std::pair{-ratings[i].elo, i}; });
  std::string text;
  for (const std::size_t i : order) {
    text += fmt::format("{:>5} ± {:<4.0f} {}: {}\n", elo_text(ratings[i].elo), ratings[i].error,
                        terms.names[i], tally_text(standings.of_engine(i)));
  }
  return text;
}

/// Where there are more than two sides: how often each won, on every seat too.
std::string shares_text(const ArenaTerms& terms, const Standings& standings) {
  std::string text;
  for (std::size_t i = 0; i < terms.names.size(); ++i) {
    const GameTally& tally = standings.of_engine(i);
    const auto games = static_cast<double>(tally[0] + tally[1] + tally[2]);
    if (games == 0) continue;
    const double share = static_cast<double>(tally[2]) / games;
    const engine::Interval interval = engine::wilson(share, games);
    text += fmt::format("{}: {} won, {} drawn, {} lost; wins {:.1f} % (95 %: {:.1f} to {:.1f})\n",
                        terms.names[i], tally[2], tally[1], tally[0], 100 * share,
                        100 * interval.low, 100 * interval.high);
    for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
      text += fmt::format("  on seat {}: {}\n", terms.seats[seat],
                          tally_text(standings.of_engine_on(i, seat)));
    }
  }
  return text;
}

std::string engines_text(const ArenaTerms& terms, const Standings& standings) {
  if (!standings.has_two_sides()) return shares_text(terms, standings);
  if (terms.names.size() == 1) return "";
  if (terms.names.size() == 2) return meeting_text(terms, standings, 0, 1);
  std::string text = ladder_text(terms, standings);
  for (std::size_t one = 0; one < terms.names.size(); ++one) {
    for (std::size_t other = one + 1; other < terms.names.size(); ++other) {
      text += meeting_text(terms, standings, one, other);
    }
  }
  return text;
}

}  // namespace

std::string progress_text(const ArenaTerms& terms, const Standings& standings,
                          double games_a_minute) {
  std::string text = fmt::format("{} of {} games, {:.0f} a minute", standings.games(), terms.games,
                                 games_a_minute);
  const bool is_duel = standings.has_two_sides() && terms.names.size() == 2;
  if (!is_duel) return text;
  const GameTally games = standings.games_between(0, 1);
  const engine::PairTally pairs = standings.pairs_between(0, 1);
  text += fmt::format("; {} +{} ={} -{}", terms.names[0], games[2], games[1], games[0]);
  if (const auto estimate = engine::estimate(pairs)) {
    text += fmt::format(", Elo {} ({} to {})", elo_text(estimate->elo), elo_text(estimate->low),
                        elo_text(estimate->high));
  }
  if (terms.sprt) text += fmt::format(", ratio {:.2f}", terms.sprt->log_likelihood_ratio(pairs));
  return text;
}

std::string report_text(const ArenaTerms& terms, const Standings& standings) {
  const std::size_t games = standings.games();
  std::string text = fmt::format("{}: {} games from seed {}", terms.game, games, terms.seed);
  if (games > 0) text += fmt::format(", {} actions each on average", standings.plies() / games);
  text += "\n" + engines_text(terms, standings);
  for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
    text += fmt::format("seat {}: {}\n", terms.seats[seat], tally_text(standings.of_seat(seat)));
  }
  if (terms.sprt) text += sprt_text(*terms.sprt, standings.pairs_between(0, 1)) + "\n";
  for (std::size_t i = 0; i < terms.names.size(); ++i) {
    if (standings.failures(i) == 0) continue;
    text += fmt::format("{} failed in {} games\n", terms.names[i], standings.failures(i));
  }
  return text;
}

}  // namespace broceliande::cli
