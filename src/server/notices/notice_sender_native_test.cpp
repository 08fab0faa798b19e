#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "server/notices/notice_sender.hpp"
#include "server/testing/tiny_server.hpp"

namespace broceliande::server {
namespace {

/// Takes the answers on whichever thread they come.
class Answers {
 public:
  NoticeSender::Answer next() {
    return [this](Delivery delivery) {
      const std::scoped_lock lock(mutex_);
      deliveries_.push_back(std::move(delivery));
      has_come_.notify_all();
    };
  }
  std::vector<Delivery> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(has_come_.wait_for(lock, std::chrono::seconds(20),
                                   [&] { return deliveries_.size() >= count; }));
    return deliveries_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable has_come_;
  std::vector<Delivery> deliveries_;
};

NoticeSender::SenderRules hasty() {
  NoticeSender::SenderRules rules;
  rules.scope = EndpointScope::any;
  rules.retry.first = Milliseconds(10);
  rules.retry.growth = 1;
  rules.timeout = Milliseconds(300);
  return rules;
}

class Sending : public testing::Test {
 protected:
  Delivery delivery(const std::string& url, NoticeSender::SenderRules rules = hasty()) {
    NoticeSender sender([](const std::function<void()>& work) { work(); }, rules);
    EXPECT_TRUE(sender.send({.url = Secret(url), .headers = {"TTL: 5"}, .body = "the body"},
                            answers.next()));
    const auto told = answers.wait_for(1);
    return told.empty() ? Delivery{} : told.front();
  }

