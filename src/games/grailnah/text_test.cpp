#include "games/grailnah/text.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Position texts: exact round trips, and everything that readers refuse.
namespace broceliande::grailnah {
namespace {

TEST(GrailnahText, ReadsWhatItWrites) {
  EXPECT_EQ(judged("N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1"),
            "read");
  EXPECT_EQ(judged("N:K@N,Q@B1,n@N,n@C3,n@G7/E:K@W,Q@B16,n@E,n@D8,n@F15/W:K@W,Q@W,n@W,n@A15,n@G12 "
                   "M@F7,F@* E40 -;020;NEW nl2004"),
            "read");
  EXPECT_EQ(judged("N:K@N,Q@N,n@N,n@N,n@A20,n@C1/E:K@E,Q@E,n@E,n@A8,n@E2/S:K@B6,Q@B8,n@S,n@A5,n@A8"
                   "/W:- M@B3,F@G9 S62 -;0100;NESW en1.1"),
            "read");
  EXPECT_EQ(judged(Two{.edition = "fr1.0"}), "read");
  EXPECT_EQ(
      judged(Two{.north = "K@B1,Q@N", .south = "K@S,Q@N", .turn = "S399", .memory = "F;33;SN"}),
      "read");
}

TEST(GrailnahText, KnightsAreSortedByCastleRingAndSpokeNumber) {
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@N,n@S,n@A3,n@A20,n@B1,n@C5"}), "read");
  EXPECT_EQ(judged(Four{.north = "K@N,Q@N,n@N,n@E,n@S,n@W,n@A4"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@G5,n@*", .turn = "=N"}), "read") << "* comes last";
  for (const char* knights : {"n@A20,n@A3", "n@S,n@N", "n@A3,n@N", "n@B1,n@A20"}) {
    EXPECT_EQ(judged(Two{.north = "K@N,Q@N," + std::string(knights)}), " unsorted") << knights;
  }
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*,n@G5", .turn = "=N"}), " unsorted");
  EXPECT_EQ(field(after(Two{.north = "K@N,Q@N,n@N,n@A3"}, {"n:N-A20"}), 0),
            "N:K@N,Q@N,n@A3,n@A20/S:K@S,Q@S");
}

TEST(GrailnahText, Results) {
  EXPECT_EQ(judged(Two{.turn = "=N"}), "read");
  EXPECT_EQ(judged(Two{.turn = "=S"}), "read");
  EXPECT_EQ(judged(Two{.turn = "=="}), "read");
  EXPECT_EQ(judged(Two{.north = "-", .turn = "=S"}), "read");
  EXPECT_EQ(judged(Three{.turn = "=W"}), "read");
  EXPECT_EQ(judged(Four{.turn = "=NS"}), "read");
  EXPECT_EQ(judged(Four{.turn = "=EW"}), "read");
  EXPECT_EQ(judged(Two{.turn = "=E"}), "G10 turn") << "nobody sits there";
  EXPECT_EQ(judged(Two{.turn = "=NS"}), "G10 turn") << "two are no team";
  for (const char* turn : {"=N", "=SN", "=WE", "=NE", "=NESW", "="}) {
    EXPECT_EQ(judged(Four{.turn = turn}), "G10 turn") << turn;
  }
  EXPECT_EQ(judged(Two{.turn = "=N5"}), "G10 turn");
  EXPECT_EQ(judged(Two{.turn = "==="}), "G10 turn");
}

TEST(GrailnahText, RefusesFieldsOfTheWrongForm) {
  const std::string sound = Two{};
  EXPECT_EQ(judged(""), " fields");
  EXPECT_EQ(judged(" " + sound), " fields");
  EXPECT_EQ(judged(sound + " "), " fields");
  EXPECT_EQ(judged(sound + " x"), " fields");
  EXPECT_EQ(judged(Two{.turn = " N10"}), " fields");
  EXPECT_EQ(judged(Two{.turn = "N10 N10"}), "G18 memory");
  EXPECT_EQ(judged(sound.substr(0, sound.rfind(' '))), " fields");
  EXPECT_EQ(judged(sound + "\n"), " edition");
}

TEST(GrailnahText, RefusesPlayersOfTheWrongForm) {
  const std::string rest = " M@*,F@* N10 -;00;NS en1.1";
  for (const char* seats :
       {"N:K@N,Q@N", "S:K@S,Q@S/N:K@N,Q@N", "N:K@N,Q@N/N:K@N,Q@N", "N:K@N,Q@N/S:K@S,Q@S/",
        "/N:K@N,Q@N/S:K@S,Q@S", "N:K@N,Q@N/X:-", "N:K@N,Q@N/E:K@N,Q@N", "E:-/W:-"}) {
    EXPECT_EQ(judged(seats + rest), "G7 seats") << seats;
  }
  for (const char* pieces : {"", "K@N", "Q@N,K@N", "K@N,n@N,Q@N", "K@N,Q@N,K@N", "K@N,Q@N,N@N",
                             "K@N,Q@N,", "K@N,Q@N,,n@N", "--", "K@N,Q@N,-", "n@N"}) {
    EXPECT_EQ(judged(Two{.north = pieces}), "G8 pieces") << pieces;
  }
  EXPECT_EQ(judged("N/S:K@S,Q@S" + rest), "G8 pieces");
  for (const char* place :
       {"H1", "A21", "A0", "A01", "A", "a1", "X", "", "**", "A-1", "A1x", "NN", "A99999999999"}) {
    EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@" + std::string(place)}), "G1 place") << place;
  }
  EXPECT_EQ(judged(Two{.north = "K@,Q@N"}), "G1 place");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@Z"}), "G1 place");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N,n@N"}), "G26 too-many");
}

TEST(GrailnahText, RefusesMagiciansOfTheWrongForm) {
  for (const char* text : {"F@*,M@*", "M@*", "M*,F*", "m@*,F@*"}) {
    EXPECT_EQ(judged(Two{.magicians = text}), "G9 magicians") << text;
  }
  for (const char* text :
       {"M@H5,F@*", "M@*,F@G21", "M@*,F@*,", "M@,F@*", "M@*,F@*,M@*", "M@*;F@*"}) {
    EXPECT_EQ(judged(Two{.magicians = text}), "G1 place") << text;
  }
}

TEST(GrailnahText, RefusesTurnsOfTheWrongForm) {
  for (const char* turn :
       {"N", "10", "N01", "N-1", "E10", "X10", "n10", "N10x", "N400", "N99999999"}) {
    EXPECT_EQ(judged(Two{.turn = turn}), "G10 turn") << turn;
  }
  EXPECT_EQ(judged(Two{.turn = "S399"}), "read");
  EXPECT_EQ(judged(Three{.turn = "S10"}), "G10 turn");
}

TEST(GrailnahText, RefusesMemoriesOfTheWrongForm) {
  for (const char* memory : {"", "-", "-;00", "-;0;NS", "-;000;NS", "-;04;NS", "-;00;N", "-;00;NSN",
                             "-;00;NX", "x;00;NS", "-,00,NS", "-;00;ns", "-;00;NS;"}) {
    const std::string judgement = judged(Two{.memory = memory});
    EXPECT_EQ(judgement, *memory == '\0' ? " fields" : "G18 memory") << memory;
  }
}

TEST(GrailnahText, NothingBeforeBelongsToTurnZero) {
  EXPECT_EQ(judged(Two{.turn = "N0", .memory = "0;00;NS"}), "read");
  EXPECT_EQ(judged(Two{.turn = "N0", .memory = "-;00;NS"}), "G18 no-move-before");
  EXPECT_EQ(judged(Two{.turn = "N0", .memory = "M;00;NS"}), "G18 no-move-before");
  EXPECT_EQ(judged(Two{.turn = "N1", .memory = "0;00;NS"}), "G18 no-move-before");
  EXPECT_EQ(judged(Two{.turn = "==", .memory = "0;00;NS"}), "G18 no-move-before");
}

TEST(GrailnahText, RefusesUnknownEditions) {
  for (const char* edition : {"en1.0", "en", "EN1.1", "nl2004x"}) {
    EXPECT_EQ(judged(Two{.edition = edition}), " edition") << edition;
  }
}

TEST(GrailnahText, RefusesPiecesWhereTheyCannotBe) {
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@C9"}), "G12 knight-on-stairs");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@A1"}), "G3 on-castle-square");
  EXPECT_EQ(judged(Two{.north = "K@A12,Q@N"}), "G3 on-castle-square");
  EXPECT_EQ(judged(Two{.north = "K@E,Q@N"}), "G7 no-castle");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@W"}), "G7 no-castle");
  EXPECT_EQ(judged(Three{.north = "K@N,Q@N,n@S"}), "G7 no-castle");
  EXPECT_EQ(judged(Two{.north = "K@D5,Q@N"}), "G16 royal-inside");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@G5"}), "G16 royal-inside");
  EXPECT_EQ(judged(Two{.north = "K@*,Q@N", .turn = "=N"}), "G16 royal-inside");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@G5,n@G5"}), "G6 crowded");
  EXPECT_EQ(judged(Two{.north = "K@B5,Q@N,n@B5"}), "G6 crowded");
  EXPECT_EQ(judged(Three{.north = "K@B5,Q@N", .east = "K@E,Q@B5", .west = "K@W,Q@W,n@B5"}),
            "G6 crowded");
  EXPECT_EQ(judged(Two{.north = "K@C9,Q@N", .south = "K@S,Q@C9"}), "G17 stairs-shared");
}

