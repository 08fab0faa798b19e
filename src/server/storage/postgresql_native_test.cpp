#include <gtest/gtest.h>

#include <barrier>
#include <thread>

#include "server/storage/database/postgresql_database.hpp"
#include "server/testing/news.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

/// Two nodes that share a database.
class TwoNodes : public testing::Test {
 protected:
  TestingPostgresql& server_ = TestingPostgresql::shared();
  std::string address_ = server_.new_database();
  std::unique_ptr<Store> first_ = value_of(open_store(address_));
  std::unique_ptr<Store> second_ = value_of(open_store(address_));
};

TEST_F(TwoNodes, NeverBothGetTheSameNumber) {
  constexpr std::uint32_t kRounds = 300;
  std::array<std::vector<bool>, 2> kept;
  std::barrier round(2);
  const auto play = [&](std::size_t node, Store& store) {
    for (std::uint32_t number = 1; number <= kRounds; ++number) {
      const Append append = append_of("one", number, 1, "node " + std::to_string(node));
      round.arrive_and_wait();
      kept.at(node).push_back(append_one(store, append));
    }
  };
  std::thread other([&] { play(1, *second_); });
  play(0, *first_);
  other.join();
  const auto log = value_of(first_->load("one", 0)).value().events;
  ASSERT_EQ(log.size(), kRounds);
  for (std::size_t i = 0; i < kRounds; ++i) {
    EXPECT_NE(kept[0][i], kept[1][i]);
    const std::string winner = kept[0][i] ? "node 0 " : "node 1 ";
    EXPECT_TRUE(log[i].body.starts_with(winner));
  }
}

TEST_F(TwoNodes, NeverGiveUpWhenTheyAreInEachOthersWay) {
  constexpr std::uint32_t kRounds = 60;
  constexpr int kTables = 12;
  const auto play = [&](Store& store, bool goes_up) {
    for (std::uint32_t number = 1; number <= kRounds; ++number) {
      std::vector<Append> batch;
      for (int i = 0; i < kTables; ++i) {
        const int table = goes_up ? i : kTables - 1 - i;
        batch.push_back(append_of("t" + std::to_string(table), number));
        batch.back().index.due = at(5);
        batch.back().index.places = {{.place = 0, .identity = "ana"},
                                     {.place = 1, .identity = "bob"}};
      }
      EXPECT_EQ(value_of(store.append(batch)).size(), batch.size());
      value_of(store.add_outage({at(number), at(number + 1)}));
    }
  };
  std::thread other([&] { play(*second_, false); });
  play(*first_, true);
  other.join();
  for (int i = 0; i < kTables; ++i) {
    EXPECT_EQ(value_of(first_->load("t" + std::to_string(i), 0)).value().events,
              events(1, kRounds));
  }
}

TEST_F(TwoNodes, RepeatNoValuesWhereTheyFindAContradiction) {
  const Identity identity{"merlin", "Merlin", "", false};
  value_of(first_->add_identity(identity, {.hash = "first", .identity = "merlin"}));
  const auto again = second_->add_identity(identity, {.hash = "second", .identity = "merlin"});
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().key(), "storage.contradiction");
  EXPECT_EQ(english(again.error()).find("merlin"), std::string::npos) << english(again.error());
}

TEST_F(TwoNodes, HearOfEachOtherAndNotOfThemselves) {
  NewsQueue first;
  NewsQueue second;
  first_->listen(first.hear());
  second_->listen(second.hear());
  const std::vector<Append> batch{append_of("two", 1, 3), append_of("one", 1), append_of("two", 4)};
  EXPECT_EQ(value_of(first_->append(batch)), (std::vector<bool>{true, true, true}));
  EXPECT_FALSE(append_one(*first_, append_of("one", 1))) << "nobody hears of what was refused";
  value_of(first_->announce("restarting at 12 o'clock — é"));
  value_of(second_->announce("heard"));

  const News one = second.next().value();
  EXPECT_EQ(one.table, "one");
  EXPECT_EQ(one.number, 1U);
  const News two = second.next().value();
  EXPECT_EQ(two.table, "two");
  EXPECT_EQ(two.number, 4U);
  const News announced = second.next().value();
  EXPECT_EQ(announced.table, "");
  EXPECT_EQ(announced.text, "restarting at 12 o'clock — é");
  EXPECT_EQ(first.next().value().text, "heard") << "nothing of its own came before";
  EXPECT_FALSE(second.next(50ms));
}

