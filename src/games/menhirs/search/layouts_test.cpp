#include "games/menhirs/search/layouts.hpp"

#include <gtest/gtest.h>

#include "games/menhirs/rules.hpp"
#include "games/menhirs/state.hpp"

namespace broceliande::menhirs {
namespace {

TEST(Layouts, EveryLayoutIsTheImageOfOneCanonicalLayout) {
  const Board& board = menhirs::board(3);
  const std::vector<Cells> layouts = canonical_layouts();
  EXPECT_EQ(layouts.size(), 4356U);
  int images = 0;
  std::string before;
  for (const Cells menhirs : layouts) {
    images += count_images(board, menhirs);
    const std::string text = layout_text(board, menhirs);
    EXPECT_LT(before, text);
    before = text;
  }
  EXPECT_EQ(images, 50388);  // 7 of 19
}

TEST(Layouts, TheCanonicalLayoutHasTheFirstTextOfAllImages) {
  for (const int side : {3, 4, 5}) {
    const Board& board = menhirs::board(side);
    Rng rng(static_cast<std::uint64_t>(side));
    for (int i = 0; i < 50; ++i) {
      const Cells menhirs = deal(side, 14, rng).menhirs;
      const Cells chosen = canonical(board, menhirs);
      for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        const Cells turned = image(board, symmetry, menhirs);
        EXPECT_EQ(canonical(board, turned), chosen);
        EXPECT_LE(layout_text(board, chosen), layout_text(board, turned));
      }
    }
  }
}

TEST(Layouts, SymmetriesKeepNeighbours) {
  for (const int side : {3, 4, 5}) {
    const Board& board = menhirs::board(side);
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      for (Cells left = board.all; left != 0; left &= left - 1) {
        const Cells cell = image(board, symmetry, first(left));
        EXPECT_EQ(image(board, symmetry, board.around(first(left))), board.around(cell));
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::menhirs
