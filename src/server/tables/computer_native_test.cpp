#include <gtest/gtest.h>

#include "server/testing/tables.hpp"

// What the computer has to do at a table.
namespace broceliande::server {
namespace {

std::string stock(int party, int armies = 1) {
  const auto game = find_game("graal")->with({{"armies", std::to_string(armies)}});
  return *(*game)->preparation()->complete(party, "", 9);
}

TEST(ComputerTask, IsToActWhereItsPlaceIsToAct) {
  LivingTable living(chosen(setup_of("menhirs", {3, 0}, {})));
  const auto task = living.table().computer_task();
  ASSERT_TRUE(task.has_value());
  EXPECT_EQ(task->game, "menhirs");
  EXPECT_EQ(task->level, 3);
  EXPECT_EQ(task->seat, Seat{0});
  EXPECT_FALSE(task->party.has_value());
  EXPECT_TRUE(task->actions.empty());
  EXPECT_FALSE(task->start.empty());
  EXPECT_EQ(living.table().index().due, std::nullopt) << "until somebody watches";
  const std::string action = living.table().view(0)->actions().front();
  EXPECT_EQ(living.take(living.table().computer_acts(*task, action, living.context())), "");
  EXPECT_EQ(living.table().plies(), 1U);
  EXPECT_FALSE(living.table().computer_task().has_value());
  EXPECT_EQ(living.table().index().due, std::nullopt);
  EXPECT_EQ(living.acting(), 1);
  living.expect_same_when_folded_again();
}

TEST(ComputerTask, IsDueWhereSeveralPeopleWaitForEachOther) {
  LivingTable living(chosen(setup_of("grailnah", {3, 0, 3, 0}, {{"players", "4"}})));
  ASSERT_TRUE(living.table().computer_task().has_value());
  EXPECT_EQ(living.table().people().size(), 2U);
  EXPECT_EQ(living.table().index().due, living.now + kThinkingGrace);
}

TEST(ComputerTask, RefusesWhatIsIllegalOrLate) {
  LivingTable living(chosen(setup_of("menhirs", {3, 0})));
  const auto task = *living.table().computer_task();
  const std::string action = living.table().view(0)->actions().front();
  EXPECT_FALSE(living.table().computer_acts(task, "nonsense", {}).has_value());
  EXPECT_EQ(living.take(living.table().computer_acts(task, action, living.context())), "");
  EXPECT_FALSE(living.table().computer_acts(task, action, {}).has_value());
  EXPECT_EQ(living.ask(1, command::Resign{}), "");
  EXPECT_EQ(living.table().computer_acts(task, action, {}).error().key(), "table.over");
  EXPECT_FALSE(living.table().computer_task().has_value());
}

TEST(ComputerTask, IsToPrepareForACampWithoutPeople) {
  LivingTable living(chosen(setup_of("graal", {0, 4})));
  const auto task = living.table().computer_task();
  ASSERT_TRUE(task.has_value());
  EXPECT_EQ(task->party, 1);
  EXPECT_EQ(task->level, 4);
  EXPECT_EQ(living.take(living.table().computer_acts(*task, stock(1), living.context())), "");
  EXPECT_FALSE(living.table().computer_task().has_value());
  EXPECT_EQ(living.table().public_record().find("castle="), std::string::npos);
  EXPECT_EQ(living.log().back().body.find("castle="), std::string::npos);
  EXPECT_FALSE(living.table().computer_acts(*task, stock(1), {}).has_value()) << "once";
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(living.acting(), 0);
  living.expect_same_when_folded_again();
}

TEST(ComputerTask, IsNoneWhereAPersonBelongsToTheCamp) {
  LivingTable living(chosen(setup_of("graal", {0, 0, 4, 5}, {{"armies", "2"}})));
  EXPECT_FALSE(living.table().computer_task().has_value());
  EXPECT_EQ(living.ask(0, command::Prepare{stock(0, 2)}), "");
  EXPECT_EQ(living.ask(1, command::Prepare{stock(1, 2)}), "");
  living.play(2);
  const auto task = living.table().computer_task();
  ASSERT_TRUE(task.has_value());
  EXPECT_EQ(task->level, 4);
  EXPECT_EQ(task->seat, Seat{2});
  EXPECT_EQ(task->actions.size(), 2U);
}

TEST(ComputerTask, SaysWhetherASwapIsOffered) {
  LivingTable living(chosen(setup_of("grailnah", {0, 4}, {{"swap", "on"}})));
  living.play(1);
  EXPECT_TRUE(living.table().computer_task()->offers_swap);
  const auto task = *living.table().computer_task();
  EXPECT_EQ(living.take(living.table().computer_acts(task, "swap", living.context())), "");
  EXPECT_TRUE(living.table().computer_task().has_value() == (living.acting() < 0));
  living.expect_same_when_folded_again();
}

TEST(ComputerTask, IsNoneBetweenGamesAndBeforeTheBeginning) {
  TableSetup setup = chosen(setup_of("menhirs", {0, 3}));
  setup.length = MatchLength{.games = 2};
  LivingTable living(setup);
  Rng rng(4);
  while (!living.table().view(0)->outcome()) {
    const auto task = living.table().computer_task();
    const std::string action = living.any_action(task ? 1 : 0, rng);
    const auto done =
        task ? living.take(living.table().computer_acts(*task, action, living.context()))
             : living.ask(0, command::Play{living.table().plies(), action});
    ASSERT_EQ(done, "");
  }
  EXPECT_FALSE(living.table().computer_task().has_value());
  GameTable open("table1");
  fold_all(open, GameTable::create({setup_of("grailnah", {0, 0, 3}, {{"players", "3"}}), 0},
                                   person(0), "", {}));
  EXPECT_FALSE(open.computer_task().has_value());
  EXPECT_EQ(open.index().due, std::nullopt);
}

}  // namespace
}  // namespace broceliande::server
