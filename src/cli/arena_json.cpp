#include <fmt/core.h>
#include <fmt/ranges.h>

#include <cmath>

#include "cli/arena_report.hpp"
#include "core/json.hpp"

// Numbers with fractions, which the JsonWriter of the rules has no need of, are written here.
namespace broceliande::cli {
namespace {

using engine::GameTally;
using engine::Standings;

std::string json_string(std::string_view text) { return JsonWriter().value(text).text(); }

/// What is infinite is null.
std::string number(double value) {
  return std::isfinite(value) ? fmt::format("{:.3f}", value) : "null";
}

std::string fields(const GameTally& tally) {
  return fmt::format(R"("won":{},"drawn":{},"lost":{})", tally[2], tally[1], tally[0]);
}

std::string seat_json(const ArenaTerms& terms, std::size_t seat, const GameTally& tally) {
  return fmt::format(R"({{"seat":{},{}}})", json_string(terms.seats[seat]), fields(tally));
}

std::string engine_json(const ArenaTerms& terms, const Standings& standings, std::size_t i) {
  std::vector<std::string> seats;
  for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
    seats.push_back(seat_json(terms, seat, standings.of_engine_on(i, seat)));
  }
  return fmt::format(R"({{"name":{},{},"failures":{},"seats":[{}]}})", json_string(terms.names[i]),
                     fields(standings.of_engine(i)), standings.failures(i), fmt::join(seats, ","));
}

std::string meeting_json(const ArenaTerms& terms, const Standings& standings, std::size_t one,
                         std::size_t other) {
  const engine::PairTally pairs = standings.pairs_between(one, other);
  std::string text =
      fmt::format(R"({{"engine":{},"against":{},{},"pairs":[{}])", json_string(terms.names[one]),
                  json_string(terms.names[other]), fields(standings.games_between(one, other)),
                  fmt::join(pairs, ","));
  if (const auto estimate = engine::estimate(pairs)) {
    text +=
        fmt::format(R"(,"elo":{},"eloLow":{},"eloHigh":{},"superiority":{})", number(estimate->elo),
                    number(estimate->low), number(estimate->high), number(estimate->superiority));
  }
  return text + "}";
}

std::string sprt_json(const engine::Sprt& sprt, const Standings& standings) {
  const engine::PairTally pairs = standings.pairs_between(0, 1);
  const engine::Sprt::Decision decision = sprt.decide(pairs);
  std::string_view accepted = "null";
  if (decision == engine::Sprt::Decision::accept_elo0) accepted = R"("elo0")";
  if (decision == engine::Sprt::Decision::accept_elo1) accepted = R"("elo1")";
  return fmt::format(
      R"({{"elo0":{},"elo1":{},"alpha":{},"beta":{},"ratio":{},"low":{},"high":{},"accepted":{}}})",
      number(sprt.elo0), number(sprt.elo1), number(sprt.alpha), number(sprt.beta),
      number(sprt.log_likelihood_ratio(pairs)), number(sprt.lower_bound()),
      number(sprt.upper_bound()), accepted);
}

std::vector<std::string> meetings_json(const ArenaTerms& terms, const Standings& standings) {
  std::vector<std::string> meetings;
  if (!standings.has_two_sides()) return meetings;
  for (std::size_t one = 0; one < terms.names.size(); ++one) {
    for (std::size_t other = one + 1; other < terms.names.size(); ++other) {
      meetings.push_back(meeting_json(terms, standings, one, other));
    }
  }
  return meetings;
}

}  // namespace

std::string report_json(const ArenaTerms& terms, const Standings& standings) {
  std::vector<std::string> engines;
  for (std::size_t i = 0; i < terms.names.size(); ++i) {
    engines.push_back(engine_json(terms, standings, i));
  }
  std::vector<std::string> seats;
  for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
    seats.push_back(seat_json(terms, seat, standings.of_seat(seat)));
  }
  std::string text = fmt::format(
      R"({{"game":{},"seed":{},"games":{},"actions":{},"engines":[{}],"seats":[{}],"meetings":[{}])",
      json_string(terms.game), terms.seed, standings.games(), standings.plies(),
      fmt::join(engines, ","), fmt::join(seats, ","),
      fmt::join(meetings_json(terms, standings), ","));
  if (terms.sprt) text += fmt::format(R"(,"sprt":{})", sprt_json(*terms.sprt, standings));
  return text + "}";
}

}  // namespace broceliande::cli
