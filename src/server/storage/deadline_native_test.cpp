#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <thread>

#include "server/storage/database/deadline_database.hpp"
#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/sql_store.hpp"
#include "server/storage/storage_thread.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

using std::chrono::milliseconds;
using storage::DeadlineDatabase;

constexpr milliseconds kPatience{100};

/// A disk that can be stopped.
class Disk {
 public:
  void hang() {
    const std::scoped_lock lock(mutex_);
    hangs_ = true;
  }
  void resume() {
    const std::scoped_lock lock(mutex_);
    hangs_ = false;
    changed_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !hangs_; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool hangs_ = false;
};

/// SQLite on such a disk.
class StoppableDatabase final : public storage::Database {
 public:
  StoppableDatabase(std::unique_ptr<storage::Database> database, std::shared_ptr<Disk> disk)
      : database_(std::move(database)), disk_(std::move(disk)) {}

  [[nodiscard]] const storage::Dialect& dialect() const override { return database_->dialect(); }
  [[nodiscard]] Result<std::vector<storage::StatementResult>> run(
      std::span<const storage::Query> steps) override {
    disk_->wait();
    return database_->run(steps);
  }
  [[nodiscard]] Result<void> run_script(std::string_view sql) override {
    return database_->run_script(sql);
  }

 private:
  std::unique_ptr<storage::Database> database_;
  std::shared_ptr<Disk> disk_;
};

class StorageDeadline : public testing::Test {
 protected:
  StorageDeadline() {
    auto sqlite = value_of(storage::SqliteDatabase::open(folder_.file("games.sqlite")));
    auto stoppable = std::make_unique<StoppableDatabase>(std::move(sqlite), disk_);
    auto database = std::make_unique<DeadlineDatabase>(std::move(stoppable), kPatience);
    store_ = value_of(storage::SqlStore::open(std::move(database), nullptr));
  }
  ~StorageDeadline() override { disk_->resume(); }

  [[nodiscard]] Disk& disk() { return *disk_; }
  [[nodiscard]] Store& store() { return *store_; }
  [[nodiscard]] std::unique_ptr<Store> take_store() { return std::move(store_); }

  [[nodiscard]] std::string append(std::uint32_t number) {
    const Append append = append_of("one", number);
    const auto kept = store_->append({&append, 1});
    return kept ? (kept->at(0) ? "kept" : "taken") : std::string(kept.error().key());
  }
  /// Until a call ends that nobody waits for any more.
  [[nodiscard]] std::string append_when_it_answers(std::uint32_t number) {
    for (int i = 0; i < 1'000; ++i) {
      std::string answer = append(number);
      if (answer != "storage.hangs") return answer;
      std::this_thread::sleep_for(milliseconds(5));
    }
    return "never";
  }

 private:
  TemporaryFolder folder_;
  std::shared_ptr<Disk> disk_ = std::make_shared<Disk>();
  std::unique_ptr<Store> store_;
};

milliseconds time_of(const std::function<void()>& act) {
  const auto began = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began);
}

TEST_F(StorageDeadline, RefusesWhatTakesTooLongAndEverybodyBehindItAtOnce) {
  EXPECT_EQ(append(1), "kept");
  disk().hang();
  EXPECT_GE(time_of([&] { EXPECT_EQ(append(2), "storage.hangs"); }), kPatience);
  EXPECT_LT(time_of([&] {
              for (int i = 0; i < 100; ++i) EXPECT_EQ(append(2), "storage.hangs");
            }),
            kPatience);
}

TEST_F(StorageDeadline, GoesOnWhenTheDiskAnswersAgain) {
  disk().hang();
  EXPECT_EQ(append(1), "storage.hangs");
  disk().resume();
  EXPECT_EQ(append_when_it_answers(1), "kept") << "what was left open was rolled back";
  EXPECT_EQ(append(2), "kept");
  EXPECT_EQ(value_of(store().load("one", 0))->events, events(1, 2));
}

TEST_F(StorageDeadline, EndsWhileTheDiskHangs) {
  std::string answer;
  const auto took = time_of([&] {
    StorageThread thread(take_store(), [](const std::function<void()>& work) { work(); });
    disk().hang();
    thread.append(append_of("one", 1),
                  [&](const Result<bool>& kept) { answer = kept ? "kept" : kept.error().key(); });
  });
  EXPECT_EQ(answer, "storage.hangs");
  EXPECT_LT(took, std::chrono::seconds(5));
}

TEST_F(StorageDeadline, EndsAtOnceWhereNothingIsUnderWay) {
  EXPECT_EQ(append(1), "kept");
  disk().hang();
  EXPECT_LT(time_of([&] { take_store().reset(); }), std::chrono::seconds(5));
}

}  // namespace
}  // namespace broceliande::server
