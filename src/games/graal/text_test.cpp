#include "games/graal/text.hpp"

#include <gtest/gtest.h>

#include "games/graal/test_positions.hpp"

namespace broceliande::graal {
namespace {

using scene::plain_scene;
using scene::position;
using scene::Scene;

/// The key of the refusal, or "read".
std::string judged(std::string_view text) {
  const auto state = plain_scene().game().read_position(text);
  if (!state) return std::string(state.error().key());
  EXPECT_EQ(plain_scene().game().position_text(*state), text);
  return "read";
}
std::string judged(std::string_view figures, std::string_view rest) {
  return judged(position(figures, rest));
}

constexpr std::string_view kOpening =
    "5n2n1d1p1l1/8n4ask/12a3/10eaes1a/5l2l3se1l/16/16/16/16/7E8/12A1L1/3L3A8/9AE4A/6N4E1S1N/"
    "3N1D2SS1LL3/7P2K5 k1l1,p15p16 S1 - 0 1@world-of-art!";

std::string changed(std::string_view from, std::string_view to) {
  std::string text(kOpening);
  return text.replace(text.find(from), from.size(), to);
}

TEST(GraalText, ReadsWhatItWrites) {
  EXPECT_EQ(judged(kOpening), "read");
  EXPECT_EQ(judged("9s6/5l2a3n3/11l4/S9n5/6N5e1n1/5s9e/10pl3l/2a8a2dk/1D5L1Ls4A/S15/16/2N6E6/4SA10/"
                   "4E6K2PA/12E3/6L1N7 e4f4,p9o9 S1 p8*o9 3 1@world-of-art"),
            "read");
  EXPECT_EQ(judged("16/16/16/16/16/16/2l:pn11/4N:a;10/4A:11/1KA2s;10/16/16/16/16/16/16 b6b7,o11o12 "
                   "S1 - 0 3@world-of-art"),
            "read");
  EXPECT_EQ(judged("Ka3 ka9", "h1h2,i16i15 N1 - 199 1@twin-fords"), "read") << "another map";
}

TEST(GraalText, RefusesFieldsOfTheWrongForm) {
  EXPECT_EQ(judged(""), "graal.fields");
  EXPECT_EQ(judged(changed(" - ", "  - ")), "graal.fields");
  EXPECT_EQ(judged(std::string(kOpening) + " "), "graal.fields");
  EXPECT_EQ(judged(" " + std::string(kOpening)), "graal.fields");
  EXPECT_EQ(judged(changed(" k1l1", "k1l1")), "graal.fields");
  EXPECT_EQ(judged(changed("/16/16", "/16")), "graal.ranks");
  EXPECT_EQ(judged(changed("/16/", "/15/")), "graal.rank-length");
  EXPECT_EQ(judged(changed("/7E8/", "/7E8K/")), "graal.rank-length");
  EXPECT_EQ(judged(changed("/16/", "/97/")), "graal.run");
  EXPECT_EQ(judged(changed("/7E8/", "/07E8/")), "graal.run");
  EXPECT_EQ(judged(changed("/7E8/", "/E0E14/")), "graal.run");
  EXPECT_EQ(judged(changed("/7E8/", "/7X8/")), "graal.figure-letter");
  EXPECT_EQ(judged(changed("/7E8/", "/7E:8/")), "graal.idle-army");
  EXPECT_EQ(judged(changed("k1l1", "k1")), "graal.castle-form");
  EXPECT_EQ(judged(changed("k1l1", "k1l01")), "graal.castle-form");
  EXPECT_EQ(judged(changed("k1l1,", "k1l1;")), "graal.castle-form");
  EXPECT_EQ(judged(changed(" S1 ", " S2 ")), "graal.turn");
  EXPECT_EQ(judged(changed(" S1 ", " s1 ")), "graal.turn");
  EXPECT_EQ(judged(changed(" - ", " a1 ")), "graal.pending-form");
  EXPECT_EQ(judged(changed(" - ", " a1*a1 ")), "graal.pending-form");
  EXPECT_EQ(judged(changed(" 0 ", " 00 ")), "graal.clock");
  EXPECT_EQ(judged(changed(" 0 ", " 201 ")), "graal.clock");
  EXPECT_EQ(judged(changed("1@", "4@")), "graal.armies-form");
  EXPECT_EQ(judged(changed("1@", "1#")), "graal.armies-form");
  EXPECT_EQ(judged(changed("art!", "art!!")), "graal.armies-form");
  EXPECT_EQ(judged(changed("world-of-art", "nowhere")), "graal.unknown-map");
}

TEST(GraalText, C3_RefusesCastlesThatCannotBe) {
  EXPECT_EQ(judged(changed("k1l1", "k1m1")), "graal.castle-apart");
  EXPECT_EQ(judged(changed("k1l1", "k1l2")), "graal.castle-apart");
  EXPECT_EQ(judged(changed("k1l1", "k1k1")), "graal.castle-apart");
  EXPECT_EQ(judged(changed("k1l1", "k8k9")), "graal.castle-abroad");
  EXPECT_EQ(judged(changed("p15p16", "p9p8")), "graal.castle-abroad");
  EXPECT_EQ(judged("Ke3 ki9", "h8g8,h9h10 S1 - 0 1@world-of-art"), "read") << "they may touch";
}

TEST(GraalText, C7_RefusesFiguresWhereTheyCannotStand) {
  constexpr auto kHere = "h1h2,i16i15 S1 - 0 1@world-of-art";
  EXPECT_EQ(judged("Ke3 ki9 Le2", kHere), "graal.on-rock");
  EXPECT_EQ(judged("Ke3 ki9 Nl2", kHere), "graal.horse-in-forest");
  EXPECT_EQ(judged("Ke3 ki9 Ll2", kHere), "read");
  EXPECT_EQ(judged("Ke3 ki9 Ah1", kHere), "graal.archer-in-donjon");
  EXPECT_EQ(judged("Ke3 ki9 Eh1", kHere), "graal.squire-in-donjon");
  EXPECT_EQ(judged("Ke3 ki9 Ah2 ei15", kHere), "read");
  EXPECT_EQ(judged("Ke3 ki9 Le2", "e2e1,i16i15 S1 - 0 1@world-of-art"), "read") << "in a castle";
  EXPECT_EQ(judged("Ke3 ki9 Ah1", "h1h2,i16i15 == - 0 1@world-of-art"), "graal.archer-in-donjon")
      << "after the end too";
}

TEST(GraalText, C19_RefusesARunningGameThatIsDecided) {
  EXPECT_EQ(judged("Le3 ki9", "h1h2,i16i15 S1 - 0 1@world-of-art"), "graal.no-royals");
  EXPECT_EQ(judged("Ke3 li9", "h1h2,i16i15 S1 - 0 1@world-of-art"), "graal.no-royals");
  EXPECT_EQ(judged("Ke3 ki9 L:f3 k:i12", "h1h2,i16i15 S1 - 0 2@world-of-art"), "read");
  EXPECT_EQ(judged("Le3 K:f4 ki9", "h1h2,i16i15 S1 - 0 2@world-of-art"), "graal.no-royals")
      << "the chief's house counts alone";
  EXPECT_EQ(judged("Ke3 ki9 Ni16", "h1h2,i16i15 N1 - 0 1@world-of-art"), "graal.stormed");
  EXPECT_EQ(judged("Ke3 ki9 Ni16", "h1h2,i16i15 =S - 0 1@world-of-art"), "read");
  EXPECT_EQ(judged("ki9", "h1h2,i16i15 =N - 0 1@world-of-art"), "read");
}

TEST(GraalText, C20_C22_RefusesClocksAndTurnsThatCannotBe) {
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 S1 - 200 1@world-of-art"), "graal.clock-out");
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 == - 200 1@world-of-art"), "read");
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 S2 - 0 2@world-of-art"), "graal.turn-without-figures");
}

TEST(GraalText, C16_C17_C18_RefusesPendingShotsThatWereNotLegal) {
  const auto pending = [](std::string_view figures, std::string_view shot) {
    return judged(figures, "h1h2,i16i15 S1 " + std::string(shot) + " 0 1@world-of-art");
  };
  EXPECT_EQ(pending("Kp1 ka16 Ai9 li10", "i9*i10"), "read");
  EXPECT_EQ(pending("Kp1 ka16 Ai9 li13", "i9*i13"), "graal.shot-far");
  EXPECT_EQ(pending("Kp1 ka16 Ai9 lj11", "i9*j11"), "graal.shot-crooked");
  EXPECT_EQ(pending("Kp1 ka16 Li9 li10", "i9*i10"), "graal.only-archers");
  EXPECT_EQ(pending("Kp1 ka16 ai9 Li10", "i9*i10"), "graal.enemy-figure");
  EXPECT_EQ(pending("Kp1 ka16 li10", "i9*i10"), "graal.nobody");
  EXPECT_EQ(pending("Kp1 ka16 Ai9", "i9*i10"), "graal.no-target");
  EXPECT_EQ(pending("Kp1 ka16 Ai9 Li10", "i9*i10"), "graal.shot-at-friend");
  EXPECT_EQ(pending("Kp1 ki16 Ai14", "i14*i16"), "graal.shot-donjon");
  EXPECT_EQ(pending("Kp1 ka16 Aa1 lb1 Lb2 Lc1", "a1*b1"), "graal.nowhere-to-go");
  EXPECT_EQ(pending("Kp1 ka16 Ad2 lf2", "d2*f2"), "graal.shot-blocked");
  EXPECT_EQ(judged("Kp1 ka16 Ai9 li10", "h1h2,i16i15 =S i9*i10 0 1@world-of-art"),
            "graal.pending-over");
}

TEST(GraalText, C23_TheQuietMarkBelongsToTheFirstTurn) {
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 S1 - 0 1@world-of-art!"), "read");
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 N1 - 0 1@world-of-art!"), "graal.quiet-here");
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 S1 - 1 1@world-of-art!"), "graal.quiet-here");
  EXPECT_EQ(judged("Ke3 ki9", "h1h2,i16i15 == - 0 1@world-of-art!"), "graal.quiet-here");
  EXPECT_EQ(judged("Kp1 ka16 Ai9 li10", "h1h2,i16i15 S1 i9*i10 0 1@world-of-art!"),
            "graal.quiet-here");
}

TEST(GraalText, RefusesActionsOfTheWrongForm) {
  const std::string here = position("Ke3 ki9");
  for (const std::string action :
       {"", "e3", "e3e4", "e3+e4", "e3-", "-e4", "e3-e4-e5", "E3-e4", "e3-e4 ", "Pass", "e3 -e4"}) {
    EXPECT_FALSE(plain_scene().is_legal(here, action)) << action;
  }
  EXPECT_EQ(plain_scene().words(here, "e3e4"),
            "'e3e4' is not an action, at character 1; expected d4-d9, d4xd9 (takes), f6*f8 (shot) "
            "or pass");
}

TEST(GraalText, ErrorsSayWhatWhereAndWhatWasExpected) {
  const auto read = plain_scene().game().read_position(changed("/7E8/", "/7X8/"));
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(
      english(read.error()),
      "'X' is not a figure, at character 57; expected one of KPDNSEAL, in lower case for North "
      "(C4)");
}

// ---------------------------------------------------------------- maps

std::string judged_map(std::string_view text) {
  const auto map = read_map(text);
  if (!map) return std::string(map.error().key());
  EXPECT_EQ(*read_map(map_text(*map)), *map);
  return "read";
}

std::string with_letter(std::size_t at, char letter) {
  std::string text = scene::meadow();
  text[at] = letter;
  return text;
}

TEST(GraalMap, C2_FaultsAreNamed) {
  EXPECT_EQ(judged_map(scene::meadow()), "read");
  EXPECT_EQ(judged_map(""), "graal.map-name");
  EXPECT_EQ(judged_map("Two Words/"), "graal.map-name");
  EXPECT_EQ(judged_map("short/....."), "graal.map-rows");
  EXPECT_EQ(judged_map(scene::meadow() + "."), "graal.map-row");
  EXPECT_EQ(judged_map(with_letter(10, 'x')), "graal.map-letter");
  EXPECT_EQ(judged_map(with_letter(10, 'f')), "graal.map-symmetry");
  std::string rough = scene::meadow();
  std::ranges::replace(rough, '.', 'f');
  EXPECT_EQ(judged_map(rough), "graal.map-room");
  const auto lopsided = read_map(with_letter(7, 'r'));
  EXPECT_EQ(english(lopsided.error()),
            "the ground on p1 differs from that on a16; expected the same map when the board is "
            "turned half round (C2)");
}

TEST(GraalMap, C2_ANameBelongsToOneMap) {
  std::string text = scene::meadow();
  text.replace(0, 6, "twin-fords");
  const auto game = Graal::with({{"map", text}});
  ASSERT_FALSE(game.has_value());
  EXPECT_EQ(game.error().key(), "graal.map-name-taken");
}

}  // namespace
}  // namespace broceliande::graal
