#include <gtest/gtest.h>

#include <condition_variable>

#include "engine/testing_players.hpp"
#include "engine/ugi_session.hpp"

namespace broceliande::engine {
namespace {

/// A session with somebody who notes what it says.
class Conversation {
 public:
  explicit Conversation(std::string_view game, const OptionValues& options = {}) {
    const GameEntry& entry = *find_game(game);
    auto made = entry.with(options);
    const OptionValues chosen = (*made)->options();
    session_ = std::make_unique<UgiSession>(
        entry, std::move(*made), chosen,
        [this](const AnyGame& of, std::size_t memory,
               const search::Network* /*network*/) -> Result<std::unique_ptr<search::Engine>> {
          auto engine = std::make_unique<PatientEngine>(of);
          engine->memory = memory;
          engine_ = engine.get();
          ++engines_made;
          return engine;
        },
        [this](const std::string& line) {
          const std::scoped_lock lock(mutex_);
          said_.push_back(line);
          heard_.notify_all();
        });
  }

  bool tell(std::string_view line) { return session_->obey(line); }
  void finish() { session_->finish(); }

  /// What it said since, up to the first line that begins so; empty if that does not come.
  std::vector<std::string> until(std::string_view beginning) {
    std::unique_lock lock(mutex_);
    std::size_t at = 0;
    const bool came = heard_.wait_for(lock, std::chrono::seconds(10), [&] {
      for (; at < said_.size(); ++at) {
        if (said_[at].starts_with(beginning)) return true;
      }
      return false;
    });
    if (!came) return {};
    const auto end = said_.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    std::vector<std::string> lines(said_.begin(), end);
    said_.erase(said_.begin(), end);
    return lines;
  }
  /// The last of these, such as a response.
  std::string answer(std::string_view line, std::string_view beginning) {
    tell(line);
    const auto lines = until(beginning);
    return lines.empty() ? "" : lines.back();
  }
  bool is_silent() {
    const std::scoped_lock lock(mutex_);
    return std::ranges::none_of(said_,
                                [](const std::string& line) { return !line.starts_with("info"); });
  }

  [[nodiscard]] PatientEngine& engine() const { return *engine_; }
  int engines_made = 0;