TEST_F(TwoNodes, HearOfWhatCanBeReadAlready) {
  NewsQueue news;
  second_->listen(news.hear());
  for (std::uint32_t number = 1; number <= 50; ++number) {
    EXPECT_TRUE(append_one(*first_, append_of("one", number)));
    EXPECT_EQ(news.next().value().number, number);
    EXPECT_EQ(value_of(second_->load("one", number - 1)).value().events, events(number, 1));
  }
}

TEST_F(TwoNodes, SayWhenAnAnnouncementIsTooLong) {
  NewsQueue news;
  second_->listen(news.hear());
  const auto refused = first_->announce(std::string(8'000, 'x'));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().key(), "storage.too-long");
  const std::string longest(std::stoul(refused.error().arguments.at(1).text), 'x');
  value_of(first_->announce(longest));
  EXPECT_EQ(news.next().value().text, longest);
}

TEST_F(TwoNodes, GoOnAfterPostgresqlWasRestarted) {
  NewsQueue news;
  second_->listen(news.hear());
  EXPECT_TRUE(append_one(*first_, append_of("one", 1)));
  EXPECT_EQ(news.next().value().table, "one");

  server_.stop();
  const Append next = append_of("one", 2);
  const auto failed = first_->append({&next, 1});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().key(), "storage.unreachable");
  server_.start();

  EXPECT_TRUE(append_one(*first_, next));
  EXPECT_EQ(value_of(second_->load("one", 0)).value().events, events(1, 2));
  const News missed = news.next().value();
  EXPECT_EQ(missed.table + missed.text, "") << "anything may have been missed";
  EXPECT_TRUE(append_one(*first_, append_of("one", 3)));
  News heard = news.next().value();
  if (heard.number == 2) heard = news.next().value();  // it listened in time for that, too
  EXPECT_EQ(heard.number, 3U);
}

TEST_F(TwoNodes, DoNotNoticeARestartBetweenTwoCalls) {
  EXPECT_TRUE(append_one(*first_, append_of("one", 1)));
  server_.stop();
  server_.start();
  EXPECT_TRUE(append_one(*first_, append_of("one", 2)));
  EXPECT_TRUE(value_of(second_->load("one", 0)).has_value());
}

TEST_F(TwoNodes, AreToldWhenACrashInterruptsThem) {
  EXPECT_TRUE(append_one(*first_, append_of("one", 1)));
  const auto holder = value_of(storage::PostgresqlDatabase::open(address_));
  value_of(holder->run_script("BEGIN; LOCK TABLE place IN EXCLUSIVE MODE"));
  std::thread writer([&] {
    Append append = append_of("one", 2);
    append.index.places = {{.place = 0, .identity = "ana"}};
    const auto interrupted = first_->append({&append, 1});
    ASSERT_FALSE(interrupted);
    EXPECT_EQ(interrupted.error().key(), "storage.lost");
  });
  // It waits with its first half done.
  const storage::Statement waiting{"SELECT count(*) FROM pg_locks WHERE NOT granted"};
  const storage::Query step{&waiting, {}};
  while (value_of(holder->run({&step, 1})).at(0).rows.at(0).number(0) == 0) {
    std::this_thread::sleep_for(1ms);
  }
  server_.crash();
  writer.join();
  server_.start();
  EXPECT_EQ(value_of(first_->load("one", 0)).value().events, events(1, 1));
  EXPECT_TRUE(append_one(*first_, append_of("one", 2)));
}

TEST_F(TwoNodes, GiveUpOnAServerThatHangs) {
  TestingPostgresql server;
  const auto store = value_of(open_store(server.address()));
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  const auto refused = [&](std::chrono::seconds within) {
    const auto began = std::chrono::steady_clock::now();
    const Append append = append_of("one", 2);
    const auto kept = store->append({&append, 1});
    EXPECT_LT(std::chrono::steady_clock::now() - began, within);
    EXPECT_FALSE(kept);
    return std::string(kept ? "" : kept.error().key());
  };
  server.hang();
  EXPECT_EQ(refused(10s), "storage.lost");
  EXPECT_EQ(refused(1s), "storage.lost") << "whoever waited behind that waits no longer";
  std::this_thread::sleep_for(1s);
  EXPECT_EQ(refused(10s), "storage.unreachable") << "and no new connection is made";
  EXPECT_EQ(refused(1s), "storage.lost");
  server.resume();
  std::this_thread::sleep_for(1s);
  // What was sent before it hung was done when it went on, since nobody took it back.
  const auto log = value_of(store->load("one", 0)).value().events;
  const auto next = static_cast<std::uint32_t>(log.size() + 1);
  EXPECT_LE(next, 3U);
  EXPECT_TRUE(append_one(*store, append_of("one", next)));
  EXPECT_EQ(value_of(store->load("one", 0)).value().events, events(1, next));
}

TEST_F(TwoNodes, GiveUpStatementsThatHangAndLocksThatAreHeldButKeepTheirConnections) {
  const auto process = [](storage::PostgresqlDatabase& database) {
    const storage::Statement question{"SELECT pg_backend_pid()"};
    const storage::Query step{&question, {}};
    return value_of(database.run({&step, 1})).at(0).rows.at(0).number(0);
  };
  const auto refusal = [](const auto& result) {
    return std::string(result ? "" : result.error().key());
  };
  EXPECT_TRUE(append_one(*first_, append_of("one", 1)));
  const auto hanging = value_of(storage::PostgresqlDatabase::open(address_));
  const std::int64_t before = process(*hanging);
  std::thread sleeper([&] {
    const storage::Statement sleep{"SELECT pg_sleep(60)"};
    const storage::Query step{&sleep, {}};
    EXPECT_EQ(refusal(hanging->run({&step, 1})), "storage.slow");
  });
  const auto holder = value_of(storage::PostgresqlDatabase::open(address_));
  value_of(holder->run_script("BEGIN; LOCK TABLE place IN EXCLUSIVE MODE"));
  Append append = append_of("one", 2);
  append.index.places = {{.place = 0, .identity = "ana"}};
  EXPECT_EQ(refusal(first_->append({&append, 1})), "storage.slow");
  value_of(holder->run_script("ROLLBACK"));
  EXPECT_EQ(value_of(first_->load("one", 0)).value().events, events(1, 1)) << "all or nothing";
  EXPECT_TRUE(append_one(*first_, append));
  sleeper.join();
  EXPECT_EQ(process(*hanging), before) << "the same connection";
}

TEST_F(TwoNodes, LetMigrationsTakeTheirTime) {
  const auto database = value_of(storage::PostgresqlDatabase::open(address_));
  const storage::Statement question{
      "SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout')"};
  const auto timeouts = [&] {
    const storage::Query step{&question, {}};
    return value_of(database->run({&step, 1})).at(0).rows.at(0).text(0);
  };
  EXPECT_EQ(timeouts(), "5s 3s");
  value_of(database->run_script("BEGIN"));
  value_of(database->run_script(database->dialect().lock_migrations));
  EXPECT_EQ(timeouts(), "0 0");
  value_of(database->run_script("COMMIT"));
  EXPECT_EQ(timeouts(), "5s 3s");
}

TEST_F(TwoNodes, NeverRunTheSecondHalfOfATransactionWithoutTheFirst) {
  const auto database = value_of(storage::PostgresqlDatabase::open(address_));
  value_of(database->run_script("BEGIN"));
  server_.stop();
  server_.start();
  const auto lost = database->run_script("CREATE TABLE half (id BIGINT)");
  ASSERT_FALSE(lost);
  EXPECT_EQ(lost.error().key(), "storage.lost");
  EXPECT_FALSE(database->run_script("SELECT * FROM half"));
  value_of(database->run_script("SELECT * FROM event"));
}

TEST_F(TwoNodes, WaitForTheDiskWhateverTheDefaultIs) {
  server_.run("ALTER DATABASE " + address_.substr(14, address_.find('?') - 14) +
              " SET synchronous_commit TO off");
  const auto database = value_of(storage::PostgresqlDatabase::open(address_));
  const storage::Statement setting{"SELECT current_setting('synchronous_commit')"};
  const storage::Query step{&setting, {}};
  EXPECT_EQ(value_of(database->run({&step, 1})).at(0).rows.at(0).text(0), "on");
}

TEST_F(TwoNodes, StopListeningWhenTheyEnd) {
  NewsQueue news;
  first_->listen(news.hear());
  first_->listen(news.hear());  // in place of the one before
  value_of(second_->announce("once"));
  EXPECT_EQ(news.next().value().text, "once");
  EXPECT_FALSE(news.next(50ms));
  server_.stop();
  first_.reset();
  server_.start();
}

}  // namespace
}  // namespace broceliande::server
