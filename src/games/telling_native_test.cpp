#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "core/rng.hpp"
#include "games/registry.hpp"
#include "games/telling.hpp"
#include "testing/event_battery.hpp"
#include "testing/instrumented.hpp"

// What terminals say of an action: plain English for each kind of event of each game.
namespace broceliande {
namespace {

struct ToldPosition {
  std::string game;
  std::string text;
  OptionValues options{};
};

/// What is told of the last of these actions.
std::string told_of(const ToldPosition& position, const std::vector<std::string>& actions) {
  const auto game = find_game(position.game)->with(position.options);
  if (!game) return english(game.error());
  MatchSetup setup{.game = position.game, .from = position.text};
  auto match = (*game)->begin_match(setup);
  if (!match) return english(match.error());
  std::string text;
  for (const std::string& action : actions) {
    const auto ply = (*match)->play_and_tell((*match)->to_act().value_or(Seat{}), action);
    if (!ply) return english(ply.error());
    text = telling(*ply, **match);
  }
  return text;
}

std::string menhirs_told(const std::string& position, const std::string& action) {
  return told_of({"menhirs", position, {{"side", "3"}}}, {action});
}

TEST(Telling, SaysHowMistMovesAndWhatComesFree) {
  EXPECT_EQ(menhirs_told("MMM/MMMM/...../..../... 1a place - 8a", "c1"),
            "a mist tile is placed on c1");
  EXPECT_EQ(menhirs_told("Mm./..../o..../..../Moo 5a slide - 8a", "a1.a2>N"),
            "2 tiles slide north: 1 menhir comes free");
  EXPECT_EQ(menhirs_told("mm./..../o..../..../M.o 5a slide - 8a", "e1>N"),
            "1 tile slides north: 1 menhir comes free; a wins 3 points");
  EXPECT_EQ(menhirs_told("mmm/mmm./..o../..../M.o 5a slide - 8a", "b1.b2.b3>NE"),
            "3 tiles split off and slide north-east: 1 menhir is in the mist again");
  EXPECT_EQ(menhirs_told("m../..../...../..../M.. 9a clear - 8a", "xa1"),
            "the mist tile on a1 is lifted, 1 left");
  EXPECT_EQ(menhirs_told("o../..../...../..../Mo. 12b slide - 8a", "e1>N"),
            "1 tile slides north: 1 menhir comes free; 1 menhir is in the mist again; "
            "no tile may be lifted; a draw after 12 rounds without a winner");
  EXPECT_EQ(menhirs_told("MMM/MMMM/MMMMM/MMMM/MMM 8a slide - 8a", "pass"),
            "a has no move and passes");
}

std::string grailnah_told(const std::string& pieces, const std::string& action,
                          const std::string& turn = "N10", const std::string& memory = "-;00;NS") {
  return told_of({"grailnah", pieces + " " + turn + " " + memory + " en1.1"}, {action});
}

TEST(Telling, SaysWhereRoundPiecesGoAndWhatBecomesOfOthers) {
  const std::string south = "/S:K@S,Q@S";
  const std::string both = south + " M@*,F@*";
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@N" + both, "n:N-A3"),
            "Knight leaves the castle by a side gate");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N" + both, "K:N-B1"),
            "King leaves the castle by the royal gate");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@B5" + both, "n:B5-C5"),
            "Knight moves forward to C5, 5 steps to go");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@B5" + south + ",n@B7 M@*,F@*", "n:B5-B7"),
            "Knight rides along its ring to B7: Knight and the Knight of S lock each other");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@G5" + south + " M@*,F@G9", "n:G5-*"),
            "Knight reaches the Grailnah: N wins");
  EXPECT_EQ(grailnah_told("N:K@S,Q@B11,n@N,n@N" + both, "Q:B11-S"),
            "Queen enters castle S: King and Queen come together and get 4 Knights");
  EXPECT_EQ(grailnah_told("N:K@B1,Q@N" + both, "K:B1-B2"), "King moves to B2");
  EXPECT_EQ(grailnah_told("N:K@C4,Q@N" + both, "K:C4-C9"), "King goes underground to C9");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@B7/S:K@S,Q@S,n@B7 M@B9,F@*", "M:B9-B7"),
            "Merlin moves to B7: Knight is sent home; the Knight of S is sent home");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N" + south + " M@F5,F@G5", "M:F5-G5"),
            "Merlin moves to G5: Morgane is sent back to the Grailnah");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N" + south + " M@F7,F@*", "M:F7-*"),
            "Merlin goes back onto the Grailnah");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N,n@N" + south + " M@*,F@G5", "F:G5-G6!N"),
            "a Knight from castle N is sacrificed: Morgane moves to G6");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N" + both, "F:*-G5"), "Morgane leaves the Grailnah for G5");
  EXPECT_EQ(
      grailnah_told("N:K@B11,Q@C12,n@N,n@A10,n@A13/S:K@S,Q@C3,n@N,n@S,n@E5 M@*,F@*", "Q:C12-B12"),
      "Queen moves to B12: S is out of the game, every gate blocked; "
      "no opponent is left and N wins");
  EXPECT_EQ(grailnah_told("N:K@N,Q@N" + both, "K:N-B1", "N399"),
            "King leaves the castle by the royal gate: a draw after 400 turns without a winner");
}

