#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include "engine/engine_process.hpp"
#include "engine/ugi_text.hpp"
#include "games/registry.hpp"
#include "testing/instrumented.hpp"

// A scripted client talks UGI to the program itself, as a tournament manager would.
namespace broceliande {
namespace {

using engine::EngineProcess;
using engine::Milliseconds;
using engine::words_of;

class EngineConsole {
 public:
  explicit EngineConsole(const std::string& arguments) {
    const auto started =
        process_.start(std::string("'" BROCELIANDE_PROGRAM "' engine ") + arguments);
    EXPECT_TRUE(started) << english(started.error());
  }

  void tell(const std::string& line) { EXPECT_TRUE(process_.write_line(line)) << line; }

  /// The lines up to the one that begins with the word; none if it does not come.
  std::vector<std::string> until(std::string_view word) {
    constexpr Milliseconds kTimeout{30'000};
    std::vector<std::string> lines;
    std::string line;
    while (process_.read_line(line, kTimeout, nullptr) == EngineProcess::ReadOutcome::line) {
      lines.push_back(line);
      if (engine::first_word(line) == word) return lines;
    }
    ADD_FAILURE() << "no " << word;
    return {};
  }
  /// What follows the word in its line.
  std::string after(const std::string& asked, std::string_view word) {
    tell(asked);
    const auto lines = until(word);
    return lines.empty() ? "" : lines.back().substr(word.size() + 1);
  }
  std::string query(const std::string& question) { return after("query " + question, "response"); }
  std::string best(const std::string& go) { return after(go, "bestmove"); }

  /// The most memory the program has had so far.
  [[nodiscard]] std::size_t peak_bytes() const {
    std::ifstream status("/proc/" + std::to_string(process_.id()) + "/status");
    std::string line;
    while (std::getline(status, line)) {
      const auto words = words_of(line);
      if (words.size() == 3 && words[0] == "VmHWM:") return std::stoul(words[1]) << 10;
    }
    return 0;
  }

 private:
  EngineProcess process_;
};

struct EngineCall {
  std::string arguments;
  std::string game;
  OptionValues options;
};

const std::vector<EngineCall> kCalls{
    {"menhirs --side 3", "menhirs", {{"side", "3"}}},
    {"menhirs", "menhirs", {}},
    {"grailnah", "grailnah", {}},
    {"grailnah --players 3", "grailnah", {{"players", "3"}}},
    {"grailnah --players 4", "grailnah", {{"players", "4"}}},
    {"graal", "graal", {}},
    {"graal --armies 2", "graal", {{"armies", "2"}}},
};

std::string result_of(const Outcome& end, const AnyMatch& match) {
  for (int i = 0; i < match.seats(); ++i) {
    const Seat seat{static_cast<std::uint8_t>(i)};
    if (end[seat].verdict == Verdict::win) {
      return "p" + std::to_string(match.side_of(seat) + 1) + "win";
    }
  }
  return "draw";
}

/// What the engine says of a position is what the rules say.
void expect_agreement(EngineConsole& client, const AnyMatch& match) {
  const auto seat = match.to_act();
  EXPECT_EQ(client.query("gameover"), seat ? "false" : "true");
  EXPECT_EQ(client.query("turn"), seat ? std::to_string(seat->index + 1) : "none");
  EXPECT_EQ(client.query("position"), match.position());
  const auto end = match.outcome();
  EXPECT_EQ(client.query("result"), end ? result_of(*end, match) : "none");
  if (!seat) return;
  EXPECT_EQ(client.query("p1turn"), match.side_of(*seat) == 0 ? "true" : "false");
}

/// By turns as a position and as the start that both know.
std::string position_line(const std::string& start, const std::vector<std::string>& actions) {
  std::string line = engine::position_line(start, actions);
  if (actions.size() % 2 == 0) line.replace(line.find("fen"), 4 + start.size(), "startpos");
  return line;
}

/// The engine plays against itself for a while; every action must be legal.
void play_along(EngineConsole& client, const AnyGame& game, std::size_t most_actions) {
  client.tell("uginewgame");
  client.tell("position startpos");
  const std::string start = client.query("position");
  auto match = std::move(*game.begin_match({.from = start}));
  while (match->to_act() && match->record().games.back().size() < most_actions) {
    const auto& actions = match->record().games.back();
    client.tell(position_line(start, actions));
    expect_agreement(client, *match);
    const std::string action = client.best("go nodes 60");
    const auto played = match->play(*match->to_act(), action);
    ASSERT_TRUE(played) << action << ": " << english(played.error());
  }
  client.tell(position_line(start, match->record().games.back()));
  expect_agreement(client, *match);
}

TEST(Engine, SpeaksUgi) {
  for (const EngineCall& call : kCalls) {
    SCOPED_TRACE(call.arguments);
    EngineConsole client(call.arguments);
    client.tell("ugi");
    const auto lines = client.until("ugiok");
    ASSERT_GE(lines.size(), 6U);
    EXPECT_TRUE(lines[0].starts_with("id name "));
    EXPECT_TRUE(lines[1].starts_with("id author "));
    for (std::size_t i = 2; i + 1 < lines.size(); ++i) {
      EXPECT_TRUE(engine::offered_option(lines[i])) << lines[i];
    }
    client.tell("setoption name hash value 8");
    client.tell("setoption name level value 3");
    client.tell("setoption name seed value 5");
    client.tell("isready");
    client.until("readyok");
    const auto game = std::move(*find_game(call.game)->with(call.options));
    play_along(client, *game, 40);
    client.tell("quit");
  }
}

TEST(Engine, TellsWhatItThinks) {
  for (const EngineCall& call : kCalls) {
    SCOPED_TRACE(call.arguments);
    EngineConsole client(call.arguments);
    client.tell("setoption name hash value 8");
    client.tell("position startpos");
    for (const char* go : {"go depth 2", "go nodes 2000", "go movetime 50",
                           "go p1time 1000 p2time 1000 p1inc 10 p2inc 10"}) {
      client.tell(go);
      const auto lines = client.until("bestmove");
      ASSERT_GE(lines.size(), 2U) << go;
      const std::string& info = lines[lines.size() - 2];
      for (const char* part : {"info depth ", " score ", " nodes ", " pv "}) {
        EXPECT_NE(info.find(part), std::string::npos) << info;
      }
      EXPECT_EQ(words_of(lines.back()).size(), 2U) << lines.back();
    }
  }
}

TEST(Engine, LevelsAnswerAlikeFromOneSeed) {
  const auto answer = [](const EngineCall& call) {
    EngineConsole client(call.arguments);
    client.tell("setoption name level value 2");
    client.tell("setoption name seed value 77");
    client.tell("position startpos");
    return client.best("go nodes 500");
  };
  for (const EngineCall& call : kCalls) EXPECT_EQ(answer(call), answer(call)) << call.arguments;
}

TEST(Engine, StopsAtOnce) {
  for (const EngineCall& call : kCalls) {
    EngineConsole client(call.arguments);
    client.tell("position startpos");
    client.tell("isready");
    client.until("readyok");
    client.tell("go infinite");
    std::this_thread::sleep_for(Milliseconds{300});
    client.tell("isready");
    client.until("readyok");
    const auto before = std::chrono::steady_clock::now();
    client.tell("stop");
    client.until("bestmove");
    const std::chrono::duration<double, std::milli> taken =
        std::chrono::steady_clock::now() - before;
    // 50 ms are promised; a machine that builds at the same time may take longer.
    std::printf("%-22s stop answered after %.1f ms\n", call.arguments.c_str(), taken.count());
    EXPECT_LT(taken.count(), 1'000) << call.arguments;
  }
}

TEST(Engine, KeepsItsMemoryWithinHash) {
  if (kInstrumented) GTEST_SKIP() << "the sanitizer's own memory would be measured";
  for (const EngineCall& call : kCalls) {
    EngineConsole client(call.arguments);
    const auto take_hash = [&client](int megabytes) {
      client.tell("setoption name hash value " + std::to_string(megabytes));
      client.tell("isready");
      client.until("readyok");
      return client.peak_bytes();
    };
    const auto think = [&](int megabytes) {
      take_hash(megabytes);
      client.tell("position startpos");
      EXPECT_NE(client.best("go movetime 600"), "");
      return client.peak_bytes();
    };
    const std::size_t idle = take_hash(1);  // code and libraries
    const std::size_t small = think(1);
    const std::size_t larger = think(33);
    std::printf("%-22s %zu MB at rest, %zu MB with hash 1, %zu MB with hash 33\n",
                call.arguments.c_str(), idle >> 20, small >> 20, larger >> 20);
    // Beside hash: what is touched for the first time, and what a search holds while it runs.
    constexpr std::size_t kSearch = std::size_t{3} << 20;
    EXPECT_LE(small, idle + kSearch + (std::size_t{1} << 20)) << call.arguments;
    EXPECT_LE(larger, idle + kSearch + (std::size_t{33} << 20)) << call.arguments;
  }
}

}  // namespace
}  // namespace broceliande
