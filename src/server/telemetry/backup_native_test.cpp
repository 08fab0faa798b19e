#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "testing/project_path.hpp"

namespace broceliande::server {
namespace {

namespace fs = std::filesystem;

struct ScriptRun {
  int code = -1;
  std::string text;
};

/// Both outputs of a command, and how it ended.
ScriptRun run(const std::string& command) {
  ScriptRun outcome;
  std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return outcome;
  for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) {
    outcome.text += static_cast<char>(c);
  }
  outcome.code = WEXITSTATUS(pclose(pipe));
  return outcome;
}

/// A database as a server has it open: with a journal of its own.
class SampleDatabase {
 public:
  explicit SampleDatabase(const fs::path& path) {
    EXPECT_EQ(sqlite3_open(path.c_str(), &handle_), SQLITE_OK);
    execute("PRAGMA journal_mode=WAL");
  }
  SampleDatabase(const SampleDatabase&) = delete;
  SampleDatabase& operator=(const SampleDatabase&) = delete;
  ~SampleDatabase() { sqlite3_close(handle_); }

  void execute(const std::string& statement) {
    EXPECT_EQ(sqlite3_exec(handle_, statement.c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
        << statement;
  }

  int count() {
    int count = -1;
    const auto take = [](void* target, int, char** values, char**) {
      *static_cast<int*>(target) = std::stoi(values[0]);
      return 0;
    };
    sqlite3_exec(handle_, "SELECT count(*) FROM event", take, &count, nullptr);
    return count;
  }

 private:
  sqlite3* handle_ = nullptr;
};

class Backup : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "broceliande backup' XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    SampleDatabase database(path());
    database.execute("CREATE TABLE event (number INTEGER); INSERT INTO event VALUES (1), (2)");
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path path() const { return folder_ / "games.sqlite"; }
  [[nodiscard]] fs::path copies() const { return folder_ / "copies"; }

  static ScriptRun run_script(const std::string& script, const std::string& first,
                              const std::string& second) {
    return run(project_path("deploy/" + script) + " \"" + first + "\" \"" + second + '"');
  }

  [[nodiscard]] std::string backed_up() const {
    ScriptRun made = run_script("backup", path(), copies());
    EXPECT_EQ(made.code, 0) << made.text;
    if (!made.text.empty()) made.text.pop_back();
    return made.text;
  }

  [[nodiscard]] static std::size_t files_in(const fs::path& folder) {
    if (!fs::exists(folder)) return 0;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
  }

 private:
  fs::path folder_;
};

TEST_F(Backup, CopiesADatabaseThatIsInUse) {
  SampleDatabase server(path());
  server.execute("INSERT INTO event VALUES (3)");
  const std::string copy = backed_up();
  server.execute("INSERT INTO event VALUES (4)");
  EXPECT_EQ(files_in(copies()), 1U);
  EXPECT_EQ(SampleDatabase(copy).count(), 3);
  EXPECT_EQ(fs::status(copy).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Backup, LeavesNothingWhereItFails) {
  std::ofstream(path()) << std::string(5000, 'x');
  const ScriptRun failed = run_script("backup", path(), copies());
  EXPECT_EQ(failed.code, 1);
  EXPECT_NE(failed.text.find("nothing was kept"), std::string::npos) << failed.text;
  EXPECT_EQ(files_in(copies()), 0U);
  const ScriptRun missing = run_script("backup", path().string() + "x", copies());
  EXPECT_EQ(missing.code, 1);
  EXPECT_NE(missing.text.find("there is no file"), std::string::npos) << missing.text;
  EXPECT_FALSE(fs::exists(path().string() + "x"));
}

TEST_F(Backup, IsRestoredAndKeepsWhatWasThere) {
  const std::string copy = backed_up();
  SampleDatabase(path()).execute("DELETE FROM event");
  const ScriptRun restored = run_script("restore", copy, path());
  EXPECT_EQ(restored.code, 0) << restored.text;
  EXPECT_EQ(SampleDatabase(path()).count(), 2);
  constexpr std::string_view kKept = "what was there is now ";
  ASSERT_TRUE(restored.text.starts_with(kKept)) << restored.text;
  const auto length = restored.text.find('\n') - kKept.size();
  EXPECT_EQ(SampleDatabase(restored.text.substr(kKept.size(), length)).count(), 0);
}

TEST_F(Backup, IsRestoredWhereNothingOrDamageIs) {
  const std::string copy = backed_up();
  fs::remove(path());
  EXPECT_EQ(run_script("restore", copy, path()).code, 0);
  EXPECT_EQ(SampleDatabase(path()).count(), 2);
  std::ofstream(path()) << std::string(5000, 'x');
  const ScriptRun restored = run_script("restore", copy, path());
  EXPECT_EQ(restored.code, 0) << restored.text;
  EXPECT_EQ(SampleDatabase(path()).count(), 2);
}

TEST_F(Backup, IsNotRestoredUnderARunningServer) {
  const std::string copy = backed_up();
  SampleDatabase server(path());
  server.execute("INSERT INTO event VALUES (3)");
  const ScriptRun refused = run_script("restore", copy, path());
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.text.find("stop the server first"), std::string::npos) << refused.text;
  EXPECT_EQ(server.count(), 3);
  EXPECT_EQ(SampleDatabase(path()).count(), 3);
}

TEST_F(Backup, IsNotRestoredWhereItIsDamaged) {
  const std::string copy = backed_up();
  fs::resize_file(copy, fs::file_size(copy) / 2 + 100);
  const ScriptRun refused = run_script("restore", copy, path());
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(refused.text.find("no sound copy"), std::string::npos) << refused.text;
  EXPECT_EQ(SampleDatabase(path()).count(), 2);
}

}  // namespace
}  // namespace broceliande::server
