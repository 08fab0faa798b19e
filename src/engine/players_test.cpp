#include "engine/players.hpp"

#include <gtest/gtest.h>

#include "engine/engine_process.hpp"

namespace broceliande::engine {
namespace {

TEST(Players, OrdersAreRead) {
  const auto level = read_player_spec("level:5");
  ASSERT_TRUE(level);
  EXPECT_EQ(level->kind, PlayerSpec::Kind::level);
  EXPECT_EQ(level->settings.level, 5);
  EXPECT_EQ(level->name, "level:5");
  EXPECT_FALSE(level->settings.default_time);

  const auto top =
      read_player_spec("level:8,nodes=20000,hash=64,threads=2,movetime=50,depth=9,name=new");
  ASSERT_TRUE(top);
  EXPECT_EQ(top->name, "new");
  EXPECT_EQ(top->memory, std::size_t{64} << 20);
  EXPECT_EQ(top->settings.threads, 2);
  EXPECT_EQ(top->settings.limits.nodes, 20'000U);
  EXPECT_EQ(top->settings.limits.depth, 9);
  EXPECT_EQ(top->settings.limits.movetime, Milliseconds{50});
  EXPECT_TRUE(top->settings.default_time);

  EXPECT_EQ(read_player_spec("uct:5000")->settings.limits.nodes, 5'000U);
  EXPECT_EQ(read_player_spec("greedy")->what, "greedy");
  EXPECT_EQ(read_player_spec("random,name=chance")->name, "chance");
  const auto program = read_player_spec("ugi:./other engine graal, and more");
  ASSERT_TRUE(program);
  EXPECT_EQ(program->kind, PlayerSpec::Kind::program);
  EXPECT_EQ(program->what, "./other engine graal, and more");
  const auto named = read_player_spec("name=old,ugi:./other engine graal");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->name, "old");
  EXPECT_EQ(named->what, "./other engine graal");
  EXPECT_EQ(read_player_spec("name=five,level:5")->name, "five");
  EXPECT_EQ(read_player_spec("ugi:" + std::string(200, 'x'))->name,
            "ugi:" + std::string(56, 'x') + "...");
}

TEST(Players, BadOrdersAreRefused) {
  for (const char* bad :
       {"", "level", "level:", "level:0", "level:9", "level:x", "uct", "uct:-5", "random:3",
        "chance", "ugi:", "ugi:  ", "level:5,speed=3", "level:5,nodes=0", "level:5,nodes=many",
        "random,name=", "name=x", "name=x,", "name=x,chance"}) {
    EXPECT_FALSE(read_player_spec(bad)) << bad;
  }
}

TEST(Players, CommandLinesAreSplitIntoWords) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(command_words("a  b c"), (Words{"a", "b", "c"}));
  EXPECT_EQ(command_words(R"('a b' "c 'd'" e"f g"h)"), (Words{"a b", "c 'd'", "ef gh"}));
  EXPECT_EQ(command_words("  "), Words{});
  EXPECT_EQ(command_words("'' x"), (Words{"", "x"}));
}

}  // namespace
}  // namespace broceliande::engine
