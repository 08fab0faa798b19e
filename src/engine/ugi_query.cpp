#include "engine/ugi_query.hpp"

#include <fmt/core.h>

#include <vector>

namespace broceliande::engine {
namespace {

constexpr std::string_view kNone = "none";

std::string truth(bool is_true) { return is_true ? "true" : "false"; }

std::string listed(const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) list += (list.empty() ? "" : " ") + word;
  return list.empty() ? std::string(kNone) : list;
}

/// The seats that won, counted from 1.
std::vector<std::string> winners(const AnyMatch& match) {
  std::vector<std::string> seats;
  const auto end = match.outcome();
  for (int i = 0; end && i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if ((*end)[seat].verdict == Verdict::win) seats.push_back(std::to_string(i + 1));
  }
  return seats;
}

/// `p1win`: the side of the first seat has won. Sides take turns, so the side's first seat has its
/// number.
std::string result_of(const AnyMatch& match) {
  if (!match.outcome()) return std::string(kNone);
  const std::vector<std::string> seats = winners(match);
  return seats.empty() ? "draw" : fmt::format("p{}win", seats.front());
}

}  // namespace

std::string answer_to(std::string_view question, const AnyMatch& match) {
  const auto seat = match.to_act();
  if (question == "gameover") return truth(!seat);
  if (question == "p1turn") return truth(seat && match.side_of(*seat) == 0);
  if (question == "result") return result_of(match);
  if (question == "turn") return seat ? std::to_string(seat->index + 1) : std::string(kNone);
  if (question == "seats") return std::to_string(match.seats());
  if (question == "winners") return listed(winners(match));
  if (question == "position") return match.position();
  if (question == "legal") return listed(match.legal());
  return "unknown";
}

}  // namespace broceliande::engine
