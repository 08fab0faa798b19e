#include <gtest/gtest.h>

#include "server/testing/mail_means.hpp"
#include "server/testing/notice_means.hpp"
#include "server/testing/test_api.hpp"

// Where people with an account read mail, and what they can do with what is sent there.
namespace broceliande::server {
namespace {

constexpr auto kConfirms = "https://games.test/confirm#";
constexpr auto kRecovers = "https://games.test/recover#";

class MailAddresses : public testing::Test {
 protected:
  MailAddresses()
      : day(std::make_shared<TestDay>()),
        mail([this] { return day->now; }),
        api({}, std::make_shared<SharedStore>(), day, false, means_with(outlet, &mail.mailer),
            &mail.mailer),
        cookie(api.guest("Elaine")) {
    EXPECT_EQ(api.post("api/account", kElaine, cookie).status, 200U);
  }
  ApiAnswer name(const std::string& address, const std::string& password = "excalibur") {
    return api.post(
        "api/mail",
        R"({"address":")" + address + R"(","password":")" + password + R"(","language":"en"})",
        cookie);
  }
  ApiAnswer follow(const std::string& link) {
    return api.post("api/confirm", R"({"link":")" + link + "\"}");
  }
  void confirm(const std::string& address) {
    EXPECT_EQ(name(address).status, 200U);
    const ApiAnswer done = follow(mail.outlet.after(kConfirms));
    EXPECT_EQ(done.status, 200U) << done.body;
  }
  json::object state(const ApiAnswer& answer) {
    EXPECT_EQ(answer.status, 200U) << answer.body;
    expect_answer_by_schema(answer.body, "Mail");
    return json::parse(answer.body).as_object();
  }
  json::object state() { return state(api.post("api/mail", "{}", cookie)); }
  ApiAnswer forgot(const std::string& who) {
    return api.post("api/recovery-mail", R"({"who":")" + who + R"(","language":"en"})");
  }
  ApiAnswer recover(const std::string& link) {
    return api.post("api/recover", R"({"link":")" + link + R"(","newPassword":"clarent!"})");
  }
  std::size_t sent() const { return mail.outlet.posted.size(); }

  std::shared_ptr<TestDay> day;
  TestOutlet outlet;
  TestMailer mail;
  TestApi api;
  std::string cookie;
};

TEST_F(MailAddresses, CountOnceTheirLinkWasFollowed) {
  EXPECT_EQ(json::serialize(state()), R"({"offered":true,"address":"","pending":""})");
  const json::object named = state(name("elaine@example.org"));
  EXPECT_EQ(Schema::text(named.at("address")), "");
  EXPECT_EQ(Schema::text(named.at("pending")), "elaine@example.org");
  EXPECT_EQ(mail.outlet.recipient(), "elaine@example.org");
  const std::string link = mail.outlet.after(kConfirms);
  EXPECT_EQ(follow(link + "x").status, 403U);
  const json::object confirmed = state(follow(link));
  EXPECT_EQ(Schema::text(confirmed.at("address")), "elaine@example.org");
  EXPECT_EQ(Schema::text(confirmed.at("pending")), "");
  EXPECT_EQ(TestApi::key_of(follow(link)), "server.wrong-link") << "once";
  EXPECT_EQ(Schema::text(state(api.post("api/mail", R"({"remove":true})", cookie)).at("address")),
            "");
}

TEST_F(MailAddresses, LinksExpireAfterADay) {
  EXPECT_EQ(name("elaine@example.org").status, 200U);
  day->now += std::chrono::hours(24);
  EXPECT_EQ(follow(mail.outlet.after(kConfirms)).status, 403U);
}

TEST_F(MailAddresses, AreNamedWithThePasswordAlone) {
  EXPECT_EQ(TestApi::key_of(name("elaine@example.org", "wrong one")), "server.wrong-password");
  EXPECT_EQ(api.post("api/mail", R"({"address":"e@example.org","language":"en"})", cookie).status,
            403U);
  for (const auto* bad : {"elaine", "elaine@example.org\\r\\nBcc: eve@example.org", "a b@c.org"}) {
    EXPECT_EQ(TestApi::key_of(name(bad)), "server.no-mail-address") << bad;
  }
  const std::string body = R"({"address":"e@example.org","password":"x","language":"en"})";
  EXPECT_EQ(api.post("api/mail", body).status, 401U);
  EXPECT_EQ(TestApi::key_of(api.post("api/mail", body, api.guest("x"))), "server.no-account");
  EXPECT_EQ(api.post("api/mail", R"({"remove":true})").status, 401U);
  EXPECT_EQ(api.post("api/mail", R"({"address":"e@example.org","password":"x"})", cookie).status,
            400U)
      << "in which language?";
  EXPECT_EQ(sent(), 0U);
}

TEST_F(MailAddresses, AreNotFilledByStrangers) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(name("victim@example.org").status, 200U);
  EXPECT_EQ(TestApi::key_of(name("Victim@example.org")), "server.too-fast");
  EXPECT_EQ(sent(), 3U);
}

