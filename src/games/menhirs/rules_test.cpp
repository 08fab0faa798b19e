#include "games/menhirs/rules.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "core/game_of.hpp"
#include "games/menhirs/test_positions.hpp"

// Each rule by its id, for what it allows and for what it forbids. Boards of side 3 have the
// columns a (3 cells), b (4), c (5), d (4), e (3).
namespace broceliande::menhirs {
namespace {

std::vector<std::string> actions_at(std::string_view position) {
  return legal_texts(game_with({}), at(position));
}

bool is_legal(std::string_view position, std::string_view action) {
  const auto actions = actions_at(position);
  const bool listed = std::ranges::find(actions, action) != actions.end();
  EXPECT_EQ(listed, read_action(at(position), action).has_value()) << position << " " << action;
  return listed;
}

/// The rule that forbids the action.
std::string refused_by(std::string_view position, std::string_view action) {
  const auto read = read_action(at(position), action);
  if (read) return "nothing";
  const auto actions = actions_at(position);
  EXPECT_EQ(std::ranges::find(actions, action), actions.end())
      << action << " is refused but listed";
  return std::string(read.error().rule());
}

std::string after(std::string_view position, std::initializer_list<std::string_view> actions) {
  State state = at(position);
  for (const std::string_view text : actions) {
    const auto action = read_action(state, text);
    if (!action) {
      ADD_FAILURE() << text << " in " << position_text(state) << ": " << english(action.error());
      break;
    }
    apply(state, *action);
  }
  return position_text(state);
}

TEST(MenhirsRules, M1_SixDirectionsFromEachHalfOfTheBoard) {
  const Board& board = menhirs::board(3);
  const auto neighbour = [&](int column, int row, Direction direction) {
    return cell_text(board, board.moved(board.at(column, row), direction));
  };
  const auto around = [&](int column, int row) {
    std::string names;
    for (int d = 0; d < kDirections; ++d) {
      names += neighbour(column, row, static_cast<Direction>(d)) + " ";
    }
    return names;
  };
  EXPECT_EQ(around(1, 1), "b3 c3 c2 b1 a1 a2 ");  // b2, west of the middle
  EXPECT_EQ(around(2, 2), "c4 d3 d2 c2 b2 b3 ");  // c3, the middle
  EXPECT_EQ(around(3, 1), "d3 e2 e1 d1 c2 c3 ");  // d2, east of it
}

TEST(MenhirsRules, M1_CellsOffTheBoardAreNoCells) {
  constexpr auto kStart = "M../.M../..M.M/..M./M.M 1a place - 8a";
  EXPECT_TRUE(is_legal(kStart, "c2"));
  EXPECT_EQ(refused_by(kStart, "a4"), "M1");
  EXPECT_EQ(refused_by(kStart, "f1"), "M1");
  EXPECT_EQ(refused_by(kStart, "c0"), "M1");
  EXPECT_EQ(refused_by(kStart, ""), "M1");
}

TEST(MenhirsRules, M2_M5_SevenMenhirsAreDealtAndCovered) {
  for (const char* side : {"3", "4", "5"}) {
    Rng rng(11);
    const State state = game_with({{"side", side}}).deal(rng);
    EXPECT_EQ(size(state.menhirs), 7);
    EXPECT_EQ(state.mist, state.menhirs);
    EXPECT_EQ(state.phase, Phase::place);
  }
}

TEST(MenhirsRules, M2_EveryCellIsDealtAMenhirEquallyOften) {
  const Menhirs game = game_with({{"side", "3"}});
  std::array<int, 19> dealt{};
  Rng rng(5);
  for (int i = 0; i < 19'000; ++i) {
    const State state = game.deal(rng);
    for (int cell = 0; cell < 19; ++cell) {
      const bool is_menhir = (board(3).in_order(cell) & state.menhirs) != 0;
      dealt[static_cast<std::size_t>(cell)] += static_cast<int>(is_menhir);
    }
  }
  for (const int count : dealt) EXPECT_NEAR(count, 7000, 300);
}

TEST(MenhirsRules, M3_SidesThreeFourFive) {
  EXPECT_EQ(board(3).cells, 19);
  EXPECT_EQ(board(4).cells, 37);
  EXPECT_EQ(board(5).cells, 61);
  EXPECT_EQ(value_of(game_with({}).options(), "side"), "4");
  EXPECT_FALSE(Menhirs::with({{"side", "6"}}).has_value());
}

TEST(MenhirsRules, M4_M7_ElevenTilesAfterTwoRoundsOfPlacing) {
  const std::string placed =
      after("M../.M../..M.M/..M./M.M 1a place - 8a", {"a2", "a3", "b1", "b3"});
  EXPECT_EQ(placed, "Mmm/mMm./..M.M/..M./M.M 3a slide - 8a");
  EXPECT_EQ(size(at(placed).mist), 11);
}

TEST(MenhirsRules, M6_TurnsAlternateAndAreNamedByRoundAndPlayer) {
  const Menhirs game = game_with({});
  State state = at("M../.M../..M.M/..M./M.M 1a place - 8a");
  EXPECT_EQ(game.to_act(state), Seat{0});
  apply(state, *read_action(state, "a2"));
  EXPECT_EQ(turn_text(state.turn), "1b");
  EXPECT_EQ(game.to_act(state), Seat{1});
  apply(state, *read_action(state, "a3"));
  EXPECT_EQ(turn_text(state.turn), "2a");
  EXPECT_FALSE(read_position("M../.M../..M.M/..M./M.M 13a slide - 8a").has_value());
}

TEST(MenhirsRules, M7_PlacesOnAnyCellWithoutMist) {
  constexpr auto kStart = "M../.M../..M.M/..M./M.o 1a place - 8a";
  EXPECT_EQ(actions_at(kStart).size(), 13U);
  EXPECT_TRUE(is_legal(kStart, "e3")) << "a free menhir is a cell without mist";
  EXPECT_EQ(refused_by(kStart, "a1"), "M7");
  EXPECT_EQ(refused_by(kStart, "a1>N"), "M7");
  EXPECT_EQ(refused_by(kStart, "xa1"), "M7");
  EXPECT_EQ(refused_by(kStart, "pass"), "M7");
  EXPECT_EQ(refused_by(kStart, "a2a3"), "M7");
}

TEST(MenhirsRules, M8_ALooseTileIsACluster) {
  constexpr auto kLoose = ".../..../..M../..../... 3a slide - 8a";
  EXPECT_EQ(actions_at(kLoose),
            (std::vector<std::string>{"c3>N", "c3>NE", "c3>NW", "c3>S", "c3>SE", "c3>SW"}));
  EXPECT_EQ(refused_by(kLoose, "c2>N"), "M8");
  EXPECT_EQ(refused_by(kLoose, "c3"), "M8");
  EXPECT_EQ(refused_by(kLoose, "xc3"), "M8");
  EXPECT_EQ(refused_by(kLoose, "c3>W"), "M8");
  EXPECT_EQ(refused_by(kLoose, "c3>"), "M8");
}

TEST(MenhirsRules, M8_AWholeClusterCanBeNamedByAnyOfItsCells) {
  constexpr auto kThree = ".../.mm./..M../..../... 3a slide - 8a";
  const State state = at(kThree);
  for (const char* name : {"b2>S", "b3>S", "c3>S", "b2.b3.c3>S"}) {
    const auto action = read_action(state, name);
    ASSERT_TRUE(action.has_value()) << name;
    EXPECT_EQ(action_text(state, *action), "b2.b3.c3>S");
  }
  EXPECT_EQ(refused_by(kThree, "c3.b2.b3>S"), "M8") << "cells are named in board order";
  EXPECT_EQ(refused_by(kThree, "b2.b2.b3.c3>S"), "M8") << "and each once";
}

// Side 4, column d: six in a row.
constexpr auto kSix = "..../...../....../mmmmmM./....../...../.... 3a slide - 8a";

TEST(MenhirsRules, M9_AClusterOfSixSplitsIntoThrees) {
  EXPECT_TRUE(is_legal(kSix, "d1.d2.d3.d4.d5.d6>N"));
  EXPECT_TRUE(is_legal(kSix, "d1.d2.d3>NE"));
  EXPECT_TRUE(is_legal(kSix, "d4.d5.d6>NE"));
  EXPECT_EQ(refused_by(kSix, "d1.d2>NE"), "M9") << "two are too few";
  EXPECT_EQ(refused_by(kSix, "d1.d2.d3.d4>NE"), "M9") << "two would stay behind";
  EXPECT_EQ(refused_by(kSix, "d2.d3.d4>NE"), "M9") << "one and two would stay behind";
  EXPECT_EQ(refused_by(kSix, "d1.d2.d4>NE"), "M9") << "not connected";
}

TEST(MenhirsRules, M9_AClusterOfFiveMovesWhole) {
  constexpr auto kFive = "..../...../....../mmmmM../....../...../.... 3a slide - 8a";
  EXPECT_TRUE(is_legal(kFive, "d1.d2.d3.d4.d5>N"));
  EXPECT_EQ(refused_by(kFive, "d1.d2.d3>NE"), "M9");
}

TEST(MenhirsRules, M9_TheRestMayFallApartIntoThrees) {
  // Nine in a row on side 5: the middle three leave three on each side.
  constexpr auto kNine =
      "...../....../......./......../mmmmmmmmM/......../......./....../..... 3a slide - 8a";
  EXPECT_TRUE(is_legal(kNine, "e4.e5.e6>NE"));
  EXPECT_EQ(refused_by(kNine, "e3.e4.e5>NE"), "M9");
}

TEST(MenhirsRules, M10_TilesStayOnTheBoard) {
  constexpr auto kCorner = "..M/..../...../..../... 3a slide - 8a";
  EXPECT_TRUE(is_legal(kCorner, "a3>S"));
  EXPECT_EQ(refused_by(kCorner, "a3>N"), "M10");
  EXPECT_EQ(refused_by(kCorner, "a3>NW"), "M10");
}

TEST(MenhirsRules, M10_TilesNeverStack) {
  EXPECT_TRUE(is_legal(kSix, "d1.d2.d3.d4.d5.d6>N")) << "onto cells that the part itself leaves";
  EXPECT_TRUE(is_legal(kSix, "d4.d5.d6>N"));
  EXPECT_EQ(refused_by(kSix, "d1.d2.d3>N"), "M10");
}

TEST(MenhirsRules, M11_ExactlyTheSamePartMayNotGoStraightBack) {
  const std::string slid = after(kSix, {"d1.d2.d3>NE"});
  EXPECT_EQ(slid, "..../...../....../...mmM./mmm.../...../.... 3b slide e1.e2.e3>SW 8a");
  EXPECT_EQ(refused_by(slid, "e1.e2.e3>SW"), "M11") << "even as a part of the larger cluster";
  EXPECT_TRUE(is_legal(slid, "d4.d5.d6.e1.e2.e3>SW")) << "a larger part may";
}

TEST(MenhirsRules, M11_ASmallerPartMayGoBack) {
  constexpr auto kLine = "..../...../....../.mmmmMM/....../...../.... 3a slide - 8a";
  const std::string slid = after(kLine, {"d2.d3.d4.d5.d6.d7>S"});
  EXPECT_EQ(refused_by(slid, "d1.d2.d3.d4.d5.d6>N"), "M11");
  EXPECT_TRUE(is_legal(slid, "d4.d5.d6>N"));
}

TEST(MenhirsRules, M11_OnlyTheTurnJustBeforeCounts) {
  const std::string later = after(kSix, {"d1.d2.d3>NE", "d4.d5.d6>N"});
  EXPECT_TRUE(is_legal(later, "e1.e2.e3>SW"));
  EXPECT_EQ(refused_by(later, "d5.d6.d7>S"), "M11");
}

constexpr auto kClearing = "..../...../....../mmmmmM./....../...../.... 8a slide - 8a";

TEST(MenhirsRules, M11_AClearOutOfThePartLiftsIt) {
  const std::string lifted = after(kClearing, {"d1.d2.d3>NE", "xe1"});
  EXPECT_EQ(lifted, "..../...../....../...mmM./.mm.../...../.... 8b slide - 8a");
}

TEST(MenhirsRules, M11_AClearElsewhereDoesNot) {
  const std::string kept = after(kClearing, {"d1.d2.d3>NE", "xd5"});
  EXPECT_EQ(kept, "..../...../....../...m.M./mmm.../...../.... 8b slide e1.e2.e3>SW 8a");
}

TEST(MenhirsRules, M12_TheSlideThatBaresTheLastMenhirWinsAtOnce) {
  constexpr auto kWinning = "o../..../..M../..../... 9b slide - 8a";
  const std::string won = after(kWinning, {"c3>N"});
  EXPECT_EQ(won, "o../..../..om./..../... 9b over - 8a") << "no clear follows";
  const auto end = outcome(at(won), false);
  ASSERT_TRUE(end.has_value());
  EXPECT_EQ(end->of[1].verdict, Verdict::win);
  EXPECT_EQ(end->of[0].verdict, Verdict::loss);
  EXPECT_EQ(refused_by(won, "c4>S"), "M12");
  EXPECT_TRUE(actions_at(won).empty());
}

TEST(MenhirsRules, M12_OntoAnotherMenhirDoesNotWin) {
  EXPECT_EQ(after(".../..../..Mo./..../... 3b slide - 8a", {"c3>N"}),
            ".../..../..oM./..../... 4a slide c4>S 8a");
}

TEST(MenhirsRules, M13_TheClearingBeginsAtSevenBOrEightA) {
  const auto phase_after = [](std::string_view turn, std::string_view clearing) {
    const std::string position =
        ".../m.../..Mo./..../... " + std::string(turn) + " slide - " + std::string(clearing);
    const std::string then = after(position, {"c3>N"});
    return then.find(" clear ") != std::string::npos;
  };
  EXPECT_FALSE(phase_after("7a", "7b"));
  EXPECT_TRUE(phase_after("7b", "7b"));
  EXPECT_FALSE(phase_after("7b", "8a"));
  EXPECT_TRUE(phase_after("8a", "8a"));
  EXPECT_TRUE(phase_after("12b", "8a")) << "also the last turn";
}

TEST(MenhirsRules, M13_NeverMeansThatNobodyClears) {
  for (const std::string turn : {"7b", "8a", "12b", "13a", "49b"}) {
    const std::string slid = after(".../m.../..Mo./..../... " + turn + " slide - never", {"c3>N"});
    EXPECT_NE(slid.find(" slide c4>S never"), std::string::npos) << slid;
    EXPECT_EQ(refused_by(slid, "xb1"), "M8") << "no clear may be asked for either";
  }
  constexpr auto kFull = "MMM/MMMM/MMMMM/MMMM/MMM 8a slide - never";
  EXPECT_EQ(after(kFull, {"pass"}), "MMM/MMMM/MMMMM/MMMM/MMM 8b slide - never") << "M15";
}

TEST(MenhirsRules, M6_M13_WithoutTheClearingRoundsGoOn) {
  EXPECT_EQ(after(".../m.../..Mo./..../... 12b slide - never", {"c3>N"}),
            ".../m.../..oM./..../... 13a slide c4>S never");
  EXPECT_EQ(game_with({}).to_act(at(".../..../..M../..../... 13a slide - never")), Seat{0});
  EXPECT_EQ(game_with({}).to_act(at(".../..../..M../..../... 50b slide - never")), Seat{1});
  EXPECT_EQ(value_of(game_with({}).options(), "clearing"), "8a") << "unless chosen";
  Rng rng(3);
  EXPECT_EQ(game_with({{"clearing", "never"}}).deal(rng).first_clearing, kNeverClears);
}

TEST(MenhirsRules, M13_AnyTileMayBeTakenAlsoOfThePartJustSlid) {
  const std::string clearing = after(kClearing, {"d1.d2.d3>NE"});
  EXPECT_EQ(actions_at(clearing).size(), 5U) << "all but d6, the last that covers a menhir";
  EXPECT_TRUE(is_legal(clearing, "xe2")) << "also where single tiles stay behind";
  EXPECT_EQ(refused_by(clearing, "xd1"), "M13");
  EXPECT_EQ(refused_by(clearing, "e2>N"), "M13");
  EXPECT_EQ(refused_by(clearing, "pass"), "M13");
  EXPECT_EQ(refused_by(clearing, "xe2x"), "M13");
}

TEST(MenhirsRules, M14_TheLastCoveringTileStays) {
  constexpr auto kOneLeft = ".../m.../..Mo./..../... 9a clear - 8a";
  EXPECT_EQ(actions_at(kOneLeft), std::vector<std::string>{"xb1"});
  EXPECT_EQ(refused_by(kOneLeft, "xc3"), "M14");
  constexpr auto kTwoLeft = ".../m.../..MM./..../... 9a clear - 8a";
  EXPECT_TRUE(is_legal(kTwoLeft, "xc3"));
}

TEST(MenhirsRules, M14_WithNothingToTakeTheClearIsSkipped) {
  EXPECT_EQ(after(".../..../..Mo./..../... 9a slide - 8a", {"c3>N"}),
            ".../..../..oM./..../... 9b slide c4>S 8a");
}

TEST(MenhirsRules, M15_WhoCannotSlidePasses) {
  constexpr auto kFull = "MMM/MMMM/MMMMM/MMMM/MMM 5a slide - 8a";
  EXPECT_EQ(actions_at(kFull), std::vector<std::string>{"pass"});
  EXPECT_EQ(after(kFull, {"pass"}), "MMM/MMMM/MMMMM/MMMM/MMM 5b slide - 8a");
  EXPECT_EQ(refused_by(".../..../..M../..../... 3a slide - 8a", "pass"), "M15");
}

TEST(MenhirsRules, M15_InTheClearingOneClearsAfterAPass) {
  constexpr auto kFull = "MMM/MMMM/MMMMM/MMMM/MMM 8a slide - 8a";
  const std::string passed = after(kFull, {"pass"});
  EXPECT_EQ(passed, "MMM/MMMM/MMMMM/MMMM/MMM 8a clear - 8a");
  EXPECT_EQ(after(passed, {"xe3"}), "MMM/MMMM/MMMMM/MMMM/MMo 8b slide - 8a");
}

// Five along the northern edges can only go south; and from there they have just come.
TEST(MenhirsRules, M11_M15_IfOnlyTheMirrorCouldSlideOnePassesAndItIsLifted) {
  const std::string slid = after(".Mo/..m./...m./..m./.m. 5a slide - 8a", {"a2.b3.c4.d3.e2>N"});
  EXPECT_EQ(slid, ".oM/...m/....m/...m/..m 5b slide a3.b4.c5.d4.e3>S 8a");
  EXPECT_EQ(actions_at(slid), std::vector<std::string>{"pass"});
  const std::string passed = after(slid, {"pass"});
  EXPECT_EQ(passed, ".oM/...m/....m/...m/..m 6a slide - 8a") << "after a pass there is no mirror";
  EXPECT_TRUE(is_legal(passed, "a3.b4.c5.d4.e3>S"));
}

TEST(MenhirsRules, M16_AfterTwelveBItIsADraw) {
  const std::string drawn = after(".../m.../..Mo./..../... 12b clear - 8a", {"xb1"});
  EXPECT_EQ(drawn, ".../..../..Mo./..../... 12b over - 8a");
  EXPECT_EQ(outcome(at(drawn), false), Outcome{});
  EXPECT_EQ(after(".../..../..Mo./..../... 12b slide - 8a", {"c3>N"}),
            ".../..../..oM./..../... 12b over - 8a")
      << "also when the clear is skipped";
  EXPECT_FALSE(outcome(at(".../m.../..Mo./..../... 12b clear - 8a"), false).has_value());
}

TEST(MenhirsRules, M16_WithoutTheClearingAfterFiftyB) {
  const std::string drawn = after(".../m.../..Mo./..../... 50b slide - never", {"c3>N"});
  EXPECT_EQ(drawn, ".../m.../..oM./..../... 50b over - never");
  EXPECT_EQ(outcome(at(drawn), false), Outcome{});
  EXPECT_TRUE(actions_at(drawn).empty());
  EXPECT_EQ(refused_by(drawn, "c4>S"), "M12");
  const std::string passed = after("MMM/MMMM/MMMMM/MMMM/MMM 50b slide - never", {"pass"});
  EXPECT_EQ(passed, "MMM/MMMM/MMMMM/MMMM/MMM 50b over - never");
}

TEST(MenhirsRules, M17_WithoutTheClearingAllTheMistCounts) {
  const auto score = [](std::string_view position) {
    return outcome(at(after(position, {"c3>N"})), false)->of[1].score;
  };
  EXPECT_EQ(score("mmm/m..m/m.M.m/m..m/m.. 50b slide - never"), 11);
  EXPECT_EQ(score("mmm/..../..M../..../... 12b slide - never"), 4);
  const State round3 = at(after("mmm/..../..M../..../... 3b slide - never", {"c3>N"}));
  EXPECT_EQ(outcome(round3, true)->of[1].score, 21) << "M18, with any clearing";
}

TEST(MenhirsRules, M17_TheWinnerScoresTheMistInPlay) {
  const auto score = [](std::string_view position) {
    return outcome(at(after(position, {"c3>N"})), false)->of[0].score;
  };
  EXPECT_EQ(score("mmm/..../..M../..../... 5a slide - 8a"), 4);
  EXPECT_EQ(score(".../..../..M../..../... 12a slide - 8a"), 1);
}

TEST(MenhirsRules, M17_TileCountFollowsTheTurn) {
  for (const char* clearing : {"7b", "8a", "never"}) {
    const Menhirs game = game_with({{"clearing", clearing}});
    std::vector<Action> actions;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      Rng rng(seed);
      State state = game.deal(rng);
      while (state.phase != Phase::over) {
        if (state.phase == Phase::slide) {
          const int cleared = std::max(0, state.turn - state.first_clearing);
          EXPECT_EQ(size(state.mist), 11 - cleared) << position_text(state);
        }
        actions.clear();
        legal(state, actions);
        apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
      }
    }
  }
}

TEST(MenhirsRules, M18_Early21IsForRoundThreeAlone) {
  const State round3 = at(after("mmm/..../..M../..../... 3b slide - 8a", {"c3>N"}));
  const State round4 = at(after("mmm/..../..M../..../... 4a slide - 8a", {"c3>N"}));
  EXPECT_EQ(outcome(round3, true)->of[1].score, 21);
  EXPECT_EQ(outcome(round3, false)->of[1].score, 4);
  EXPECT_EQ(outcome(round4, true)->of[0].score, 4);
}

}  // namespace
}  // namespace broceliande::menhirs
