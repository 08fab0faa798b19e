#include "core/record.hpp"

#include <gtest/gtest.h>

#include <string>

namespace broceliande {
namespace {

Record sample() {
  Record record;
  record.setup.game = "menhirs";
  record.setup.options = {{"side", "3"}, {"clearing", "8a"}};
  record.setup.seed = 18446744073709551615ULL;
  record.setup.length = {.games = 1, .score = 21};
  record.setup.players = {"Ada", "Ben of the Lake"};
  record.preparations = {{}, {{"S", "c0ffee", "salt", "castle=a1a2"}}};
  record.starts = {"first position", "second position"};
  record.games = {{"a1", "b2>N"}, {}};
  return record;
}

std::string damage_of(const std::string& text) {
  const RecordReading reading = read_record(text);
  return reading.damage ? english(*reading.damage) : "none";
}

/// The sample with one piece of its text replaced.
std::string with(const std::string& piece, const std::string& replacement) {
  std::string text = record_text(sample());
  const std::size_t at = text.find(piece);
  EXPECT_NE(at, std::string::npos) << piece;
  return text.replace(at, piece.size(), replacement);
}

TEST(Record, IsReadAsItWasWritten) {
  const RecordReading reading = read_record(record_text(sample()));
  EXPECT_FALSE(reading.damage.has_value());
  EXPECT_EQ(reading.record, sample());
}

TEST(Record, WhoIsStillAwaitedIsReadAsItWasWritten) {
  Record record = sample();
  record.preparations.back() = {{"S", "", "", ""}, {"N", "c0ffee", "", ""}};
  record.starts.pop_back();
  const std::string text = record_text(record);
  EXPECT_NE(text.find("awaited S\nready N c0ffee\n"), std::string::npos) << text;
  EXPECT_EQ(read_record(text).record, record);
  EXPECT_EQ(damage_of(with("game 2\n", "game 2\nawaited\n")).substr(0, 8), "line 16:");
  EXPECT_EQ(damage_of(record_text(sample()) + "awaited N\n").substr(0, 8), "line 19:");
}

TEST(Record, SeatingIsWrittenOnlyWhereItWasGiven) {
  EXPECT_EQ(record_text(sample()).find("seating"), std::string::npos);
  Record record = sample();
  record.setup.seating = SeatingRule::given;
  const std::string text = record_text(record);
  EXPECT_NE(text.find("player: Ben of the Lake\nseating: given\n"), std::string::npos) << text;
  EXPECT_EQ(read_record(text).record, record);
  EXPECT_EQ(damage_of(with("player: Ada\n", "player: Ada\nseating: dealt\n")).substr(0, 37),
            "line 8: cannot make sense of 'seating");
}

TEST(Record, CommentsBlankLinesAndCarriageReturnsDoNotMatter) {
  EXPECT_EQ(damage_of(with("\ngame 1\n", "\r\n# a fine evening\r\ngame 1\r\n")), "none");
}

TEST(Record, DamageNamesTheLine) {
  EXPECT_EQ(damage_of(""),
            "line 1: this is not a game record this program can read; expected "
            "'format: broceliande-record 1' as the first line");
  EXPECT_EQ(damage_of(with("record 1", "record 2")).substr(0, 7), "line 1:");
  EXPECT_EQ(damage_of(with("2 b2>N", "3 b2>N")),
            "line 13: '3' is not the number that belongs here; expected 2");
  EXPECT_EQ(damage_of(with("2 b2>N", "2")).substr(0, 8), "line 13:");
  EXPECT_EQ(damage_of(with("seed: 1", "seed: -1")).substr(0, 7), "line 5:");
  EXPECT_EQ(damage_of(with("seed: 18446744073709551615\n", "")),
            "line 9: header 'seed' is missing; expected it before the first game");
  EXPECT_EQ(damage_of(with("game 2", "game 3")).substr(0, 8), "line 15:");
  EXPECT_EQ(damage_of(with("start: first position\n", "")).substr(0, 8), "line 11:");
  EXPECT_EQ(damage_of(with("length: score 21", "length: score 0")).substr(0, 7), "line 6:");
  EXPECT_EQ(damage_of(record_text(sample()) + "player: Cid\n"),
            "line 19: header 'player' comes after the games have begun");
}

TEST(Record, UnprintableCharactersAreDamage) {
  EXPECT_EQ(damage_of(with("player: Ada", "player: A\rda")),
            "line 7: this character cannot be printed; expected printable text");
}

TEST(Record, WhatComesBeforeTheDamageIsKept) {
  const RecordReading reading = read_record(with("2 b2>N", "two b2>N"));
  ASSERT_TRUE(reading.damage.has_value());
  EXPECT_EQ(reading.record.games[0], std::vector<std::string>{"a1"});
  EXPECT_EQ(reading.record.setup.players.size(), 2U);
}

}  // namespace
}  // namespace broceliande
