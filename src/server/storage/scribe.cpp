#include "server/storage/scribe.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <limits>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <variant>

#include "server/storage/append_check.hpp"

namespace broceliande::server {

/// What waits, and the thread that does it.
///
/// Whoever asks for an append may ask for the next one of the same table before it has its answer.
/// When the first is not kept, the second was made for a log that does not exist, even if another
/// node's event happens to stand right before it. So every append that was asked for before that
/// answer was heard is refused too.
class Scribe::Desk {
 public:
  using Answer = std::function<void(Result<bool>)>;
  using Work = std::function<void(Store&)>;

  Desk(std::unique_ptr<Store> store, Post post)
      : store_(std::move(store)), post_(std::move(post)), thread_([this] { run(); }) {}
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  ~Desk() {
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

  [[nodiscard]] std::size_t waiting() const {
    const std::scoped_lock lock(mutex_);
    return items_.size() + under_way_;
  }

 private:
  struct Request {
    Append append;
    Answer answer;
    std::uint64_t heard;  ///< how many refusals whoever asked had heard by then
  };
  using Item = std::variant<Request, Work>;

  void put(Item item) {
    {
      const std::scoped_lock lock(mutex_);
      items_.push_back(std::move(item));
    }
    has_news_.notify_one();
  }

  void run() {
    while (true) {
      std::vector<Item> items = take_all();
      if (items.empty()) return;
      for (std::span<Item> rest(items); !rest.empty();) {
        const std::size_t done = do_some(rest);
        rest = rest.subspan(done);
        const std::scoped_lock lock(mutex_);
        under_way_ -= done;
      }
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

  /// Nothing only at the end.
  std::vector<Item> take_all() {
    std::unique_lock lock(mutex_);
    has_news_.wait(lock, [this] { return is_closing_ || !items_.empty(); });
    under_way_ = items_.size();
    return std::exchange(items_, {});
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
    const Result<std::vector<bool>> kept =
        batch.empty() ? std::vector<bool>() : store_->append(batch);
    for (std::size_t i = 0; i < sent.size(); ++i) {
      answers[sent[i]] = kept ? Result<bool>((*kept)[i]) : tl::unexpected(kept.error());
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
    return tl::unexpected(checked.error());
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
  mutable std::mutex mutex_;
  std::condition_variable has_news_;
  std::vector<Item> items_;
  std::size_t under_way_ = 0;
  bool is_closing_ = false;

  /// Refusals are numbered. This one is shared with answers on their way, which may arrive later
  /// than the end of the desk.
  const std::shared_ptr<std::atomic<std::uint64_t>> heard_ =
      std::make_shared<std::atomic<std::uint64_t>>(0);
  std::uint64_t refusals_ = 0;
  std::map<std::string, std::uint64_t> refused_;  ///< tables by the number of their first refusal

  std::thread thread_;
};

Scribe::Scribe(std::unique_ptr<Store> store, Post post)
    : post_(std::move(post)), desk_(std::make_unique<Desk>(std::move(store), post_)) {}

Scribe::~Scribe() = default;

void Scribe::append(Append append, std::function<void(Result<bool>)> answer) {
  desk_->take(std::move(append), std::move(answer));
}

void Scribe::do_next(std::function<void(Store&)> work) { desk_->take(std::move(work)); }

std::size_t Scribe::waiting() const { return desk_->waiting(); }

}  // namespace broceliande::server
