#include "engine/schedule.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace broceliande::engine {
namespace {

using LineUp = std::vector<std::size_t>;

/// Every choice of `sides` among the engines, in order.
std::vector<LineUp> choices(std::size_t engines, std::size_t sides) {
  LineUp chosen(sides);
  std::iota(chosen.begin(), chosen.end(), std::size_t{0});
  std::vector<LineUp> line_ups{chosen};
  for (std::size_t i = sides; i-- > 0;) {
    if (chosen[i] == engines - sides + i) continue;
    // The last that can move on does, and those behind it follow closely.
    std::iota(chosen.begin() + static_cast<std::ptrdiff_t>(i), chosen.end(), chosen[i] + 1);
    line_ups.push_back(chosen);
    i = sides;
  }
  return line_ups;
}

std::vector<LineUp> one_against_the_rest(std::size_t engines, std::size_t sides) {
  std::vector<LineUp> line_ups;
  if (engines == 1) line_ups.emplace_back(sides, 0);
  for (std::size_t alone = 0; alone < engines; ++alone) {
    for (std::size_t other = 0; other < engines; ++other) {
      if (other == alone) continue;
      line_ups.emplace_back(sides, other).front() = alone;
    }
  }
  return line_ups;
}

}  // namespace

Schedule::Schedule(std::size_t engines, int sides) {
  const auto count = static_cast<std::size_t>(sides);
  auto line_ups = engines >= count ? choices(engines, count) : one_against_the_rest(engines, count);
  for (LineUp& line_up : line_ups) {
    for (int turn = 0; turn < sides; ++turn) {
      const bool is_new = std::ranges::find(seatings_, line_up) == seatings_.end();
      if (is_new) seatings_.push_back(line_up);
      std::ranges::rotate(line_up, line_up.begin() + 1);
    }
  }
}

std::size_t Schedule::rounded_up(std::size_t games) const {
  const std::size_t block = seatings_.size();
  return (games + block - 1) / block * block;
}

Pairing Schedule::operator[](std::size_t number) const {
  return {number, number / seatings_.size(), seatings_[number % seatings_.size()]};
}

}  // namespace broceliande::engine
