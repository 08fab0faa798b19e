/// Checks that the answers about positions fit the answers about all positions a turn later, with
/// the rules' own list of actions. Reads `POSITION,VALUE` a line. See README.md.

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

#include "games/menhirs/text.hpp"
#include "turn_ends.hpp"

namespace broceliande::menhirs::batch {
namespace {

using Answers = std::unordered_map<std::string, int>;

/// The value by the answers a turn later; nothing when one of them is missing.
std::optional<int> value_of(const State& state, const Answers& answers) {
  int best = -1;
  for (const State& end : turn_ends(state)) {
    if (end.phase == Phase::over) {
      best = std::max(best, end.covered() == 0 ? 1 : 0);
      continue;
    }
    const auto found = answers.find(position_text(end));
    if (found == answers.end()) return std::nullopt;
    best = std::max(best, -found->second);
  }
  return best;
}

}  // namespace
}  // namespace broceliande::menhirs::batch

int main() {
  using namespace broceliande::menhirs;
  batch::Answers answers;
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t comma = line.rfind(',');
    answers[line.substr(0, comma)] =
        static_cast<int>(std::strtol(line.c_str() + comma + 1, nullptr, 10));
  }
  struct Counts {
    int checked = 0;
    int differ = 0;
  };
  std::map<int, Counts> by_turn;
  for (const auto& [text, value] : answers) {
    const auto state = read_position(text);
    if (!state) return 2;
    const auto expected = batch::value_of(*state, answers);
    if (!expected) continue;
    Counts& counts = by_turn[state->turn];
    ++counts.checked;
    counts.differ += *expected != value ? 1 : 0;
    if (*expected != value) std::cout << text << ": " << value << ", not " << *expected << '\n';
  }
  for (const auto& [turn, counts] : by_turn) {
    std::cout << turn_text(turn) << ": " << counts.checked << " checked, " << counts.differ
              << " differ\n";
  }
}
