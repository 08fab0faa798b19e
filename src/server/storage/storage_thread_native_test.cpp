#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/storage/database/phrases.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

/// What runs on the requester's thread: here the test's, when it looks.
class Inbox {
 public:
  [[nodiscard]] StorageThread::Post post() {
    return [this](std::function<void()> call) {
      const std::scoped_lock lock(mutex_);
      calls_.push_back(std::move(call));
      has_news_.notify_one();
    };
  }
  void run(std::size_t count) {
    for (; count > 0; --count) {
      std::unique_lock lock(mutex_);
      ASSERT_TRUE(
          has_news_.wait_for(lock, std::chrono::seconds(20), [&] { return !calls_.empty(); }));
      const std::function<void()> call = std::move(calls_.front());
      calls_.pop_front();
      lock.unlock();
      call();
    }
  }
  [[nodiscard]] std::size_t size() {
    const std::scoped_lock lock(mutex_);
    return calls_.size();
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_news_;
  std::deque<std::function<void()>> calls_;
};

/// Holds the storage up until it is opened.
class Gate {
 public:
  void open() {
    const std::scoped_lock lock(mutex_);
    is_open_ = true;
    has_changed_.notify_all();
  }
  bool pass() {
    std::unique_lock lock(mutex_);
    is_reached_ = true;
    has_changed_.notify_all();
    has_changed_.wait(lock, [&] { return is_open_; });
    return true;
  }
  void wait_until_reached() {
    std::unique_lock lock(mutex_);
    has_changed_.wait(lock, [&] { return is_reached_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_changed_;
  bool is_reached_ = false;
  bool is_open_ = false;
};

/// Keeps nothing but what it was asked, and answers what the test says.
class FakeStore : public Store {
 public:
  struct Notes {
    std::vector<std::string> calls;  ///< "append one:1 two:1", "load one"
    std::function<Result<std::vector<bool>>(std::span<const Append>)> answer =
        [](std::span<const Append> appends) { return std::vector<bool>(appends.size(), true); };
    bool is_gone = false;
  };
  explicit FakeStore(Notes& notes) : notes_(notes) {}
  FakeStore(const FakeStore&) = delete;
  FakeStore& operator=(const FakeStore&) = delete;
  ~FakeStore() override { notes_.is_gone = true; }

  Result<std::vector<bool>> append(std::span<const Append> appends) override {
    std::string call = "append";
    for (const Append& append : appends) {
      call += " " + append.index.table + ":" + std::to_string(append.events.front().number);
    }
    notes_.calls.push_back(call);
    return notes_.answer(appends);
  }
  Result<std::optional<StoredTable>> load(std::string_view table, std::uint32_t) override {
    notes_.calls.push_back("load " + std::string(table));
    return std::nullopt;
  }
  Result<std::vector<TableIndex>> tables_of(std::string_view, int) override { return {}; }
  Result<std::vector<TableIndex>> open_tables(int) override { return {}; }
  Result<std::vector<TableIndex>> running_tables(Moment, int) override { return {}; }
  Result<std::vector<std::string>> stale_tables(Moment, int) override { return {}; }
  Result<int> count_open_tables_of(std::string_view, std::string_view) override { return 0; }
  Result<std::vector<std::string>> due_tables(Moment, int) override { return {}; }
  Result<void> add_identity(const Identity&, const Token&) override { return {}; }
  Result<std::optional<AuthenticatedUser>> user_of_token(std::string_view) override { return {}; }
  Result<std::optional<Identity>> identity(std::string_view) override { return {}; }
  Result<bool> change_identity(const Identity&) override { return true; }
  Result<bool> is_name_taken(std::string_view) override { return false; }
  Result<void> add_token(const Token&) override { return {}; }
  Result<std::vector<Token>> tokens_of(std::string_view) override { return {}; }
  Result<void> note_use(std::string_view, const TokenUse&) override { return {}; }
  Result<int> end_sessions(std::string_view, std::string_view) override { return 0; }
  Result<void> remove_token(std::string_view) override { return {}; }
  Result<bool> add_account(std::string_view, std::string_view, std::string_view) override {
    return true;
  }
  Result<std::optional<Account>> account(std::string_view) override { return {}; }
  Result<bool> change_password(std::string_view, std::string_view, std::string_view) override {
    return true;
  }
  Result<void> set_recovery_code(std::string_view, std::string_view, Moment) override { return {}; }
  Result<bool> recover(std::string_view, std::string_view, std::string_view) override {
    return true;
  }
  Result<void> forget_at(std::string_view, std::string_view) override { return {}; }
  Result<void> remove_identity(std::string_view) override { return {}; }
  Result<void> transfer_tokens(std::string_view, const Token&, std::string_view) override {
    return {};
  }
  Result<void> put_push_subscription(std::string_view, const PushSubscription&) override {
    return {};
  }
  Result<void> remove_push_subscription(std::string_view) override { return {}; }
  Result<void> remove_push_endpoint(const Secret&) override { return {}; }
  Result<std::vector<PushSubscription>> push_subscriptions_of(std::string_view) override {
    return {};
  }
  Result<NoticeChoice> notice_choice(std::string_view) override { return {}; }
  Result<void> set_notice_choice(std::string_view, const NoticeChoice&) override { return {}; }
  Result<void> put_webhook(const Webhook&) override { return {}; }
  Result<void> remove_webhook(std::string_view) override { return {}; }
  Result<std::vector<Webhook>> webhooks_of(std::string_view, Moment) override { return {}; }
  Result<std::vector<TableIndex>> tables_running_out(Moment, Moment, int) override { return {}; }
  Result<bool> claim_time_notice(std::string_view, Moment) override { return true; }
  Result<BlockedPeople> blocked_people(std::string_view) override { return {}; }
  Result<bool> add_block(const PersonBlock&) override { return true; }
  Result<std::vector<PersonBlock>> blocks_of(std::string_view) override { return {}; }
  Result<std::optional<std::string>> remove_block(std::string_view, std::string_view) override {
    return {};
  }
  Result<bool> add_report(const Report&) override { return true; }
  Result<std::optional<Report>> report(std::string_view) override { return {}; }
  Result<std::vector<Report>> reports(bool, int) override { return {}; }
  Result<std::vector<Report>> reports_by(std::string_view) override { return {}; }
  Result<bool> moderate(const ModerationAct&) override { return true; }
  Result<ModerationNews> moderation_after(std::int64_t) override { return {}; }
  Result<std::int64_t> last_moderation() override { return 0; }
  Result<std::optional<AccountMail>> mail_of(std::string_view) override { return {}; }
  Result<void> put_pending_address(std::string_view, const PendingAddress&) override { return {}; }
  Result<std::optional<std::string>> confirm_address(std::string_view, Moment) override {
    return {};
  }
  Result<void> remove_address(std::string_view) override { return {}; }
  Result<void> set_mail_kinds(std::string_view, std::uint32_t, std::string_view) override {
    return {};
  }
  Result<void> end_mail_notices(std::string_view) override { return {}; }
  Result<std::vector<RecoverableAccount>> recoverable_accounts(std::string_view, int) override {
    return {};
  }
  Result<void> set_recovery_link(std::string_view, std::string_view, Moment) override { return {}; }
  Result<std::optional<RecoverableAccount>> account_of_link(std::string_view, Moment) override {
    return {};
  }
  Result<bool> recover_by_link(std::string_view, std::string_view, std::string_view,
                               Moment) override {
    return true;
  }
  Result<Secret> shared_key(std::string_view, const Secret& fresh) override { return fresh; }
  Result<std::optional<Moment>> beat(Moment) override { return {}; }
  Result<void> add_outage(const Outage&) override { return {}; }
  Result<std::vector<Outage>> outages(Moment) override { return {}; }
  Result<void> announce(std::string_view) override { return {}; }
  void listen(std::function<void(const News&)>) override {}

 private:
  Notes& notes_;
};

using Lines = std::vector<std::string>;

class StorageThreadTest : public testing::Test {
 protected:
  void hold() {
    gate_ = std::make_unique<Gate>();
    storage_->ask<bool>([gate = gate_.get()](Store&) { return gate->pass(); }, [](bool) {});
    gate_->wait_until_reached();
  }
  void release() { gate_->open(); }
  void append(const std::string& table, std::uint32_t number) {
    append(append_of(table, number), table + ":" + std::to_string(number));
  }
  void append(Append append, const std::string& name) {
    storage_->append(std::move(append), [this, name](const Result<bool>& kept) {
      heard_.push_back(name + (kept ? *kept ? " kept" : " refused" : " " + english(kept.error())));
    });
  }
  void load(const std::string& table) {
    storage_->ask<Result<std::optional<StoredTable>>>(
        [table](Store& store) { return store.load(table, 0); },
        [this, table](const auto&) { heard_.push_back("loaded " + table); });
  }
  void refuse_all() {
    notes_.answer = [](std::span<const Append> appends) {
      return std::vector<bool>(appends.size(), false);
    };
  }
  void keep_all() { notes_.answer = FakeStore::Notes().answer; }

  FakeStore::Notes notes_;
  Inbox inbox_;
  Lines heard_;
  std::unique_ptr<Gate> gate_;
  Lines faults_;  ///< what was observed; the storage's own until it has ended
  std::unique_ptr<StorageThread> storage_ = std::make_unique<StorageThread>(
      std::make_unique<FakeStore>(notes_), inbox_.post(), StorageThread::Measure(),
      [this](const Error* fault) { faults_.push_back(fault == nullptr ? "" : english(*fault)); });
};

TEST_F(StorageThreadTest, ShowsEveryAnswerOfTheStore) {
  constexpr Phrase kBroken{"test.broken", "", "broken", ""};
  notes_.answer = [&](std::span<const Append>) -> Result<std::vector<bool>> {
    return refuse(kBroken);
  };
  append("one", 1);
  inbox_.run(1);
  load("one");
  inbox_.run(1);
  storage_->add_identity("", {}, [](const Result<void>&) {});
  inbox_.run(1);
  storage_->ask_low_priority<Result<void>>(
      "", [&](Store&) -> Result<void> { return refuse(kBroken); }, [](const Result<void>&) {});
  inbox_.run(1);
  storage_.reset();
  EXPECT_EQ(faults_, (Lines{"broken", "", "", "broken"}));
}

TEST_F(StorageThreadTest, CommitsTogetherWhatWaits) {
  hold();
  for (int i = 0; i < 5; ++i) append("t" + std::to_string(i), 1);
  append("t0", 2);
  EXPECT_EQ(storage_->waiting(), 7U);
  release();
  inbox_.run(7);
  EXPECT_EQ(notes_.calls, (Lines{"append t0:1 t1:1 t2:1 t3:1 t4:1 t0:2"}));
  EXPECT_EQ(heard_,
            (Lines{"t0:1 kept", "t1:1 kept", "t2:1 kept", "t3:1 kept", "t4:1 kept", "t0:2 kept"}));
  storage_.reset();
}

TEST_F(StorageThreadTest, KeepsTheOrderOfEverything) {
  hold();
  append("one", 1);
  append("two", 1);
  load("one");
  load("two");
  append("one", 2);
  load("three");
  release();
  inbox_.run(7);
  EXPECT_EQ(notes_.calls,
            (Lines{"append one:1 two:1", "load one", "load two", "append one:2", "load three"}));
  EXPECT_EQ(heard_, (Lines{"one:1 kept", "two:1 kept", "loaded one", "loaded two", "one:2 kept",
                           "loaded three"}));
}

TEST_F(StorageThreadTest, TellsEverybodyOfAFailedBatch) {
  notes_.answer = [](std::span<const Append>) {
    return refuse(phrases::kDiskFull, 0, {"no room"});
  };
  hold();
  append("one", 1);
  append("two", 1);
  release();
  inbox_.run(3);
  ASSERT_EQ(heard_.size(), 2U);
  EXPECT_TRUE(heard_[0].starts_with("one:1 the disk of the database is full"));
  EXPECT_TRUE(heard_[1].starts_with("two:1 the disk of the database is full"));
  keep_all();
  append("one", 1);
  inbox_.run(1);
  EXPECT_EQ(heard_.back(), "one:1 kept");
}

TEST_F(StorageThreadTest, KeepsTheOthersWhenOneCanNeverBeKept) {
  hold();
  append("one", 1);
  append(Append{.events = {}, .index = {.table = "two"}}, "two");
  append("two", 1);
  append("three", 1);
  release();
  inbox_.run(5);
  EXPECT_EQ(notes_.calls, (Lines{"append one:1 three:1"}));
  EXPECT_EQ(heard_[0], "one:1 kept");
  EXPECT_TRUE(heard_[1].ends_with("cannot be appended: there are none")) << heard_[1];
  EXPECT_EQ(heard_[2], "two:1 refused") << "it was made for what was not kept";
  EXPECT_EQ(heard_[3], "three:1 kept");
}

TEST_F(StorageThreadTest, RefusesWhatWasAskedBeforeARefusalWasHeard) {
  refuse_all();
  append("one", 5);
  load("one");
  while (inbox_.size() < 2) std::this_thread::yield();
  keep_all();
  append("one", 6);  // whoever asks has not heard yet
  append("two", 1);
  while (inbox_.size() < 4) std::this_thread::yield();
  inbox_.run(4);
  append("one", 6);
  inbox_.run(1);
  EXPECT_EQ(heard_,
            (Lines{"one:5 refused", "loaded one", "one:6 refused", "two:1 kept", "one:6 kept"}));
  EXPECT_EQ(notes_.calls, (Lines{"append one:5", "load one", "append two:1", "append one:6"}));
}

TEST_F(StorageThreadTest, FinishesBeforeItEnds) {
  hold();
  for (std::uint32_t number = 1; number <= 100; ++number) {
    append("one", number);
    if (number % 10 == 0) load("one");
  }
  release();
  storage_.reset();
  EXPECT_TRUE(notes_.is_gone);
  EXPECT_EQ(notes_.calls.size(), 20U);
  inbox_.run(111);
  EXPECT_EQ(heard_.size(), 110U);
  EXPECT_EQ(heard_.back(), "loaded one");
}

class StorageThreadWithStore : public testing::TestWithParam<DatabaseEngine> {};
INSTANTIATE_TEST_SUITE_P(Engines, StorageThreadWithStore, lasting_engines(), engine_name);

TEST_P(StorageThreadWithStore, KeepsLongLogsOfManyTables) {
  const TemporaryFolder folder;
  const std::string address = GetParam() == DatabaseEngine::postgresql
                                  ? TestingPostgresql::shared().new_corner()
                                  : folder.file("tables.db");
  Inbox inbox;
  constexpr int kTables = 40;
  constexpr std::uint32_t kEvents = 25;
  int kept = 0;
  {
    StorageThread storage(value_of(open_store(address)), inbox.post());
    for (std::uint32_t number = 1; number <= kEvents; ++number) {
      for (int i = 0; i < kTables; ++i) {
        storage.append(append_of("t" + std::to_string(i), number),
                       [&](const Result<bool>& is_kept) { kept += is_kept && *is_kept ? 1 : 0; });
      }
    }
  }
  inbox.run(kTables * kEvents);
  EXPECT_EQ(kept, kTables * static_cast<int>(kEvents));
  const auto store = value_of(open_store(address));
  for (int i = 0; i < kTables; ++i) {
    const auto table = value_of(store->load("t" + std::to_string(i), 0)).value();
    EXPECT_EQ(table.events, events(1, kEvents));
  }
}

}  // namespace
}  // namespace broceliande::server
