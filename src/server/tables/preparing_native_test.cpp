#include <gtest/gtest.h>

#include "core/preparation.hpp"
#include "server/storage/setup_codec.hpp"
#include "server/testing/tables.hpp"

// Preparing in secret.
namespace broceliande::server {
namespace {

LivingTable new_table() { return LivingTable(chosen(setup_of("graal", {0, 0}))); }

/// Everything that the table tells anybody, in one text.
std::string everything(const LivingTable& living) {
  std::string all = storage::summary_text(living.table().index()) + living.table().public_record();
  for (const std::string& view : all_views(living.table(), living.now)) all += view;
  for (const LoggedEvent& line : living.log()) all += line.body;
  return all;
}

std::string secret_salt(const LoggedEvent& line) {
  return Schema::text(json::parse(line.secret).at("salt"));
}

TEST(Preparing, ShowsACommitmentAloneUntilBothAreReady) {
  LivingTable living = new_table();
  EXPECT_EQ(living.table().party_to_prepare(0), "S");
  EXPECT_EQ(living.table().party_to_prepare(1), "N");
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(living.table().party_to_prepare(0), "");
  const LoggedEvent line = living.log().back();
  const std::string commitment = Schema::text(json::parse(line.body).at("commitment"));
  EXPECT_NE(living.table().public_record().find("ready S " + commitment), std::string::npos);
  const std::string all = everything(living);
  EXPECT_EQ(all.find("castle="), std::string::npos);
  EXPECT_EQ(all.find(secret_salt(line)), std::string::npos);
  EXPECT_NE(line.secret.find("castle="), std::string::npos);
  living.expect_same_when_folded_again();
}

TEST(Preparing, ShowsSaltsAndTextsThatMatchTheCommitmentsAfterwards) {
  LivingTable living = new_table();
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  const auto reading = read_record(living.table().public_record());
  ASSERT_FALSE(reading.damage.has_value());
  ASSERT_EQ(reading.record.preparations.front().size(), 2U);
  for (const Preparation& party : reading.record.preparations.front()) {
    EXPECT_TRUE(party.is_lifted());
    EXPECT_EQ(commitment_to(party.salt, party.text), party.commitment);
  }
  EXPECT_EQ(living.acting(), 0) << "South begins";
  living.expect_same_when_folded_again();
}

TEST(Preparing, DrawsASaltForEachAlone) {
  LivingTable living = new_table();
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  const std::string first = secret_salt(living.log().back());
  EXPECT_EQ(living.ask(1, command::Prepare{"corner"}), "");
  EXPECT_NE(secret_salt(living.log().back()), first);
}

TEST(Preparing, RefusesWhatIsNotCompleteOrComesTwice) {
  LivingTable living = new_table();
  EXPECT_EQ(living.ask(0, command::Prepare{"castle=d2d3;1=Kd2"}), "graal.missing");
  EXPECT_EQ(living.ask(0, command::Prepare{"nowhere"}), "graal.no-such-name");
  EXPECT_EQ(living.ask(5, command::Prepare{"corner"}), "table.not-seated");
  EXPECT_EQ(living.ask(0, command::Play{0, "a5-a6"}), "match.preparing");
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(living.ask(0, command::Prepare{"lodge"}), "match.ready-already");
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "match.not-preparing");
  EXPECT_EQ(LivingTable(setup_of("menhirs", {0, 0})).ask(0, command::Prepare{"corner"}),
            "match.not-preparing");
}

TEST(Preparing, AwaitsThoseWhoAreNotReady) {
  LivingTable living = new_table();
  EXPECT_TRUE(living.table().awaits(0));
  EXPECT_TRUE(living.table().awaits(1));
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  EXPECT_TRUE(living.table().awaits(0));
  EXPECT_FALSE(living.table().awaits(1));
}

TEST(Preparing, IsDoneByAnyoneOfACamp) {
  LivingTable living(chosen(setup_of("graal", {0, 0, 0, 0}, {{"armies", "2"}})));
  const GameEntry* entry = find_game("graal");
  const auto game = entry->with({{"armies", "2"}});
  const std::string south = *(*game)->preparation()->complete(0, "", 4);
  const std::string north = *(*game)->preparation()->complete(1, "", 4);
  EXPECT_EQ(living.table().party_to_prepare(2), "S");
  EXPECT_EQ(living.ask(2, command::Prepare{north}).empty(), false);
  EXPECT_EQ(living.ask(2, command::Prepare{south}), "");
  EXPECT_EQ(living.ask(0, command::Prepare{south}), "match.ready-already");
  EXPECT_FALSE(living.table().awaits(0));
  EXPECT_TRUE(living.table().awaits(1));
  EXPECT_TRUE(living.table().awaits(3));
  EXPECT_EQ(living.ask(3, command::Prepare{north}), "");
  EXPECT_EQ(living.acting(), 0);
  living.expect_same_when_folded_again();
}

TEST(Preparing, IsNeverTakenBack) {
  LivingTable living = new_table();
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  living.play(1);
  EXPECT_EQ(living.ask(1, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "");
  EXPECT_EQ(living.ask(1, command::AnswerOffer{OfferKind::take_back, true}), "");
  EXPECT_EQ(living.table().plies(), 0U);
  EXPECT_EQ(living.table().party_to_prepare(0), "");
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  living.expect_same_when_folded_again();
}

TEST(Preparing, BeginsAnewInTheNextGame) {
  TableSetup setup = chosen(setup_of("graal", {0, 0}));
  setup.length = MatchLength{.games = 2};
  LivingTable living(setup);
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  EXPECT_EQ(living.ask(1, command::Prepare{"lodge"}), "");
  living.play_out();
  ASSERT_EQ(living.table().phase(), TablePhase::running);
  EXPECT_EQ(living.ask(0, command::MakeOffer{OfferKind::take_back}), "table.no-take-back");
  EXPECT_EQ(living.ask(1, command::Next{}), "");
  EXPECT_TRUE(living.table().awaits(0));
  EXPECT_TRUE(living.table().awaits(1));
  EXPECT_EQ(living.table().plies(), 0U);
  EXPECT_EQ(living.ask(0, command::Prepare{"corner"}), "");
  const std::string record = living.table().public_record();
  EXPECT_NE(record.rfind("ready "), std::string::npos);
  living.expect_same_when_folded_again();
}

}  // namespace
}  // namespace broceliande::server