TEST_F(MailAddresses, AreHandedOverAndDeletedWithThePerson) {
  confirm("elaine@example.org");
  const ApiAnswer data = api.post("api/export", "{}", cookie);
  expect_answer_by_schema(data.body, "PersonalData");
  EXPECT_EQ(Schema::text(json::parse(data.body).at("mail").at("address")), "elaine@example.org");
  EXPECT_EQ(api.post("api/deletion", R"({"password":"excalibur"})", cookie).status, 200U);
  EXPECT_EQ(forgot("elaine@example.org").status, 200U);
  api.server.settle();
  EXPECT_EQ(sent(), 1U);
}

TEST_F(MailAddresses, RecoverAnAccountOnce) {
  confirm("elaine@example.org");
  TestClient page(api.server, *api.user(cookie));
  const ApiAnswer asked = forgot("ELAINE");
  EXPECT_EQ(asked.status, 200U);
  expect_answer_by_schema(asked.body, "Nothing");
  EXPECT_EQ(mail.outlet.recipient(), "elaine@example.org");
  const std::string link = mail.outlet.after(kRecovers);
  EXPECT_EQ(recover("x").status, 403U);
  EXPECT_TRUE(api.who(cookie).has_value());
  const ApiAnswer done = recover(link);
  EXPECT_EQ(done.status, 200U) << done.body;
  EXPECT_EQ(api.who(TestApi::cookie_of(done))->account, "elaine") << "it logs in";
  EXPECT_TRUE(page.is_disconnected);
  EXPECT_EQ(api.who(cookie), std::nullopt);
  EXPECT_EQ(api.post("api/login", R"({"account":"elaine","password":"clarent!"})").status, 200U);
  EXPECT_EQ(TestApi::key_of(recover(link)), "server.wrong-link");
}

TEST_F(MailAddresses, RecoverByAddressUntilTheLinkExpires) {
  confirm("elaine@example.org");
  EXPECT_EQ(forgot("Elaine@Example.org").status, 200U);
  const std::string link = mail.outlet.after(kRecovers);
  day->now += std::chrono::hours(1);
  EXPECT_EQ(recover(link).status, 403U);
}

TEST_F(MailAddresses, NobodyLearnsWhichThereAre) {
  confirm("elaine@example.org");
  EXPECT_EQ(api.post("api/account", R"({"account":"bors","password":"excalibur"})", api.guest("Bo"))
                .status,
            200U);
  const std::size_t before = sent();
  const ApiAnswer unknown = forgot("nobody@example.org");
  const ApiAnswer without = forgot("bors");
  EXPECT_EQ(sent(), before);
  const ApiAnswer known = forgot("elaine");
  EXPECT_EQ(sent(), before + 1);
  for (const ApiAnswer& each : {unknown, without}) {
    EXPECT_EQ(each.status, known.status);
    EXPECT_EQ(each.body, known.body);
    EXPECT_EQ(each.set_cookies, known.set_cookies);
  }
}

