#include "server/notices/notice_sender.hpp"

#include <algorithm>
#include <chrono>
#include <deque>
#include <list>
#include <map>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

#include "server/notices/post_attempt.hpp"

namespace broceliande::server {

/// The thread, and what it has to take where. The queue is shared with those who send; the rest is
/// the thread's own.
class NoticeSender::Courier {
 public:
  Courier(Post post, const SenderRules& rules)
      : post_(std::move(post)),
        rules_(rules),
        multi_(curl_multi_init()),
        thread_([this] { run(); }) {}
  Courier(const Courier&) = delete;
  Courier& operator=(const Courier&) = delete;
  ~Courier() {
    {
      const std::scoped_lock lock(mutex_);
      is_stopping_ = true;
    }
    curl_multi_wakeup(multi_.get());
    thread_.join();
  }

  [[nodiscard]] bool take(OutgoingRequest request, Answer answer) {
    {
      const std::scoped_lock lock(mutex_);
      std::size_t& of_party = parties_[request.party];
      if (count_ >= rules_.most_waiting || of_party >= rules_.most_waiting_of_party) {
        if (of_party == 0) parties_.erase(request.party);
        return false;
      }
      ++count_;
      ++of_party;
      arrived_.push_back({.request = std::move(request), .answer = std::move(answer)});
    }
    curl_multi_wakeup(multi_.get());
    return true;
  }
  [[nodiscard]] std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return count_;
  }

 private:
  using Clock = std::chrono::steady_clock;
  struct Parcel {
    OutgoingRequest request;
    Answer answer;
    int tries = 0;
    Clock::time_point from{};
    std::unique_ptr<notices::PostAttempt> attempt{};
  };

  void run() {
    while (take_over()) {
      begin_due();
      int running = 0;
      curl_multi_perform(multi_.get(), &running);
      finish_done();
      curl_multi_poll(multi_.get(), nullptr, 0, patience(), nullptr);
    }
    for (const Parcel& parcel : under_way_) {
      curl_multi_remove_handle(multi_.get(), parcel.attempt->handle());
    }
    under_way_.clear();
  }

  /// False where it is time to stop.
  bool take_over() {
    const std::scoped_lock lock(mutex_);
    for (Parcel& parcel : arrived_) waiting_.push_back(std::move(parcel));
    arrived_.clear();
    return !is_stopping_;
  }

  void begin_due() {
    const auto now = Clock::now();
    for (auto parcel = waiting_.begin(); parcel != waiting_.end();) {
      const auto next = std::next(parcel);
      if (under_way_.size() >= rules_.most_at_once) return;
      if (parcel->from <= now && may_begin(*parcel)) begin(parcel);
      parcel = next;
    }
  }

  [[nodiscard]] bool may_begin(const Parcel& parcel) const {
    const auto is_of_party = [&](const Parcel& each) {
      return each.request.party == parcel.request.party;
    };
    const auto under_way = static_cast<std::size_t>(std::ranges::count_if(under_way_, is_of_party));
    return under_way < rules_.most_at_once_of_party;
  }

  void begin(std::list<Parcel>::iterator parcel) {
    ++parcel->tries;
    under_way_.splice(under_way_.end(), waiting_, parcel);
    parcel->attempt = std::make_unique<notices::PostAttempt>(parcel->request, rules_);
    CURL* const handle = parcel->attempt->handle();
    const bool has_begun =
        handle != nullptr && curl_multi_add_handle(multi_.get(), handle) == CURLM_OK;
    if (!has_begun) finish(parcel, {}, "out of memory");
  }

  void finish_done() {
    int left = 0;
    while (const CURLMsg* message = curl_multi_info_read(multi_.get(), &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      const CURLcode result = message->data.result;
      const auto parcel = std::ranges::find_if(under_way_, [&](const Parcel& each) {
        return each.attempt->handle() == message->easy_handle;
      });
      if (parcel == under_way_.end()) continue;
      // An answer that was cut off counts where its status came.
      const TryAnswer answer = parcel->attempt->answer();
      const std::string why = parcel->attempt->why(result);
      curl_multi_remove_handle(multi_.get(), parcel->attempt->handle());
      finish(parcel, answer, why);
    }
  }

  void finish(std::list<Parcel>::iterator parcel, const TryAnswer& answer, const std::string& why) {
    parcel->attempt.reset();
    const auto outcome = outcome_of(answer, parcel->tries, rules_.retry);
    if (!outcome) {
      const double spread = std::uniform_real_distribution<>(0, 0.5)(random_);
      parcel->from = Clock::now() + wait_after(answer, parcel->tries, spread, rules_.retry);
      return waiting_.splice(waiting_.end(), under_way_, parcel);
    }
    const Parcel done = std::move(*parcel);
    under_way_.erase(parcel);
    {
      const std::scoped_lock lock(mutex_);
      --count_;
      const auto of_party = parties_.find(done.request.party);
      if (--of_party->second == 0) parties_.erase(of_party);
    }
    post_(
        [told = done.answer, delivery = Delivery{.outcome = *outcome, .last = answer, .why = why}] {
          told(delivery);
        });
  }

  /// Until something that waits is due and may begin; arrivals and answers wake it up before.
  [[nodiscard]] int patience() const {
    constexpr auto kLongest = Milliseconds{60'000};
    if (under_way_.size() >= rules_.most_at_once) return static_cast<int>(kLongest.count());
    auto wait = kLongest;
    const auto now = Clock::now();
    for (const Parcel& parcel : waiting_) {
      if (!may_begin(parcel)) continue;
      const auto left = std::chrono::ceil<Milliseconds>(parcel.from - now);
      wait = std::clamp(left, Milliseconds{0}, wait);
    }
    return static_cast<int>(wait.count());
  }

  Post post_;
  SenderRules rules_;
  curl::Multi multi_;
  std::list<Parcel> waiting_;
  std::list<Parcel> under_way_;
  std::minstd_rand random_{std::random_device{}()};

  mutable std::mutex mutex_;
  std::deque<Parcel> arrived_;
  std::size_t count_ = 0;
  std::map<std::string, std::size_t> parties_;  ///< how many of them each has
  bool is_stopping_ = false;
  std::thread thread_;  ///< last: it uses all the others
};

NoticeSender::NoticeSender(Post post, SenderRules rules)
    : courier_(std::make_unique<Courier>(std::move(post), rules)) {}
NoticeSender::~NoticeSender() = default;

bool NoticeSender::send(OutgoingRequest request, Answer answer) {
  return courier_->take(std::move(request), std::move(answer));
}

std::size_t NoticeSender::waiting() const { return courier_->waiting(); }

}  // namespace broceliande::server
