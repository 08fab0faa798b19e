#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <thread>

#include "server/storage/shipping/shipping_thread.hpp"
#include "server/storage/shipping/wal_shipper.hpp"
#include "server/testing/stores.hpp"
#include "testing/project_path.hpp"

namespace broceliande::server {
namespace {

namespace fs = std::filesystem;
using storage::WalShipper;

constexpr storage::ShippingLimits kShortLogs{
    .longest_log = 40, .least_logs = 300'000, .pages_at_once = 200};

class Shipping : public testing::Test {
 protected:
  [[nodiscard]] std::string database() const { return folder_.file("games.sqlite"); }
  [[nodiscard]] std::string copies() const { return folder_.file("copies"); }

  [[nodiscard]] std::size_t files(const std::string& kind) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(fs::directory_iterator(copies()),
                              [&](const auto& entry) { return entry.path().extension() == kind; }));
  }

  /// The events of a table in what `deploy/restore` makes of the copies.
  std::vector<LoggedEvent> restored(const std::string& table = "one") {
    const std::string file = folder_.file("restored.sqlite");
    for (const char* suffix : {"", "-wal", "-shm"}) fs::remove(file + suffix);
    const std::string command =
        project_path("deploy/restore") + " " + copies() + " " + file + " >" + folder_.file("said");
    if (std::system(command.c_str()) != 0) return {};
    const auto store = value_of(open_sqlite(file));
    const auto stored = value_of(store->load(table, 0));
    return stored ? stored->events : std::vector<LoggedEvent>();
  }

  static void finish_base(WalShipper& shipper) {
    while (shipper.makes_base()) value_of(shipper.make_base());
  }

