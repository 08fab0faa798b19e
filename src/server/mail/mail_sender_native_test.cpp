#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "server/mail/mail_sender.hpp"
#include "server/testing/tiny_mail_server.hpp"

// The queue, its thread, and what libcurl makes of it.
namespace broceliande::server {
namespace {

/// Takes the answers on whichever thread they come.
class MailAnswers {
 public:
  MailOutlet::Answer next(const std::string& name = "") {
    return [this, name](MailDelivery delivery) {
      const std::scoped_lock lock(mutex_);
      deliveries_.push_back(std::move(delivery));
      names_ += name;
      has_come_.notify_all();
    };
  }
  std::vector<MailDelivery> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(has_come_.wait_for(lock, std::chrono::seconds(20),
                                   [&] { return deliveries_.size() >= count; }));
    return deliveries_;
  }
  std::string names() {
    const std::scoped_lock lock(mutex_);
    return names_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_come_;
  std::vector<MailDelivery> deliveries_;
  std::string names_;
};

MailSender::MailRules quick() {
  MailSender::MailRules rules;
  rules.retry.first = Milliseconds(10);
  rules.retry.growth = 1;
  rules.timeout = Milliseconds(300);
  return rules;
}

OutgoingMail mail(const std::string& text = "Subject: x\r\n\r\nbody\r\n", bool is_notice = true) {
  return {.from = "games@example.org",
          .to = Secret("ada@example.org"),
          .text = Secret(text),
          .is_notice = is_notice};
}

class SendingMail : public testing::Test {
 protected:
  std::unique_ptr<MailSender> sender(const std::string& url,
                                     MailSender::MailRules rules = quick()) {
    auto settings = smtp_settings({.smtp = url});
    EXPECT_TRUE(settings);
    return std::make_unique<MailSender>(
        *settings, [](const std::function<void()>& work) { work(); }, rules);
  }
  MailDelivery delivery(const std::string& url, MailSender::MailRules rules = quick()) {
    const auto one = sender(url, rules);
    EXPECT_TRUE(one->send(mail(), answers.next()));
    const auto told = answers.wait_for(1);
    return told.empty() ? MailDelivery{} : told.front();
  }

  MailAnswers answers;
};

TEST_F(SendingMail, HandsOverWhatItIsGivenOverOneConnection) {
  const TinyMailServer server({"250 taken"});
  const auto one = sender(server.url());
  EXPECT_TRUE(one->send(mail("Subject: x\r\n\r\n.dot\r\n"), answers.next()));
  answers.wait_for(1);
  EXPECT_TRUE(one->send(mail(), answers.next()));
  for (const auto& each : answers.wait_for(2)) {
    EXPECT_EQ(each.outcome, MailOutcome::sent);
    EXPECT_EQ(each.why, "");
  }
  const auto messages = server.messages();
  ASSERT_EQ(messages.size(), 2U);
  EXPECT_TRUE(messages[0].starts_with("<games@example.org>")) << messages[0];
  EXPECT_NE(messages[0].find(" <ada@example.org>\nSubject: x\r\n\r\n..dot"), std::string::npos)
      << messages[0];
  EXPECT_EQ(server.connections(), 1);
  EXPECT_EQ(one->waiting(), 0U);
}

TEST_F(SendingMail, TriesAgainAfterFailuresThatPass) {
  const TinyMailServer server({"451 busy", "250 taken"});
  EXPECT_EQ(delivery(server.url()).outcome, MailOutcome::sent);
  EXPECT_EQ(server.messages().size(), 2U);
}

TEST_F(SendingMail, DoesNotTryAgainWhatIsRefused) {
  const TinyMailServer server({"554 ada@example.org is nobody here"});
  const MailDelivery told = delivery(server.url());
  EXPECT_EQ(told.outcome, MailOutcome::refused);
  EXPECT_EQ(told.code, 554);
  EXPECT_EQ(told.why.find('@'), std::string::npos);
  EXPECT_EQ(server.messages().size(), 1U);
}

TEST_F(SendingMail, GivesUpAfterSeveralTries) {
  const TinyMailServer server({"451 busy"});
  MailSender::MailRules rules = quick();
  rules.retry.most_tries = 3;
  EXPECT_EQ(delivery(server.url(), rules).outcome, MailOutcome::failed);
  EXPECT_EQ(server.messages().size(), 3U);
}

TEST_F(SendingMail, SaysNothingWithoutTlsToAnotherMachine) {
  const TinyMailServer server({"250 taken"});
  MailSender::MailRules rules = quick();
  rules.retry.most_tries = 1;
  const MailDelivery told = delivery(server.url("0.0.0.0"), rules);
  EXPECT_EQ(told.outcome, MailOutcome::failed);
  EXPECT_TRUE(server.messages().empty());
}

TEST_F(SendingMail, EndsThoughAMailServerHangs) {
  const TinyMailServer server({""});
  MailSender::MailRules rules = quick();
  rules.timeout = std::chrono::hours(1);
  auto one = sender(server.url(), rules);
  EXPECT_TRUE(one->send(mail(), answers.next()));
  while (server.messages().empty()) std::this_thread::yield();
  one.reset();
}

TEST_F(SendingMail, BoundsItsQueueAndPrefersWhatSomebodyWaitsFor) {
  const TinyMailServer server({"", "250 taken"});
  MailSender::MailRules rules = quick();
  rules.most_notices = 3;
  rules.most_waiting = 4;
  const auto one = sender(server.url(), rules);
  EXPECT_TRUE(one->send(mail(), answers.next("a")));
  while (server.messages().empty()) std::this_thread::yield();
  EXPECT_TRUE(one->send(mail(), answers.next("b")));
  EXPECT_TRUE(one->send(mail(), answers.next("c")));
  EXPECT_FALSE(one->send(mail(), answers.next("d")));
  EXPECT_TRUE(one->send(mail("Subject: y\r\n\r\n", false), answers.next("e")));
  EXPECT_FALSE(one->send(mail("Subject: z\r\n\r\n", false), answers.next("f")));
  EXPECT_EQ(one->waiting(), 4U);
  answers.wait_for(4);
  EXPECT_EQ(answers.names().front(), 'e');
}

TEST(MailOutcomes, DependOnWhoseFaultItIs) {
  const RetryRules rules{.most_tries = 2};
  EXPECT_EQ(mail_outcome(true, 250, true, 2, rules), MailOutcome::sent);
  EXPECT_EQ(mail_outcome(false, 550, true, 1, rules), MailOutcome::refused);
  EXPECT_EQ(mail_outcome(false, 535, false, 1, rules), std::nullopt) << "our own login";
  EXPECT_EQ(mail_outcome(false, 451, true, 1, rules), std::nullopt);
  EXPECT_EQ(mail_outcome(false, 0, true, 1, rules), std::nullopt);
  EXPECT_EQ(mail_outcome(false, 0, true, 2, rules), MailOutcome::failed);
}

}  // namespace
}  // namespace broceliande::server
