#include "games/graal/choice.hpp"

#include <gtest/gtest.h>

#include "games/graal/game.hpp"
#include "testing/battery.hpp"

namespace broceliande::graal {
namespace {

class GraalChoice : public testing::Test {
 protected:
  [[nodiscard]] Result<Choice> choose(const std::vector<std::string>& picks) const {
    return game.choose(state, picks);
  }
  [[nodiscard]] std::string refusal_of(const std::vector<std::string>& picks) const {
    const auto choice = choose(picks);
    return choice ? "none" : std::string(choice.error().key());
  }

  Graal game = *Graal::with({{"drawing-up", "stock"}});
  State state = game.begin(
      *read_drawing_up(game.muster(Camp::south), game.stock_preparations()[0].text),
      half_turned(*read_drawing_up(game.muster(Camp::south), game.stock_preparations()[2].text)));
};

TEST_F(GraalChoice, AFigureThenItsWay) {
  EXPECT_EQ(choose({})->prompt.phrase->key, "graal.prompt.figure");
  const auto archer = choose({"e4"});
  ASSERT_TRUE(archer.has_value());
  EXPECT_EQ(archer->prompt.phrase->key, "graal.prompt.archer");
  EXPECT_EQ(choose({"e4", "e5"})->action, "e4-e5");
}

TEST_F(GraalChoice, RefusalsNameTheRule) {
  EXPECT_EQ(refusal_of({"p8"}), "graal.nobody");               // C9
  EXPECT_EQ(refusal_of({"p16"}).substr(0, 5), "graal");        // C8
  EXPECT_EQ(refusal_of({"a2", "a3"}), "graal.out-of-donjon");  // C15
  EXPECT_EQ(refusal_of({"e4", "e8"}), "graal.reach");          // C12
  EXPECT_EQ(refusal_of({"a2", "nowhere"}), "choice.unknown");
}

TEST_F(GraalChoice, PicksReachEveryActionAndNoOther) {
  Rng rng(5);
  std::vector<Action> actions;
  for (int turn = 0; turn < 60; ++turn) {
    actions.clear();
    game.legal(state, actions);
    if (actions.empty()) break;
    EXPECT_EQ(battery::actions_by_picks(game, state), legal_texts(game, state));
    game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

TEST_F(GraalChoice, ARetreatBeginsWithItsTarget) {  // C17
  Rng rng(11);
  std::vector<Action> actions;
  while (!state.is_shot_pending()) {
    actions.clear();
    game.legal(state, actions);
    ASSERT_FALSE(actions.empty());
    const auto shot = std::ranges::find_if(actions, [&](Action action) {
      return game.action_text(state, action).find('*') != std::string::npos;
    });
    const auto any = rng.below(static_cast<std::uint32_t>(actions.size()));
    game.apply(state, shot != actions.end() ? *shot : actions[any]);
  }
  const auto choice = choose({});
  ASSERT_TRUE(choice.has_value());
  EXPECT_EQ(choice->picks, std::vector<std::string>{square_text(state.shot.target)});
  EXPECT_EQ(choice->prompt.phrase->key, "graal.prompt.retreat");
  const auto& figures = game.tableau(state).figures;
  EXPECT_EQ(std::ranges::count_if(figures, [](const auto& f) { return !f.marks.empty(); }), 2);
}

TEST_F(GraalChoice, DrawingUpByHand) {  // C6, C7
  EXPECT_EQ(game.review(0, "")->tray.size(), 9U);
  const auto castle = game.arrange(0, "", "castle", "d2d3");
  ASSERT_TRUE(castle.has_value()) << english(castle.error());
  const auto king = game.arrange(0, *castle, "1K", "d2");
  ASSERT_TRUE(king.has_value());
  EXPECT_EQ(*king, "castle=d2d3;1=Kd2");
  EXPECT_EQ(*game.arrange(0, *king, "d2", "e1"), "castle=d2d3;1=Ke1");
  EXPECT_EQ(*game.arrange(0, *king, "d2", "tray"), "castle=d2d3");
  EXPECT_EQ(game.arrange(0, *king, "1K", "e1").error().key(), "graal.too-many");  // C4
  EXPECT_EQ(game.arrange(0, *king, "1A", "d2").error().key(), "graal.hole-taken");
  EXPECT_EQ(game.arrange(0, *castle, "1A", "d2").error().key(), "graal.archer-in-donjon");
  EXPECT_EQ(game.arrange(0, *king, "a1", "a2").error().key(), "graal.nobody");
  const auto room = game.room(0, *castle, "1A");
  ASSERT_TRUE(room.has_value());
  EXPECT_EQ(std::ranges::find(*room, "d2"), room->end());
  EXPECT_NE(std::ranges::find(*room, "d3"), room->end());
  EXPECT_EQ(std::ranges::find(*room, "b6"), room->end()) << "rock";
  EXPECT_EQ(std::ranges::find(*room, "a9"), room->end()) << "abroad";
}

}  // namespace
}  // namespace broceliande::graal
