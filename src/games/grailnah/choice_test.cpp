#include "games/grailnah/choice.hpp"

#include <gtest/gtest.h>

#include "games/grailnah/game.hpp"
#include "games/grailnah/test_positions.hpp"
#include "testing/battery.hpp"

namespace broceliande::grailnah {
namespace {

class GrailnahChoice : public testing::Test {
 protected:
  [[nodiscard]] Result<Choice> choose(const std::vector<std::string>& picks) const {
    return game.choose(*game.read_position(position), picks);
  }
  [[nodiscard]] std::string refusal_of(const std::vector<std::string>& picks) const {
    const auto choice = choose(picks);
    return choice ? "none" : std::string(choice.error().key());
  }

  Grailnah game = *Grailnah::with({});
  std::string position =
      "N:K@N,Q@B1,n@N,n@B7,n@C3/S:K@S,Q@S,n@S,n@B7,n@D3 M@F7,F@G2 N40 -;00;NS en1.1";
};

TEST_F(GrailnahChoice, PiecesAreToldApartWhereSeveralStand) {
  const auto choice = choose({});
  ASSERT_TRUE(choice.has_value());
  EXPECT_EQ(choice->prompt.phrase->key, "grailnah.prompt.piece");
  const auto king = std::ranges::find(choice->next, "K@N", &Target::id);
  ASSERT_NE(king, choice->next.end());
  EXPECT_EQ(king->cell, "N");
  EXPECT_EQ(king->figure, "king");
  EXPECT_EQ(choose({"n@C3", "D3"})->action, "n:C3-D3");
}

TEST_F(GrailnahChoice, NamesMerlinAndMorganeOnlyWhereTheyMayBePlayed) {  // G18, G22
  const auto prompt_of = [&](const char* text) {
    position = text;
    return std::string(choose({})->prompt.phrase->key);
  };
  EXPECT_EQ(prompt_of("N:K@N,Q@B1,n@N/S:K@S,Q@S,n@S M@F7,F@G2 N40 M;10;NS en1.1"),
            "grailnah.prompt.piece-morgane");
  EXPECT_EQ(prompt_of("N:K@N,Q@B1,n@N/S:K@S,Q@S,n@S M@F7,F@G2 N40 F;00;NS en1.1"),
            "grailnah.prompt.piece-merlin");
  EXPECT_EQ(
      prompt_of("N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1"),
      "grailnah.prompt.piece-own");
}

TEST_F(GrailnahChoice, MorganeAsksWhoPays) {  // G24
  const auto choice = choose({"F@G2", "G3"});
  ASSERT_TRUE(choice.has_value());
  EXPECT_TRUE(choice->action.empty());
  EXPECT_EQ(choice->prompt.phrase->key, "grailnah.prompt.pay");
  EXPECT_EQ(choose({"F@G2", "G3", "n@N"})->action, "F:G2-G3!N");
  EXPECT_EQ(refusal_of({"F@G2", "G3", "n@B7"}), "grailnah.locked-payer");
}

TEST_F(GrailnahChoice, AsksAboutHowThePickedPieceMoves) {
  const auto rule_of = [&](const char* pick) { return std::string(choose({pick})->rule); };
  EXPECT_EQ(rule_of("n@N"), "G11");
  EXPECT_EQ(rule_of("n@C3"), "G12");
  EXPECT_EQ(rule_of("K@N"), "G15");
  EXPECT_EQ(rule_of("Q@B1"), "G16");
  EXPECT_EQ(rule_of("M@F7"), "G19");
  EXPECT_EQ(rule_of("F@G2"), "G23");
  EXPECT_EQ(choose({})->rule, "");
}

TEST_F(GrailnahChoice, RefusalsNameTheRule) {
  EXPECT_EQ(refusal_of({"B7"}), "grailnah.locked");                   // G13
  EXPECT_EQ(refusal_of({"D3"}), "grailnah.not-yours");                // G10
  EXPECT_EQ(refusal_of({"A9"}), "grailnah.nothing-to-move");          // G10
  EXPECT_EQ(refusal_of({"n@C3", "B3"}), "grailnah.knight-backward");  // G12
  position = "N:K@N,Q@N,n@N,n@N,n@N,n@N/S:K@S,Q@S,n@S,n@S,n@S,n@S M@*,F@* N0 0;00;NS en1.1";
  EXPECT_EQ(refusal_of({"*"}), "grailnah.merlin-first");  // G18
}

TEST_F(GrailnahChoice, PicksReachEveryActionAndNoOther) {
  for (const char* players : {"2", "3", "4"}) {
    const auto rules = Grailnah::with({{"players", players}});
    ASSERT_TRUE(rules.has_value());
    Rng rng(3);
    State state = rules->deal(rng);
    std::vector<Action> actions;
    for (int turn = 0; turn < 60; ++turn) {
      actions.clear();
      rules->legal(state, actions);
      if (actions.empty()) break;
      EXPECT_EQ(battery::actions_by_picks(*rules, state), legal_texts(*rules, state));
      rules->apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
  }
}

TEST_F(GrailnahChoice, TheTableauShowsLocksAndWhoWaits) {  // G13, G26
  const Tableau tableau = game.tableau(*game.read_position(position));
  int locked = 0;
  for (const auto& figure : tableau.figures) locked += figure.marks.empty() ? 0 : 1;
  EXPECT_EQ(locked, 2);
  ASSERT_EQ(tableau.reserves.size(), 2U);
  EXPECT_EQ(tableau.reserves[0].count, 5);
}

/// `A3 0` for each gate square that is blocked, with the seat of the castle's owner.
std::vector<std::string> blocked(const Tableau& tableau) {
  std::vector<std::string> gates;
  for (const auto& [cell, kind, seat] : tableau.marks) {
    if (kind == kBlocked) gates.push_back(cell + " " + std::to_string(seat));
  }
  return gates;
}

TEST_F(GrailnahChoice, G28_TheTableauShowsBlockedGates) {
  using Gates = std::vector<std::string>;
  const auto of = [this](const std::string& text) { return blocked(game.tableau(at(game, text))); };
  EXPECT_EQ(of(Two{.south = "K@S,Q@B2,n@A3"}), (Gates{"A3 0", "B2 0"})) << "side and Royal gates";
  EXPECT_EQ(of(Two{.north = "K@N,Q@B1,n@A20"}), Gates{}) << "one's own pieces block nothing";
  EXPECT_EQ(of(Two{.north = "K@N,Q@N,n@A3", .south = "K@S,Q@S,n@A3"}), Gates{"A3 0"})
      << "both stand there, locked";
  EXPECT_EQ(of(Two{.magicians = "M@B1,F@*"}), Gates{}) << "magicians hold no gate";
  EXPECT_EQ(of(Two{.south = "K@S,Q@S,n@A4,n@A6,n@B3"}), Gates{}) << "squares without a gate";
  EXPECT_EQ(of(Two{.north = "K@B11,Q@N,n@A10", .south = "K@B1,Q@S"}),
            (Gates{"B1 0", "A10 1", "B11 1"}));
}

TEST_F(GrailnahChoice, G28_NobodyIsKeptInAnEmptyCastle) {
  const Grailnah four = game_with({{"castles", "four"}});
  EXPECT_EQ(blocked(four.tableau(at(four, Two{.south = "K@B6,Q@S"}))), std::vector<std::string>{});
  const Grailnah three = game_with({{"players", "3"}});
  const Three gone{.north = "-", .east = "K@B1,Q@E", .turn = "E10"};
  EXPECT_EQ(blocked(three.tableau(at(three, gone))), std::vector<std::string>{});
}

TEST_F(GrailnahChoice, TheTableauSaysWhatMattersOfTheTurn) {  // G18, G22, G30
  const auto facts_of = [this](const State& state) {
    std::vector<std::string_view> keys;
    for (const auto& fact : game.tableau(state).facts) keys.push_back(fact.phrase->key);
    return keys;
  };
  const auto facts = [&](const Two& scene) {
    return facts_of(*game.read_position(std::string(scene)));
  };
  using Keys = std::vector<std::string_view>;
  Rng rng(1);
  EXPECT_EQ(facts_of(game.deal(rng)), (Keys{"grailnah.fact.turn", "grailnah.fact.no-magician"}));
  EXPECT_EQ(facts({.turn = "S349"}).front(), "grailnah.fact.turn");
  EXPECT_EQ(facts({.turn = "N350"}).front(), "grailnah.fact.late-turn");
}

}  // namespace
}  // namespace broceliande::grailnah