 private:
  std::mutex mutex_;
  std::condition_variable heard_;
  std::vector<std::string> said_;
  PatientEngine* engine_ = nullptr;
  std::unique_ptr<UgiSession> session_;
};

TEST(UgiSession, IntroducesItself) {
  Conversation talk("menhirs");
  talk.tell("ugi");
  const auto lines = talk.until("ugiok");
  ASSERT_GT(lines.size(), 4U);
  EXPECT_TRUE(lines[0].starts_with("id name "));
  EXPECT_TRUE(lines[1].starts_with("id author "));
  for (const char* option : {"threads", "hash", "level", "seed", "side"}) {
    const std::string beginning = std::string("option name ") + option + " type ";
    EXPECT_TRUE(std::ranges::any_of(lines, [&](const auto& l) { return l.starts_with(beginning); }))
        << option;
  }
  EXPECT_EQ(talk.engines_made, 0) << "nothing large before isready";
  EXPECT_EQ(talk.answer("isready", "readyok"), "readyok");
  EXPECT_EQ(talk.engines_made, 1);
}

TEST(UgiSession, AnswersQueries) {
  Conversation talk("menhirs", {{"side", "3"}});
  EXPECT_EQ(talk.answer("query p1turn", "response"), "response true");
  talk.tell("position fen M../.M../..M.M/..M./M.M 1a place - 8a moves a2");
  EXPECT_EQ(talk.answer("query p1turn", "response"), "response false");
  EXPECT_EQ(talk.answer("query turn", "response"), "response 2");
  EXPECT_EQ(talk.answer("query gameover", "response"), "response false");
  EXPECT_EQ(talk.answer("query result", "response"), "response none");
  EXPECT_EQ(talk.answer("query position", "response"),
            "response Mm./.M../..M.M/..M./M.M 1b place - 8a");
  EXPECT_EQ(talk.answer("query everything", "response"), "response unknown");
  talk.tell("position fen o../..../..om./..../... 9b over - 8a");
  EXPECT_EQ(talk.answer("query gameover", "response"), "response true");
  EXPECT_EQ(talk.answer("query result", "response"), "response p2win");
  EXPECT_EQ(talk.answer("query winners", "response"), "response 2");
  EXPECT_EQ(talk.answer("query turn", "response"), "response none");
  EXPECT_EQ(talk.answer("query legal", "response"), "response none");
  EXPECT_EQ(talk.answer("go depth 1", "bestmove"), "bestmove (none)");
}

TEST(UgiSession, SeatsBeyondTwo) {
  Conversation three("grailnah", {{"players", "3"}});
  EXPECT_EQ(three.answer("query seats", "response"), "response 3");
  EXPECT_EQ(three.answer("query turn", "response"), "response 1");
  Conversation teams("graal", {{"armies", "2"}});
  EXPECT_EQ(teams.answer("query seats", "response"), "response 4");
  EXPECT_EQ(teams.answer("query turn", "response"), "response 1");
  EXPECT_EQ(teams.answer("query p1turn", "response"), "response true");
}

TEST(UgiSession, APositionSaysForHowManySeatsItIs) {
  const std::string three = (*find_game("grailnah")->with({{"players", "3"}}))->deal(1);
  Conversation race("grailnah", {{"swap", "on"}});
  race.tell("position fen " + three);
  EXPECT_EQ(race.answer("query seats", "response"), "response 3");
  EXPECT_EQ(race.answer("query position", "response"), "response " + three);
  race.tell("isready");
  race.tell("position fen " + three);
  race.tell("isready");
  EXPECT_EQ(race.engines_made, 1);
  race.tell("position startpos");
  EXPECT_EQ(race.answer("query seats", "response"), "response 2");
  race.tell("setoption name players value 2");
  race.tell("position fen " + three);
  race.tell("setoption name swap value off");
  EXPECT_EQ(race.answer("query seats", "response"), "response 2");

  const OptionValues two_armies{{"armies", "2"}, {"drawing-up", "stock"}};
  const std::string teams = (*find_game("graal")->with(two_armies))->deal(1);
  Conversation war("graal");
  war.tell("position fen " + teams);
  EXPECT_EQ(war.answer("query seats", "response"), "response 4");
}

TEST(UgiSession, ThinksWithinItsLimits) {
  Conversation talk("menhirs");
  talk.tell("go depth 3");
  const auto lines = talk.until("bestmove");
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_TRUE(lines[2].starts_with("info depth 3 multipv 1 score cp 0 time"));
  EXPECT_EQ(lines[2].substr(lines[2].find(" pv ") + 4), lines[3].substr(9));
  EXPECT_EQ(words_of(lines[3]).size(), 2U);
  for (const char* go : {"go nodes 300", "go movetime 5", "go p1time 100 p2time 100 p1inc 1"}) {
    EXPECT_NE(talk.answer(go, "bestmove"), "") << go;
  }
}

TEST(UgiSession, IsThereWhileItThinks) {
  Conversation talk("menhirs");
  talk.tell("go infinite");
  EXPECT_EQ(talk.answer("isready", "readyok"), "readyok");
  EXPECT_EQ(talk.answer("query gameover", "response"), "response false");
  EXPECT_NE(talk.answer("position startpos", "info string error"), "");
  EXPECT_NE(talk.answer("stop", "bestmove"), "");
  talk.tell("position startpos");
  EXPECT_NE(talk.answer("go depth 1", "bestmove"), "");
}

TEST(UgiSession, KeepsAnInfiniteAnswerUntilItIsAskedFor) {
  Conversation talk("menhirs");
  talk.tell("go infinite depth 1");
  talk.until("info depth 1");
  std::this_thread::sleep_for(Milliseconds{20});
  EXPECT_TRUE(talk.is_silent());
  EXPECT_NE(talk.answer("stop", "bestmove"), "");
  talk.tell("go ponder movetime 5");
  talk.until("info depth 20");
  EXPECT_TRUE(talk.is_silent());
  EXPECT_NE(talk.answer("ponderhit", "bestmove"), "");
}

TEST(UgiSession, FinishesWhatEndsByItself) {
  Conversation talk("menhirs");
  talk.tell("go depth 5");
  talk.finish();
  EXPECT_EQ(talk.until("bestmove").size(), 6U);
  talk.tell("go infinite");
  talk.finish();
  EXPECT_FALSE(talk.until("bestmove").empty());
}

TEST(UgiSession, QuitsInTheMiddleOfASearch) {
  Conversation talk("menhirs");
  talk.tell("go infinite");
  EXPECT_FALSE(talk.tell("quit"));
}

TEST(UgiSession, OptionsCount) {
  Conversation talk("menhirs");
  talk.tell("setoption name Hash value 8");
  talk.tell("isready");
  EXPECT_EQ(talk.engine().memory, std::size_t{8} << 20);
  talk.tell("setoption name hash value 16");
  EXPECT_EQ(talk.engine().memory, std::size_t{16} << 20);
  talk.tell("uginewgame");
  EXPECT_EQ(talk.engine().forgotten, 1);
  const std::string first = talk.answer("query position", "response");
  talk.tell("setoption name deal value 2");
  EXPECT_NE(talk.answer("query position", "response"), first);
  talk.tell("setoption name side value 3");
  EXPECT_LT(talk.answer("query position", "response").size(), first.size());
  talk.tell("isready");
  EXPECT_EQ(talk.engines_made, 2);
}

TEST(UgiSession, SaysWhatIsWrong) {
  Conversation talk("menhirs", {{"side", "3"}});
  for (const char* bad :
       {"fly", "go fast", "setoption name hash value 0", "setoption name hash value much",
        "setoption name speed value 3", "setoption name side value 9", "setoption speed",
        "position nowhere", "position fen x", "position startpos moves z9"}) {
    EXPECT_TRUE(talk.answer(bad, "info string error: ").starts_with("info string error: ")) << bad;
  }
  // The last position was refused, so there is nothing to think about.
  EXPECT_EQ(talk.answer("go depth 1", "bestmove"), "bestmove (none)");
  EXPECT_EQ(talk.answer("query gameover", "response"), "response none");
  talk.tell("position startpos");
  EXPECT_NE(talk.answer("go depth 1", "bestmove"), "bestmove (none)");
}

TEST(UgiSession, KnowsOfSwaps) {
  Conversation talk("grailnah", {{"swap", "on"}});
  const std::string legal = talk.answer("query legal", "response");
  const std::string first = words_of(legal).at(1);
  talk.tell("position startpos moves " + first + " swap");
  EXPECT_EQ(talk.answer("query turn", "response"), "response 2");
  EXPECT_NE(talk.answer("go depth 1", "bestmove"), "bestmove (none)");
}

}  // namespace
}  // namespace broceliande::engine
