#include "games/menhirs/text.hpp"

#include <gtest/gtest.h>

namespace broceliande::menhirs {
namespace {

/// The key of the refusal, or "read".
std::string judged(std::string_view position) {
  const auto state = read_position(position);
  if (!state) return std::string(state.error().key());
  EXPECT_EQ(position_text(*state), position);
  return "read";
}

TEST(MenhirsText, ReadsWhatItWrites) {
  EXPECT_EQ(judged("M../.M../..M.M/..M./M.M 1a place - 8a"), "read");
  EXPECT_EQ(judged("...om/...Mm./o...mm./.o...m../......mM./.....omm/.....m./.....o/..... 7b slide "
                   "a5.b4.b5.c5.c6.d6.e7.e8.f7.f8.g6>SE 7b"),
            "read");
  EXPECT_EQ(judged("M../..../...../..../... 12b over - 8a"), "read") << "a draw";
  EXPECT_EQ(judged("o../..../...../..../... 3a over - 8a"), "read")
      << "a win without any mist left";
}

TEST(MenhirsText, RefusesFieldsOfTheWrongForm) {
  EXPECT_EQ(judged(""), "menhirs.fields");
  EXPECT_EQ(judged("M../..../...../..../..."), "menhirs.fields");
  EXPECT_EQ(judged("M../..../...../..../...  3a slide - 8a"), "menhirs.fields");
  EXPECT_EQ(judged("M../..../...../..../... 3a slide - 8a "), "menhirs.fields");
  EXPECT_EQ(judged(" M../..../...../..../... 3a slide - 8a"), "menhirs.fields");
  EXPECT_EQ(judged("M../..../...../.... 3a slide - 8a"), "menhirs.columns");
  EXPECT_EQ(judged("M../..../..../..../... 3a slide - 8a"), "menhirs.rows");
  EXPECT_EQ(judged("M../..../...../..../..x 3a slide - 8a"), "menhirs.cell-letter");
  EXPECT_EQ(judged("M../..../...../..../... 03a slide - 8a"), "menhirs.turn");
  EXPECT_EQ(judged("M../..../...../..../... 3c slide - 8a"), "menhirs.turn");
  EXPECT_EQ(judged("M../..../...../..../... 3a Slide - 8a"), "menhirs.phase");
  EXPECT_EQ(judged("M../..../...../..../... 3a slide - 8b"), "menhirs.clearing");
}

TEST(MenhirsText, RefusesAPhaseThatDoesNotFitTheTurn) {
  EXPECT_EQ(judged("M../..../...../..../... 3a place - 8a"), "menhirs.phase-at-turn");
  EXPECT_EQ(judged("M../..../...../..../... 2b slide - 8a"), "menhirs.phase-at-turn");
  EXPECT_EQ(judged("Mm./..../...../..../... 7b clear - 8a"), "menhirs.phase-at-turn");
  EXPECT_EQ(judged("Mm./..../...../..../... 7b clear - 7b"), "read");
  EXPECT_EQ(judged("o../..../...../..../... 2b over - 8a"), "menhirs.phase-at-turn");
}

TEST(MenhirsText, RefusesWhatCannotBe) {
  EXPECT_EQ(judged("M../..../...../..../... 9a clear - 8a"), "menhirs.nothing-to-clear");
  EXPECT_EQ(judged("o../..../...../..../... 9a slide - 8a"), "menhirs.no-covered");
  EXPECT_EQ(judged("om./..../...../..../... 9a clear - 8a"), "menhirs.no-covered");
  EXPECT_EQ(judged("M../..../...../..../... 12a over - 8a"), "menhirs.covered-at-end");
  EXPECT_EQ(judged("MMM/MMMM/MMMMM/MMMM/... 1a place - 8a"), "menhirs.few-free");
  EXPECT_EQ(judged("MMM/MMMM/MMMMM/MMMM/... 1b place - 8a"), "read");
}

TEST(MenhirsText, RefusesMirrorsThatCannotBe) {
  EXPECT_EQ(judged("M../..../...../..../... 3b slide a1>N 8a"), "read");
  EXPECT_EQ(judged("M../..../...../..../... 3a slide a1>N 8a"), "menhirs.mirror-here");
  EXPECT_EQ(judged("M../..../...../..../... 2b place a1>N 8a"), "menhirs.mirror-here");
  EXPECT_EQ(judged("o../m.../...../..../... 9b over b1>N 8a"), "menhirs.mirror-here");
  EXPECT_EQ(judged("M../..../...../..../... 3b slide a2>N 8a"), "menhirs.mirror-cells");
  EXPECT_EQ(judged("M.m/..../...../..../... 3b slide a1.a3>N 8a"), "menhirs.mirror-cells");
  EXPECT_EQ(judged("Mm./..../...../..../... 3b slide a2.a1>N 8a"), "menhirs.mirror-form");
  EXPECT_EQ(judged("Mm./..../...../..../... 3b slide a1.a1>N 8a"), "menhirs.mirror-form");
  EXPECT_EQ(judged("M../..../...../..../... 3b slide a1 8a"), "menhirs.mirror-form");
  EXPECT_EQ(judged("M../..../...../..../... 3b slide a1>S 8a"), "menhirs.mirror-back");
  EXPECT_EQ(judged("Mm./..../...../..../... 3b slide a1>N 8a"), "menhirs.mirror-back");
  EXPECT_EQ(judged("M../..../...../..../... 3b slide pass 8a"), "menhirs.mirror-form");
  EXPECT_EQ(judged("Mm./..../...../..../... 9a clear a1.a2>N 8a"), "read");
}

// M6, M13, M16: without the clearing there are fifty rounds.
TEST(MenhirsText, NeverClearingGoesUpToFiftyB) {
  EXPECT_EQ(judged("M../..../...../..../... 1a place - never"), "read");
  EXPECT_EQ(judged("M../..../...../..../... 12b slide - never"), "read");
  EXPECT_EQ(judged("M../..../...../..../... 13a slide a1>N never"), "read");
  EXPECT_EQ(judged("M../..../...../..../... 50b slide - never"), "read");
  EXPECT_EQ(judged("M../..../...../..../... 50b over - never"), "read") << "a draw";
  EXPECT_EQ(judged("om./..../...../..../... 37a over - never"), "read") << "a win";
  EXPECT_EQ(judged("M../..../...../..../... 51a slide - never"), "menhirs.turn");
  EXPECT_EQ(judged("M../..../...../..../... 13a slide - 8a"), "menhirs.turn");
  EXPECT_EQ(judged("om./..../...../..../... 13a over - 7b"), "menhirs.turn");
  EXPECT_EQ(judged("M../..../...../..../... 12b over - never"), "menhirs.covered-at-end");
  EXPECT_EQ(judged("M../..../...../..../... 50a over - never"), "menhirs.covered-at-end");
  EXPECT_EQ(judged("om./..../...../..../... 13a slide - never"), "menhirs.no-covered");
  for (const std::string turn : {"3a", "7b", "8a", "12b", "50b"}) {
    EXPECT_EQ(judged("Mm./..../...../..../... " + turn + " clear - never"),
              "menhirs.phase-at-turn");
  }
  EXPECT_EQ(judged("M../..../...../..../... 3a slide - Never"), "menhirs.clearing");
  EXPECT_EQ(judged("M../..../...../..../... 3a slide - 51a"), "menhirs.clearing");
  const auto words = [](std::string_view text) { return english(read_position(text).error()); };
  EXPECT_EQ(words("M../..../...../..../... 51a slide - never"),
            "'51a' is not a turn, at character 25; expected 1a to 50b (M6)");
  EXPECT_EQ(words("M../..../...../..../... 13a slide - 8a"),
            "'13a' is not a turn, at character 25; expected 1a to 12b (M6)");
  EXPECT_EQ(
      words("M../..../...../..../... 12b over - never"),
      "the game is over at 12b, yet a menhir is in the mist; expected no M, or turn 50b (M16)");
}

TEST(MenhirsText, ErrorsSayWhatWhereAndWhatWasExpected) {
  EXPECT_EQ(english(read_position("M../..../..x../..../... 3a slide - 8a").error()),
            "'x' is not a cell, at character 12; expected . forest, o menhir, m mist, M mist on a "
            "menhir");
}

}  // namespace
}  // namespace broceliande::menhirs
