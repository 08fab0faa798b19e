#include <gtest/gtest.h>

#include "server/subscriptions/lobby_list.hpp"

namespace broceliande::server {
namespace {

constexpr Moment kNow{std::chrono::hours(1'000)};

TableIndex table(const std::string& id, int second, TablePhase phase = TablePhase::open) {
  TableIndex index{.table = id, .phase = phase, .is_listed = true};
  index.changed = kNow + std::chrono::seconds(second);
  return index;
}

TableIndex game(const std::string& id, int second, std::size_t plies) {
  TableIndex index = table(id, second, TablePhase::running);
  index.summary.plies = plies;
  return index;
}

std::string ids(const std::vector<TableRow>& rows) {
  std::string text;
  for (const TableRow& row : rows) text += (text.empty() ? "" : " ") + row.table;
  return text;
}

class LobbyListTest : public testing::Test {
 protected:
  void show(bool with_plies = false) { list_.show(kNow, with_plies); }
  std::string changed_since(LobbyList::Version version) {
    const auto changes = list_.changes_since(version);
    if (!changes) return "everything";
    std::string text = ids(changes->rows);
    for (const std::string& gone : changes->removed) text += " -" + gone;
    return text;
  }

  LobbyList list_;
};

TEST_F(LobbyListTest, TellsWhatIsNewDifferentAndGone) {
  list_.replace({table("a", 1), table("b", 2), table("c", 3)}, {});
  show();
  const auto known = list_.version();
  EXPECT_EQ(ids(list_.open(9).rows), "c b a");
  EXPECT_EQ(changed_since(known), "");
  list_.update(table("a", 4));
  list_.update(table("d", 5));
  list_.update(table("b", 6, TablePhase::over));
  EXPECT_EQ(changed_since(known), "") << "only when it is shown";
  show();
  EXPECT_EQ(changed_since(known), "d a -b");
  EXPECT_EQ(changed_since(0), "d a c -b") << "all that there is to one who knows nothing";
}

TEST_F(LobbyListTest, IsAsItWasWhereSomethingChangesAndChangesBack) {
  list_.replace({table("a", 1)}, {});
  show();
  const auto known = list_.version();
  list_.update(table("b", 2));
  list_.update(table("b", 3, TablePhase::over));
  show();
  EXPECT_EQ(list_.version(), known);
  list_.replace({table("a", 1)}, {});
  show();
  EXPECT_EQ(list_.version(), known) << "read again, and nothing was missed";
}

TEST_F(LobbyListTest, MakesOneChangeOfManyRenames) {
  list_.replace({table("a", 1)}, {});
  show();
  const auto known = list_.version();
  for (int second = 2; second < 50; ++second) {
    TableIndex renamed = table("a", second);
    renamed.summary.places = {{.level = 0, .name = std::to_string(second), .is_taken = true}};
    list_.update(renamed);
  }
  show();
  EXPECT_EQ(list_.version(), known + 1);
  const auto changes = list_.changes_since(known);
  ASSERT_EQ(changes->rows.size(), 1U);
  EXPECT_EQ(changes->rows[0].summary.places[0].name, "49");
}

TEST_F(LobbyListTest, LeavesOutWhatIsNotListed) {
  TableIndex hidden = table("a", 1);
  hidden.is_listed = false;
  TableIndex newer = table("b", 2);
  newer.is_newer = true;
  list_.replace({hidden, newer}, {});
  show();
  EXPECT_EQ(list_.version(), 0U);
}

TEST_F(LobbyListTest, HasPagesThatGoOnAfterARowThatIsGone) {
  std::vector<TableIndex> open;
  for (int i = 10; i < 20; ++i) open.push_back(table("t" + std::to_string(i), i));
  list_.replace(open, {});
  show();
  const auto first = list_.open(4);
  EXPECT_EQ(ids(first.rows), "t19 t18 t17 t16");
  EXPECT_TRUE(first.has_more);
  const LobbyCursor last{first.rows.back().changed, first.rows.back().table};
  list_.update(table("t16", 30, TablePhase::over));
  show();
  EXPECT_EQ(ids(list_.open_after(last, 4).rows), "t15 t14 t13 t12");
  const auto rest = list_.open_after(last, 6);
  EXPECT_EQ(ids(rest.rows), "t15 t14 t13 t12 t11 t10");
  EXPECT_FALSE(rest.has_more);
}

TEST_F(LobbyListTest, ShowsHowFarGamesAreOnlyWhenThatIsDue) {
  list_.replace({table("a", 1)}, {game("b", 2, 0)});
  show();
  const auto known = list_.version();
  list_.update(game("b", 3, 1));
  list_.update(table("a", 4, TablePhase::running));
  show();
  EXPECT_EQ(changed_since(known), "a") << "it begins; the other only goes on";
  EXPECT_EQ(list_.running().at(1).summary.plies, 0U);
  show(true);
  EXPECT_EQ(changed_since(known + 1), "b");
  list_.update(game("b", 5, 2));
  list_.update(table("b", 6, TablePhase::over));
  show();
  EXPECT_EQ(changed_since(known + 2), " -b");
}

TEST_F(LobbyListTest, KeepsGamesInItsListUntilOthersAreDue) {
  std::vector<TableIndex> running;
  for (int i = 10; i < 40; ++i) running.push_back(game("g" + std::to_string(i), i, 1));
  list_.replace({}, running);
  show(true);
  const auto known = list_.version();
  EXPECT_EQ(list_.running().size(), static_cast<std::size_t>(kMostRunning));
  for (int i = 10; i < 20; ++i) list_.update(game("g" + std::to_string(i), 40 + i, 2));
  show();
  EXPECT_EQ(list_.version(), known);
  list_.update(table("g39", 70, TablePhase::over));
  show();
  EXPECT_EQ(changed_since(known), "g19 -g39") << "a place was free";
  show(true);
  EXPECT_EQ(ids(list_.running()).substr(0, 7), "g19 g18");
}

TEST_F(LobbyListTest, ForgetsGamesInWhichNothingHappens) {
  list_.replace({}, {game("a", 0, 1)});
  show();
  EXPECT_EQ(list_.running().size(), 1U);
  list_.show(kNow + kWorthWatching + std::chrono::seconds(1), false);
  EXPECT_TRUE(list_.running().empty());
}

TEST_F(LobbyListTest, TellsEverythingAnewWhereThatIsShorter) {
  std::vector<TableIndex> open;
  for (int i = 0; i < 2'000; ++i) open.push_back(table("t" + std::to_string(i), i));
  list_.replace(open, {});
  show();
  const auto known = list_.version();
  EXPECT_EQ(list_.open(5'000).rows.size(), kMostListed);
  for (int i = 1'900; i < 2'000; ++i) list_.update(table("t" + std::to_string(i), 3'000 + i));
  show();
  EXPECT_EQ(changed_since(known), "everything");
  for (int i = 1'500; i < 1'800; ++i) {
    list_.update(table("t" + std::to_string(i), 6'000, TablePhase::over));
  }
  show();
  EXPECT_EQ(changed_since(known + 1), "everything") << "so much was removed";
  EXPECT_EQ(changed_since(list_.version()), "");
}

}  // namespace
}  // namespace broceliande::server
