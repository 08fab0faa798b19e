#include "games/grailnah/board.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/test_positions.hpp"

// Boards as data (G2): what is refused, and that the rules know no number of their own.
namespace broceliande::grailnah {
namespace {

constexpr auto kSmallest = "rings=3;spokes=16;first-inside=C;stairs-ring=B;stairs-offset=3";
constexpr auto kLargest = "rings=16;spokes=64;first-inside=E;stairs-ring=D;stairs-offset=9";

/// The key of the refusal, or the board's text.
std::string judged_board(std::string_view text) {
  const auto board = Board::read(text);
  if (board) return board->text();
  EXPECT_EQ(english(board.error()).find('{'), std::string::npos) << english(board.error());
  EXPECT_TRUE(board.error().rule() == "G2" || board.error().rule() == "G5");
  return std::string(board.error().key());
}

std::string board_with(std::string_view rings, std::string_view spokes, std::string_view inside,
                       std::string_view stairs, std::string_view offset) {
  return "rings=" + std::string(rings) + ";spokes=" + std::string(spokes) +
         ";first-inside=" + std::string(inside) + ";stairs-ring=" + std::string(stairs) +
         ";stairs-offset=" + std::string(offset);
}

TEST(GrailnahBoard, G2_TheShippedBoards) {
  const Board* tintagelle = Board::named("tintagelle");
  ASSERT_NE(tintagelle, nullptr);
  EXPECT_EQ(tintagelle->rings(), 7);
  EXPECT_EQ(tintagelle->spokes(), 20);
  EXPECT_EQ(ring_letter(tintagelle->first_inside()), 'D');
  EXPECT_EQ(ring_letter(tintagelle->stairs_ring()), 'C');
  EXPECT_EQ(tintagelle->all_stairs(), 0b0100'0010'0001'0000'1000U) << "G5: 4, 9, 14, 19";
  EXPECT_EQ(tintagelle->castle_spokes(3), Ring{0b11} << 15U) << "G3: W covers 16 and 17";
  const Board* avalon = Board::named("avalon");
  ASSERT_NE(avalon, nullptr);
  EXPECT_EQ(avalon->rings(), 8);
  EXPECT_EQ(avalon->spokes(), 28);
  EXPECT_EQ(Board::named("camelot"), nullptr);
}

TEST(GrailnahBoard, G2_TextsReadBack) {
  EXPECT_EQ(judged_board(kSmallest), kSmallest);
  EXPECT_EQ(judged_board(kLargest), kLargest);
  EXPECT_EQ(judged_board("rings=7;spokes=20;first-inside=D;stairs-ring=C;stairs-offset=4"),
            "tintagelle")
      << "a known board has a name";
  for (const char* name : {"tintagelle", "avalon"}) EXPECT_EQ(Board::named(name)->text(), name);
}

TEST(GrailnahBoard, G2_FilesMayHaveCommentsBlanksAndAnyOrder) {
  EXPECT_EQ(judged_board("# a small board\n\n  stairs-offset = 3\r\nstairs-ring = \"B\"\n"
                         "first-inside=3\nspokes\t= 16\nrings = 3\n"),
            kSmallest);
}

TEST(GrailnahBoard, G2_EachFaultIsNamed) {
  EXPECT_EQ(judged_board("rings 7"), "grailnah.board-line");
  EXPECT_EQ(judged_board("castles = 4"), "grailnah.board-line");
  EXPECT_EQ(judged_board("= 4"), "grailnah.board-line");
  EXPECT_EQ(judged_board("rings = 7\nrings = 7"), "grailnah.board-twice");
  for (const char* value : {"", "seven", "7.5", "7 8", "0x7", "99999999999", "+7"}) {
    EXPECT_EQ(judged_board("rings = " + std::string(value)), "grailnah.board-value") << value;
  }
  EXPECT_EQ(judged_board(""), "grailnah.board-missing");
  EXPECT_EQ(judged_board("rings=7;spokes=20;first-inside=D;stairs-ring=C"),
            "grailnah.board-missing");
}

TEST(GrailnahBoard, G2_NumbersOutOfRange) {
  for (const char* rings : {"2", "17", "0", "-7"}) {
    EXPECT_EQ(judged_board(board_with(rings, "20", "D", "C", "4")), "grailnah.board-rings");
  }
  for (const char* spokes : {"12", "18", "68", "0", "-20"}) {
    EXPECT_EQ(judged_board(board_with("7", spokes, "D", "C", "4")), "grailnah.board-spokes");
  }
  for (const char* inside : {"A", "B", "H", "0", "-1"}) {
    EXPECT_EQ(judged_board(board_with("7", "20", inside, "A", "4")), "grailnah.board-inside");
  }
  for (const char* stairs : {"D", "G", "0", "-1"}) {
    EXPECT_EQ(judged_board(board_with("7", "20", "D", stairs, "4")), "grailnah.board-stairs");
  }
  for (const char* offset : {"0", "21", "-4"}) {
    EXPECT_EQ(judged_board(board_with("7", "20", "D", "C", offset)), "grailnah.board-offset");
  }
  EXPECT_EQ(judged_board(board_with("7", "20", "-2147483648", "C", "4")), "grailnah.board-inside");
}

TEST(GrailnahBoard, G2_ErrorsSayWhatIsMissingAndWhere) {
  EXPECT_EQ(english(Board::read("rings=7").error()), "spokes is missing (G2)");
  EXPECT_EQ(Board::read("rings=7\nspikes=20").error().place, 8U);
  EXPECT_EQ(Board::read(board_with("7", "18", "D", "C", "4")).error().arguments.front().text, "18");
}

TEST(GrailnahBoard, G2_TheGameTakesABoardByNameOrAsText) {
  EXPECT_EQ(value_of(game_with({}).options(), "board"), "tintagelle");
  EXPECT_EQ(value_of(game_with({{"board", kLargest}}).options(), "board"), kLargest);
  const auto unknown = Grailnah::with({{"board", "camelot"}});
  ASSERT_FALSE(unknown.has_value());
  EXPECT_EQ(unknown.error().key(), "grailnah.board-name");
  const auto faulty = Grailnah::with({{"board", "rings=7"}});
  ASSERT_FALSE(faulty.has_value());
  EXPECT_EQ(faulty.error().key(), "grailnah.board-missing");
}

/// Plays a random game and checks texts and counts on the way; says how it ended.
std::string random_game(const Grailnah& game, std::uint64_t seed) {
  Rng rng(seed);
  State state = game.deal(rng);
  std::vector<Action> actions;
  while (!state.is_over && !testing::Test::HasFailure()) {
    actions.clear();
    game.legal(state, actions);
    EXPECT_EQ(game.count_legal(state), actions.size());
    const auto read = game.read_position(position_text(state));
    EXPECT_TRUE(read.has_value() && *read == state) << position_text(state);
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
  return field(position_text(state), 2);
}

TEST(GrailnahBoard, G2_TheRulesKnowNoNumber) {
  for (const char* board : {kSmallest, kLargest, "avalon"}) {
    for (const char* players : {"2", "3", "4"}) {
      const Grailnah game = game_with({{"board", board}, {"players", players}});
      Rng rng(1);
      EXPECT_EQ(game.count_legal(game.deal(rng)), 6U) << board;
      for (std::uint64_t seed = 0; seed < 3; ++seed) {
        EXPECT_TRUE(random_game(game, seed).starts_with('=')) << board;
      }
    }
  }
}

TEST(GrailnahBoard, G2_SquaresOfTheSmallestAndTheLargestBoard) {
  const OptionValues smallest{{"board", kSmallest}};
  const OptionValues largest{{"board", kLargest}};
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@C16"}, "n:C16-*", smallest));
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@P64"}, "n:P64-*", largest));
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@P64"}, "n:P64-P1", largest));
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@P1"}, "n:P1-P64", largest));
  EXPECT_EQ(actions_at(Two{.north = "K@N,Q@N,n@P1"}, "n:P1-P", largest).size(), 63U);
  EXPECT_TRUE(is_legal(Two{.north = "K@N,Q@N,n@N"}, "n:N-A64", largest));
  EXPECT_TRUE(is_legal(Two{}, "F:*-P64", largest));
  EXPECT_TRUE(is_legal(Two{}, "M:*-A64", largest));
  EXPECT_TRUE(is_legal(Two{.north = "K@D9,Q@N"}, "K:D9-D57", largest)) << "staircases";
}

TEST(GrailnahBoard, G4_ASpokeIsNearTheSiteWhoseCastleAndGatesAreThere) {
  for (const char* text : {kSmallest, kLargest}) {
    const auto board = Board::read(text);
    for (int site = 0; site < kSites; ++site) {
      const Ring near = board->castle_spokes(site) | board->side_gates(site);
      EXPECT_EQ(std::popcount(near), 4);
      for (Ring spokes = near; spokes != 0; spokes &= spokes - 1) {
        EXPECT_EQ(board->site_near(std::countr_zero(spokes)), site) << text;
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::grailnah
