#include "games/menhirs/search/layouts.hpp"

#include <algorithm>

#include "games/menhirs/state.hpp"
#include "games/menhirs/text.hpp"

namespace broceliande::menhirs {
namespace {

/// A cell as steps north-east and north from the centre.
struct Steps {
  int north_east = 0;
  int north = 0;
};

/// Turned by a sixth: NE becomes SE, which is NE and then S, and N becomes NE.
Steps turned(Steps steps) { return {steps.north_east + steps.north, -steps.north_east}; }

/// Reflected so that north stays: NE becomes NW, which is N and then SW.
Steps reflected(Steps steps) { return {-steps.north_east, steps.north + steps.north_east}; }

Steps image(int symmetry, Steps steps) {
  if (symmetry >= kDirections) steps = reflected(steps);
  for (int i = 0; i < symmetry % kDirections; ++i) steps = turned(steps);
  return steps;
}

/// The cells in board order as one number, the first cell highest: it grows as the text does,
/// since `.` comes before `M`.
std::uint64_t text_order(const Board& board, Cells menhirs) {
  std::uint64_t order = 0;
  for (int i = 0; i < board.cells; ++i) {
    order = 2 * order + ((board.in_order(i) & menhirs) != 0 ? 1 : 0);
  }
  return order;
}

std::array<Cells, kSymmetries> images(const Board& board, Cells menhirs) {
  std::array<Cells, kSymmetries> all{};
  for (int i = 0; i < kSymmetries; ++i) {
    all[static_cast<std::size_t>(i)] = image(board, i, menhirs);
  }
  return all;
}

}  // namespace

Cells image(const Board& board, int symmetry, Cells cells) {
  const int middle = board.side - 1;
  Cells result = 0;
  for (int column = 0; column < board.columns(); ++column) {
    for (int row = 0; row < board.rows(column); ++row) {
      if ((board.at(column, row) & cells) == 0) continue;
      const Steps to = image(symmetry, {column - middle, row - std::min(column, middle)});
      const int to_column = to.north_east + middle;
      result |= board.at(to_column, to.north + std::min(to_column, middle));
    }
  }
  return result;
}

Cells canonical(const Board& board, Cells menhirs) {
  const auto all = images(board, menhirs);
  return *std::ranges::min_element(all, {},
                                   [&board](Cells layout) { return text_order(board, layout); });
}

int count_images(const Board& board, Cells menhirs) {
  auto all = images(board, menhirs);
  std::ranges::sort(all);
  return static_cast<int>(std::ranges::unique(all).begin() - all.begin());
}

std::vector<Cells> canonical_layouts() {
  const Board& board = menhirs::board(3);
  std::vector<Cells> layouts;
  for (Cells menhirs = 0; menhirs <= board.all; ++menhirs) {
    if (size(menhirs) == kMenhirs && canonical(board, menhirs) == menhirs) {
      layouts.push_back(menhirs);
    }
  }
  std::ranges::sort(layouts, {}, [&board](Cells layout) { return text_order(board, layout); });
  return layouts;
}

std::string layout_text(const Board& board, Cells menhirs) {
  State state;
  state.side = static_cast<std::uint8_t>(board.side);
  state.menhirs = state.mist = menhirs;
  const std::string position = position_text(state);
  return position.substr(0, position.find(' '));
}

}  // namespace broceliande::menhirs
