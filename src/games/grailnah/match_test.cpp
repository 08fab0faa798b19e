#include "core/match.hpp"

#include <gtest/gtest.h>

#include <map>

#include "games/grailnah/test_positions.hpp"

// What belongs to a match and not to a position: repetition (G30), seats by lot (G7), swap.
namespace broceliande::grailnah {
namespace {

Match<Grailnah> match_from(const std::string& position, const OptionValues& options = {}) {
  MatchSetup setup{.seed = 1};
  if (!position.empty()) setup.from = position;
  return *Match<Grailnah>::begin(game_with(options), setup);
}

void play(Match<Grailnah>& match, std::initializer_list<std::string_view> actions) {
  for (const std::string_view action : actions) {
    const auto played = match.play(match.game().to_act(match.state()), action);
    ASSERT_TRUE(played.has_value()) << action << ": " << english(played.error());
  }
}

void walk_round(Match<Grailnah>& match) { play(match, {"K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S"}); }

std::string turn_of(const Match<Grailnah>& match) { return field(position_text(match.state()), 2); }

TEST(GrailnahMatch, G30_TheThirdTimeIsADraw) {
  Match<Grailnah> match = match_from(Two{});
  walk_round(match);
  EXPECT_EQ(turn_of(match), "N14");
  play(match, {"K:N-B1", "K:S-B11", "K:B1-N"});
  EXPECT_EQ(turn_of(match), "S17");
  play(match, {"K:B11-S"});
  EXPECT_EQ(position_text(match.state()), std::string(Two{.turn = "=="}));
  EXPECT_FALSE(match.play(Seat{0}, "K:N-B1").has_value());
}

TEST(GrailnahMatch, G30_TheMemoryBelongsToThePosition) {
  Match<Grailnah> match = match_from("");
  walk_round(match);
  walk_round(match);
  EXPECT_EQ(turn_of(match), "N8") << "nothing was moved before the start, so it is another one";
  play(match, {"K:N-B1"});
  EXPECT_EQ(turn_of(match), "==") << "but what followed comes for the third time";
  Match<Grailnah> common = match_from(Two{.north = "K@B11,Q@S", .memory = "-;00;NS"});
  play(common, {"K:B11-S", "K:S-B12", "K:S-B11", "K:B12-S"});
  play(common, {"K:B11-S", "K:S-B12", "K:S-B11", "K:B12-S"});
  EXPECT_EQ(turn_of(common), "N18") << "G26: the first time their last common castle was N";
}

TEST(GrailnahMatch, G30_SoDoesTheCountOfMerlinTurns) {
  Match<Grailnah> match = match_from(Two{.magicians = "M@E5,F@*"});
  play(match, {"M:E5-E6", "K:S-B11", "M:E6-E5", "K:B11-S"});
  EXPECT_EQ(field(position_text(match.state()), 3), "-;20;NS");
  play(match, {"K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S"});
  EXPECT_EQ(turn_of(match), "N18") << "twice with 0 and once with 2";
  play(match, {"K:N-B1", "K:S-B11", "K:B1-N", "K:B11-S"});
  EXPECT_EQ(turn_of(match), "==");
}

TEST(GrailnahMatch, G7_WhoGetsWhichCastleIsDrawnByLot) {
  std::map<int, int> north;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto match =
        Match<Grailnah>::begin(game_with({{"players", "4"}}), MatchSetup{.seed = seed});
    ++north[match->player_on(Seat{0})];
  }
  for (int player = 0; player < 4; ++player) EXPECT_NEAR(north[player], 100, 40) << player;
}

TEST(GrailnahMatch, G7_SeatsAreNamedByTheirSites) {
  const auto names = [](const char* players) {
    const Grailnah game = game_with({{"players", players}});
    std::string text;
    for (int i = 0; i < game.seats(); ++i) {
      text += game.seat_name(Seat{static_cast<std::uint8_t>(i)});
    }
    return text;
  };
  EXPECT_EQ(names("2"), "NS");
  EXPECT_EQ(names("3"), "NEW");
  EXPECT_EQ(names("4"), "NESW");
}

TEST(GrailnahMatch, SwapAnswersWhitesFirstTurn) {
  Match<Grailnah> match = match_from("", {{"swap", "on"}});
  const int white = match.player_on(Seat{0});
  EXPECT_FALSE(match.play(Seat{0}, "swap").has_value()) << "not before the first move";
  play(match, {"n:N-A3", "swap"});
  EXPECT_EQ(match.player_on(Seat{1}), white);
  EXPECT_EQ(turn_of(match), "S1") << "the former White makes South's first turn";
  EXPECT_FALSE(match.play(Seat{1}, "swap").has_value()) << "nor twice";
  play(match, {"n:S-A10"});
  EXPECT_FALSE(match.play(Seat{0}, "swap").has_value());
}

TEST(GrailnahMatch, SwapIsAnOptionForTwo) {
  Match<Grailnah> match = match_from("");
  play(match, {"n:N-A3"});
  EXPECT_FALSE(match.play(Seat{1}, "swap").has_value());
  for (const char* players : {"3", "4"}) {
    const auto refused = Grailnah::with({{"players", players}, {"swap", "on"}});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().key(), "grailnah.swap-for-two");
  }
}

TEST(GrailnahMatch, NobodySwapsInTheMiddleOfAGame) {
  Match<Grailnah> match = match_from(Two{}, {{"swap", "on"}});
  play(match, {"K:N-B1"});
  EXPECT_FALSE(match.play(Seat{1}, "swap").has_value()) << "White's first turn was long ago";
}

TEST(GrailnahMatch, G7_BeginsOnlyFromPositionsOfAsManySeats) {
  const auto begins = [](const char* players, const std::string& position) {
    const MatchSetup setup{.seed = 1, .from = position};
    return Match<Grailnah>::begin(game_with({{"players", players}}), setup).has_value();
  };
  EXPECT_TRUE(begins("2", Two{}));
  EXPECT_TRUE(begins("3", Three{}));
  EXPECT_TRUE(begins("4", Four{}));
  EXPECT_FALSE(begins("2", Four{}));
  EXPECT_FALSE(begins("2", Three{}));
  EXPECT_FALSE(begins("4", Two{}));
}

}  // namespace
}  // namespace broceliande::grailnah
