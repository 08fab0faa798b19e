#include <gtest/gtest.h>

#include <map>
#include <span>

#include "core/match.hpp"
#include "engine/engine_player.hpp"
#include "engine/phrases.hpp"
#include "engine/testing_players.hpp"
#include "engine/tournament.hpp"
#include "games/registry.hpp"
#include "testing/instrumented.hpp"

namespace broceliande::engine {
namespace {

std::unique_ptr<AnyGame> game_with(std::string_view name, const OptionValues& options) {
  auto game = find_game(name)->with(options);
  EXPECT_TRUE(game) << english(game.error());
  return std::move(*game);
}

PlayerMaker chance(const AnyGame& game) {
  return [&game](std::size_t, const std::atomic<bool>*) -> Result<std::unique_ptr<Player>> {
    return std::make_unique<ScriptedPlayer>(game);
  };
}

TournamentPlan plan_for(std::size_t engines, std::size_t games, int at_once = 1) {
  TournamentPlan plan;
  for (std::size_t i = 0; i < engines; ++i) plan.names.push_back("engine " + std::to_string(i));
  plan.games = games;
  plan.rules.seed = 7;
  plan.rules.opening_plies = 3;
  plan.at_once = at_once;
  return plan;
}

std::uint64_t total(const GameTally& tally) { return tally[0] + tally[1] + tally[2]; }

struct Case {
  std::string_view game;
  OptionValues options;
};

const std::vector<Case> kCases{
    {"menhirs", {{"side", "3"}}},
    {"menhirs", {}},
    {"grailnah", {}},
    {"grailnah", {{"players", "3"}}},
    {"grailnah", {{"players", "4"}}},
    {"graal", {{"drawing-up", "stock"}}},
    {"graal", {{"drawing-up", "stock"}, {"armies", "2"}}},
};

TEST(Tournament, EveryGameCountsOnceForEachSide) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  for (const Case& one : kCases) {
    const auto game = game_with(one.game, one.options);
    for (const std::size_t engines : {1U, 2U, 3U}) {
      Tournament tournament(*game, plan_for(engines, 5), chance(*game));
      std::atomic<bool> abort = false;
      std::map<std::size_t, int> seen;
      const auto ran = tournament.run(abort, [&](const PlayedGame& played, const Standings&) {
        ++seen[played.pairing.number];
        EXPECT_FALSE(played.failure) << english(played.failure->why);
        EXPECT_EQ(played.plies, played.record.games.back().size());
        for (std::size_t seat = 0; seat < played.verdicts.size(); ++seat) {
          const auto side = static_cast<std::size_t>(game->sides()[seat]);
          EXPECT_EQ(played.engines[seat], played.pairing.engines[side]);
          EXPECT_EQ(played.verdicts[seat], played.verdicts[side]) << "partners share their fate";
        }
        return true;
      });
      ASSERT_TRUE(ran) << english(ran.error());
      const Standings& standings = tournament.standings();
      EXPECT_EQ(standings.games(), tournament.games());
      EXPECT_EQ(seen.size(), tournament.games());
      std::uint64_t sides_played = 0;
      for (std::size_t i = 0; i < engines; ++i) sides_played += total(standings.of_engine(i));
      const auto sides = static_cast<std::size_t>(1 + std::ranges::max(game->sides()));
      EXPECT_EQ(sides_played, sides * tournament.games());
      for (int seat = 0; seat < standings.seats(); ++seat) {
        EXPECT_EQ(total(standings.of_seat(static_cast<std::size_t>(seat))), tournament.games());
      }
    }
  }
}

/// The games by number, as records.
std::map<std::size_t, Record> records_of(const AnyGame& game, int at_once) {
  Tournament tournament(game, plan_for(2, 12, at_once), chance(game));
  std::atomic<bool> abort = false;
  std::map<std::size_t, Record> records;
  const auto ran = tournament.run(abort, [&records](const PlayedGame& played, const Standings&) {
    records[played.pairing.number] = played.record;
    return true;
  });
  EXPECT_TRUE(ran);
  return records;
}

TEST(Tournament, GamesDoNotDependOnHowManyArePlayedAtOnce) {
  const auto game = game_with("menhirs", {{"side", "3"}});
  EXPECT_EQ(records_of(*game, 1), records_of(*game, 4));
}

TEST(Tournament, OpeningsAreSharedByTheGamesOfAPairAndVaryOtherwise) {
  const auto game = game_with("menhirs", {});
  const auto records = records_of(*game, 1);
  const auto opening = [&records](std::size_t number) {
    const Record& record = records.at(number);
    const auto& actions = record.games.back();
    return std::pair{record.starts.back(),
                     std::vector<std::string>(actions.begin(), actions.begin() + 3)};
  };
  EXPECT_EQ(opening(0), opening(1));
  EXPECT_NE(records.at(0).games, records.at(1).games);
  EXPECT_NE(opening(0), opening(2));
}

TEST(Tournament, RecordsCanBeReadAgain) {
  for (const Case& one : std::span(kCases).first(kInstrumented ? 3 : kCases.size())) {
    const auto game = game_with(one.game, one.options);
    for (const auto& [number, record] : records_of(*game, 2)) {
      const MatchReading again = fold(*game, read_record(record_text(record)));
      ASSERT_FALSE(again.damage) << english(*again.damage);
      EXPECT_EQ(again.match->record(), record);
      EXPECT_TRUE(again.match->is_over());
    }
  }
}

/// Runs a duel in which the first engine spoils its actions.
Standings duel(const AnyGame& game, const ScriptedPlayer::Spoil& spoil, const GameConditions& rules,
               std::vector<std::string>* reasons = nullptr) {
  TournamentPlan plan = plan_for(2, 6);
  plan.rules = rules;
  Tournament tournament(
      game, plan,
      [&](std::size_t engine, const std::atomic<bool>*) -> Result<std::unique_ptr<Player>> {
        return std::make_unique<ScriptedPlayer>(game, engine == 0 ? spoil : nullptr);
      });
  std::atomic<bool> abort = false;
  EXPECT_TRUE(tournament.run(abort, [reasons](const PlayedGame& played, const Standings&) {
    if (reasons != nullptr && played.failure) reasons->push_back(english(played.failure->why));
    return true;
  }));
  return tournament.standings();
}

TEST(Tournament, WhoPlaysWhatIsNotLegalLoses) {
  const auto game = game_with("menhirs", {{"side", "3"}});
  std::vector<std::string> reasons;
  const Standings standings = duel(
      *game, [](const MoveRequest&, const std::string&) { return std::string("nonsense"); }, {},
      &reasons);
  EXPECT_EQ(standings.failures(0), 6U);
  EXPECT_EQ(standings.failures(1), 0U);
  EXPECT_EQ(standings.of_engine(0), (GameTally{6, 0, 0}));
  EXPECT_EQ(standings.pairs_between(1, 0), (PairTally{0, 0, 0, 0, 3}));
  ASSERT_EQ(reasons.size(), 6U);
  EXPECT_NE(reasons[0].find("illegal action 'nonsense'"), std::string::npos);
}

TEST(Tournament, WhoDoesNotAnswerLoses) {
  const auto game = game_with("menhirs", {{"side", "3"}});
  const Standings standings =
      duel(*game,
           [](const MoveRequest&, const std::string&) -> Result<std::string> {
             return refuse(phrases::kNothing);
           },
           {});
  EXPECT_EQ(standings.failures(0), 6U);
}

TEST(Tournament, WhoRunsOutOfTimeLoses) {
  const auto game = game_with("menhirs", {{"side", "3"}});
  GameConditions rules;
  rules.limits.clocks.fill(ClockTime{Milliseconds{200}, Milliseconds{0}});
  const Standings standings = duel(
      *game,
      [](const MoveRequest& turn, std::string action) -> Result<std::string> {
        EXPECT_TRUE(turn.limits.clocks[turn.seat.index]);
        std::this_thread::sleep_for(Milliseconds{250});
        return action;
      },
      rules);
  EXPECT_EQ(standings.failures(0), 6U);
  EXPECT_EQ(standings.of_engine(1), (GameTally{0, 0, 6}));
}

TEST(Tournament, SeatsAreSwappedWithTheirPlayers) {
  const auto game = game_with("grailnah", {{"swap", "on"}});
  GameConditions rules;
  rules.opening_plies = 1;
  TournamentPlan plan = plan_for(2, 2);
  plan.rules = rules;
  const auto swaps = [](const MoveRequest& turn, std::string action) -> Result<std::string> {
    if (turn.offers_swap) return std::string(kSwap);
    return action;
  };
  Tournament tournament(
      *game, plan, [&](std::size_t, const std::atomic<bool>*) -> Result<std::unique_ptr<Player>> {
        // The position behind a swap is the one before it.
        class Swapper final : public Player {
         public:
          explicit Swapper(const AnyGame& of, const ScriptedPlayer::Spoil& spoil)
              : inner_(of, spoil) {}
          Result<void> begin_game(std::uint64_t seed) override { return inner_.begin_game(seed); }
          Result<std::string> choose(const MoveRequest& turn) override {
            const auto moves = without_swaps(turn.actions);
            return inner_.choose({turn.start, moves, turn.seat, turn.offers_swap, turn.limits});
          }

         private:
          ScriptedPlayer inner_;
        };
        return std::make_unique<Swapper>(*game, swaps);
      });
  std::atomic<bool> abort = false;
  EXPECT_TRUE(tournament.run(abort, [](const PlayedGame& played, const Standings&) {
    EXPECT_FALSE(played.failure) << english(played.failure->why);
    EXPECT_EQ(played.record.games.back().at(1), kSwap);
    EXPECT_EQ(played.engines[0], played.pairing.engines[1]);
    EXPECT_EQ(played.engines[1], played.pairing.engines[0]);
    return true;
  }));
}

TEST(Tournament, EndsWhenItIsEnough) {
  const auto game = game_with("menhirs", {{"side", "3"}});
  Tournament tournament(*game, plan_for(2, 1'000, 2), chance(*game));
  std::atomic<bool> abort = false;
  EXPECT_TRUE(tournament.run(
      abort, [](const PlayedGame&, const Standings& standings) { return standings.games() < 10; }));
  EXPECT_EQ(tournament.standings().games(), 10U);
}

TEST(Tournament, WhatCannotBePlayedIsRefused) {
  const auto secret = game_with("graal", {});
  std::atomic<bool> abort = false;
  const auto on_game = [](const PlayedGame&, const Standings&) { return true; };
  const auto prepared = Tournament(*secret, plan_for(2, 2), chance(*secret)).run(abort, on_game);
  ASSERT_FALSE(prepared);
  EXPECT_EQ(prepared.error().key(), phrases::kPrepared.key);
  const auto game = game_with("menhirs", {});
  abort = false;
  EXPECT_FALSE(Tournament(*game, plan_for(0, 2), chance(*game)).run(abort, on_game));
}

}  // namespace
}  // namespace broceliande::engine
