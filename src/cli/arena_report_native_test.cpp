#include <gtest/gtest.h>

#include "cli/arena_report.hpp"

namespace broceliande::cli {
namespace {

bool says(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

const ArenaTerms kTerms{"a game", {"new", "old"}, {"N", "E", "S", "W"}, 1, 1, {}};

engine::Standings won_by_new(std::vector<int> sides) {
  engine::PlayedGame played;
  for (const int side : sides) {
    played.engines.push_back(side == 0 ? 0 : 1);
    played.verdicts.push_back(side == 0 ? Verdict::win : Verdict::loss);
  }
  engine::Standings standings(2, std::move(sides));
  standings.add(played);
  return standings;
}

TEST(ArenaReport, TwoSidesMeet) {
  const engine::Standings standings = won_by_new({0, 1, 0, 1});
  EXPECT_TRUE(says(report_text(kTerms, standings), "new against old: 1 won"));
  EXPECT_TRUE(says(progress_text(kTerms, standings, 1), "new +1 =0 -0"));
  EXPECT_TRUE(says(report_json(kTerms, standings), R"("meetings":[{"engine":"new")"));
}

TEST(ArenaReport, FourSidesDoNot) {
  const engine::Standings standings = won_by_new({0, 1, 2, 3});
  EXPECT_FALSE(says(report_text(kTerms, standings), "against"));
  EXPECT_TRUE(says(report_text(kTerms, standings), "on seat W"));
  EXPECT_FALSE(says(progress_text(kTerms, standings, 1), "new +"));
  EXPECT_TRUE(says(report_json(kTerms, standings), R"("meetings":[])"));
}

}  // namespace
}  // namespace broceliande::cli