TEST(GrailnahText, RefusesMagiciansWhereTheyCannotBe) {
  for (const char* place : {"C4", "A1", "A11", "N", "S", "E"}) {
    EXPECT_EQ(judged(Two{.magicians = "M@" + std::string(place) + ",F@*"}), "G19 merlin-there");
  }
  EXPECT_EQ(judged(Two{.magicians = "M@A6,F@*"}), "read");
  EXPECT_EQ(judged(Two{.magicians = "M@A6,F@*"}, {{"castles", "four"}}), "G19 merlin-there");
  for (const char* place : {"C5", "A5", "N", "C4"}) {
    EXPECT_EQ(judged(Two{.magicians = "M@*,F@" + std::string(place)}), "G23 morgane-outside");
  }
  EXPECT_EQ(judged(Two{.magicians = "M@F5,F@F5"}), "G21 magicians-together");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@F5", .magicians = "M@F5,F@*"}), "G13 with-magician");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@F5", .magicians = "M@*,F@F5"}), "G13 with-magician");
  EXPECT_EQ(judged(Two{.north = "K@B5,Q@N", .magicians = "M@B5,F@*"}), "G13 with-magician");
}

TEST(GrailnahText, RefusesAKnightOnTheGrailUnlessItsSideHasWon) {
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*"}), "G14 knight-on-grail");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*", .turn = "=="}), "G14 knight-on-grail");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*", .turn = "=S"}), "G14 knight-on-grail");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*", .turn = "=N"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*", .magicians = "M@D5,F@E5", .turn = "=N"}), "read");
  EXPECT_EQ(judged(Four{.south = "K@S,Q@S,n@*", .turn = "=NS"}), "read");
  EXPECT_EQ(judged(Four{.south = "K@S,Q@S,n@*", .turn = "=EW"}), "G14 knight-on-grail");
  EXPECT_EQ(judged(Two{.north = "K@N,Q@N,n@*,n@*", .turn = "=N"}), "G6 crowded");
}

