#include "engine/ugi_text.hpp"

#include <gtest/gtest.h>

namespace broceliande::engine {
namespace {

using Words = std::vector<std::string>;

TEST(UgiText, Words) {
  EXPECT_EQ(first_word("  go depth 3"), "go");
  EXPECT_EQ(first_word("   "), "");
  EXPECT_EQ(words_of(" a\tb  c\r"), (Words{"a", "b", "c"}));
  EXPECT_EQ(words_of(""), Words{});
}

TEST(UgiText, PositionsHoldSpacesUpToMoves) {
  const auto start = read_position_command("position startpos moves a b");
  ASSERT_TRUE(start);
  EXPECT_FALSE(start->start);
  EXPECT_EQ(start->actions, (Words{"a", "b"}));
  const auto fen = read_position_command("position fen M../.. 1a place - 8a moves c3");
  ASSERT_TRUE(fen);
  EXPECT_EQ(fen->start, "M../.. 1a place - 8a");
  EXPECT_EQ(fen->actions, Words{"c3"});
  EXPECT_TRUE(read_position_command("position fen x moves"));
  for (const char* bad : {"position", "position fen", "position somewhere", "position moves a",
                          "position startpos now"}) {
    EXPECT_FALSE(read_position_command(bad)) << bad;
  }
}

TEST(UgiText, PositionsAreReadAsWritten) {
  const auto read = read_position_command(position_line("x y z", {"a", "b"}));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->start, "x y z");
  EXPECT_EQ(read->actions, (Words{"a", "b"}));
}

TEST(UgiText, Go) {
  const auto clocks = read_go_command("go p1time 1000 p2time 2000 p1inc 10 p3time 30 p6inc 5");
  ASSERT_TRUE(clocks);
  EXPECT_EQ(clocks->limits.clocks[0], (ClockTime{Milliseconds{1000}, Milliseconds{10}}));
  EXPECT_EQ(clocks->limits.clocks[1]->left, Milliseconds{2000});
  EXPECT_EQ(clocks->limits.clocks[2]->left, Milliseconds{30});
  EXPECT_FALSE(clocks->limits.clocks[3]);
  EXPECT_EQ(clocks->limits.clocks[5]->increment, Milliseconds{5});
  const auto chess = read_go_command("go wtime 7 btime -20 movestogo 40");
  ASSERT_TRUE(chess);
  EXPECT_EQ(chess->limits.clocks[0]->left, Milliseconds{7});
  EXPECT_EQ(chess->limits.clocks[1]->left, Milliseconds{1});
  const auto all = read_go_command("go movetime 5 nodes 6 depth 7");
  ASSERT_TRUE(all);
  EXPECT_EQ(all->limits.movetime, Milliseconds{5});
  EXPECT_EQ(all->limits.nodes, 6U);
  EXPECT_EQ(all->limits.depth, 7);
  EXPECT_FALSE(all->waits_for_stop);
  EXPECT_TRUE(read_go_command("go infinite")->waits_for_stop);
  EXPECT_TRUE(read_go_command("go ponder p1time 5")->waits_for_stop);
  EXPECT_TRUE(read_go_command("go"));
  for (const char* bad : {"go fast", "go depth", "go depth x", "go nodes 1.5", "go p7time 5",
                          "go p0time 5", "go ptime 5", "go depth 0", "go depth 1001", "go nodes 0",
                          "go nodes -1", "go movetime -1", "go movetime 1000000001"}) {
    EXPECT_FALSE(read_go_command(bad)) << bad;
  }
}

TEST(UgiText, GoIsReadAsWritten) {
  Limits limits;
  limits.movetime = Milliseconds{20};
  limits.nodes = 300;
  limits.depth = 4;
  limits.clocks[0] = ClockTime{Milliseconds{500}, Milliseconds{6}};
  limits.clocks[2] = ClockTime{Milliseconds{700}, Milliseconds{8}};
  EXPECT_EQ(read_go_command(go_line(limits))->limits, limits);
}

TEST(UgiText, Options) {
  const auto set = read_setoption("setoption name Clear Hash value a b");
  ASSERT_TRUE(set);
  EXPECT_EQ(set->first, "Clear Hash");
  EXPECT_EQ(set->second, "a b");
  for (const char* bad : {"setoption", "setoption name", "setoption name value 3",
                          "setoption hash 3", "setoption name hash"}) {
    EXPECT_FALSE(read_setoption(bad)) << bad;
  }
  EXPECT_EQ(offered_option("option name Clear Hash type button"), "Clear Hash");
  EXPECT_FALSE(offered_option("id name x"));
}

TEST(UgiText, Info) {
  search::SearchResult result;
  result.depth = 3;
  result.nodes = 500;
  result.lines = {{search::win_in(5), {"a", "b"}}, {-20, {"c"}}, {search::loss_in(4), {"d"}}};
  EXPECT_EQ(info_line(result, 0, Milliseconds{250}),
            "info depth 3 multipv 1 score mate 5 time 250 nodes 500 nps 2000 pv a b");
  EXPECT_EQ(info_line(result, 1, Milliseconds{0}),
            "info depth 3 multipv 2 score cp -20 time 0 nodes 500 nps 500000 pv c");
  result.is_proof = true;
  EXPECT_NE(info_line(result, 0, Milliseconds{1}).find("mate 5 proof time"), std::string::npos);
  EXPECT_NE(info_line(result, 2, Milliseconds{1}).find("mate -4 time"), std::string::npos);
}

}  // namespace
}  // namespace broceliande::engine
