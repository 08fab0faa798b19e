#include "server/mail/mail_sender.hpp"

#include <algorithm>
#include <condition_variable>
#include <list>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "server/mail/smtp_session.hpp"

namespace broceliande::server {

std::optional<MailOutcome> mail_outcome(bool is_taken, long code, bool is_about_mail, int tries,
                                        const RetryRules& rules) {
  if (is_taken) return MailOutcome::sent;
  // RFC 5321, 4.2.1: 5yz stays so.
  if (is_about_mail && code >= 500 && code < 600) return MailOutcome::refused;
  if (tries >= rules.most_tries) return MailOutcome::failed;
  return std::nullopt;
}

/// The thread, and what it has to take away. The queue is shared with those who send.
class MailSender::MailCarrier {
 public:
  MailCarrier(const SmtpSettings& settings, Post post, const MailRules& rules)
      : post_(std::move(post)),
        rules_(rules),
        session_(settings, rules, [this] { return is_stopping(); }),
        thread_([this] { run(); }) {}
  MailCarrier(const MailCarrier&) = delete;
  MailCarrier& operator=(const MailCarrier&) = delete;
  ~MailCarrier() {
    {
      const std::scoped_lock lock(mutex_);
      is_stopping_ = true;
    }
    has_news_.notify_one();
    thread_.join();
  }

  [[nodiscard]] bool take(OutgoingMail mail, Answer answer) {
    {
      const std::scoped_lock lock(mutex_);
      const std::size_t most = mail.is_notice ? rules_.most_notices : rules_.most_waiting;
      if (count_ >= most) return false;
      ++count_;
      queue_.push_back({.mail = std::move(mail), .answer = std::move(answer)});
    }
    has_news_.notify_one();
    return true;
  }
  [[nodiscard]] std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return count_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  struct Letter {
    OutgoingMail mail;
    Answer answer;
    int tries = 0;
    Clock::time_point from{};
  };
  using Queue = std::list<Letter>;

  [[nodiscard]] bool is_stopping() const {
    const std::scoped_lock lock(mutex_);
    return is_stopping_;
  }

  void run() {
    while (true) {
      Queue next = wait_for_one();
      if (next.empty()) return;
      deliver(next);
    }
  }

  /// Takes the next letter off the queue; none where it is time to stop.
  Queue wait_for_one() {
    std::unique_lock lock(mutex_);
    while (!is_stopping_) {
      const auto next = next_due();
      if (next != queue_.end() && next->from <= Clock::now()) {
        Queue taken;
        taken.splice(taken.end(), queue_, next);
        return taken;
      }
      if (next == queue_.end()) {
        has_news_.wait(lock);
      } else {
        has_news_.wait_until(lock, next->from);
      }
    }
    return {};
  }

  /// Of those that are due, one that somebody waits for; where none is, the first to be.
  [[nodiscard]] Queue::iterator next_due() {
    const auto now = Clock::now();
    const auto urgent = std::ranges::find_if(
        queue_, [&](const Letter& each) { return !each.mail.is_notice && each.from <= now; });
    return urgent != queue_.end() ? urgent : std::ranges::min_element(queue_, {}, &Letter::from);
  }

  void deliver(Queue& taken) {
    Letter& letter = taken.front();
    ++letter.tries;
    const auto answer = session_.send(letter.mail);
    const auto outcome = mail_outcome(answer.is_taken, answer.code, answer.is_about_mail,
                                      letter.tries, rules_.retry);
    const std::scoped_lock lock(mutex_);
    if (!outcome) {
      const double spread = std::uniform_real_distribution<>(0, 0.5)(random_);
      letter.from = Clock::now() + wait_after({}, letter.tries, spread, rules_.retry);
      return queue_.splice(queue_.end(), taken);
    }
    --count_;
    post_([told = std::move(letter.answer),
           delivery = MailDelivery{.outcome = *outcome, .code = answer.code, .why = answer.why}] {
      told(delivery);
    });
  }

  Post post_;
  MailRules rules_;
  SmtpSession session_;
  std::minstd_rand random_{std::random_device{}()};

  mutable std::mutex mutex_;
  std::condition_variable has_news_;
  Queue queue_;
  std::size_t count_ = 0;
  bool is_stopping_ = false;
  std::thread thread_;  ///< last: it uses all the others
};

MailSender::MailSender(const SmtpSettings& settings, Post post, MailRules rules)
    : carrier_(std::make_unique<MailCarrier>(settings, std::move(post), rules)) {}
MailSender::~MailSender() = default;

bool MailSender::send(OutgoingMail mail, Answer answer) {
  return carrier_->take(std::move(mail), std::move(answer));
}

std::size_t MailSender::waiting() const { return carrier_->waiting(); }

}  // namespace broceliande::server
