#include <gtest/gtest.h>

#include "core/game_of.hpp"
#include "games/graal/game.hpp"

// C6: what a camp draws up stays behind its screen until both are done.
namespace broceliande::graal {
namespace {

constexpr auto kSalt = "00112233445566778899aabbccddeeff";
constexpr auto kOtherSalt = "ffeeddccbbaa99887766554433221100";

Match<Graal> new_match(const OptionValues& options = {}) {
  return *Match<Graal>::begin(*Graal::with(options), {.seed = 1});
}

std::string seen_by(const Match<Graal>& match, int seat) {
  return ClientText(MatchOf<Graal>(match).view(Seat{static_cast<std::uint8_t>(seat)})).bytes();
}

TEST(GraalSecrets, C6_AViewShowsThatACampIsReadyAndNothingElse) {
  Match<Graal> one = new_match();
  Match<Graal> other = new_match();
  ASSERT_TRUE(one.prepare(0, "corner", kSalt).has_value());
  ASSERT_TRUE(other.prepare(0, "lodge", kOtherSalt).has_value());
  for (const int seat : {0, 1}) EXPECT_EQ(seen_by(one, seat), seen_by(other, seat));
  EXPECT_EQ(seen_by(one, 1),
            R"({"viewer":1,"position":"","ready":{"S":true,"N":false},"toAct":null,"actions":[],)"
            R"("outcome":null})");
}

TEST(GraalSecrets, C6_TheRecordHoldsACommitmentUntilTheScreensAreLifted) {
  Match<Graal> match = new_match();
  ASSERT_TRUE(match.prepare(1, "corner", kSalt).has_value()) << "in any order";
  const std::string text = record_text(match.record());
  EXPECT_EQ(text.find("castle="), std::string::npos);
  EXPECT_EQ(text.find(kSalt), std::string::npos);
  EXPECT_NE(text.find("ready N "), std::string::npos);
  ASSERT_TRUE(match.prepare(0, "lodge", kOtherSalt).has_value());
  EXPECT_FALSE(match.is_preparing());
  EXPECT_NE(record_text(match.record()).find("lifted N " + std::string(kSalt) + " castle="),
            std::string::npos);
}

TEST(GraalSecrets, C6_ReplayVerifiesTheCommitments) {
  Match<Graal> match = new_match();
  ASSERT_TRUE(match.prepare(0, "corner", kSalt).has_value());
  ASSERT_TRUE(match.prepare(1, "lodge", kOtherSalt).has_value());
  const std::string text = record_text(match.record());
  const GameOf<Graal> game(match.game());
  const MatchReading honest = fold(game, read_record(text));
  ASSERT_FALSE(honest.damage.has_value()) << english(*honest.damage);
  EXPECT_EQ(honest.match->position(), match.game().position_text(match.state()));
  std::string cheated = text;
  cheated.replace(cheated.find("La5,"), 4, "La6,");
  const MatchReading caught = fold(game, read_record(cheated));
  ASSERT_TRUE(caught.damage.has_value());
  EXPECT_EQ(caught.damage->error.key(), "match.broken-commitment");
}

TEST(GraalSecrets, C6_NothingIsPlayedBeforeBothAreReady) {
  Match<Graal> match = new_match();
  EXPECT_EQ(match.play(Seat{0}, "d4-d9").error().key(), "match.preparing");
  EXPECT_EQ(match.prepare(0, "castle=d2d3;1=Kd2", kSalt).error().key(), "graal.missing");
  EXPECT_EQ(match.prepare(0, "corner", "short").error().key(), "match.salt");
  EXPECT_EQ(match.prepare(0, "nowhere", kSalt).error().key(), "graal.no-such-name");
  ASSERT_TRUE(match.prepare(0, "corner", kSalt).has_value());
  EXPECT_EQ(match.prepare(0, "crag", kSalt).error().key(), "match.ready-already");
  EXPECT_FALSE(match.undo());
}

TEST(GraalSecrets, C6_LiftedScreensAreNotTakenBack) {
  Match<Graal> match = new_match();
  ASSERT_TRUE(match.prepare(0, "corner", kSalt).has_value());
  ASSERT_TRUE(match.prepare(1, "corner", kSalt).has_value());
  EXPECT_EQ(match.prepare(1, "corner", kSalt).error().key(), "match.not-preparing");
  EXPECT_FALSE(match.undo());
  ASSERT_TRUE(match.play(Seat{0}, "a5-a6").has_value());
  EXPECT_TRUE(match.undo());
  EXPECT_FALSE(match.is_preparing());
  EXPECT_FALSE(match.undo());
}

TEST(GraalSecrets, C6_TheSameSaltAndTextCommitAlikeAndOthersDoNot) {
  EXPECT_EQ(commitment_to(kSalt, "text"), commitment_to(kSalt, "text"));
  EXPECT_NE(commitment_to(kSalt, "text"), commitment_to(kOtherSalt, "text"));
  EXPECT_NE(commitment_to(kSalt, "text"), commitment_to(kSalt, "texts"));
}

TEST(GraalSecrets, StockDrawingUpsCanBeDealtInstead) {
  EXPECT_FALSE(new_match({{"drawing-up", "stock"}}).is_preparing());
}

TEST(GraalSecrets, APositionForOtherArmiesStartsNoMatch) {
  const auto position =
      "16/16/16/16/16/16/2l:pn11/4N:a;10/4A:11/1KA2s;10/16/16/16/16/16/16 "
      "b6b7,o11o12 S1 - 0 3@world-of-art";
  const auto match = Match<Graal>::begin(*Graal::with({}), {.from = position});
  ASSERT_FALSE(match.has_value());
  EXPECT_EQ(match.error().key(), "match.seats");
  EXPECT_TRUE(Match<Graal>::begin(*Graal::with({{"armies", "3"}}), {.from = position}).has_value());
}

TEST(GraalSeats, C22_OnePlayerMayCommandSeveralArmies) {
  const auto seated = [](std::vector<std::string> players) {
    const auto match = Match<Graal>::begin(*Graal::with({{"armies", "3"}}),
                                           {.seed = 5, .players = std::move(players)});
    std::string names;
    for (std::uint8_t seat = 0; match && seat < 6; ++seat) {
      names +=
          match->record().setup.players[static_cast<std::size_t>(match->player_on(Seat{seat}))];
    }
    return names;
  };
  const std::string two = seated({"a", "b"});
  EXPECT_TRUE(two == "ababab" || two == "bababa") << two;
  EXPECT_EQ(seated({"a", "b", "c"}).size(), 6U);
  EXPECT_EQ(seated({"a", "b", "c", "d", "e", "f"}).size(), 6U);
  EXPECT_EQ(seated({"a"}), "") << "a camp needs a player";
  EXPECT_EQ(seated({"a", "b", "c", "d", "e", "f", "g"}), "");
}

TEST(GraalRoster, C4_IsDataCheckedWhenRead) {
  const auto key = [](std::string_view text) {
    const auto roster = read_roster(text);
    return roster ? roster_text(*roster) : std::string(roster.error().key());
  };
  EXPECT_EQ(key("K 1\nP 1\nD 1\nN 3\nS 3\nE 3\nA 4\nL 4\n"), "K 1,P 1,D 1,N 3,S 3,E 3,A 4,L 4");
  EXPECT_EQ(key("K 1,P 1,D 1,N 0,S 3,E 3,A 4,L 4"), "K 1,P 1,D 1,N 0,S 3,E 3,A 4,L 4");
  EXPECT_EQ(key("K 1,P 1"), "graal.roster-missing");
  EXPECT_EQ(key("K 2,P 1,D 1,N 3,S 3,E 3,A 4,L 4"), "graal.roster-royal");
  EXPECT_EQ(key("K 1,P 1,D 1,N 13,S 3,E 3,A 4,L 4"), "graal.roster-size");
  EXPECT_EQ(key("K 1,K 1"), "graal.roster-twice");
  EXPECT_EQ(key("X 1"), "graal.roster-line");
  EXPECT_EQ(key("K one"), "graal.roster-line");
  const Graal game = *Graal::with({{"army", "K 1\nP 1\nD 1\nN 1\nS 0\nE 0\nA 0\nL 0\n"}});
  EXPECT_EQ(game.muster(Camp::south).figures(1, Kind::knight), 1);
  EXPECT_EQ(value_of(game.options(), "army"), "K 1,P 1,D 1,N 1,S 0,E 0,A 0,L 0");
}

}  // namespace
}  // namespace broceliande::graal