TEST(Telling, SaysWhoCanMoveAgain) {
  const std::string pieces =
      "N:K@B6,Q@C7,n@A5,n@A8/E:K@E,Q@E,n@C10/S:K@S,Q@S/W:K@W,Q@W,n@C10 M@*,F@* N10 -;0000;NESW "
      "en1.1";
  EXPECT_EQ(told_of({"grailnah", pieces, {{"players", "4"}}}, {"Q:C7-B7"}),
            "Queen moves to B7: E is out of the game, every gate blocked; "
            "the Knight of W on C10 can move again");
}

/// An action on open ground. White has a King in the corner, and these rows are the upper ones.
std::string graal_told(const std::string& rows, const std::vector<std::string>& actions) {
  const std::string clear = "/................";
  std::string map = "meadow";
  for (int row = 0; row < 16; ++row) map += clear;
  const std::string text = rows + "/15K h1h2,i16i15 S1 - 5 1@meadow";
  return told_of({"graal", text, {{"map", map}}}, actions);
}

TEST(Telling, SaysWhoTakesShootsAndRetreats) {
  const auto in_the_middle = [](const std::string& row) {
    return "k15/16/16/16/16/16/16/16/16/" + row + "/16/16/16/16/16";
  };
  EXPECT_EQ(graal_told(in_the_middle("N15"), {"a7-a8"}), "Knight moves to a8");
  EXPECT_EQ(graal_told(in_the_middle("E15"), {"a7-b9"}), "Squire leaps to b9");
  EXPECT_EQ(graal_told(in_the_middle("Nl14"), {"a7xb7"}), "Knight takes the Pikeman of N1 on b7");
  EXPECT_EQ(graal_told(in_the_middle("Np14"), {"a7xb7"}),
            "Knight takes the Prince of N1 on b7, 1 of the royal house left");
  EXPECT_EQ(graal_told(in_the_middle("Al14"), {"a7*b7"}),
            "Archer shoots at the Pikeman of N1 on b7");
  EXPECT_EQ(graal_told(in_the_middle("Al14"), {"a7*b7", "b7-e7"}),
            "Pikeman falls back 3 squares to e7");
  EXPECT_EQ(graal_told(in_the_middle("1Al13"), {"b7*c7", "c7-c9"}),
            "Pikeman steps 2 squares aside to c9");
  EXPECT_EQ(graal_told("k15/8N7/16/16/16/16/16/16/16/16/16/16/16/16/16", {"i15-i16"}),
            "Knight moves to i16: S1 storms the donjon and wins");
}

/// Every event of a random game, under the options with which it needs no preparation.
void expect_random_game_told(const GameEntry& entry, const OptionValues& options,
                             std::uint64_t seed, std::set<std::string>& kinds) {
  constexpr int kMostActions = kInstrumented ? 40 : 400;
  const auto game = entry.with(options);
  ASSERT_TRUE(game.has_value()) << english(game.error());
  const auto match = (*game)->begin_match({.seed = seed});
  ASSERT_TRUE(match.has_value()) << english(match.error());
  Rng rng(scatter(seed));
  for (int played = 0; played < kMostActions && (*match)->to_act(); ++played) {
    const std::vector<std::string> legal = (*match)->legal();
    const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
    const auto ply = (*match)->play_and_tell(*(*match)->to_act(), legal[pick]);
    ASSERT_TRUE(ply.has_value()) << english(ply.error());
    const Narrator narrator(ply->seat, (*game)->seat_names());
    for (const Event& event : ply->events) {
      kinds.emplace(event.kind);
      EXPECT_NE(event_telling(entry.manifest.name, event, narrator), "")
          << entry.manifest.name << ": " << event.kind;
    }
  }
}

TEST(Telling, HasASentenceForEveryEventOfEveryGame) {
  for (const GameEntry& entry : games()) {
    std::set<std::string> kinds;
    std::uint64_t seed = 0;
    for (OptionValues options : battery::single_choices(entry.manifest)) {
      for (const auto& [name, value] : entry.manifest.ready_options) {
        std::erase_if(options, [&name](const auto& chosen) { return chosen.first == name; });
        options.emplace_back(name, value);
      }
      expect_random_game_told(entry, options, ++seed, kinds);
      if (HasFailure()) return;
    }
    EXPECT_GE(kinds.size(), 2U) << entry.manifest.name;
  }
}

}  // namespace
}  // namespace broceliande