TEST_F(MailAddresses, TheAnswerComesBeforeAnythingIsLookedUp) {
  confirm("elaine@example.org");
  bool is_answered = false;
  api.api.answer(TestApi::request("api/recovery-mail", R"({"who":"elaine","language":"en"})"),
                 [&](const ApiAnswer& answer) { is_answered = answer.status == 200; });
  EXPECT_TRUE(is_answered) << "so its time says nothing";
  EXPECT_EQ(sent(), 1U);
  api.server.settle_until([&] { return sent() == 2; });
}

TEST_F(MailAddresses, RecoveryIsAskedForSeldom) {
  confirm("elaine@example.org");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(forgot("elaine").status, 200U);
  EXPECT_EQ(TestApi::key_of(forgot("elaine")), "server.too-fast") << "by name";
  EXPECT_EQ(sent(), 4U);
  EXPECT_EQ(forgot("elaine@example.org").status, 200U);
  EXPECT_EQ(sent(), 4U) << "the account's share is used up, however it is asked for";
  for (int i = 0; i < 3; ++i) (void)forgot("somebody" + std::to_string(i));
  EXPECT_EQ(forgot("one more").status, 429U) << "from one place";
}

TEST_F(MailAddresses, UnsubscribingNeedsNothingButItsLink) {
  confirm("elaine@example.org");
  const std::string chosen = R"({"mail":{"kinds":["turn","time"],"language":"fr"}})";
  const ApiAnswer settings = api.post("api/notices", chosen, cookie);
  expect_answer_by_schema(settings.body, "Notices");
  EXPECT_EQ(json::serialize(json::parse(settings.body).at("mail")), R"({"kinds":["turn","time"]})");
  const auto stored = api.server.shared->store->mail_of(api.who(cookie)->id);
  ASSERT_TRUE(stored && *stored);
  EXPECT_EQ((*stored)->language, "fr");
  mail.mailer.mail_notice(
      {.address = Secret("elaine@example.org"), .language = "en", .handle = (*stored)->handle},
      {.title = "x", .body = "", .tag = "x", .path = "/games"});
  const std::string token = mail.outlet.after("<https://games.test/unsubscribe/");
  ApiRequest request = TestApi::request("unsubscribe/" + token, "List-Unsubscribe=One-Click");
  request.origin = "";
  request.content_type = "application/x-www-form-urlencoded";
  ApiRequest wrong = request;
  wrong.path += "0";
  EXPECT_EQ(api.ask(wrong).status, 404U);
  EXPECT_EQ((*api.server.shared->store->mail_of(api.who(cookie)->id))->kinds, 5U);
  EXPECT_EQ(api.ask(request).status, 200U);
  EXPECT_EQ((*api.server.shared->store->mail_of(api.who(cookie)->id))->kinds, 0U);
  EXPECT_EQ(api.ask(request).status, 200U) << "again does no harm";
}

TEST(WithoutMail, NothingIsOffered) {
  TestApi api;
  const std::string cookie = api.guest("Elaine");
  EXPECT_EQ(api.post("api/account", kElaine, cookie).status, 200U);
  EXPECT_EQ(api.post("api/mail", "{}", cookie).body,
            R"({"offered":false,"address":"","pending":""})");
  EXPECT_EQ(api.post("api/mail", "{}").body, R"({"offered":false,"address":"","pending":""})");
  for (const auto& [path, body] :
       {std::pair{"api/mail",
                  R"({"address":"e@example.org","password":"excalibur","language":"en"})"},
        std::pair{"api/recovery-mail", R"({"who":"elaine","language":"en"})"},
        std::pair{"api/notices", R"({"mail":{"kinds":[],"language":"en"}})"}}) {
    const ApiAnswer answer = api.post(path, body, cookie);
    EXPECT_EQ(answer.status, 409U) << path;
    EXPECT_EQ(TestApi::key_of(answer), "server.no-mail");
  }
  EXPECT_EQ(api.ask(TestApi::request("unsubscribe/x", "")).status, 404U);
}

}  // namespace
}  // namespace broceliande::server
