#pragma once

#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "server/notices/notice_service.hpp"
#include "server/testing/notice_words_sample.hpp"

namespace broceliande::server {

/// Takes messages away to nowhere, and answers when the test says so.
class TestOutlet final : public NoticeOutlet {
 public:
  struct PushedNotice {
    std::string endpoint;
    NoticeMessage message;
    Answer answer;
  };

  struct Called {
    std::string url;
    NoticeFact fact;
    Answer answer;
  };

  [[nodiscard]] std::string push_key() const override { return key; }
  [[nodiscard]] EndpointScope scope() const override { return EndpointScope::public_only; }
  [[nodiscard]] bool push(const PushSubscription& subscription, const NoticeMessage& message,
                          Answer answer) override {
    if (is_full) return false;
    pushed.push_back({subscription.endpoint.reveal(), message, std::move(answer)});
    return true;
  }
  [[nodiscard]] bool call(const std::string& /*owner*/, const Webhook& webhook,
                          const NoticeFact& fact, Answer answer) override {
    called.push_back({webhook.url.reveal(), fact, std::move(answer)});
    return true;
  }
  /// The titles since this was asked last.
  [[nodiscard]] std::vector<std::string> titles() {
    std::vector<std::string> titles;
    for (; heard_ < pushed.size(); ++heard_) titles.push_back(pushed[heard_].message.title);
    return titles;
  }

  std::string key = "the server's key";
  bool is_full = false;
  std::vector<PushedNotice> pushed;
  std::vector<Called> called;

 private:
  std::size_t heard_ = 0;
};

/// Keeps notices that go by mail.
class TestNoticeMailer final : public NoticeMailer {
 public:
  struct Mailed {
    MailReader reader;
    NoticeMessage message;
  };

  void mail_notice(const MailReader& reader, const NoticeMessage& message) override {
    mailed.push_back({reader, message});
  }
  /// The titles since this was asked last.
  [[nodiscard]] std::vector<std::string> titles() {
    std::vector<std::string> titles;
    for (; heard_ < mailed.size(); ++heard_) titles.push_back(mailed[heard_].message.title);
    return titles;
  }

  std::vector<Mailed> mailed;

 private:
  std::size_t heard_ = 0;
};

inline NoticeMeans means_with(TestOutlet& outlet, NoticeMailer* mailer = nullptr) {
  return {
      .outlet = &outlet, .mailer = mailer, .words = sample_notice_words(), .has_webhooks = true};
}

}  // namespace broceliande::server
