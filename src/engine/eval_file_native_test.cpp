#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "engine/eval_file.hpp"
#include "engine/ugi_session.hpp"
#include "games/graal/search/network_evaluator.hpp"
#include "games/grailnah/search/network_features.hpp"
#include "opponents/registry.hpp"
#include "search/iterative_deepening.hpp"
#include "search/test_network.hpp"

// UGI's option EvalFile, with real engines.
namespace broceliande::engine {
namespace {

std::string network_for_graal() {
  constexpr search::Network::Shape kShape{.inputs = graal::NetworkFeatures::kInputs,
                                          .width = 16,
                                          .hidden = 4,
                                          .buckets = graal::NetworkFeatures::kBuckets};
  return search::made_up_network(kShape, 5, 128).file();
}

std::string network_for_two_of_grailnah() {
  constexpr search::Network::Shape kShape{.inputs = grailnah::NetworkFeatures::inputs(2),
                                          .width = 16,
                                          .hidden = 4,
                                          .buckets = grailnah::NetworkView::kBuckets};
  return search::made_up_network(kShape, 5).file();
}

class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& bytes) {
    static int number = 0;
    path_ = std::filesystem::temp_directory_path() /
            ("broceliande-network-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { std::filesystem::remove(path_); }

  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// A session as `broceliande engine` has it, with somebody who notes what it says.
class UgiExchange {
 public:
  explicit UgiExchange(std::string_view game)
      : session_(
            *find_game(game), std::move(*find_game(game)->with(options_for(game))),
            options_for(game),
            [](const AnyGame& of, std::size_t memory, const search::Network* network) {
              if (network == nullptr)
                return opponents::make_engine(of.name(), of.options(), memory);
              return opponents::make_network_engine(of.name(), of.options(), *network, memory);
            },
            [this](const std::string& line) { said_.push_back(line); }) {}

  /// What it says, searches included.
  std::vector<std::string> tell(const std::string& line) {
    said_.clear();
    session_.obey(line);
    session_.finish();
    return said_;
  }
  std::vector<std::string> load(const std::string& path) {
    return tell("setoption name EvalFile value " + path);
  }
  /// The last line about a search, without what depends on time, and the answer.
  std::string searched() {
    tell("setoption name hash value 1");
    tell("uginewgame");
    const auto lines = tell("go nodes 3000");
    if (lines.size() < 2) return "";
    const std::string& info = lines[lines.size() - 2];
    return info.substr(0, info.find(" time")) + " " + lines.back();
  }

 private:
  static OptionValues options_for(std::string_view game) {
    if (game != "graal") return {};
    return {{"drawing-up", "stock"}};
  }

  std::vector<std::string> said_;
  UgiSession session_;
};

bool offers(const std::vector<std::string>& lines, const std::string& option) {
  return std::ranges::find(lines, option) != lines.end();
}

/// What tools compute, which have no engine.
std::string searched_by_tools(const std::string& network_file) {
  const graal::Graal game = *graal::Graal::with({{"drawing-up", "stock"}});
  const auto of_registry = std::move(*find_game("graal")->with({{"drawing-up", "stock"}}));
  const graal::State state = *game.read_position(of_registry->deal(1));
  const search::Network network = *search::Network::read(network_file);
  const graal::NetworkTable table(network, game.variant(), state);
  const graal::NetworkEvaluator evaluator(game, state, table);
  search::TranspositionTable memory(std::size_t{1} << 20);
  search::SearchRequest request;
  request.nodes = 3'000;
  const auto result = search::IterativeDeepening(evaluator, memory, request, {}).think(state, {});
  const std::string info = info_line(result, 0, Milliseconds{0});
  return info.substr(0, info.find(" time")) + " bestmove " + result.best();
}

TEST(EvalFile, IsAnOptionOfGamesThatTakeNetworks) {
  UgiExchange graal("graal");
  EXPECT_TRUE(offers(graal.tell("ugi"), "option name EvalFile type string default <empty>"));
  const TemporaryFile file(network_for_graal());
  EXPECT_TRUE(graal.load(file.path()).empty());
  EXPECT_TRUE(offers(graal.tell("ugi"), "option name EvalFile type string default " + file.path()));
  UgiExchange menhirs("menhirs");
  for (const std::string& line : menhirs.tell("ugi"))
    EXPECT_EQ(line.find("EvalFile"), std::string::npos);
  const auto refused = menhirs.load(file.path());
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_TRUE(refused.front().starts_with("info string error: "));
}

TEST(EvalFile, TheEngineThinksAsToolsDo) {
  const std::string network = network_for_graal();
  const TemporaryFile file(network);
  UgiExchange session("graal");
  const std::string hand_made = session.searched();
  EXPECT_TRUE(session.load(file.path()).empty());
  EXPECT_EQ(session.searched(), searched_by_tools(network));
  EXPECT_NE(session.searched(), hand_made);
  EXPECT_TRUE(session.tell("setoption name evalfile value <empty>").empty());
  EXPECT_EQ(session.searched(), hand_made);
}

TEST(EvalFile, StaysWhenTheGameChanges) {
  const std::string network = network_for_graal();
  const TemporaryFile file(network);
  UgiExchange session("graal");
  session.tell("setoption name armies value 2");
  EXPECT_TRUE(session.load(file.path()).empty());
  const std::string two = session.searched();
  session.tell("setoption name armies value 1");
  EXPECT_EQ(session.searched(), searched_by_tools(network));
  EXPECT_NE(session.searched(), two);
}

TEST(EvalFile, ServesTheNumberOfPlayersOfGrailnahThatItIsFor) {
  const TemporaryFile file(network_for_two_of_grailnah());
  const auto searched = [](UgiExchange& session, const std::string& players) {
    session.tell("setoption name players value " + players);
    return session.searched();
  };
  UgiExchange hand_made("grailnah");
  UgiExchange session("grailnah");
  EXPECT_TRUE(session.load(file.path()).empty());
  EXPECT_NE(searched(session, "2"), searched(hand_made, "2"));
  EXPECT_EQ(searched(session, "4"), searched(hand_made, "4"));
  const TemporaryFile other(network_for_graal());
  const auto refused = session.load(other.path());
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_NE(refused.front().find("is not a network for grailnah"), std::string::npos);
}

TEST(EvalFile, SaysWhatIsWrongWithAFileAndKeepsTheLast) {
  const std::string network = network_for_graal();
  const TemporaryFile good(network);
  std::string damaged = network;
  damaged[damaged.size() / 2] ^= 1;
  const auto other =
      search::made_up_network({.inputs = 5, .width = 4, .hidden = 2, .buckets = 1}, 1);
  const std::vector<std::pair<std::string, std::string>> bad{
      {"", "is not a network; expected"},
      {"Graal", "is not a network; expected"},
      {network.substr(0, 20), "is cut off"},
      {network.substr(0, network.size() - 1), "is cut off"},
      {damaged, "is damaged: its checksum is wrong"},
      {other.file(), "is not a network for graal"}};
  UgiExchange session("graal");
  ASSERT_TRUE(session.load(good.path()).empty());
  const auto expect_error = [&](const std::string& path, const std::string& reason) {
    const auto said = session.load(path);
    ASSERT_EQ(said.size(), 1U) << reason;
    EXPECT_TRUE(said.front().starts_with("info string error: ")) << said.front();
    EXPECT_NE(said.front().find(reason), std::string::npos) << said.front();
  };
  for (const auto& [bytes, reason] : bad) expect_error(TemporaryFile(bytes).path(), reason);
  expect_error("/no/such/file", "cannot read '/no/such/file'");
  expect_error("/tmp", "cannot read '/tmp'");
  EXPECT_EQ(session.searched(), searched_by_tools(network));
}

}  // namespace
}  // namespace broceliande::engine
