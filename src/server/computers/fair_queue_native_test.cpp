#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/computers/fair_queue.hpp"

namespace broceliande::server {
namespace {

using Queue = FairQueue<std::string>;
using Works = std::vector<std::string>;

FairQueueKey alone(const std::string& person, const std::string& table) {
  return {person, person, table};
}

Works drained(Queue& queue) {
  Works works;
  while (auto work = queue.pop()) works.push_back(*work);
  return works;
}

TEST(FairQueue, ServesPersonsInTurn) {
  Queue queue({});
  for (const char* table : {"1", "2", "3"}) {
    queue.push(alone("anna", table), std::string("anna ") + table);
  }
  queue.push(alone("bert", "4"), "bert 4");
  queue.push(alone("cleo", "5"), "cleo 5");
  queue.push(alone("bert", "6"), "bert 6");
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(drained(queue), (Works{"anna 1", "bert 4", "cleo 5", "anna 2", "bert 6", "anna 3"}));
  EXPECT_EQ(queue.size(), 0U);
}

TEST(FairQueue, ServesHouseholdsInTurnAndPersonsWithinThem) {
  Queue queue({});
  for (const char* table : {"1", "2", "3"}) queue.push({"mill", "anna", table}, "anna");
  queue.push({"mill", "bert", "4"}, "bert");
  for (const char* table : {"5", "6", "7"}) queue.push({"farm", "cleo", table}, "cleo");
  EXPECT_EQ(drained(queue), (Works{"anna", "cleo", "bert", "cleo", "anna", "cleo", "anna"}));
}

TEST(FairQueue, ServesANewcomerNext) {
  for (const std::string household : {"mill", "farm"}) {
    Queue queue({});
    for (int i = 0; i < 20; ++i) queue.push({"mill", "anna", std::to_string(i)}, "anna");
    for (int i = 0; i < 5; ++i) EXPECT_EQ(queue.pop(), "anna");
    queue.push({household, "bert", "b"}, "bert");
    EXPECT_EQ(queue.pop(), "bert") << household;
    EXPECT_EQ(queue.pop(), "anna");
  }
}

TEST(FairQueue, StarvesNobodyHoweverQuicklyOthersComeBack) {
  Queue queue({});
  for (int i = 0; i < 3; ++i) queue.push(alone("anna", std::to_string(i)), "anna");
  int served = 0;
  for (int i = 0; i < 6; ++i) {
    queue.push(alone("bert", "b"), "bert");
    served += queue.pop() == "anna" ? 1 : 0;
  }
  EXPECT_EQ(served, 3);
}

TEST(FairQueue, KeepsTheLatestWorkOfATable) {
  Queue queue({});
  EXPECT_EQ(queue.push(alone("anna", "1"), "old"), Queue::Pushed::added);
  EXPECT_EQ(queue.push(alone("anna", "1"), "new"), Queue::Pushed::replaced);
  EXPECT_EQ(drained(queue), Works{"new"});
}

TEST(FairQueue, IsBoundedInAllForEachHouseholdAndForEachPerson) {
  Queue queue({.in_all = 4, .of_one_household = 3, .of_one_person = 2});
  EXPECT_EQ(queue.push({"mill", "anna", "1"}, ""), Queue::Pushed::added);
  EXPECT_EQ(queue.push({"mill", "anna", "2"}, ""), Queue::Pushed::added);
  EXPECT_EQ(queue.push({"mill", "anna", "3"}, ""), Queue::Pushed::refused);
  EXPECT_EQ(queue.push({"mill", "bert", "4"}, ""), Queue::Pushed::added);
  EXPECT_EQ(queue.push({"mill", "bert", "5"}, ""), Queue::Pushed::refused);
  EXPECT_EQ(queue.push({"farm", "cleo", "6"}, ""), Queue::Pushed::added);
  EXPECT_EQ(queue.push({"farm", "cleo", "7"}, ""), Queue::Pushed::refused);
  EXPECT_EQ(queue.size(), 4U);
}

}  // namespace
}  // namespace broceliande::server
