#include "games/graal/choice.hpp"

#include <gtest/gtest.h>

#include <set>

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
  const auto text_after = [&](const std::string& text, const std::vector<std::string>& picks) {
    const auto choice = game.choose_draft(0, text, picks);
    return choice ? choice->action : std::string(choice.error().key());
  };
  const std::string castle = text_after("", {"castle", "d2", "d3"});
  EXPECT_EQ(castle, "castle=d2d3");
  const std::string king = text_after(castle, {"1K", "d2"});
  EXPECT_EQ(king, "castle=d2d3;1=Kd2");
  EXPECT_EQ(text_after(king, {"d2", "e1"}), "castle=d2d3;1=Ke1");
  EXPECT_EQ(text_after(king, {"d2", "tray"}), "castle=d2d3");
  EXPECT_EQ(text_after(king, {"castle", "tray"}), "1=Kd2");
  EXPECT_EQ(text_after(king, {"1K", "e1"}), "graal.too-many");  // C4
  EXPECT_EQ(text_after(king, {"1A", "d2"}), "graal.hole-taken");
  EXPECT_EQ(text_after(castle, {"1A", "d2"}), "graal.archer-in-donjon");
  EXPECT_EQ(text_after(king, {"a1", "a2"}), "graal.nobody");
  EXPECT_EQ(text_after(king, {"a1"}), "graal.nobody");
  EXPECT_EQ(text_after(king, {"castle", "d2", "d3", "d4"}), "choice.unknown");
  const auto ids_after = [&](const std::string& text, const std::vector<std::string>& picks) {
    std::set<std::string> ids;
    const auto choice = game.choose_draft(0, text, picks);
    for (const Target& target : choice->next) ids.insert(target.id);
    return ids;
  };
  const auto room = ids_after(castle, {"1A"});
  EXPECT_FALSE(room.contains("d2"));
  EXPECT_TRUE(room.contains("d3"));
  EXPECT_FALSE(room.contains("b6")) << "rock";
  EXPECT_FALSE(room.contains("a9")) << "abroad";
  EXPECT_FALSE(room.contains("tray")) << "it lies there";
  EXPECT_TRUE(ids_after(king, {"d2"}).contains("tray"));
  EXPECT_EQ(ids_after("", {"castle", "a1"}), (std::set<std::string>{"a2", "b1"}));
  const auto first = ids_after(king, {});
  EXPECT_TRUE(first.contains("1A") && first.contains("d2") && first.contains("castle"));
}

}  // namespace
}  // namespace broceliande::graal
