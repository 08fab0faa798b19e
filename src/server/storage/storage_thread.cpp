#include "server/storage/storage_thread.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <variant>

#include "server/storage/append_check.hpp"
#include "server/storage/shedding_queue.hpp"

namespace broceliande::server {

/// What waits, and the thread that does it.
///
/// Whoever asks for an append may ask for the next one of the same table before it has its answer.
/// When the first is not kept, the second was made for a log that does not exist, even if another
/// node's event happens to stand right before it. So every append that was asked for before that
/// answer was heard is refused too.
class StorageThread::WorkQueue {
 public:
  using Answer = std::function<void(Result<bool>)>;
  using Work = std::function<void(Store&)>;

  WorkQueue(std::unique_ptr<Store> store, Post post, Measure measure, Observe observe)
      : store_(std::move(store)),
        post_(std::move(post)),
        measure_(std::move(measure)),
        observe_(std::move(observe)),
        thread_([this] { run(); }) {}
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;
  ~WorkQueue() {
    {
      const std::scoped_lock lock(mutex_);
      is_closing_ = true;
    }
    has_news_.notify_one();
    thread_.join();
  }

  void take(Append append, Answer answer) {
    put(Request{.append = std::move(append), .answer = std::move(answer), .heard = *heard_});
  }
  void take(Work work) { put(std::move(work)); }
  void take_low_priority(const std::string& whom, NewIdentity arrival,
                         std::function<void(Result<void>)> answer) {
    put_low_priority(whom, Arrival{std::move(arrival), std::move(answer)});
  }
  void take_low_priority(const std::string& whom, Work work, std::function<void()> shed) {
    put_low_priority(whom, Chore{std::move(work), std::move(shed)});
  }

  [[nodiscard]] std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return items_.size() + low_priority_.size() + under_way_;
  }

 private:
  struct Request {
    Append append;
    Answer answer;
    std::uint64_t heard;  ///< how many refusals whoever asked had heard by then
  };
  using Item = std::variant<Request, Work>;
  /// Somebody new.
  struct Arrival {
    NewIdentity arrival;
    std::function<void(Result<void>)> answer;
  };
  struct Chore {
    Work work;
    std::function<void()> shed;
  };
  using LowPriorityItem = std::variant<Arrival, Chore>;
  static constexpr std::size_t kMostArrivals = 64;  ///< in one transaction
  /// For how long low-priority work goes on before the thread looks again for what waits.
  static constexpr std::chrono::milliseconds kLowPriorityTurn{5};

  void put(Item item) {
    {
      const std::scoped_lock lock(mutex_);
      items_.push_back(std::move(item));
    }
    has_news_.notify_one();
  }
  void put_low_priority(const std::string& whom, LowPriorityItem item) {
    std::optional<LowPriorityItem> shed;
    {
      const std::scoped_lock lock(mutex_);
      shed = low_priority_.put(whom, std::move(item));
    }
    has_news_.notify_one();
    if (shed) post_([item = *std::move(shed)] { refuse_shed(item); });
  }
  static void refuse_shed(const LowPriorityItem& item) {
    if (const auto* chore = std::get_if<Chore>(&item)) return chore->shed();
    std::get<Arrival>(item).answer(refuse(phrases::kQueueFull));
  }

  void run() {
    while (wait_for_work()) {
      auto [items, low_priority] = take_batch();
      for (std::span<Item> rest(items); !rest.empty();) {
        const std::size_t done = do_some(rest);
        rest = rest.subspan(done);
        count_done(done);
      }
      do_low_priority_items(low_priority);
    }
  }
  void observe(const Error* fault) const {
    if (observe_) observe_(fault);
  }
  void count_done(std::size_t done) {
    const std::scoped_lock lock(mutex_);
    under_way_ -= done;
  }

  /// So many, or as many as fit into a turn, one at least.
  void do_low_priority_items(std::size_t most) {
    const auto until = std::chrono::steady_clock::now() + kLowPriorityTurn;
    std::size_t done = 0;
    do {
      const std::vector<LowPriorityItem> items = take_low_priority_items(most - done);
      if (items.empty()) return;
      done += items.size();
      if (const auto* chore = std::get_if<Chore>(&items.front())) {
        chore->work(*store_);
      } else {
        add_together(items);
      }
      count_done(items.size());
    } while (std::chrono::steady_clock::now() < until);
  }

  /// The arrivals that are next, or else one chore.
  std::vector<LowPriorityItem> take_low_priority_items(std::size_t most) {
    const std::scoped_lock lock(mutex_);
    std::vector<LowPriorityItem> items;
    while (!low_priority_.empty() && items.size() < std::min(most, kMostArrivals)) {
      const bool is_arrival = std::holds_alternative<Arrival>(*low_priority_.next());
      if (!is_arrival && !items.empty()) break;
      items.push_back(low_priority_.pop());
      if (!is_arrival) break;
    }
    under_way_ += items.size();
    return items;
  }

