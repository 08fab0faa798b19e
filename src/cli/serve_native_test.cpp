#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "engine/engine_process.hpp"
#include "server/testing/http_client.hpp"

// The program serves a folder to a plain socket until a signal stops it.
namespace broceliande {
namespace {

namespace fs = std::filesystem;
using engine::EngineProcess;

/// `broceliande serve` in a folder of its own, under a shell that tells how it ended.
class Serving : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("broceliande-serve-" + std::to_string(getpid()));
    fs::create_directories(folder_ / "web/dist");
    std::ofstream(folder_ / "web/dist/index.html") << "<p>home</p>";
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] const fs::path& folder() const { return folder_; }

  /// Starts it with these words before and after; the port it says it is at.
  std::uint16_t start(EngineProcess& shell, const std::string& before, const std::string& after,
                      const std::string& database = "--database :memory:") {
    const std::string command = "cd " + folder_.string() + "; " + before +
                                " " BROCELIANDE_PROGRAM " serve --log error " + database + " " +
                                after + " 2>&1 & echo $!; wait $!; echo status $?";
    process_ = 0;
    const auto started = shell.start("sh -c '" + command + "'");
    EXPECT_TRUE(started) << english(started.error());
    std::string at;
    bool is_ready = false;
    while (!is_ready || process_ == 0) {  // the shell and the program speak at the same time
      const std::string line = line_of(shell);
      if (line.empty()) break;
      if (line.starts_with("Brocéliande")) at = line;
      is_ready = is_ready || line == "Ctrl-C stops it";
      if (line.find_first_not_of("0123456789") == std::string::npos) process_ = std::stoi(line);
    }
    const std::string expected = "Brocéliande is at http://127.0.0.1:";
    EXPECT_TRUE(at.starts_with(expected) && at.ends_with('/')) << at;
    return static_cast<std::uint16_t>(std::atoi(at.c_str() + std::min(expected.size(), at.size())));
  }
  static std::string line_of(EngineProcess& shell) {
    constexpr engine::Milliseconds kTimeout{30'000};
    std::string line;
    EXPECT_EQ(shell.read_line(line, kTimeout, nullptr), EngineProcess::ReadOutcome::line);
    return line;
  }
  void end_with(int signal, EngineProcess& shell) const {
    ASSERT_GT(process_, 0);
    kill(process_, signal);
    EXPECT_EQ(line_of(shell), "status 0");
  }

 private:
  fs::path folder_;
  pid_t process_ = 0;
};

TEST_F(Serving, AnswersUntilASignal) {
  for (const int signal : {SIGINT, SIGTERM}) {
    EngineProcess shell;
    server::HttpClient client(start(shell, "", "--port 0"));
    const std::string answer = client.ask("GET /play HTTP/1.1\r\nHost: here\r\n\r\n", 11);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
    EXPECT_TRUE(answer.ends_with("<p>home</p>")) << answer;
    end_with(signal, shell);
  }
}

TEST_F(Serving, TakesTheDatabaseFromTheEnvironmentWhereNoneIsNamed) {
  const fs::path kept = folder() / "kept.sqlite";
  const std::string before = "BROCELIANDE_DATABASE=" + kept.string();
  EngineProcess named;
  (void)start(named, before, "--port 0");
  end_with(SIGTERM, named);
  EXPECT_FALSE(fs::exists(kept));
  EngineProcess shell;
  (void)start(shell, before, "--port 0", "");
  end_with(SIGTERM, shell);
  EXPECT_TRUE(fs::exists(kept));
}

TEST_F(Serving, SaysThatItsPortIsTaken) {
  EngineProcess shell;
  const std::string port = std::to_string(start(shell, "", "--port 0"));
  EngineProcess second;
  const std::string web = (folder() / "web/dist").string();
  const auto started = second.start("sh -c '" BROCELIANDE_PROGRAM " serve --web " + web +
                                    " --port " + port + " 2>&1; echo status $?'");
  ASSERT_TRUE(started) << english(started.error());
  EXPECT_EQ(line_of(second), "error: port " + port +
                                 " of 127.0.0.1 is already in use; expected a free one; --port 0 "
                                 "picks one");
  EXPECT_EQ(line_of(second), "status 2");
  end_with(SIGTERM, shell);
}

TEST_F(Serving, TellsTheClientWhereToWriteTo) {
  EngineProcess shell;
  server::HttpClient client(start(shell, "", "--port 0 --contact ada@example.org"));
  const std::string settings = "{\"contact\":\"mailto:ada@example.org\"}\n";
  const std::string answer =
      client.ask("GET /site.json HTTP/1.1\r\nHost: here\r\n\r\n", settings.size());
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
  EXPECT_TRUE(answer.ends_with(settings)) << answer;
  end_with(SIGTERM, shell);
}

TEST_F(Serving, RefusesAContactThatIsNone) {
  EngineProcess shell;
  const std::string web = (folder() / "web/dist").string();
  const auto started = shell.start("sh -c '" BROCELIANDE_PROGRAM " serve --web " + web +
                                   " --contact Ada 2>&1; echo status $?'");
  ASSERT_TRUE(started) << english(started.error());
  EXPECT_EQ(line_of(shell),
            "error: 'Ada' is not a contact; expected an e-mail address or a URL: "
            "ada@example.org, https://example.org/contact");
  EXPECT_EQ(line_of(shell), "status 2");
}

/// Puts an xdg-open first in PATH that writes what it is asked to open into the file `opened`.
TEST_F(Serving, OpensABrowserWhereThereIsADesktop) {
  fs::create_directories(folder() / "bin");
  const fs::path opener = folder() / "bin/xdg-open";
  std::ofstream(opener) << "#!/bin/sh\necho \"$1\" > opened.new && mv opened.new opened\n";
  fs::permissions(opener, fs::perms::owner_all);
  const std::string with_opener = "PATH=\"" + (folder() / "bin").string() + ":$PATH\" ";
  const fs::path opened = folder() / "opened";

  EngineProcess without_desktop;
  (void)start(without_desktop, with_opener + "DISPLAY= WAYLAND_DISPLAY=", "--port 0 --open");
  end_with(SIGTERM, without_desktop);
  EXPECT_FALSE(fs::exists(opened));

  EngineProcess shell;
  const std::uint16_t port = start(shell, with_opener + "DISPLAY=:0", "--port 0 --open");
  for (int i = 0; i < 1'000 && !fs::exists(opened); ++i) {
    std::this_thread::sleep_for(engine::Milliseconds{10});
  }
  std::ifstream file(opened);
  std::string url;
  std::getline(file, url);
  EXPECT_EQ(url, "http://127.0.0.1:" + std::to_string(port) + "/");
  end_with(SIGTERM, shell);
}

TEST_F(Serving, NeedsNoXdgOpen) {
  fs::create_directories(folder() / "bin");
  fs::create_symlink("/bin/sh", folder() / "bin/sh");
  EngineProcess shell;
  const std::string bare = "PATH=\"" + (folder() / "bin").string() + "\" DISPLAY=:0";
  (void)start(shell, bare, "--port 0 --open");
  end_with(SIGTERM, shell);
}

}  // namespace
}  // namespace broceliande
