#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "server/tables/seating.hpp"
#include "server/testing/tables.hpp"
#include "testing/instrumented.hpp"

// Who sits where, and which setups can be played at all.
namespace broceliande::server {
namespace {

std::vector<TableSetup> all_setups() {
  return {setup_of("menhirs", {0, 0}),
          setup_of("grailnah", {0, 0}),
          setup_of("grailnah", {0, 0, 0}, {{"players", "3"}}),
          setup_for_four(),
          setup_of("graal", {0, 0}),
          setup_of("graal", {0, 0, 0, 0}, {{"armies", "2"}}),
          setup_of("graal", {0, 0, 0, 0, 0, 0}, {{"armies", "3"}, {"drawing-up", "stock"}})};
}

std::string refusal(const TableSetup& setup) {
  const auto checked = check(setup);
  return checked ? "" : std::string(checked.error().key());
}

/// Which place holds each seat after the match began like that.
std::vector<int> place_by_seat(const TableSetup& setup, const event::Began& began) {
  const std::vector<std::string> names(began.players.size(), "x");
  const auto match = begin_match(setup, began, names);
  std::vector<int> places;
  for (std::uint8_t seat = 0; seat < (*match)->seats(); ++seat) {
    places.push_back(began.players[static_cast<std::size_t>((*match)->player_number_on({seat}))]);
  }
  return places;
}

std::vector<int> in_order(const TableSetup& setup) {
  std::vector<int> places(setup.levels.size());
  std::iota(places.begin(), places.end(), 0);
  return places;
}

TEST(Seating, ByChoicePutsEveryPlaceOnItsSeatWhateverTheSeed) {
  for (TableSetup setup : all_setups()) {
    setup.seating = SeatingWish::chosen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const event::Began began = beginning(setup, seed * 0x9E3779B97F4A7C15ULL);
      EXPECT_EQ(place_by_seat(setup, began), in_order(setup)) << setup.game;
    }
  }
}

/// Such tables were once begun by lot, with the places in the order that this lot seats as chosen.
TEST(Seating, ByChoiceStaysForTablesThatBeganByLot) {
  for (TableSetup setup : all_setups()) {
    setup.seating = SeatingWish::chosen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const std::vector<int> drawn = place_by_seat(setup, {seed, in_order(setup)});
      event::Began began{seed, in_order(setup)};
      for (std::size_t seat = 0; seat < drawn.size(); ++seat) {
        began.players[static_cast<std::size_t>(drawn[seat])] = static_cast<int>(seat);
      }
      EXPECT_EQ(place_by_seat(setup, began), in_order(setup)) << setup.game;
    }
  }
}

TEST(Seating, ByLotPutsEverybodyEverywhereSooner) {
  if (kInstrumented) GTEST_SKIP() << kLongComputation;
  for (const TableSetup& setup : all_setups()) {
    std::map<int, int> first_seats;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      LivingTable living(setup, seed * 1000);
      ++first_seats[living.place_on(0)];
    }
    EXPECT_EQ(first_seats.size(), setup.levels.size()) << setup.game;
  }
}

TEST(Seating, AtATableIsAsItWasChosen) {
  for (TableSetup setup : all_setups()) {
    setup.seating = SeatingWish::chosen;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      LivingTable living(setup, seed * 77);
      for (int seat = 0; std::cmp_less(seat, setup.levels.size()); ++seat) {
        EXPECT_EQ(living.place_on(seat), seat) << setup.game;
        const auto view = living.table().view(seat);
        EXPECT_EQ(view->viewer().index, seat) << setup.game;
      }
      living.expect_same_when_folded_again();
    }
  }
}

TEST(Seating, MixesPeopleAndComputers) {
  TableSetup setup = setup_of("grailnah", {3, 0, 0, 8}, {{"players", "4"}});
  setup.seating = SeatingWish::chosen;
  LivingTable living(setup);
  EXPECT_EQ(living.table().phase(), TablePhase::running);
  const json::object view = living.view(1);
  EXPECT_EQ(view.at("places").as_array()[0].at("level").as_int64(), 3);
  EXPECT_EQ(view.at("places").as_array()[0].at("name").as_string(), "");
  EXPECT_EQ(view.at("places").as_array()[1].at("name").as_string(), "person 1");
  EXPECT_NE(living.table().public_record().find("level:8"), std::string::npos);
}

TEST(Seating, ByChoiceNeedsASeatForEachPlayer) {
  TableSetup setup = setup_of("graal", {0, 0, 0}, {{"armies", "3"}});
  EXPECT_EQ(refusal(setup), "");
  setup.seating = SeatingWish::chosen;
  EXPECT_EQ(refusal(setup), "table.chosen-seats");
}

TEST(Seating, RefusesWhatCannotBePlayed) {
  EXPECT_EQ(refusal(setup_of("chess", {0, 0})), "table.game");
  EXPECT_EQ(refusal(setup_of("menhirs", {0, 0, 0})), "match.players");
  EXPECT_EQ(refusal(setup_of("grailnah", {0, 0}, {{"players", "4"}})), "match.players");
  EXPECT_FALSE(refusal(setup_of("menhirs", {0, 0}, {{"colour", "red"}})).empty());
  EXPECT_FALSE(refusal(setup_of("graal", {0, 0}, {{"armies", "9"}})).empty());
}

TEST(Seating, OfTheMakerIsAPlaceForAPerson) {
  const auto found = [](int place) {
    const auto events = GameTable::create({setup_of("menhirs", {0, 4}), place}, person(0), "", {});
    return events ? "" : std::string(events.error().key());
  };
  EXPECT_EQ(found(0), "");
  EXPECT_EQ(found(1), "table.makers-place");
  EXPECT_EQ(found(2), "table.makers-place");
}

TEST(Seating, GoesOnUntilAllPlacesAreTaken) {
  auto events = GameTable::create({setup_for_four(), 2}, person(2), "", {});
  GameTable table("table1");
  for (const TableEvent& event : *events) ASSERT_TRUE(table.fold(event).has_value());
  const auto sit = [&](int who, std::optional<int> place) {
    const auto decided = table.decide(person(who), "", command::Sit{place}, {});
    if (!decided) return std::string(decided.error().key());
    for (const TableEvent& event : *decided) EXPECT_TRUE(table.fold(event).has_value());
    return std::string();
  };
  EXPECT_EQ(table.phase(), TablePhase::open);
  EXPECT_EQ(sit(2, 0), "table.seated-already");
  EXPECT_EQ(sit(0, 2), "table.place-taken");
  EXPECT_EQ(sit(0, 5), "table.place-taken");
  EXPECT_EQ(sit(0, std::nullopt), "");
  EXPECT_EQ(table.place_of(person(0).identity), 0);
  EXPECT_EQ(sit(1, 3), "");
  EXPECT_EQ(table.phase(), TablePhase::open);
  EXPECT_EQ(sit(3, std::nullopt), "");
  EXPECT_EQ(table.phase(), TablePhase::running);
  EXPECT_EQ(sit(4, std::nullopt), "table.begun");
}

}  // namespace
}  // namespace broceliande::server
