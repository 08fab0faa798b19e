#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/full_strength.hpp"
#include "engine/players.hpp"
#include "games/registry.hpp"
#include "opponents/registry.hpp"
#include "testing/project_path.hpp"

namespace broceliande::engine {
namespace {

constexpr std::size_t kMemory = std::size_t{1} << 20;

struct GameCase {
  std::string_view game;
  OptionValues options;
};

/// What an engine finds at the start of a game.
std::vector<std::string> found(Result<std::unique_ptr<search::Engine>> engine, const GameCase& c) {
  const auto game = std::move(*find_game(c.game)->with(c.options));
  std::size_t failed = 0;
  EXPECT_TRUE((*engine)->set_position(game->deal(3), {}, failed)) << c.game;
  search::SearchRequest request;
  request.nodes = 3'000;
  request.lines = 3;
  std::vector<std::string> lines;
  for (const search::Variation& line : (*engine)->think(request).lines) {
    lines.push_back(std::to_string(line.score) + " " + line.actions.front());
  }
  return lines;
}

std::vector<std::string> hand_made(const GameCase& c) {
  return found(opponents::make_engine(c.game, c.options, kMemory), c);
}

TEST(FullStrength, PlaysWithTheNetworkThatIsInTheHouse) {
  const std::vector<std::pair<GameCase, std::string>> cases{
      {{"graal", {{"drawing-up", "stock"}}}, "graal"},
      {{"graal", {{"drawing-up", "stock"}, {"armies", "2"}, {"map", "twin-fords"}}}, "graal"},
      {{"grailnah", {{"players", "2"}}}, "grailnah-2"},
      {{"grailnah", {{"players", "4"}}}, "grailnah-4"}};
  for (const auto& [c, name] : cases) {
    EXPECT_EQ(*opponents::network_name(c.game, c.options), name);
    std::ifstream file(project_path("data/networks/" + name + ".nnue"), std::ios::binary);
    const auto network = search::Network::read(std::string{std::istreambuf_iterator(file), {}});
    ASSERT_TRUE(network);
    const auto full = found(make_full_engine(c.game, c.options, kMemory), c);
    EXPECT_EQ(full, found(opponents::make_network_engine(c.game, c.options, *network, kMemory), c));
    EXPECT_NE(full, hand_made(c)) << c.game;
  }
}

TEST(FullStrength, IsTheTopLevelWhereNoNetworkFits) {
  std::string own_map = "own";
  for (int rank = 0; rank < 16; ++rank) own_map += "/................";
  for (const GameCase& c :
       std::vector<GameCase>{{"menhirs", {}},
                             {"grailnah", {{"players", "3"}}},
                             {"grailnah", {{"board", "avalon"}}},
                             {"graal", {{"drawing-up", "stock"}, {"map", own_map}}}}) {
    EXPECT_EQ(*opponents::network_name(c.game, c.options), "") << c.game;
    EXPECT_EQ(found(make_full_engine(c.game, c.options, kMemory), c), hand_made(c)) << c.game;
  }
  EXPECT_FALSE(make_full_engine("chess", {}));
  EXPECT_FALSE(make_full_engine("graal", {{"armies", "9"}}));
}

TEST(FullStrength, IsASettingOfTheTopLevelAlone) {
  const auto spec = read_player_spec("level:8,full,nodes=500");
  ASSERT_TRUE(spec);
  EXPECT_TRUE(spec->is_full);
  EXPECT_EQ(spec->settings.level, search::kTopLevel);
  EXPECT_FALSE(read_player_spec("level:8")->is_full);
  for (const char* bad : {"level:7,full", "uct:50,full", "random,full", "level:8,full=1"}) {
    EXPECT_FALSE(read_player_spec(bad)) << bad;
  }
  EXPECT_TRUE(player_spec_for(search::kFullStrength).is_full);
  EXPECT_EQ(player_spec_for(search::kFullStrength).settings.level, search::kTopLevel);
  EXPECT_FALSE(player_spec_for(search::kTopLevel).is_full);
  EXPECT_EQ(player_spec_for(3).settings.level, 3);
}

TEST(FullStrength, MakesAPlayerOfItsOwn) {
  const GameCase c{"graal", {{"drawing-up", "stock"}}};
  const auto game = std::move(*find_game(c.game)->with(c.options));
  const std::string start = game->deal(3);
  const auto first = [&](const char* spec) {
    const auto player = std::move(*make_player(*read_player_spec(spec), *game, nullptr));
    EXPECT_TRUE(player->begin_game(1));
    std::vector<std::string> actions;
    for (int i = 0; i < 6; ++i) {
      actions.push_back(*player->choose(
          {.start = start, .actions = actions, .seat = {}, .offers_swap = false, .limits = {}}));
    }
    return actions;
  };
  EXPECT_NE(first("level:8,full,nodes=2000"), first("level:8,nodes=2000"));
}

}  // namespace
}  // namespace broceliande::engine
