#include <gtest/gtest.h>

#include "server/storage/event_codec.hpp"
#include "server/storage/operator_acts.hpp"
#include "server/testing/stores.hpp"
#include "server/testing/tables.hpp"

// Who has blocked or reported whom, and what operators do.
namespace broceliande::server {
namespace {

class Moderation : public StoreTest {
 protected:
  void arrive(const std::string& id) {
    value_of(store().add_identity({.id = id, .name = "Name of " + id},
                                  {.hash = "token of " + id, .identity = id, .created = at(1)}));
  }
  bool block(const std::string& who, const std::string& whom) {
    return value_of(store().add_block({.id = who + whom,
                                       .identity = who,
                                       .blocked = whom,
                                       .name = "Name of " + whom,
                                       .made = at(5)}));
  }
  Report report(const std::string& id, const std::string& by = "ana",
                const std::string& about = "bo") {
    Report made{.id = id,
                .made = at(7),
                .by = {.identity = by, .name = "Name of " + by},
                .about = {.identity = about, .name = "Name of " + about},
                .reason = ReportReason::insult,
                .text = "called me a pebble",
                .table = "table1",
                .place = 1,
                .chat = {{.identity = about, .name = "Name of " + about, .text = "you pebble"},
                         {.identity = by, .name = "Name of " + by, .text = "well"}}};
    return made;
  }
  Moment muted_until(const std::string& id) { return value_of(store().identity(id))->muted_until; }
  BlockedPeople people(const std::string& id) {
    const auto user = value_of(store().user_of_token("token of " + id));
    EXPECT_EQ(user->people, value_of(store().blocked_people(id))) << "by token and by person";
    return user->people;
  }
  /// A table of two people that is stored, and as it is then.
  GameTable stored(int moves) {
    LivingTable table(setup_of("menhirs", {0, 0}));
    table.play(moves);
    EXPECT_TRUE(
        value_of(store().append(std::vector{Append{table.log(), table.table().index()}}))[0]);
    return reread();
  }
  GameTable reread() { return value_of(table_from(*value_of(store().load("table1", 0)))); }
};
INSTANTIATE_TEST_SUITE_P(Engines, Moderation, all_engines(), engine_name);

TEST_P(Moderation, BlocksAreKnownToBothSidesAndGoAgain) {
  for (const char* id : {"ana", "bo", "cleo"}) arrive(id);
  EXPECT_TRUE(block("ana", "bo"));
  EXPECT_TRUE(block("cleo", "ana"));
  EXPECT_TRUE(value_of(store().add_block(
      {.id = "again", .identity = "ana", .blocked = "bo", .name = "Bo now", .made = at(9)})));
  const std::vector<PersonBlock> expected{
      {.id = "anabo", .identity = "ana", .blocked = "bo", .name = "Bo now", .made = at(5)}};
  EXPECT_EQ(value_of(store().blocks_of("ana")), expected) << "once, by the later name";
  EXPECT_EQ(people("ana"), (BlockedPeople{.blocked = {"bo"}, .blocked_by = {"cleo"}}));
  EXPECT_EQ(people("bo"), (BlockedPeople{.blocked = {}, .blocked_by = {"ana"}}));
  EXPECT_EQ(value_of(store().remove_block("bo", "anabo")), std::nullopt) << "it is not bo's";
  EXPECT_EQ(value_of(store().remove_block("ana", "anabo")), "bo");
  EXPECT_EQ(value_of(store().remove_block("ana", "anabo")), std::nullopt);
  EXPECT_TRUE(people("bo").is_empty());
}

TEST_P(Moderation, NobodyBlocksTooMany) {
  arrive("ana");
  for (int i = 0; i <= kMostBlocks; ++i) {
    const std::string other = "other" + std::to_string(i);
    arrive(other);
    EXPECT_EQ(block("ana", other), i < kMostBlocks);
  }
}

TEST_P(Moderation, ReportsKeepWhatWasSaid) {
  for (const char* id : {"ana", "bo"}) arrive(id);
  EXPECT_TRUE(value_of(store().add_account("bo", "Bors", "password")));
  EXPECT_TRUE(value_of(store().add_report(report("first"))));
  Report expected = report("first");
  expected.about.account = "Bors";
  EXPECT_EQ(value_of(store().reports(true, 9)), std::vector{expected});
  EXPECT_EQ(value_of(store().reports_by("ana")), std::vector{expected});
  EXPECT_TRUE(value_of(store().reports_by("bo")).empty());
  EXPECT_EQ(value_of(store().moderation_after(0)).open_reports, 1);
  value_of(operators::close_report(store(), "first", "talked to him", at(20)));
  EXPECT_FALSE(operators::close_report(store(), "first", "", at(21))) << "it is closed";
  EXPECT_TRUE(value_of(store().reports(true, 9)).empty());
  EXPECT_EQ(value_of(store().reports(false, 9))[0].closed, at(20));
  EXPECT_EQ(value_of(store().moderation_after(0)).open_reports, 0);
}

TEST_P(Moderation, NobodyHasTooManyReportsOpen) {
  for (const char* id : {"ana", "bo"}) arrive(id);
  for (int i = 0; i <= kMostOpenReports; ++i) {
    const bool is_added = value_of(store().add_report(report("report" + std::to_string(i))));
    EXPECT_EQ(is_added, i < kMostOpenReports);
  }
  value_of(operators::close_report(store(), "report0", "", at(20)));
  EXPECT_TRUE(value_of(store().add_report(report("later"))));
}

TEST_P(Moderation, WhoIsDeletedLeavesNothingBehind) {
  for (const char* id : {"ana", "bo", "cleo"}) arrive(id);
  EXPECT_TRUE(block("ana", "bo"));
  EXPECT_TRUE(block("bo", "ana"));
  EXPECT_TRUE(value_of(store().add_report(report("about", "ana", "bo"))));
  Report other = report("line", "ana", "cleo");
  other.chat.push_back({.identity = "bo", .name = "Name of bo", .text = "me too"});
  EXPECT_TRUE(value_of(store().add_report(other)));
  EXPECT_TRUE(value_of(store().add_account("bo", "Bors", "password")));
  value_of(operators::mute(store(), "Bors", Milliseconds(9), "a note", at(20)));
  value_of(store().remove_identity("bo"));
  EXPECT_TRUE(people("ana").is_empty());
  const auto reports = value_of(store().reports(false, 9));
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].chat.size(), 2U) << "what bo said is gone";
  const ModerationAct act = value_of(store().moderation_after(0)).acts.at(0);
  EXPECT_EQ(act.who + act.identity + act.note, "");
}

