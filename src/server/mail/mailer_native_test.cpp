#include <gtest/gtest.h>

#include "server/mail/mailer.hpp"
#include "server/mail/unsubscribe_token.hpp"
#include "server/testing/mail_means.hpp"

// What people are written, and what is counted and logged of it.
namespace broceliande::server {
namespace {

const Secret kAda{"ada@example.org"};

TEST(Mailing, LinksHaveTheirSecretWhereNoServerSeesIt) {
  TestMailer test;
  test.mailer.mail_confirmation(kAda, "en", "ada", Secret("s3cret"));
  EXPECT_NE(test.outlet.text(0).find("For ada: https://games.test/confirm#s3cret\r\n"),
            std::string::npos);
  test.mailer.mail_recovery(kAda, "fr", "ada", Secret("s3cret"));
  EXPECT_EQ(test.outlet.after("https://games.test/recover#"), "s3cret");
  EXPECT_NE(test.outlet.text(1).find("Content-Language: fr\r\n"), std::string::npos);
  test.mailer.mail_recovery(kAda, "tlh", "ada", Secret("s3cret"));
  EXPECT_NE(test.outlet.text(2).find("Subject: Recover\r\n"), std::string::npos);
  for (const auto& [mail, answer] : test.outlet.posted) {
    EXPECT_EQ(mail.from, "games@example.org");
    EXPECT_EQ(mail.to.reveal(), kAda.reveal());
    EXPECT_FALSE(mail.is_notice);
    EXPECT_EQ(mail.text.reveal().find("List-Unsubscribe"), std::string::npos);
  }
}

TEST(Mailing, NoticesSayHowToEndThem) {
  TestMailer test;
  const std::string handle = new_mail_handle();
  test.mailer.mail_notice(
      {.address = kAda, .language = "en", .handle = handle},
      {.title = "Graal: it is your turn", .body = "Bo", .tag = "abc", .path = "/table/abc"});
  const std::string text = test.outlet.text(0);
  const std::string token = test.outlet.after("List-Unsubscribe: <https://games.test/unsubscribe/");
  EXPECT_EQ(test.mailer.reader_of(token), handle);
  EXPECT_NE(text.find("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"),
            std::string::npos);
  EXPECT_NE(text.find("Subject: Graal: it is your turn\r\n"), std::string::npos);
  EXPECT_TRUE(
      text.ends_with("\r\n\r\nGraal: it is your turn\r\nBo\r\n\r\n"
                     "https://games.test/table/abc\r\n\r\n--=20\r\n"
                     "No more: https://games.test/unsubscribe/" +
                     token + "\r\n"))
      << text;
  EXPECT_TRUE(test.outlet.posted[0].mail.is_notice);
}

TEST(Mailing, NothingThatOthersChooseBecomesAHeader) {
  TestMailer test;
  const std::string evil = "Eve\r\nBcc: eve@example.org\r\n\r\nx";
  test.mailer.mail_notice({.address = kAda, .language = "en", .handle = new_mail_handle()},
                          {.title = evil, .body = evil, .tag = "x", .path = "/games"});
  test.mailer.mail_confirmation(kAda, "en", evil, Secret("x"));
  for (std::size_t i = 0; i < 2; ++i) {
    const std::string text = test.outlet.text(i);
    EXPECT_EQ(text.substr(0, text.find("\r\n\r\n")).find("\nBcc"), std::string::npos);
  }
}

TEST(Mailing, CountsAndLogsFailuresWithoutAddresses) {
  TestMailer test;
  for (int i = 0; i < 6; ++i) test.mailer.mail_recovery(kAda, "en", "ada", Secret("s3cret"));
  test.outlet.posted[0].answer({.outcome = MailOutcome::sent, .code = 250, .why = ""});
  for (std::size_t i = 1; i < 6; ++i) {
    test.outlet.posted[i].answer(
        {.outcome = i == 1 ? MailOutcome::refused : MailOutcome::failed, .code = 550, .why = "no"});
  }
  test.outlet.is_full = true;
  test.mailer.mail_recovery(kAda, "en", "ada", Secret("s3cret"));
  EXPECT_EQ(test.metrics.mails(MailFate::sent).value(), 1U);
  EXPECT_EQ(test.metrics.mails(MailFate::refused).value(), 1U);
  EXPECT_EQ(test.metrics.mails(MailFate::failed).value(), 4U);
  EXPECT_EQ(test.metrics.mails(MailFate::dropped).value(), 1U);
  const std::string log = test.last_words();
  EXPECT_EQ(std::ranges::count(log, '\n'), 3) << "not one for each";
  EXPECT_NE(log.find(R"("event":"mail-failed","kind":"recovery","code":550,"why":"no")"),
            std::string::npos)
      << log;
  EXPECT_EQ(log.find("ada"), std::string::npos);
  EXPECT_EQ(log.find("s3cret"), std::string::npos);
}

TEST(UnsubscribeTokens, AreGoodOnlyAsTheyWereSigned) {
  const Secret key("a key");
  const std::string handle = new_mail_handle();
  const std::string token = unsubscribe_token(handle, key);
  EXPECT_EQ(read_unsubscribe_token(token, key), handle);
  EXPECT_EQ(read_unsubscribe_token(token, Secret("another")), std::nullopt);
  EXPECT_EQ(read_unsubscribe_token(handle, key), std::nullopt);
  EXPECT_EQ(read_unsubscribe_token(token + "0", key), std::nullopt);
  EXPECT_EQ(read_unsubscribe_token("", key), std::nullopt);
  const std::string other = new_mail_handle() + token.substr(handle.size());
  EXPECT_EQ(read_unsubscribe_token(other, key), std::nullopt);
  for (std::size_t i = 0; i < token.size(); ++i) {
    std::string changed = token;
    changed[i] = changed[i] == 'x' ? 'y' : 'x';
    EXPECT_EQ(read_unsubscribe_token(changed, key), std::nullopt) << i;
  }
}

TEST(MailWordsFile, IsReadOrRefused) {
  EXPECT_EQ(words_in(sample_mail_words(), "fr").confirm_subject, "Confirmez");
  EXPECT_EQ(words_in(sample_mail_words(), "nl").confirm_subject, "Confirm");
  for (const auto* bad : {"", "[]", "{}", R"({"fr":{}})", R"({"en":{"confirmSubject":"x"}})"}) {
    EXPECT_EQ(read_mail_words(bad), std::nullopt) << bad;
  }
}

}  // namespace
}  // namespace broceliande::server
