#include "search/abdada.hpp"

#include <gtest/gtest.h>

namespace broceliande::search {
namespace {

TEST(DeferredMoves, KeepTheirOrderAndRefuseWhatDoesNotFit) {
  DeferredMoves deferred;
  EXPECT_TRUE(deferred.all().empty());
  std::size_t added = 0;
  while (deferred.add(2 * added, 1)) ++added;
  ASSERT_EQ(deferred.all().size(), added);
  for (std::size_t i = 0; i < added; ++i) EXPECT_EQ(deferred.all()[i].index, 2 * i);
}

TEST(BusyActions, AreBusyAsLongAsTheirGuardLives) {
  BusyActions busy;
  {
    const BusyActions::Guard guard(&busy, 7);
    EXPECT_TRUE(busy.has(7));
    EXPECT_FALSE(busy.has(8));
  }
  EXPECT_FALSE(busy.has(7));
}

}  // namespace
}  // namespace broceliande::search