TEST_P(Moderation, AGuestWhoLogsInTakesItAllAlong) {
  for (const char* id : {"ana", "bo", "account"}) arrive(id);
  EXPECT_TRUE(block("ana", "bo"));
  EXPECT_TRUE(block("account", "bo"));
  EXPECT_TRUE(block("ana", "account"));
  EXPECT_TRUE(block("bo", "ana"));
  EXPECT_TRUE(value_of(store().add_report(report("first"))));
  EXPECT_TRUE(value_of(store().append(std::vector{append_of("table1", 1)}))[0]);
  EXPECT_TRUE(value_of(store().add_account("ana", "Ana", "password")));
  value_of(operators::mute(store(), "ana", Milliseconds(80), "", at(20)));
  value_of(store().transfer_tokens(
      "ana", {.hash = "fresh", .identity = "account", .created = at(30)}, "token of ana"));
  EXPECT_EQ(people("account"), (BlockedPeople{.blocked = {"bo"}, .blocked_by = {"bo"}}));
  EXPECT_EQ(value_of(store().reports_by("account")).size(), 1U);
  EXPECT_EQ(muted_until("account"), at(100)) << "logging in lifts no mute";
}

TEST_P(Moderation, ServersHearOfEveryActOnce) {
  for (const char* id : {"ana", "bo"}) arrive(id);
  EXPECT_TRUE(value_of(store().add_account("bo", "Bors", "password")));
  EXPECT_EQ(value_of(store().last_moderation()), 0);
  EXPECT_FALSE(operators::mute(store(), "Nobody", Milliseconds(9), "", at(20)));
  EXPECT_EQ(value_of(store().last_moderation()), 0) << "nothing was done";
  value_of(operators::mute(store(), "bors", Milliseconds(80), "insults", at(20)));
  EXPECT_EQ(muted_until("bo"), at(100));
  const auto first = value_of(store().moderation_after(0)).acts;
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0], (ModerationAct{.id = 1,
                                     .at = at(20),
                                     .kind = ModerationKind::mute,
                                     .identity = "bo",
                                     .who = "bors",
                                     .until = at(100),
                                     .note = "insults"}));
  value_of(operators::unmute(store(), "Bors", "", at(30)));
  EXPECT_EQ(muted_until("bo"), Moment{});
  const auto second = value_of(store().moderation_after(1)).acts;
  ASSERT_EQ(second.size(), 1U);
  EXPECT_EQ(second[0].kind, ModerationKind::unmute);
  EXPECT_EQ(value_of(store().last_moderation()), 2);
}

TEST_P(Moderation, AGuestIsMutedByAReport) {
  for (const char* id : {"ana", "bo"}) arrive(id);
  EXPECT_TRUE(value_of(store().add_report(report("first"))));
  value_of(operators::mute(store(), "first", Milliseconds(9), "", at(20)));
  EXPECT_EQ(muted_until("bo"), at(29));
  EXPECT_EQ(muted_until("ana"), Moment{});
}

TEST_P(Moderation, AGuestIsMutedByTheirPlace) {
  const GameTable table = stored(0);
  const std::string identity = table.identity_at(1);
  arrive(identity);
  EXPECT_FALSE(operators::mute(store(), "table1/7", Milliseconds(9), "", at(20)));
  EXPECT_FALSE(operators::mute(store(), "table9/1", Milliseconds(9), "", at(20)));
  value_of(operators::mute(store(), "table1/1", Milliseconds(9), "", at(20)));
  EXPECT_EQ(muted_until(identity), at(29));
}

TEST_P(Moderation, AnAnnulledGameKeepsItsRecord) {
  const std::string before = stored(3).public_record();
  EXPECT_FALSE(operators::remove_table(store(), "table1", "", kNoon)) << "a game is played there";
  const ModerationAct act = value_of(operators::annul_game(store(), "table1", "engine", kNoon));
  const GameTable after = reread();
  EXPECT_EQ(after.phase(), TablePhase::over);
  EXPECT_EQ(after.number(), act.number);
  EXPECT_EQ(after.public_record(), before);
  EXPECT_FALSE(operators::annul_game(store(), "table1", "again", kNoon));
  EXPECT_FALSE(operators::annul_game(store(), "table9", "", kNoon));
}

}  // namespace
}  // namespace broceliande::server
