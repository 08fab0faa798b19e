#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "engine/phrases.hpp"
#include "engine/ugi_player.hpp"
#include "games/registry.hpp"

namespace broceliande::engine {
namespace {

/// An engine that is a few lines of shell: `on_go` is what it does when it is told to go.
class ShellEngine {
 public:
  explicit ShellEngine(const std::string& on_go, const std::string& on_ugi = "echo ugiok") {
    path_ = std::filesystem::temp_directory_path() /
            ("broceliande-engine-" + std::to_string(getpid()) + ".sh");
    std::ofstream(path_) << "while read -r line; do case \"$line\" in\n"
                         << "ugi) " << on_ugi << ";;\nisready) echo readyok;;\n"
                         << "go*) " << on_go << ";;\nquit) exit;;\n"
                         << "*) echo \"$line\" >> \"$0.log\";;\nesac; done\n";
  }
  ShellEngine(const ShellEngine&) = delete;
  ShellEngine& operator=(const ShellEngine&) = delete;
  ~ShellEngine() {
    std::filesystem::remove(path_);
    std::filesystem::remove(path_.string() + ".log");
  }

  [[nodiscard]] std::string command() const { return "sh '" + path_.string() + "'"; }
  [[nodiscard]] std::string log() const {
    std::ifstream file(path_.string() + ".log");
    return {std::istreambuf_iterator<char>(file), {}};
  }

 private:
  std::filesystem::path path_;
};

const std::string kStart = "M../.M../..M.M/..M./M.M 1a place - 8a";

MoveRequest turn(const std::vector<std::string>& actions, Milliseconds time = Milliseconds{100}) {
  MoveRequest asked{kStart, actions, Seat{0}, false, {}};
  asked.limits.movetime = time;
  return asked;
}

std::unique_ptr<AnyGame> menhirs() { return std::move(*find_game("menhirs")->with({})); }

TEST(UgiPlayer, PlaysWhatTheProgramAnswers) {
  const ShellEngine shell("echo info depth 1; echo bestmove a2 ponder b3",
                          "echo option name side type combo; echo option name seed type spin; "
                          "echo ugiok");
  const auto game = menhirs();
  std::vector<std::string> actions{"c2"};
  {
    UgiPlayer player(shell.command(), *game, nullptr);
    ASSERT_TRUE(player.begin_game(5));
    EXPECT_EQ(player.choose(turn(actions)), "a2");
  }
  EXPECT_EQ(shell.log(),
            "setoption name side value 4\nsetoption name seed value 5\nuginewgame\n"
            "position fen " +
                kStart + " moves c2\n");
}

TEST(UgiPlayer, NoticesTheEndOfTheProgramAndStartsItAgain) {
  const ShellEngine shell("exit");
  const auto game = menhirs();
  UgiPlayer player(shell.command(), *game, nullptr);
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(player.begin_game(0));
    const auto chosen = player.choose(turn({}));
    ASSERT_FALSE(chosen);
    EXPECT_EQ(chosen.error().key(), phrases::kEnded.key);
  }
}

TEST(UgiPlayer, LosesPatienceWithSilence) {
  const ShellEngine shell(":");
  const auto game = menhirs();
  UgiPlayer player(shell.command(), *game, nullptr);
  ASSERT_TRUE(player.begin_game(0));
  const auto chosen = player.choose(turn({}, Milliseconds{1}));
  ASSERT_FALSE(chosen);
  EXPECT_EQ(chosen.error().key(), phrases::kSilent.key);
}

TEST(UgiPlayer, StopsWaitingWhenEverythingStops) {
  const ShellEngine shell(":");
  const auto game = menhirs();
  std::atomic<bool> abort = false;
  UgiPlayer player(shell.command(), *game, &abort);
  ASSERT_TRUE(player.begin_game(0));
  abort = true;
  EXPECT_EQ(player.choose(turn({}, Milliseconds{60'000})).error().key(), phrases::kAborted.key);
}

TEST(UgiPlayer, SaysWhenThereIsNoSuchProgram) {
  const auto game = menhirs();
  UgiPlayer nowhere("./there-is-no-such-program", *game, nullptr);
  EXPECT_EQ(nowhere.begin_game(0).error().key(), phrases::kCannotStart.key);
  UgiPlayer mute("true", *game, nullptr);
  EXPECT_EQ(mute.begin_game(0).error().key(), phrases::kEnded.key);
}

}  // namespace
}  // namespace broceliande::engine
