#include "games/pebbles/rules.hpp"

#include <algorithm>
#include <array>

namespace broceliande::pebbles {
namespace {

constexpr Cells kAll = (1 << kCells) - 1;

constexpr std::array<Cells, 8> kRows{
    0b000'000'111, 0b000'111'000, 0b111'000'000,  // ranks
    0b001'001'001, 0b010'010'010, 0b100'100'100,  // files
    0b100'010'001, 0b001'010'100,                 // diagonals
};

}  // namespace

bool has_row(Cells cells) {
  return std::ranges::any_of(kRows, [cells](Cells row) { return (cells & row) == row; });
}

void legal(const State& state, std::vector<Action>& actions) {
  if (outcome(state)) return;
  for (int cell = 0; cell < kCells; ++cell) {
    const bool is_free = (state.taken() >> cell & 1) == 0;
    if (is_free) actions.push_back({static_cast<std::uint8_t>(cell)});  // P3
  }
}

void apply(State& state, Action action) {
  Cells& mine = state.to_act() == 0 ? state.first : state.second;
  mine = static_cast<Cells>(mine | 1 << action.cell);
}

std::optional<Outcome> outcome(const State& state) {
  const bool first_won = has_row(state.first);
  if (!first_won && !has_row(state.second)) {
    if (state.taken() != kAll) return std::nullopt;
    return Outcome{};  // P5
  }
  Outcome outcome;  // P4
  outcome.of[first_won ? 0 : 1] = {Verdict::win, 1};
  outcome.of[first_won ? 1 : 0] = {Verdict::loss, 0};
  return outcome;
}

}  // namespace broceliande::pebbles
