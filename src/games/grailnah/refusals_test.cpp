#include <gtest/gtest.h>

#include <map>

#include "games/grailnah/phrases.hpp"
#include "games/grailnah/test_positions.hpp"

// Refusals teach only if they are true: in random games every thinkable move is asked for, and what
// the refusal says is looked up on the board.
namespace broceliande::grailnah {
namespace {

class Witness {
 public:
  Witness(const Grailnah& game, const State& state) : board_(game.rules().board), state_(state) {}

  [[nodiscard]] int pieces(Place place) const {
    int count = 0;
    for (int site = 0; site < kSites; ++site) count += pieces_of(site, place);
    return count;
  }
  [[nodiscard]] int own(Place place) const { return pieces_of(state_.to_move, place); }
  [[nodiscard]] bool has_magician(Place place) const {
    return state_.merlin == place || state_.morgane == place;
  }
  [[nodiscard]] bool is_stairs(Place place) const {
    return place.is_square() && (board_.stairs(place.ring()) & place.bit()) != 0;
  }
  [[nodiscard]] bool is_inside(Place place) const {
    return place.is_grail() || (place.is_square() && board_.is_inside(place.ring()));
  }

  /// Whether what a refusal of a move says is so.
  [[nodiscard]] bool confirms(const Phrase* said, Place from, Place to) const {
    namespace p = phrases;
    if (said == &p::kStopOwn) return own(to) == 1 && pieces(to) == 1;
    if (said == &p::kStopTwo) return pieces(to) == 2 && to.is_square();
    if (said == &p::kStopMagician) return has_magician(to);
    if (said == &p::kStairsTaken) return is_stairs(to) && pieces(to) == 1;
    if (said == &p::kStairsForRoyals) return is_stairs(to);
    if (said == &p::kLocked) return from.is_square() && pieces(from) == 2;
    if (said == &p::kRoyalCircle) return is_inside(to);
    if (said == &p::kMerlinInward) return is_inside(to) && !is_inside(from);
    if (said == &p::kMerlinTwice) return state_.before == Before::merlin;
    if (said == &p::kMerlinThrice) return state_.merlin_count(state_.to_move) == 3;
    if (said == &p::kMorganeTwice) return state_.before == Before::morgane;
    if (said == &p::kMorganeGrail) return to.is_grail();
    if (said == &p::kMorganeCircle) return !is_inside(to);
    if (said == &p::kMorganeOnKnight) {
      return pieces(to) > 0 && state_.edition != Edition::nl2004 && state_.morgane.is_grail();
    }
    if (said == &p::kMustPay) return state_.morgane.is_square();
    if (said == &p::kKnightBackward) return to.ring() < from.ring();
    if (said == &p::kKnightIntoCastle) return to.is_castle();
    if (said == &p::kStaysPut) return from == to;
    return true;
  }

 private:
  [[nodiscard]] int pieces_of(int site, Place place) const {
    if (!has(state_.alive, site)) return 0;
    const Household& household = state_.household(site);
    return static_cast<int>(household.king == place) + static_cast<int>(household.queen == place) +
           static_cast<int>(std::ranges::count(household.knights, place));
  }

  const Board& board_;
  const State& state_;
};

std::vector<Place> places(const Board& board) {
  std::vector<Place> all{Place::grail()};
  for (int site = 0; site < kSites; ++site) all.push_back(Place::castle(site));
  for (int ring = 0; ring < board.rings(); ++ring) {
    for (int spoke = 0; spoke < board.spokes(); ++spoke) all.push_back(Place::square(ring, spoke));
  }
  return all;
}

using Counts = std::map<std::string_view, int>;

void ask_for_every_move(const Grailnah& game, const State& state, Counts& refused) {
  const Witness witness(game, state);
  const Household& household = state.household(state.to_move);
  std::vector<std::pair<char, Place>> pieces{
      {'K', household.king}, {'Q', household.queen}, {'M', state.merlin}, {'F', state.morgane}};
  for (const Place knight : household.knights) {
    if (!knight.is_off_board()) pieces.emplace_back('n', knight);
  }
  for (const auto& [letter, from] : pieces) {
    for (const Place to : places(game.rules().board)) {
      const std::string text = letter + (":" + place_text(from)) + "-" + place_text(to);
      const auto read = game.read_action(state, text);
      if (read) continue;
      ++refused[read.error().key()];
      EXPECT_TRUE(witness.confirms(read.error().phrase, from, to))
          << text << " in " << position_text(state) << ": " << english(read.error());
    }
  }
}

TEST(GrailnahRefusals, SayWhatIsSo) {
  Counts refused;
  for (const char* players : {"2", "3", "4"}) {
    const Grailnah game = game_with({{"players", players}});
    Rng rng(3);
    State state = game.deal(rng);
    std::vector<Action> actions;
    for (int turn = 0; !state.is_over && !testing::Test::HasFailure(); ++turn) {
      if (turn % 8 == 0) ask_for_every_move(game, state, refused);
      actions.clear();
      game.legal(state, actions);
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
  EXPECT_GT(refused.size(), 15U) << "most kinds of refusal came up";
}

}  // namespace
}  // namespace broceliande::grailnah
