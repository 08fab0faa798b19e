#include "search/mcts_tree.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace broceliande::search {
namespace {

using Plain = MctsTree<int, false>;
using Guided = MctsTree<int, true>;

constexpr std::size_t kTreeMemory = std::size_t{1} << 17;

void visit(Plain& tree, const std::vector<Plain::PathStep>& path, double value) {
  Expectations all{};
  all.fill(value);
  tree.begin_visit(Plain::kRoot);
  for (const Plain::PathStep& chosen : path) tree.begin_visit(chosen.node);
  tree.backpropagate(path, all, false, true);
}

/// A root with two children that have two each; the first was visited often, the second once.
Plain tree_with_a_favourite() {
  Plain tree(kTreeMemory);
  tree.reset();
  const std::vector<Plain::Node> two(2);
  EXPECT_TRUE(tree.expand(Plain::kRoot, two));
  EXPECT_TRUE(tree.expand(1, two));
  EXPECT_TRUE(tree.expand(2, two));
  for (int i = 0; i < 5; ++i) visit(tree, {{1, Seat{0}}}, 0.25);
  visit(tree, {{2, Seat{0}}}, 0.75);
  return tree;
}

TEST(MctsTree, PrunedKeepsWhatWasVisitedMost) {
  Plain tree = tree_with_a_favourite();
  const std::vector<Plain::Node> many(1'000);
  Plain::Index at = 3;
  while (tree.expand(at, many)) at = tree[at].first_child;
  EXPECT_TRUE(tree.is_full());
  tree.prune();
  EXPECT_FALSE(tree.is_full());
  ASSERT_EQ(tree.root().children, 2U);
  const auto firsts = tree.children(Plain::kRoot);
  EXPECT_EQ(firsts[0].children, 2U);
  EXPECT_EQ(firsts[1].children, 0U);
  EXPECT_EQ(firsts[0].visits, 5U);
  EXPECT_EQ(firsts[1].visits, 1U);
  EXPECT_DOUBLE_EQ(firsts[0].mean(), 0.25);
  EXPECT_DOUBLE_EQ(firsts[1].mean(), 0.75);
  EXPECT_TRUE(tree.expand(1, many)) << "there is room again";
}

TEST(MctsTree, StaysWithinItsMemory) {
  Plain tree(kTreeMemory);
  tree.reset();
  const std::vector<Plain::Node> many(100);
  std::size_t adopted = 1;
  for (Plain::Index at = 0; tree.expand(at, many); ++at) adopted += many.size();
  EXPECT_LE(adopted * sizeof(Plain::Node), kTreeMemory * 2 / 3);
  EXPECT_GT(adopted * sizeof(Plain::Node), kTreeMemory / 2);
}

TEST(MctsTree, TheRootKeepsItsChildrenHoweverLittleRoomThereIs) {
  Plain tree(1);
  tree.reset();
  const std::vector<Plain::Node> many(5'000);
  ASSERT_TRUE(tree.expand(Plain::kRoot, many));
  EXPECT_FALSE(tree.expand(1, many));
  tree.prune();
  EXPECT_EQ(tree.root().children, 5'000U);
  visit(tree, {{1, Seat{0}}}, 0.5);
  EXPECT_FALSE(tree.expand(1, many));
  tree.prune();
  EXPECT_EQ(tree.root().children, 5'000U);
  EXPECT_EQ(tree[1].visits, 1U);
}

TEST(MctsTree, AVisitThatHasNotEndedDeters) {
  Plain tree(kTreeMemory);
  tree.reset();
  ASSERT_TRUE(tree.expand(Plain::kRoot, std::vector<Plain::Node>(2)));
  visit(tree, {{1, Seat{0}}}, 0.6);
  visit(tree, {{2, Seat{0}}}, 0.5);
  tree.begin_visit(Plain::kRoot);
  EXPECT_EQ(tree.select(Plain::kRoot), 1U);
  tree.begin_visit(1);
  tree.begin_visit(Plain::kRoot);
  EXPECT_EQ(tree.select(Plain::kRoot), 2U);
}

TEST(MctsTree, GuidedTriesFirstWhatPromisesMost) {
  Guided tree(kTreeMemory);
  tree.reset();
  std::vector<Guided::Node> two(2);
  two[0].prior = {.value = 0.6F, .probability = 0.7F};
  two[1].prior = {.value = 0.4F, .probability = 0.3F};
  ASSERT_TRUE(tree.expand(Guided::kRoot, two));
  tree.begin_visit(Guided::kRoot);
  EXPECT_EQ(tree.select(Guided::kRoot), 1U);
  tree.begin_visit(1);
  tree.backpropagate(std::vector<Guided::PathStep>{{1, Seat{0}}}, {}, false, true);
  tree.begin_visit(Guided::kRoot);
  EXPECT_EQ(tree.select(Guided::kRoot), 2U) << "it brought nothing";
}

TEST(MctsTree, OfTwoSeatsALossForOneIsAWinForTheOther) {
  Plain tree(kTreeMemory);
  tree.reset();
  ASSERT_TRUE(tree.expand(Plain::kRoot, std::vector<Plain::Node>(1)));
  ASSERT_TRUE(tree.expand(1, std::vector<Plain::Node>(2)));
  const std::vector<Plain::PathStep> path = {{1, Seat{0}}, {2, Seat{1}}};
  Expectations won_by_the_second{};
  won_by_the_second[1] = 1;
  tree.backpropagate(path, won_by_the_second, true, true);
  EXPECT_EQ(tree[2].proof(), Plain::ProvenResult::win);
  EXPECT_EQ(tree[1].proof(), Plain::ProvenResult::loss);
}

}  // namespace
}  // namespace broceliande::search