TEST(GrailnahText, RefusesGamesThatShouldBeOver) {
  EXPECT_EQ(judged(Three{.north = "-"}), "G28 gone-to-move");
  EXPECT_EQ(judged(Three{.north = "-", .turn = "E10"}), "read");
  EXPECT_EQ(judged(Two{.south = "-"}), "G29 one-side-left");
  const std::string around = "K@B11,Q@B12,n@A10,n@A13";
  EXPECT_EQ(judged(Two{.north = around}), "G28 shut-in");
  EXPECT_EQ(judged(Four{.north = around}), "G28 shut-in") << "by a partner";
  EXPECT_EQ(judged(Four{.east = around}), "G28 shut-in");
  EXPECT_EQ(judged(Four{.north = around, .south = "-"}), "read") << "he is gone";
  EXPECT_EQ(judged(Two{.north = around, .turn = "=="}), "read") << "only in a running game";
  EXPECT_EQ(judged(Two{.north = "K@B1,Q@B2,n@A3,n@A20"}), "read") << "his own castle";
  EXPECT_EQ(judged(Two{.north = "K@B6,Q@B7,n@A5,n@A8"}, {{"castles", "four"}}), "read");
}

TEST(GrailnahText, RefusesCommonCastlesThatCannotBe) {
  EXPECT_EQ(judged(Two{.north = "K@S,Q@S"}), "G26 together-elsewhere");
  EXPECT_EQ(judged(Two{.north = "K@S,Q@S", .memory = "-;00;SS"}), "read");
  EXPECT_EQ(judged(Two{.memory = "-;00;SS"}), "G26 together-elsewhere");
  EXPECT_EQ(judged(Two{.north = "K@S,Q@S", .turn = "=N"}), "G26 together-elsewhere");
  EXPECT_EQ(judged(Two{.north = "K@S,Q@N", .memory = "-;00;SS"}), "read");
  EXPECT_EQ(judged(Two{.north = "K@B5,Q@N", .memory = "-;00;ES"}), "G7 no-castle");
  EXPECT_EQ(judged(Two{.north = "K@B5,Q@N", .memory = "-;00;ES"}, {{"castles", "four"}}), "read");
  EXPECT_EQ(judged(Three{.east = "-", .memory = "-;000;NSW"}), "G7 no-castle")
      << "also of a disqualified player";
  EXPECT_EQ(judged(Three{.east = "-", .memory = "-;000;NWW"}), "read");
}

TEST(GrailnahText, ErrorsSayWhatWhereAndWhatWasExpected) {
  const auto refused = game_with({}).read_position(std::string(Two{.turn = "N400"}));
  EXPECT_EQ(
      english(refused.error()),
      "'N400' is not a turn, at character 29; expected a castle and a number below 400, as in "
      "N0; or =N, =NS or == after the end (G10)");
}

TEST(GrailnahText, DrawsTheRingsAsRows) {
  const Grailnah game = game_with({});
  const State state =
      at(game, Two{.north = "K@C4,Q@N,n@E5", .south = "K@S,Q@S,n@E5", .magicians = "M@B3,F@G9"});
  const std::string drawn = render(game.draw(state), false);
  for (const char* part : {"magic circle", "[N", "S]", "KN", "Me", "Mo", "XX", "on E5",
                           "the Grailnah", "N to move, turn 11", "edition en1.1"}) {
    EXPECT_NE(drawn.find(part), std::string::npos) << part << "\n" << drawn;
  }
}

}  // namespace
}  // namespace broceliande::grailnah