 private:
  TemporaryFolder folder_;
};

TEST_F(Shipping, CopiesWhatWasCommittedBefore) {
  const auto store = value_of(open_sqlite(database()));
  EXPECT_TRUE(append_one(*store, append_of("one", 1, 3)));
  WalShipper shipper = value_of(WalShipper::open(database(), copies()));
  EXPECT_FALSE(shipper.has_base());
  finish_base(shipper);
  EXPECT_TRUE(shipper.has_base());
  EXPECT_EQ(restored(), events(1, 3));
  EXPECT_TRUE(append_one(*store, append_of("one", 4)));
  EXPECT_EQ(restored(), events(1, 3));
  value_of(shipper.ship());
  EXPECT_EQ(restored(), events(1, 4));
}

TEST_F(Shipping, IsReadableToItsOwnerAlone) {
  const auto store = value_of(open_sqlite(database()));
  WalShipper shipper = value_of(WalShipper::open(database(), copies()));
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  finish_base(shipper);
  EXPECT_EQ(fs::status(copies()).permissions(), fs::perms::owner_all);
  for (const auto& file : fs::directory_iterator(copies())) {
    EXPECT_EQ(file.status().permissions(), fs::perms::owner_read | fs::perms::owner_write);
  }
}

/// Any moment of appends, rounds, parts of bases and logs that begin anew, also by others.
TEST_F(Shipping, IsAlwaysWhatWasCommittedAtSomeRound) {
  std::mt19937 random(7);
  const auto store = value_of(open_sqlite(database()));
  std::uint32_t last = 0;
  std::uint32_t shipped = 0;
  int bases = 0;
  std::optional<WalShipper> shipper;
  for (int step = 0; step < 1'500; ++step) {
    if (random() % 300 == 0) shipper.reset();
    if (!shipper) shipper.emplace(value_of(WalShipper::open(database(), copies(), kShortLogs)));
    const auto what = random() % 10;
    if (what < 6) {
      const auto count = static_cast<std::uint32_t>(1 + random() % 3);
      const std::string body(random() % 3'000, 'x');
      EXPECT_TRUE(append_one(*store, append_of("one", last + 1, count, body)));
      last += count;
    } else if (what < 8) {
      value_of(shipper->ship());
      shipped = last;
    } else {
      const bool made = shipper->makes_base();
      value_of(shipper->make_base());
      bases += made && !shipper->makes_base() ? 1 : 0;
    }
    if (step % 50 != 49 || !shipper->has_base()) continue;
    const auto stored = restored();
    ASSERT_GE(stored.size(), shipped) << "step " << step;
    ASSERT_LE(stored.size(), last);
    ASSERT_EQ(stored.back().number, stored.size());
  }
  EXPECT_GT(bases, 5);
  EXPECT_GT(last, 1'000U);
}

TEST_F(Shipping, KeepsTheLogShortWhileOthersWriteAllTheTime) {
  const auto store = value_of(open_sqlite(database()));
  WalShipper shipper = value_of(WalShipper::open(database(), copies(), {.longest_log = 40}));
  finish_base(shipper);
  std::uint32_t last = 0;
  std::jthread writer([&](const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      EXPECT_TRUE(append_one(*store, append_of("one", ++last)));
    }
  });
  for (int round = 0; round < 200; ++round) {
    value_of(shipper.ship());
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  writer.request_stop();
  writer.join();
  value_of(shipper.ship());
  EXPECT_EQ(restored(), events(1, last));
  EXPECT_GT(files(".wal"), 10U);
  std::uintmax_t copied = 0;
  for (const auto& file : fs::directory_iterator(copies())) copied += file.file_size();
  EXPECT_LT(fs::file_size(database() + "-wal"), copied / 4) << last << " events";
}

TEST_F(Shipping, GoesOnAfterAnEarlierRun) {
  const auto store = value_of(open_sqlite(database()));
  for (std::uint32_t run = 1; run <= 3; ++run) {
    WalShipper shipper = value_of(WalShipper::open(database(), copies()));
    finish_base(shipper);
    EXPECT_TRUE(append_one(*store, append_of("one", run)));
    EXPECT_EQ(restored(), events(1, run - 1)) << "of before";
    value_of(shipper.ship());
    EXPECT_EQ(restored(), events(1, run));
    EXPECT_EQ(files(".base"), 1U);
  }
}

TEST_F(Shipping, LeavesTheCopyOfBeforeWhileABaseIsMade) {
  const auto store = value_of(open_sqlite(database()));
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  {
    WalShipper shipper = value_of(WalShipper::open(database(), copies()));
    finish_base(shipper);
  }
  EXPECT_TRUE(append_one(*store, append_of("one", 2)));
  WalShipper shipper = value_of(WalShipper::open(database(), copies(), {.pages_at_once = 1}));
  value_of(shipper.ship());
  value_of(shipper.make_base());
  EXPECT_TRUE(shipper.makes_base());
  EXPECT_EQ(restored(), events(1, 1));
  finish_base(shipper);
  EXPECT_EQ(restored(), events(1, 2));
}

TEST_F(Shipping, ForgetsWhatWasDeletedWithTheNextBase) {
  const auto store = value_of(open_sqlite(database()));
  WalShipper shipper =
      value_of(WalShipper::open(database(), copies(), {.oldest_base = std::chrono::seconds(0)}));
  finish_base(shipper);
  EXPECT_FALSE(shipper.makes_base());
  value_of(shipper.ship());
  EXPECT_FALSE(shipper.makes_base()) << "nothing has changed";
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  value_of(shipper.ship());
  EXPECT_TRUE(shipper.makes_base());
  finish_base(shipper);
  EXPECT_EQ(restored(), events(1, 1));
}

TEST_F(Shipping, IsNotRestoredAcrossAGap) {
  const auto store = value_of(open_sqlite(database()));
  WalShipper shipper = value_of(
      WalShipper::open(database(), copies(), {.longest_log = 1, .least_logs = 1'000'000'000}));
  finish_base(shipper);
  for (std::uint32_t number = 1; number <= 4; ++number) {
    EXPECT_TRUE(append_one(*store, append_of("one", number)));
    value_of(shipper.ship());
  }
  EXPECT_EQ(restored(), events(1, 4));
  ASSERT_GE(files(".wal"), 3U);
  const std::string log = copies() + "/00000001-00000002.wal";
  fs::rename(log, log + ".away");
  EXPECT_EQ(restored(), std::vector<LoggedEvent>());
  fs::rename(log + ".away", log);
  fs::resize_file(log, fs::file_size(log) - 100);
  EXPECT_EQ(restored(), std::vector<LoggedEvent>()) << "only the last may be incomplete";
}

TEST_F(Shipping, RunsOnAThreadAndCopiesTheRestAtTheEnd) {
  auto store = value_of(open_sqlite(database()));
  std::ostringstream said;
  {
    Log log(LogLevel::info, said);
    ShippingThread thread({.database = database(), .folder = copies()}, log, [] { return at(1); });
    EXPECT_TRUE(append_one(*store, append_of("one", 1)));
    for (int i = 0; i < 1'000 && !(fs::exists(copies()) && files(".base") > 0); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_TRUE(append_one(*store, append_of("one", 2)));
    EXPECT_LT(thread.age(), std::chrono::seconds(10));
  }
  store.reset();
  EXPECT_EQ(restored(), events(1, 2));
  EXPECT_NE(said.str().find("copy-begun"), std::string::npos) << said.str();
  EXPECT_EQ(said.str().find("copy-failed"), std::string::npos) << said.str();
}

TEST_F(Shipping, SaysOnceThatItCannotCopyAndGoesOnWhenItCan) {
  const auto store = value_of(open_sqlite(database()));
  EXPECT_TRUE(append_one(*store, append_of("one", 1)));
  std::ofstream(copies()) << "a file";
  const ShippingOptions options{.database = database(),
                                .folder = copies(),
                                .every = std::chrono::milliseconds(10),
                                .pause_after_fault = std::chrono::milliseconds(10)};
  EXPECT_EQ(ShippingThread::check(options).error().key(), "copy.cannot-write");
  std::ostringstream said;
  {
    Log log(LogLevel::info, said);
    const ShippingThread thread(options, log, [] { return at(1); });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    fs::remove(copies());
    for (int i = 0; i < 1'000 && !(fs::exists(copies()) && files(".base") > 0); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
  EXPECT_EQ(restored(), events(1, 1));
  const std::string text = said.str();
  const auto first = text.find("copy-failed");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(text.find("copy-failed", first + 1), std::string::npos) << text;
  EXPECT_NE(text.find("copy-begun"), std::string::npos) << text;
}

TEST_F(Shipping, RefusesWhatIsNoFile) {
  for (const char* address : {":memory:", "postgresql://ada:secret@example.org/games"}) {
    const auto refused = ShippingThread::check({.database = address, .folder = copies()});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key(), "copy.not-a-file");
    EXPECT_EQ(english(refused.error()).find("secret"), std::string::npos);
  }
}

}  // namespace
}  // namespace broceliande::server
