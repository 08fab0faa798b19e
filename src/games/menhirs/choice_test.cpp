#include "games/menhirs/choice.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/menhirs/test_positions.hpp"

namespace broceliande::menhirs {
namespace {

bool offers(const Choice& choice, const std::string& id) {
  return std::ranges::find(choice.next, id, &Target::id) != choice.next.end();
}

std::string refusal_of(const State& state, const std::vector<std::string>& picks) {
  const auto choice = choose(state, picks);
  return choice ? "none" : std::string(choice.error().key());
}

// Seven tiles in one row and a half, far from the edges.
const std::string kCluster = "..../.MM../.MM.../..MM.../..M.../...../.... 3a slide - 8a";

TEST(MenhirsChoice, PlacesByOnePick) {  // M7
  const State state = at("M../.M../..M.M/..M./M.M 1a place - 8a");
  EXPECT_EQ(choose(state, {})->prompt.phrase->key, "menhirs.prompt.place");
  EXPECT_EQ(choose(state, {"a2"})->action, "a2");
  EXPECT_EQ(refusal_of(state, {"a1"}), "menhirs.place-taken");
}

TEST(MenhirsChoice, OneTileChoosesItsWholeCluster) {  // M8
  const State state = at(kCluster);
  const auto choice = choose(state, {"b2"});
  ASSERT_TRUE(choice.has_value());
  EXPECT_EQ(choice->chosen.size(), 7U);
  EXPECT_TRUE(offers(*choice, ">N"));
  EXPECT_TRUE(offers(*choice, "none"));
  EXPECT_EQ(choose(state, {"b2", ">N"})->action, "b2.b3.c2.c3.d3.d4.e3>N");
  EXPECT_EQ(refusal_of(state, {"a1"}), "menhirs.no-mist");
  EXPECT_EQ(refusal_of(state, {"b2", "a1"}), "menhirs.not-in-cluster");
}

TEST(MenhirsChoice, PartsAreBuiltByLeavingTilesOutOrTakingThemIn) {  // M9
  const State state = at(kCluster);
  const auto part = choose(state, {"b2", "none", "b2", "b3", "c2"});
  ASSERT_TRUE(part.has_value()) << english(part.error());
  EXPECT_EQ(part->chosen, (std::vector<std::string>{"b2", "b3", "c2"}));
  EXPECT_EQ(choose(state, {"b2", "none", "b2", "b3", "c2", ">SW"})->action, "b2.b3.c2>SW");
}

TEST(MenhirsChoice, SaysWhyAPartCannotSlideAndLeavesAWayOn) {  // M9
  const State state = at(kCluster);
  const auto expect_prompt = [&](const std::vector<std::string>& picks, std::string_view key) {
    const auto choice = choose(state, picks);
    ASSERT_TRUE(choice.has_value()) << english(choice.error());
    EXPECT_EQ(choice->prompt.phrase->key, key);
    const auto has = [&](Target::Kind kind) {
      return std::ranges::find(choice->next, kind, &Target::kind) != choice->next.end();
    };
    EXPECT_EQ(has(Target::Kind::direction), key == "menhirs.prompt.part");
    EXPECT_TRUE(has(Target::Kind::toggle)) << "one is never stuck";
  };
  expect_prompt({"b2"}, "menhirs.prompt.part");
  expect_prompt({"b2", "none"}, "menhirs.prompt.tiles");
  expect_prompt({"b2", "none", "b2", "b3"}, "menhirs.prompt.small-part");
  expect_prompt({"b2", "e3"}, "menhirs.prompt.small-rest");
  expect_prompt({"b2", "none", "b2", "b3", "e3"}, "menhirs.prompt.apart");
  expect_prompt({"b2", "none", "b2", "b3", "c2"}, "menhirs.prompt.part");
}

TEST(MenhirsChoice, SaysThatAPartIsHemmedIn) {  // M10
  // Two rows of the western edge: the first, enclosed by the edge and the second, stays.
  const State state = at("MMMM/MMMMM/....../......./....../...../.... 3a slide - 8a");
  const auto choice = choose(state, {"a1", "none", "a1", "a2", "a3", "a4"});
  ASSERT_TRUE(choice.has_value()) << english(choice.error());
  EXPECT_EQ(choice->prompt.phrase->key, "menhirs.prompt.blocked");
}

TEST(MenhirsChoice, WhatCanNoLongerBecomeLegalIsNotOffered) {  // M9
  const State state = at(kCluster);
  const auto part = choose(state, {"b2", "none", "e3"});
  ASSERT_TRUE(part.has_value());
  EXPECT_FALSE(offers(*part, ">N"));
  std::vector<Action> slides;
  legal(state, slides);
  for (const Target& target : part->next) {
    if (target.kind != Target::Kind::toggle || target.id == "e3") continue;
    EXPECT_TRUE(std::ranges::any_of(slides, [&](Action slide) {
      const std::string text = action_text(state, slide);
      return text.find("e3") != std::string::npos && text.find(target.id) != std::string::npos;
    })) << target.id;
  }
}

TEST(MenhirsChoice, SmallClustersSlideWhole) {  // M9
  const State state = at("MM../M..../....../......./...MMM/...M./.... 3a slide - 8a");
  const auto choice = choose(state, {"a1"});
  ASSERT_TRUE(choice.has_value()) << english(choice.error());
  EXPECT_EQ(choice->prompt.phrase->key, "menhirs.prompt.direction");
  EXPECT_EQ(refusal_of(state, {"a1", "a2"}), "menhirs.whole-only");
  EXPECT_EQ(refusal_of(state, {"a1", ">S"}), "menhirs.off-board");  // M10
}

TEST(MenhirsChoice, ReachesEverySlide) {
  const auto game = Menhirs::with({{"side", "3"}});
  ASSERT_TRUE(game.has_value());
  Rng rng(7);
  State state = game->deal(rng);
  std::vector<Action> actions;
  for (int turn = 0; turn < 12; ++turn) {
    actions.clear();
    legal(state, actions);
    if (actions.empty()) break;
    const Board& board = menhirs::board(state.side);
    for (const Action action : actions) {
      if (!action.is_slide()) continue;
      const std::string tile = cell_text(board, first(action.cells()));
      std::vector<std::string> picks{tile};
      if (action.cells() != board.piece(state.mist, first(action.cells()))) {
        picks.emplace_back("none");
        for (Cells left = action.cells(); left != 0; left &= left - 1) {
          picks.push_back(cell_text(board, first(left)));
        }
      }
      picks.push_back(">" + std::string(direction_text(action.direction())));
      const auto choice = choose(state, picks);
      ASSERT_TRUE(choice.has_value()) << english(choice.error());
      EXPECT_EQ(choice->action, action_text(state, action));
    }
    menhirs::apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST(MenhirsChoice, ClearsByOnePick) {  // M13
  const State state = at("M../.M../..M.M/..M./M.M 9a clear - 8a");
  const auto choice = choose(state, {});
  EXPECT_EQ(choice->prompt.phrase->key, "menhirs.prompt.clear");
  EXPECT_EQ(choose(state, {"a1"})->action, "xa1");
  EXPECT_EQ(refusal_of(state, {"a2"}), "menhirs.nothing-there");
}

}  // namespace
}  // namespace broceliande::menhirs
