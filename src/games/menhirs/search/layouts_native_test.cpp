#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "games/menhirs/board.hpp"
#include "games/menhirs/rules.hpp"
#include "games/menhirs/search/layouts.hpp"
#include "games/menhirs/search/layouts_solved.hpp"
#include "testing/effort.hpp"
#include "testing/instrumented.hpp"
#include "testing/project_path.hpp"

namespace broceliande::menhirs {
namespace {

std::vector<std::string> lines_of(const char* name) {
  std::ifstream file(project_path(name));
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

TEST(SolvedLayouts, TheFileHoldsEveryCanonicalLayoutOnceForEachClearing) {
  const std::vector<std::string> lines = lines_of("data/menhirs/side3.csv");
  const std::vector<Cells> layouts = canonical_layouts();
  ASSERT_EQ(lines.size(), 1 + 2 * layouts.size());
  EXPECT_EQ(lines[0], kSolvedHeader);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const auto row = read_row(lines[i]);
    ASSERT_TRUE(row.has_value()) << lines[i];
    EXPECT_EQ(row->menhirs, layouts[(i - 1) / 2]) << lines[i];
    EXPECT_EQ(row->first_clearing, i % 2 == 1 ? 13 : 14) << lines[i];
    EXPECT_EQ(row_text(*row), lines[i]);
  }
}

// A sample, at an image of the layout that is not the one in the file.
TEST(SolvedLayouts, RowsAreWhatTheSolverFinds) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  const std::vector<std::string> lines = lines_of("data/menhirs/side3.csv");
  ASSERT_GT(lines.size(), 1U);
  const Board& board = menhirs::board(ExactSlides::kSide);
  Solver solver;
  Rng rng(effort());
  for (unsigned i = 0; i < 6 * effort(); ++i) {
    const auto line = 1 + rng.below(static_cast<std::uint32_t>(lines.size() - 1));
    const auto row = read_row(lines[line]);
    ASSERT_TRUE(row.has_value());
    const Cells turned = image(board, 1 + static_cast<int>(rng.below(11)), row->menhirs);
    const State start = first_position(ExactSlides::kSide, turned, row->first_clearing);
    EXPECT_EQ(solver.solve(start), row->proof) << lines[line];
  }
}

TEST(SolvedLayouts, TheLayoutsOfSide4AreThoseThatTheirSeedsDeal) {
  const std::vector<std::string> lines = lines_of("data/menhirs/side4.csv");
  ASSERT_EQ(lines.size(), 1U + 2 * 640);
  EXPECT_EQ(lines[0], "seed," + std::string(kSolvedHeader));
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::size_t comma = lines[i].find(',');
    Rng rng(std::stoull(lines[i]));
    const std::string layout = layout_text(board(4), deal(4, 14, rng).menhirs);
    EXPECT_EQ(lines[i].substr(comma + 1, layout.size() + 1), layout + ',') << lines[i];
  }
}

TEST(SolvedLayouts, OnlyRowsAreRead) {
  EXPECT_TRUE(read_row(".../..../...../MMMM/MMM,7b,draw,-,0").has_value());
  EXPECT_TRUE(read_row(".../..../...../MMMM/MMM,8a,b,12b,2").has_value());
  for (const char* text :
       {"", kSolvedHeader.data(), ".../..../...../MMMM/MMM,7b,draw,-", "x,7b,draw,-,0",
        ".../..../...../MMMM/MMM,7b,draw,12b,0", ".../..../...../MMMM/MMM,7b,c,12b,1",
        ".../..../...../MMMM/MMM,7b,b,12b,7", ".../..../...../MMMM/MMM,7b,b,12b,1,",
        ".../..../...../MMMM/MMM,9a,draw,-,0", ".../..../...../MMMM/MMM,7b,a,1a,11"}) {
    EXPECT_FALSE(read_row(text).has_value()) << text;
  }
}

}  // namespace
}  // namespace broceliande::menhirs
