#include <gtest/gtest.h>

#include "server/storage/shedding_queue.hpp"

namespace broceliande::server {
namespace {

using Queue = SheddingQueue<std::string>;

/// Everything that waits, in the order in which it is done.
std::string rest(Queue& queue) {
  std::string text;
  while (!queue.empty()) {
    EXPECT_EQ(*queue.next(), *queue.next());
    text += (text.empty() ? "" : " ") + queue.pop();
  }
  return text;
}

TEST(SheddingQueue, LetsPartiesTakeTurns) {
  Queue queue({});
  for (const auto* item : {"a1", "a2", "a3", "b1", "c1", "c2"}) {
    EXPECT_FALSE(queue.put(std::string(1, item[0]), item));
  }
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(rest(queue), "a1 b1 c1 a2 c2 a3");
  EXPECT_EQ(queue.size(), 0U);
}

TEST(SheddingQueue, HasRoomForSoManyOfOneParty) {
  Queue queue({.of_party = 2});
  EXPECT_FALSE(queue.put("a", "a1"));
  EXPECT_FALSE(queue.put("a", "a2"));
  EXPECT_EQ(queue.put("a", "a3"), "a3");
  EXPECT_FALSE(queue.put("b", "b1"));
  EXPECT_EQ(rest(queue), "a1 b1 a2");
}

TEST(SheddingQueue, TakesRoomFromThePartyWithTheMost) {
  Queue queue({.of_all = 4});
  for (const auto* item : {"a1", "a2", "a3", "b1"}) {
    EXPECT_FALSE(queue.put(std::string(1, item[0]), item));
  }
  EXPECT_EQ(queue.put("c", "c1"), "a3");
  EXPECT_EQ(queue.put("c", "c2"), "c2") << "it would have the most itself";
  EXPECT_EQ(queue.put("d", "d1"), "a2");
  EXPECT_EQ(queue.size(), 4U);
  EXPECT_EQ(rest(queue), "a1 b1 c1 d1");
}

TEST(SheddingQueue, KeepsWhatTheServerItselfWants) {
  Queue queue({.of_party = 1, .of_all = 2});
  for (const auto* item : {"1", "2", "3"}) EXPECT_FALSE(queue.put("", item));
  EXPECT_EQ(queue.put("a", "a1"), "a1");
  EXPECT_EQ(rest(queue), "1 2 3");
}

TEST(SheddingQueue, ForgetsTheTurnOfAPartyThatLostAll) {
  Queue queue({.of_all = 1});
  EXPECT_FALSE(queue.put("a", "a1"));
  EXPECT_EQ(queue.put("b", "b1"), "b1");
  EXPECT_EQ(queue.put("", "1"), "a1");
  EXPECT_FALSE(queue.put("", "2"));
  EXPECT_EQ(rest(queue), "1 2");
}

}  // namespace
}  // namespace broceliande::server