  /// Where one cannot be kept, the others are kept all the same.
  void add_together(const std::vector<LowPriorityItem>& entries) {
    std::vector<NewIdentity> arrivals;
    for (const LowPriorityItem& item : entries) {
      arrivals.push_back(std::get<Arrival>(item).arrival);
    }
    const Result<void> together = store_->add_identities(arrivals);
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const bool is_settled = together || entries.size() == 1;
      Result<void> added =
          is_settled ? together : store_->add_identity(arrivals[i].identity, arrivals[i].token);
      observe(added ? nullptr : &added.error());
      post_(
          [tell = std::get<Arrival>(entries[i]).answer, added = std::move(added)] { tell(added); });
    }
  }

  /// The first work, or all appends before it; how many it did.
  std::size_t do_some(std::span<Item> items) {
    const auto holds_work = [](const Item& item) { return std::holds_alternative<Work>(item); };
    const auto first = std::ranges::find_if(items, holds_work);
    const auto appends = static_cast<std::size_t>(first - items.begin());
    if (appends == 0) {
      const Work& work = std::get<Work>(*first);
      work(*store_);
      return 1;
    }
    append_together(items.first(appends));
    return appends;
  }

  /// False at the end, once everything is done.
  bool wait_for_work() {
    std::unique_lock lock(mutex_);
    const auto is_there = [this] { return !items_.empty() || !low_priority_.empty(); };
    has_news_.wait(lock, [&] { return is_closing_ || is_there(); });
    return is_there();
  }

  /// All that is urgent, and how much else may be done before the thread looks again.
  std::pair<std::vector<Item>, std::size_t> take_batch() {
    const std::scoped_lock lock(mutex_);
    under_way_ += items_.size();
    return {std::exchange(items_, {}), low_priority_.size()};
  }

  [[nodiscard]] Result<std::vector<bool>> commit(const std::vector<Append>& batch) {
    const auto began = std::chrono::steady_clock::now();
    auto kept = store_->append(batch);
    const auto took = std::chrono::steady_clock::now() - began;
    if (measure_) measure_(std::chrono::duration_cast<std::chrono::microseconds>(took));
    observe(kept ? nullptr : &kept.error());
    return kept;
  }

  void append_together(std::span<Item> items) {
    std::vector<Append> batch;
    std::vector<Result<bool>> answers;
    std::vector<std::size_t> sent;  // the answers that the store gives
    for (Item& item : items) {
      auto& request = std::get<Request>(item);
      answers.push_back(before_sending(request));
      if (!answers.back() || !*answers.back()) continue;
      sent.push_back(answers.size() - 1);
      batch.push_back(std::move(request.append));
      request.append.index.table = batch.back().index.table;
    }
    const Result<std::vector<bool>> kept = batch.empty() ? std::vector<bool>() : commit(batch);
    for (std::size_t i = 0; i < sent.size(); ++i) {
      answers[sent[i]] = kept ? Result<bool>((*kept)[i]) : pass_on(kept);
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
      give(std::get<Request>(items[i]), std::move(answers[i]));
    }
  }

  /// True where the store is to be asked.
  Result<bool> before_sending(const Request& request) {
    std::erase_if(refused_, [&](const auto& refusal) { return refusal.second <= request.heard; });
    const std::string& table = request.append.index.table;
    if (refused_.contains(table)) return false;
    const Result<void> checked = storage::check(request.append);
    if (checked) return true;
    refused_.emplace(table, kNotAnswered);
    observe(&checked.error());
    return pass_on(checked);
  }

  void give(Request& request, Result<bool> answer) {
    const bool is_kept = answer && *answer;
    if (is_kept) {
      post_([tell = std::move(request.answer)] { tell(true); });
      return;
    }
    const std::uint64_t number = ++refusals_;
    const auto refused = refused_.emplace(request.append.index.table, number).first;
    if (refused->second == kNotAnswered) refused->second = number;
    post_([tell = std::move(request.answer), answer = std::move(answer), heard = heard_,
           number]() mutable {
      *heard = number;
      tell(std::move(answer));
    });
  }

  static constexpr std::uint64_t kNotAnswered = std::numeric_limits<std::uint64_t>::max();

  const std::unique_ptr<Store> store_;
  const Post post_;
  const Measure measure_;
  const Observe observe_;
  mutable std::mutex mutex_;
  std::condition_variable has_news_;
  std::vector<Item> items_;
  SheddingQueue<LowPriorityItem> low_priority_{{}};
  std::size_t under_way_ = 0;
  bool is_closing_ = false;

  /// Refusals are numbered. This one is shared with answers on their way, which may arrive later
  /// than the end of the queue.
  const std::shared_ptr<std::atomic<std::uint64_t>> heard_ =
      std::make_shared<std::atomic<std::uint64_t>>(0);
  std::uint64_t refusals_ = 0;
  std::map<std::string, std::uint64_t> refused_;  ///< tables by the number of their first refusal

  std::thread thread_;
};

StorageThread::StorageThread(std::unique_ptr<Store> store, Post post, Measure measure,
                             Observe observe)
    : post_(std::move(post)),
      observe_(std::move(observe)),
      queue_(std::make_unique<WorkQueue>(std::move(store), post_, std::move(measure), observe_)) {}

StorageThread::~StorageThread() = default;

void StorageThread::append(Append append, std::function<void(Result<bool>)> answer) {
  queue_->take(std::move(append), std::move(answer));
}

void StorageThread::add_identity(const std::string& whom, NewIdentity arrival,
                                 std::function<void(Result<void>)> answer) {
  queue_->take_low_priority(whom, std::move(arrival), std::move(answer));
}

void StorageThread::do_low_priority(const std::string& whom, std::function<void(Store&)> work,
                                    std::function<void()> shed) {
  queue_->take_low_priority(whom, std::move(work), std::move(shed));
}

void StorageThread::do_next(std::function<void(Store&)> work) { queue_->take(std::move(work)); }

std::size_t StorageThread::waiting() const { return queue_->waiting(); }

}  // namespace broceliande::server