  Answers answers;
};

TEST_F(Sending, PostsWhatItIsGiven) {
  const TinyServer server({TinyServer::answer("201 Created")});
  EXPECT_EQ(delivery(server.url("/send/1")).outcome, DeliveryOutcome::delivered);
  const auto requests = server.requests();
  ASSERT_EQ(requests.size(), 1U);
  EXPECT_TRUE(requests[0].starts_with("POST /send/1 HTTP/1.1\r\n")) << requests[0];
  EXPECT_NE(requests[0].find("\r\nTTL: 5\r\n"), std::string::npos);
  EXPECT_TRUE(requests[0].ends_with("\r\n\r\nthe body"));
}

TEST_F(Sending, TriesAgainAfterFailuresThatPass) {
  const TinyServer server({TinyServer::answer("429 Too Many Requests"),
                           TinyServer::answer("503 Unavailable"), "",
                           TinyServer::answer("201 Created")});
  EXPECT_EQ(delivery(server.url()).outcome, DeliveryOutcome::delivered);
  EXPECT_EQ(server.requests().size(), 4U);
}

TEST_F(Sending, GivesUpAfterAWhile) {
  const TinyServer server({TinyServer::answer("500 Oops")});
  const Delivery failed = delivery(server.url());
  EXPECT_EQ(failed.outcome, DeliveryOutcome::failed);
  EXPECT_EQ(failed.last.status, 500);
  EXPECT_EQ(server.requests().size(), 5U);
}

TEST_F(Sending, SaysThatNobodyIsThereAnyMore) {
  const TinyServer server({TinyServer::answer("410 Gone")});
  EXPECT_EQ(delivery(server.url()).outcome, DeliveryOutcome::gone);
  EXPECT_EQ(server.requests().size(), 1U);
}

TEST_F(Sending, FollowsNoRedirection) {
  const TinyServer other({TinyServer::answer("201 Created")});
  const TinyServer server(
      {TinyServer::answer("307 Temporary Redirect", "Location: " + other.url() + "\r\n")});
  EXPECT_EQ(delivery(server.url()).outcome, DeliveryOutcome::refused);
  EXPECT_TRUE(other.requests().empty());
}

TEST_F(Sending, WaitsNoLongerThanItSays) {
  const TinyServer server({""});
  auto rules = hasty();
  rules.retry.most_tries = 2;
  const Delivery silent = delivery(server.url(), rules);
  EXPECT_EQ(silent.outcome, DeliveryOutcome::failed);
  EXPECT_EQ(silent.last.status, 0);
  EXPECT_FALSE(silent.why.empty());
}

TEST_F(Sending, ConnectsToNoAddressOfThisNetwork) {
  const TinyServer server({TinyServer::answer("201 Created")});
  auto rules = hasty();
  rules.scope = EndpointScope::public_only;
  rules.retry.most_tries = 1;
  std::string url = "https" + server.url().substr(4);
  EXPECT_EQ(delivery(url, rules).outcome, DeliveryOutcome::failed);
  EXPECT_EQ(delivery("http" + url.substr(5), rules).outcome, DeliveryOutcome::failed) << "plain";
  url.replace(url.find("127.0.0.1"), 9, "localhost");
  EXPECT_EQ(delivery(url, rules).outcome, DeliveryOutcome::failed) << "a name";
  EXPECT_TRUE(server.requests().empty());
}

TEST_F(Sending, OneThatHangsHoldsUpNobody) {
  const TinyServer silent({""});
  const TinyServer server({TinyServer::answer("201 Created")});
  auto rules = hasty();
  rules.timeout = Milliseconds(60'000);
  NoticeSender sender([](const std::function<void()>& work) { work(); }, rules);
  Answers lost;
  EXPECT_TRUE(sender.send({.url = Secret(silent.url()), .body = "x"}, lost.next()));
  for (int i = 0; i < 40; ++i) {
    EXPECT_TRUE(sender.send({.url = Secret(server.url()), .body = "x"}, answers.next()));
  }
  EXPECT_EQ(answers.wait_for(40).size(), 40U);
  EXPECT_EQ(sender.waiting(), 1U) << "it is given up with the sender, at once";
}

TEST_F(Sending, APartyThatHangsHoldsUpNoOther) {
  const TinyServer silent({""});
  const TinyServer server({TinyServer::answer("201 Created")});
  auto rules = hasty();
  rules.timeout = Milliseconds(60'000);
  NoticeSender sender([](const std::function<void()>& work) { work(); }, rules);
  Answers lost;
  for (int i = 0; i < 90; ++i) {
    const OutgoingRequest request{.party = "one", .url = Secret(silent.url()), .body = "x"};
    EXPECT_TRUE(sender.send(request, lost.next()));
  }
  for (int i = 0; i < 20; ++i) {
    const OutgoingRequest request{.party = "other", .url = Secret(server.url()), .body = "x"};
    EXPECT_TRUE(sender.send(request, answers.next()));
  }
  EXPECT_EQ(answers.wait_for(20).size(), 20U);
  EXPECT_EQ(sender.waiting(), 90U);
}

TEST_F(Sending, TakesNoMoreOfAPartyThanItsShare) {
  const TinyServer silent({""});
  const TinyServer server({TinyServer::answer("201 Created")});
  auto rules = hasty();
  rules.most_waiting_of_party = 3;
  rules.timeout = Milliseconds(60'000);
  NoticeSender sender([](const std::function<void()>& work) { work(); }, rules);
  Answers lost;
  for (int i = 0; i < 5; ++i) {
    const OutgoingRequest request{.party = "one", .url = Secret(silent.url()), .body = "x"};
    EXPECT_EQ(sender.send(request, lost.next()), i < 3);
  }
  for (int i = 0; i < 5; ++i) {
    const OutgoingRequest request{.party = "other", .url = Secret(server.url()), .body = "x"};
    EXPECT_TRUE(sender.send(request, answers.next()));
    EXPECT_EQ(answers.wait_for(static_cast<std::size_t>(i) + 1).size(),
              static_cast<std::size_t>(i) + 1)
        << "what was delivered counts no more";
  }
}

TEST_F(Sending, TakesNoMoreThanItCanHold) {
  const TinyServer silent({""});
  auto rules = hasty();
  rules.most_waiting = 3;
  rules.timeout = Milliseconds(60'000);
  NoticeSender sender([](const std::function<void()>& work) { work(); }, rules);
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(sender.send({.url = Secret(silent.url()), .body = "x"}, answers.next()), i < 3);
  }
  EXPECT_EQ(sender.waiting(), 3U);
}

}  // namespace
}  // namespace broceliande::server
