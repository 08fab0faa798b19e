#include "wasm/door.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>

#include "games/grailnah/search/network_features.hpp"
#include "search/test_network.hpp"

namespace broceliande::wasm {
namespace {

class NoHooks final : public SearchHooks {
 public:
  [[nodiscard]] bool is_stopped() override { return is_closed; }
  void show(const std::string& result) override { last = result; }

  bool is_closed = false;
  std::string last;
};

class DoorTest : public testing::Test {
 protected:
  std::string ask(std::initializer_list<std::string> words) {
    std::string request;
    for (const std::string& word : words) {
      if (!request.empty()) request += Door::kSeparator;
      request += word;
    }
    return door.answer(request);
  }
  static bool has(const std::string& answer, const std::string& piece) {
    return answer.find(piece) != std::string::npos;
  }
  std::string begin_menhirs() {
    return ask({"begin", "menhirs", "side 3", "Ada\nlevel:3", "42", "games 1", ""});
  }

  NoHooks hooks;
  Door door{hooks, std::size_t{8} << 20};
};

TEST_F(DoorTest, AnswersEveryRequestWithJson) {
  EXPECT_TRUE(has(ask({"nothing"}), R"("key":"door.function")"));
  EXPECT_TRUE(has(ask({""}), R"("refusal")"));
  EXPECT_TRUE(has(ask({"tableau", "menhirs"}), R"("key":"door.parameters")"));
  EXPECT_TRUE(has(ask({"tableau", "chess", "", ""}), R"("key":"door.game")"));
  EXPECT_TRUE(has(ask({"state", "7"}), R"("key":"door.match")"));
  EXPECT_TRUE(has(ask({"begin", "menhirs", "", "", "minus", "games 1", ""}), "door.number"));
  EXPECT_TRUE(has(ask({"begin", "menhirs", "", "", "1", "games 0", ""}), "door.number"));
  EXPECT_TRUE(has(ask({"begin", "menhirs", "", "", "1", "moves 3", ""}), "door.length"));
  EXPECT_TRUE(has(ask({"begin", "menhirs", "side 9", "", "1", "games 1", ""}), "refusal"));
  EXPECT_TRUE(has(ask({"think", "menhirs", "side 3", "", "", "3", "1", "10", "1", "perhaps"}),
                  R"("key":"door.flag")"));
  EXPECT_TRUE(has(ask({"read", "no record"}), R"("key":"record.format")"));
}

TEST_F(DoorTest, SummarisesARecord) {
  EXPECT_EQ(ask({"summary", ""}), R"({"gameNumber":0,"actions":0,"screens":[]})");
  const std::string record =
      "format: broceliande-record 1\ngame: graal\nseed: 1\nlength: games 2\nplayer: a\nplayer: "
      "b\n\n"
      "game 1\nready S aa\nawaited N\n";
  EXPECT_EQ(ask({"summary", record}), R"({"gameNumber":1,"actions":0,"screens":[)"
                                      R"({"party":"S","commitment":"aa","text":""},)"
                                      R"({"party":"N","commitment":"","text":""}]})");
}

TEST_F(DoorTest, SaysWhereAFigureCouldGo) {
  const std::string position = "N:K@N,Q@N,n@B7/S:K@S,Q@S,n@B7,n@D3 M@F7,F@G2 N40 -;00;NS en1.1";
  EXPECT_TRUE(has(ask({"reach", "grailnah", "", position, "D3"}),
                  R"([{"kind":"knight","seat":1,"moves":["D)"));
  EXPECT_EQ(ask({"reach", "grailnah", "", position, "B7"}),
            R"([{"kind":"knight","seat":0,"moves":[],"shots":[]},)"
            R"({"kind":"knight","seat":1,"moves":[],"shots":[]}])");
  const std::string mist = ask({"begin", "menhirs", "side 3", "", "1", "games 1", ""});
  const std::size_t at = mist.find(R"("position":")") + 12;
  const std::string menhirs = mist.substr(at, mist.find('"', at) - at);
  EXPECT_EQ(ask({"reach", "menhirs", "side 3", menhirs, "b2"}), "[]");
  EXPECT_TRUE(has(ask({"reach", "menhirs", "side 3", "nothing", "b2"}), "refusal"));
}

TEST_F(DoorTest, SaysFromWhereASeatLooks) {
  const std::string four = ask({"begin", "grailnah", "players 4", "", "1", "games 1", ""});
  const auto turn_of = [](const std::string& state, const std::string& name) {
    const std::size_t at = state.find("\"name\":\"" + name + "\"");
    const std::size_t turn = state.find("\"turn\":", at) + 7;
    return std::stoi(state.substr(turn));
  };
  EXPECT_EQ(turn_of(four, "N"), 180);
  EXPECT_EQ(turn_of(four, "E"), 90);
  EXPECT_EQ(turn_of(four, "S"), 0);
  EXPECT_EQ(turn_of(four, "W"), 270);
}

TEST_F(DoorTest, PlaysAGame) {
  const std::string begun = begin_menhirs();
  ASSERT_TRUE(has(begun, R"("match":1)")) << begun;
  EXPECT_TRUE(has(begun, R"("players":["Ada","level:3"])"));
  EXPECT_TRUE(has(ask({"play", "1", "1", "a2"}), R"("key":"match.turn")"));
  EXPECT_TRUE(has(ask({"play", "1", "9", "a2"}), R"("key":"door.number")"));
  const std::string played = ask({"play", "1", "0", "a2"});
  EXPECT_TRUE(has(played, R"("ply":1)")) << played;
  EXPECT_TRUE(has(played, R"("events":[{"kind":"placed","rule":"M7")")) << played;
  EXPECT_TRUE(has(played, R"("choice":{"picks":[])")) << played;
  EXPECT_TRUE(has(ask({"history", "1", "1"}), R"("to":{"cell":"a2","reserve":""})"));
  EXPECT_TRUE(has(ask({"history", "1", "2"}), "refusal"));
  EXPECT_TRUE(has(ask({"view", "1", "1"}), R"("viewer":1)"));
  EXPECT_TRUE(has(ask({"record", "1"}), R"(1 a2)"));
  EXPECT_TRUE(has(ask({"undo", "1"}), R"("ply":0)"));
  EXPECT_TRUE(has(ask({"next", "1"}), R"("key":"match.running")"));
  EXPECT_EQ(ask({"close", "1"}), "[]");
  EXPECT_TRUE(has(ask({"state", "1"}), R"("key":"door.match")"));
}

TEST_F(DoorTest, SaysWhoMovesWhereSeveralStandTogether) {
  ASSERT_TRUE(has(ask({"begin", "grailnah", "", "", "1", "games 1", ""}), R"("match":1)"));
  ASSERT_TRUE(has(ask({"play", "1", "0", "n:N-A3"}), R"("ply":1)"));
  const std::string step =
      R"({"figure":{"kind":"knight","seat":0},"from":{"cell":"N","reserve":""},"to":{"cell":"A3","reserve":""}})";
  EXPECT_TRUE(has(ask({"history", "1", "1"}), step));
}

TEST_F(DoorTest, ReadsARecordBackWithWhatIsWrongWithIt) {
  begin_menhirs();
  const std::string text = ask({"record", "1"});
  std::string record = text.substr(9, text.size() - 11);
  for (std::size_t at = 0; (at = record.find("\\n", at)) != std::string::npos;) {
    record.replace(at, 2, "\n");
  }
  const std::string read = ask({"read", record});
  EXPECT_TRUE(has(read, R"("match":2)")) << read;
  EXPECT_TRUE(has(read, R"("damage":null)"));
  EXPECT_TRUE(has(ask({"read", record + "1 z9\n"}), R"("damage":{"line":)"));
}

TEST_F(DoorTest, ThinksShowsAndStops) {
  const std::string position = "M../.M../..M.M/..M./M.M 1a place - 8a";
  const std::string result =
      ask({"think", "menhirs", "side 3", position, "a2", "3", "1", "2000", "1", "false"});
  EXPECT_TRUE(has(result, R"("lines":[{"score":)")) << result;
  EXPECT_TRUE(has(result, R"("action":")")) << result;
  EXPECT_TRUE(has(result, R"("expectation":)")) << result;
  EXPECT_TRUE(has(ask({"think", "menhirs", "side 3", position, "zz", "3", "1", "10", "1", "false"}),
                  "refusal"));
  EXPECT_TRUE(has(ask({"think", "menhirs", "side 3", position, "", "99", "1", "10", "1", "false"}),
                  "door.number"));
  EXPECT_TRUE(has(
      ask({"think", "menhirs", "side 3", position, "", "0", "1", "10", "1", "false"}),
      R"({"type":"text","text":"0"},{"type":"number","text":"1","number":1},{"type":"number","text":"9","number":9})"));
  EXPECT_TRUE(has(ask({"think", "menhirs", "side 3", position, "", "8", "1", "10", "0", "false"}),
                  "door.number"));
  hooks.is_closed = true;
  EXPECT_TRUE(has(ask({"think", "graal", "drawing-up stock",
                       "16/16/16/16/16/16/8k7/16/16/16/8K7/16/16/16/16/16 a1a2,p16p15 S1 - 0 "
                       "1@world-of-art",
                       "", "8", "1", "0", "1", "false"}),
                  R"("lines":[{)"));
}

TEST_F(DoorTest, ThinksAtFullStrengthWithTheNetworkThatWasBrought) {
  EXPECT_EQ(ask({"network", "menhirs", ""}), R"({"text":""})");
  EXPECT_EQ(ask({"network", "grailnah", "players 3"}), R"({"text":""})");
  EXPECT_TRUE(has(ask({"network", "chess", ""}), "refusal"));
  const std::string name = ask({"network", "grailnah", ""});
  EXPECT_EQ(name, R"({"text":"grailnah-2"})");
  const std::string begun = ask({"begin", "grailnah", "", "", "1", "games 1", ""});
  const std::size_t at = begun.find(R"("position":")") + 12;
  const std::string position = begun.substr(at, begun.find('"', at) - at);
  const auto think = [&](const std::string& level) {
    (void)ask({"drawUp", "graal", "", "0", "7"});  // another engine: nothing is remembered
    return ask({"think", "grailnah", "", position, "", level, "1", "2000", "2", "false"});
  };
  const std::string hand_made = think("8");
  ASSERT_TRUE(has(hand_made, R"("lines":[{)")) << hand_made;
  EXPECT_EQ(think("9"), hand_made);

  const search::Network::Shape shape{.inputs = grailnah::NetworkFeatures::inputs(2),
                                     .width = 16,
                                     .hidden = 4,
                                     .buckets = grailnah::NetworkView::kBuckets};
  const std::string network = search::made_up_network(shape, 5).file();
  ASSERT_NE(network.find(Door::kSeparator), std::string::npos);
  std::string damaged = network;
  damaged[damaged.size() / 2] ^= 1;
  for (const std::string& bad : {damaged, network.substr(1), network + "x", std::string()}) {
    EXPECT_TRUE(has(ask({"bringNetwork", "grailnah", "", bad}), "door.network"));
  }
  EXPECT_TRUE(has(ask({"bringNetwork", "graal", "", network}), "door.network"));
  EXPECT_TRUE(has(ask({"bringNetwork", "menhirs", "", network}), "door.network"));
  EXPECT_EQ(think("9"), hand_made);

  EXPECT_EQ(ask({"bringNetwork", "grailnah", "", network}), name);
  const std::string full = think("9");
  EXPECT_TRUE(has(full, R"("lines":[{)")) << full;
  EXPECT_NE(full, hand_made);
  EXPECT_EQ(think("8"), hand_made);
  EXPECT_EQ(think("9"), full);
}

TEST_F(DoorTest, DrawsUpBehindAScreen) {
  EXPECT_TRUE(has(ask({"draft", "graal", "", "0", ""}), R"("isComplete":false)"));
  EXPECT_TRUE(has(ask({"draft", "graal", "", "5", ""}), "door.number"));
  EXPECT_TRUE(has(ask({"chooseDraft", "graal", "", "0", "", "castle\nd2\nd3"}),
                  R"("action":"castle=d2d3")"));
  EXPECT_TRUE(has(ask({"chooseDraft", "graal", "", "1", "", "1K"}), R"("id":"p16")"));
  EXPECT_TRUE(has(ask({"stock", "graal", "", "1"}), R"("name":"corner")"));
  EXPECT_TRUE(has(ask({"complete", "graal", "", "0", "corner", "1"}), "castle=a2a1"));
  EXPECT_TRUE(has(ask({"mirror", "graal", "", "castle=d2d3"}), "castle=m15m14"));
  EXPECT_TRUE(has(ask({"drawUp", "graal", "", "0", "7"}), "castle="));
  EXPECT_TRUE(has(ask({"draft", "menhirs", "", "0", ""}), "match.not-preparing"));
}

}  // namespace
}  // namespace broceliande::wasm
