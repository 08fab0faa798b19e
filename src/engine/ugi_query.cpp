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

std::vector<Seat> winners(const AnyMatch& match) {
  std::vector<Seat> seats;
  const auto end = match.outcome();
  for (int i = 0; end && i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if ((*end)[seat].verdict == Verdict::win) seats.push_back(seat);
  }
  return seats;
}

std::string seat_numbers(const std::vector<Seat>& seats) {
  std::vector<std::string> numbers;
  for (const Seat seat : seats) numbers.push_back(std::to_string(seat.index + 1));
  return listed(numbers);
}

/// `p1win`: the first side has won, whichever seats are its.
std::string result_of(const AnyMatch& match) {
  if (!match.outcome()) return std::string(kNone);
  const std::vector<Seat> seats = winners(match);
  if (seats.empty()) return "draw";
  return fmt::format("p{}win", match.side_of(seats.front()) + 1);
}

}  // namespace

std::string answer_to(std::string_view question, const AnyMatch& match) {
  const auto seat = match.to_act();
  if (question == "gameover") return truth(!seat);
  if (question == "p1turn") return truth(seat && match.side_of(*seat) == 0);
  if (question == "result") return result_of(match);
  if (question == "turn") return seat ? std::to_string(seat->index + 1) : std::string(kNone);
  if (question == "seats") return std::to_string(match.seats());
  if (question == "winners") return seat_numbers(winners(match));
  if (question == "position") return match.position();
  if (question == "legal") return listed(match.legal());
  return "unknown";
}

}  // namespace broceliande::engine
