#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "server/storage/database/sqlite_database.hpp"
#include "server/storage/sql_store.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

class Durability : public StoreTest {};
INSTANTIATE_TEST_SUITE_P(Engines, Durability, lasting_engines(), engine_name);

TEST_P(Durability, KeepsEverythingWhenOpenedAgain) {
  Append append = append_of("one", 1, 3);
  append.index.due = at(7);
  append.index.places = {{.place = 1, .identity = "ana", .is_awaited = true}};
  EXPECT_TRUE(append_one(store(), append));
  const Identity ana{.id = "ana", .name = "Ana", .account = "merlin", .takes_chat = true};
  const Token token{.hash = "aa", .identity = "ana", .label = "here", .created = at(4)};
  value_of(store().add_identity(ana, token));
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "password")));
  EXPECT_EQ(value_of(store().beat(at(11))), std::nullopt);
  reopen();
  const StoredTable stored = value_of(store().load("one", 0)).value();
  EXPECT_EQ(stored.events, append.events);
  EXPECT_EQ(stored.index, append.index);
  EXPECT_EQ(value_of(store().user_of_token("aa")).value().identity, ana);
  EXPECT_EQ(value_of(store().tokens_of("ana")), (std::vector<Token>{token}));
  EXPECT_EQ(value_of(store().account("Merlin")).value().password_hash, "password");
  EXPECT_EQ(value_of(store().beat(at(12))), at(11));
}

constexpr std::uint32_t kTogether = 3;

/// Appends to two tables at once and says the number of the last event after every answer, until it
/// is killed.
[[noreturn]] void append_for_ever(const std::string& address, std::uint32_t next, int out) {
  const auto store = open_store(address);
  for (; store; next += kTogether) {
    const std::vector<Append> batch{append_of("one", next, kTogether),
                                    append_of("two", next, kTogether)};
    const auto kept = (*store)->append(batch);
    if (!kept || *kept != std::vector<bool>{true, true}) break;
    const std::uint32_t last = next + kTogether - 1;
    if (write(out, &last, sizeof last) != sizeof last) break;
  }
  _exit(EXIT_FAILURE);
}

/// The last number that was answered before the end. Kills after so many answers.
std::uint32_t answered_before_killing(const std::string& address, std::uint32_t next, int answers) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return 0;
  const pid_t child = fork();
  if (child == 0) append_for_ever(address, next, ends[1]);
  close(ends[1]);
  std::uint32_t last = 0;
  std::uint32_t answered = 0;
  while (read(ends[0], &last, sizeof last) == sizeof last) {
    answered = last;
    if (--answers == 0) kill(child, SIGKILL);
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  EXPECT_LE(answers, 0) << "it was killed and did not fail";
  return answered;
}

TEST_P(Durability, LosesNothingThatWasAnsweredToAProcessThatIsKilled) {
  close();
  std::uint32_t next = 1;
  for (const int answers : {1, 2, 5, 12, 30}) {
    const std::uint32_t answered = answered_before_killing(address(), next, answers);
    reopen();
    const StoredTable one = value_of(store().load("one", 0)).value();
    const StoredTable two = value_of(store().load("two", 0)).value();
    const std::uint32_t last = one.events.back().number;
    EXPECT_GE(last, answered);
    EXPECT_EQ(last % kTogether, 0U) << "nothing half";
    EXPECT_EQ(one.events, events(1, last));
    EXPECT_EQ(two.events, one.events);
    EXPECT_EQ(one.index.summary.game, "event up to " + std::to_string(last));
    next = last + 1;
    close();
  }
}

/// Appends large events until there is no room; the key of the refusal.
std::string fill(Store& store, std::uint32_t& last) {
  for (int i = 0; i < 1'000; ++i) {
    const std::string large(20'000, 'x');
    const Append append = append_of("one", last + 1, 2, large);
    const auto kept = store.append({&append, 1});
    if (!kept) return std::string(kept.error().key());
    last += 2;
  }
  return "never";
}

bool has_exactly(Store& store, std::uint32_t last) {
  const auto stored = store.load("one", 0);
  return stored && *stored && (*stored)->events.size() == last &&
         (*stored)->index.changed == at(1'000 + std::int64_t{last});
}

TEST(FullDisk, IsToldAndPasses) {
  const TemporaryFolder folder;
  auto opened = value_of(storage::SqliteDatabase::open(folder.file("tables.db")));
  storage::SqliteDatabase& database = *opened;
  const auto store = value_of(storage::SqlStore::open(std::move(opened), nullptr));
  std::uint32_t last = 0;
  for (const char* pages : {"PRAGMA max_page_count = 200", "PRAGMA max_page_count = 400"}) {
    value_of(database.run_script(pages));
    const std::uint32_t before = last;
    EXPECT_EQ(fill(*store, last), "storage.full");
    EXPECT_GT(last, before) << "it goes on when there is room again";
    EXPECT_TRUE(has_exactly(*store, last));
  }
}

/// In a process of its own, where files cannot grow beyond a limit. What went wrong, or 0.
[[noreturn]] void run_out_of_room(const std::string& path) {
  std::signal(SIGXFSZ, SIG_IGN);
  auto store = open_sqlite(path);
  if (!store) _exit(1);
  std::uint32_t last = 0;
  rlimit limit{};
  getrlimit(RLIMIT_FSIZE, &limit);
  for (const rlim_t size : {600'000UL, 1'200'000UL}) {
    limit.rlim_cur = size;
    setrlimit(RLIMIT_FSIZE, &limit);
    const std::uint32_t before = last;
    if (fill(**store, last) != "storage.full") _exit(2);
    if (last <= before) _exit(3);
    if (!has_exactly(**store, last)) _exit(4);
    if (fill(**store, last) != "storage.full") _exit(5);
  }
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_FSIZE, &limit);
  const Append append = append_of("one", last + 1);
  const auto kept = (*store)->append({&append, 1});
  if (!kept || !kept->at(0) || !has_exactly(**store, last + 1)) _exit(6);
  store->reset();
  store = open_sqlite(path);
  _exit(store && has_exactly(**store, last + 1) ? 0 : 7);
}

TEST(FullDisk, IsToldAndPassesWhenFilesCannotGrow) {
  const TemporaryFolder folder;
  const pid_t child = fork();
  if (child == 0) run_out_of_room(folder.file("tables.db"));
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(SqliteFile, CanBeUsedByTwo) {
  const TemporaryFolder folder;
  const auto first = value_of(open_sqlite(folder.file("tables.db")));
  const auto second = value_of(open_sqlite(folder.file("tables.db")));
  EXPECT_TRUE(append_one(*first, append_of("one", 1)));
  EXPECT_FALSE(append_one(*second, append_of("one", 1)));
  EXPECT_TRUE(append_one(*second, append_of("one", 2)));
  EXPECT_TRUE(append_one(*first, append_of("one", 3)));
}

}  // namespace
}  // namespace broceliande::server
