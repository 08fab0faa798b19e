/// Prints positions of random games, each once, to compare solvers on. See README.md.

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <span>
#include <string>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/text.hpp"
#include "turn_ends.hpp"

namespace broceliande::menhirs::batch {
namespace {

struct Wanted {
  std::size_t per_layout = 0;
  int first_turn = 0;
  int last_turn = 0;
  bool with_children = false;
};

int number_of(const char* text) { return static_cast<int>(std::strtol(text, nullptr, 10)); }

/// Plays at random up to the slide of a turn; the game may end before.
State play_until(State state, int turn, Rng& rng) {
  std::vector<Action> actions;
  while (state.phase != Phase::over && (state.turn < turn || state.phase != Phase::slide)) {
    actions.clear();
    legal(state, actions);
    apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return state;
}

void print_positions(const State& start, const Wanted& wanted, Rng& rng) {
  const auto turns = static_cast<std::uint32_t>(wanted.last_turn - wanted.first_turn + 1);
  std::set<std::string> printed;
  for (std::size_t count = 0; count < wanted.per_layout;) {
    const int turn = wanted.first_turn + static_cast<int>(rng.below(turns));
    const State state = play_until(start, turn, rng);
    if (state.phase == Phase::over || !printed.insert(position_text(state)).second) continue;
    std::cout << position_text(state) << '\n';
    ++count;
    if (!wanted.with_children) continue;
    for (const State& child : turn_ends(state)) {
      if (child.phase == Phase::over || !printed.insert(position_text(child)).second) continue;
      std::cout << position_text(child) << '\n';
    }
  }
}

}  // namespace
}  // namespace broceliande::menhirs::batch

int main(int count, char** words) {
  using namespace broceliande;
  const std::span given(words, static_cast<std::size_t>(count));
  if (count != 7 && count != 8) {
    std::cerr << "LAYOUTS CLEARING POSITIONS-PER-LAYOUT FIRST-TURN LAST-TURN SEED [children]; "
                 "turns count from 0\n";
    return 2;
  }
  const menhirs::batch::Wanted wanted{std::strtoull(given[3], nullptr, 10),
                                      menhirs::batch::number_of(given[4]),
                                      menhirs::batch::number_of(given[5]), count == 8};
  Rng rng(std::strtoull(given[6], nullptr, 10));
  std::ifstream layouts(given[1]);
  for (std::string name, layout; layouts >> name >> layout;) {
    const auto start = menhirs::read_position(layout + " 1a place - " + given[2]);
    if (!start) return 2;
    menhirs::batch::print_positions(*start, wanted, rng);
  }
}
