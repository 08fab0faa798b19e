#include <gtest/gtest.h>

#include "server/notices/notice_service.hpp"
#include "server/testing/notice_means.hpp"
#include "server/testing/stores.hpp"
#include "server/testing/test_server.hpp"

// Who is told what by e-mail, and how often.
namespace broceliande::server {
namespace {

using Titles = std::vector<std::string>;

constexpr auto kHerTurn = "menhirs (en): it is your turn";
constexpr Milliseconds kSoonMailed{5'000};
constexpr Milliseconds kQuarter{901'000};
constexpr std::uint32_t kTurnAlone = 1U << static_cast<unsigned>(NoticeKind::turn);

class MailedNotices : public testing::Test {
 protected:
  MailedNotices()
      : server(std::make_shared<SharedStore>(), std::make_shared<TestDay>(), {}, false,
               means_with(outlet, &mailer)) {
    for (const char* name : {"a", "b"}) {
      const Identity who = somebody(name);
      value_of(store().add_identity(who, {.hash = "token of " + who.id, .identity = who.id}));
      value_of(store().add_account(who.id, name, "password"));
    }
  }
  Store& store() { return *server.shared->store; }
  void read_mail(const std::string& name, std::uint32_t kinds = kAllNotices,
                 const std::string& language = "en") {
    const std::string id = somebody(name).id;
    value_of(store().put_pending_address(id, {.address = Secret(name + "@example.org"),
                                              .language = language,
                                              .handle = "handle of " + name,
                                              .link_hash = "link of " + name,
                                              .expires = server.day->now + Milliseconds(1)}));
    EXPECT_EQ(value_of(store().confirm_address("link of " + name, server.day->now)), id);
    value_of(store().set_mail_kinds(id, kinds, language));
  }
  /// Games where the first is to move; nobody is connected any more.
  std::vector<std::string> begun(int games = 1) {
    std::vector<std::string> tables;
    {
      TestClient a(server, somebody("a"));
      for (int i = 0; i < games; ++i) tables.push_back(create(a, {}));
    }
    TestClient b(server, somebody("b"));
    for (const std::string& table : tables) EXPECT_EQ(b.at(table, "sit"), "");
    return tables;
  }

  TestOutlet outlet;
  TestNoticeMailer mailer;
  TestServer server;
};

TEST_F(MailedNotices, ComeToWhoeverWantsThemInTheirLanguage) {
  read_mail("a", kTurnAlone, "fr");
  const std::string table = begun()[0];
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles{"menhirs (fr) : à vous de jouer"});
  const auto& [reader, message] = mailer.mailed[0];
  EXPECT_EQ(reader.address.reveal(), "a@example.org");
  EXPECT_EQ(reader.language, "fr");
  EXPECT_EQ(reader.handle, "handle of a");
  EXPECT_EQ(message.body, "b");
  EXPECT_EQ(message.path, "/table/" + table);
  EXPECT_EQ(outlet.titles(), Titles()) << "no browser asked for it";
}

TEST_F(MailedNotices, NeedAConfirmedAddressAndAWish) {
  value_of(store().put_pending_address(somebody("a").id, {.address = Secret("a@example.org"),
                                                          .language = "en",
                                                          .handle = "h",
                                                          .link_hash = "l",
                                                          .expires = Moment::max()}));
  value_of(store().set_mail_kinds(somebody("a").id, kAllNotices, "en"));
  begun();
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles());
  value_of(store().confirm_address("l", server.day->now));
  value_of(store().set_mail_kinds(somebody("a").id, 1U << static_cast<unsigned>(NoticeKind::over),
                                  "en"));
  begun();
  server.pass(kQuarter);
  EXPECT_EQ(mailer.titles(), Titles()) << "it is not the end of a game";
}

TEST_F(MailedNotices, KindsOfMailAreNotThoseOfTheBrowser) {
  read_mail("a", kTurnAlone);
  value_of(store().set_notice_choice(somebody("a").id, {.kinds = 0}));
  begun();
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles{kHerTurn});
  value_of(store().set_notice_choice(somebody("a").id, {.without = {"menhirs"}}));
  begun();
  server.pass(kQuarter);
  EXPECT_EQ(mailer.titles(), Titles()) << "games are the same for both";
}

TEST_F(MailedNotices, AreBundledForAQuarterOfAnHour) {
  read_mail("a");
  begun();
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles().size(), 1U);
  {
    TestClient b(server, somebody("b"));
    std::vector<std::string> tables;
    for (int i = 0; i < 2; ++i) {
      tables.push_back(create(b, {}));
      value_of(store().set_notice_choice(somebody("a").id, {}));
    }
    TestClient a(server, somebody("a"));
    for (const std::string& table : tables) EXPECT_EQ(a.at(table, "sit"), "");
    a.leave();
    for (const std::string& table : tables) {
      EXPECT_EQ(b.watch(table, kWithView), "");
      EXPECT_EQ(b.play(table), "");
    }
  }
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles()) << "a mailbox is not filled";
  server.pass(kQuarter);
  EXPECT_EQ(mailer.titles(), Titles{"3 games wait for you"});
}

TEST_F(MailedNotices, WaitUntilQuietHoursAreOver) {
  read_mail("a");
  value_of(
      store().set_notice_choice(somebody("a").id, {.quiet = QuietHours{.from = 0, .until = 60}}));
  begun();
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles()) << "the day of tests begins at midnight";
  server.pass(std::chrono::hours(1));
  EXPECT_EQ(mailer.titles(), Titles{kHerTurn});
}

TEST_F(MailedNotices, AreNotWrittenToWhoeverLooks) {
  read_mail("a");
  TestClient page(server, somebody("a"));
  begun();
  server.pass(Milliseconds(200'000));
  EXPECT_EQ(mailer.titles(), Titles());
}

TEST_F(MailedNotices, EndWithTheirLink) {
  read_mail("a");
  value_of(store().end_mail_notices("handle of a"));
  begun();
  server.pass(kSoonMailed);
  EXPECT_EQ(mailer.titles(), Titles());
}

}  // namespace
}  // namespace broceliande::server
