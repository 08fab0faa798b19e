#include "cli/standing.hpp"

#include <fmt/core.h>

namespace broceliande::cli {
namespace {

Seat seat_number(int index) { return {static_cast<std::uint8_t>(index)}; }

std::string winners_text(const AnyMatch& match, const Outcome& end) {
  std::string text;
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat = seat_number(i);
    if (end[seat].verdict != Verdict::win) continue;
    text += fmt::format("{}{} ({}) wins and scores {}", text.empty() ? "" : ", ",
                        match.player_on(seat), match.seat_name(seat), end[seat].score);
  }
  return text.empty() ? "a draw" : text;
}

}  // namespace

std::string seats_text(const AnyMatch& match) {
  std::string text;
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat = seat_number(i);
    text += fmt::format("{}{} {}", i > 0 ? ", " : "", match.seat_name(seat), match.player_on(seat));
  }
  return text;
}

std::string standing_text(const AnyMatch& match) {
  if (match.is_preparing()) return "the screens have not been lifted yet";
  const auto end = match.outcome();
  if (!end) return "the game goes on";
  std::string text = winners_text(match, *end);
  const auto& players = match.record().setup.players;
  const std::vector<int> scores = match.scores();
  for (std::size_t i = 0; i < players.size(); ++i) {
    text += fmt::format("{}{} {}", i == 0 ? "; " : ", ", players[i], scores[i]);
  }
  return text + (match.is_over() ? "; the match is over" : "; the match goes on");
}

}  // namespace broceliande::cli
