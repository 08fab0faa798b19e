#include "server/storage/database/deadline_database.hpp"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {
namespace {

using StepResults = Result<std::vector<StatementResult>>;

/// Queries that own their texts: whoever asked may have gone when they are run.
class OwnQueries {
 public:
  explicit OwnQueries(std::span<const Query> queries) : queries_(queries.begin(), queries.end()) {
    std::size_t length = 0;
    for_each_text([&](std::string_view& text) { length += text.size(); });
    texts_.reserve(length);
    for_each_text([&](std::string_view& text) {
      const std::size_t begin = texts_.size();
      texts_ += text;
      text = std::string_view(texts_).substr(begin, text.size());
    });
  }
  OwnQueries(const OwnQueries&) = delete;
  OwnQueries& operator=(const OwnQueries&) = delete;

  [[nodiscard]] std::span<const Query> queries() const { return queries_; }

 private:
  template <class Do>
  void for_each_text(Do act) {
    for (Query& query : queries_) {
      for (Value& value : query.values) {
        if (auto* text = std::get_if<std::string_view>(&value)) act(*text);
      }
    }
  }

  std::string texts_;
  std::vector<Query> queries_;
};

}  // namespace

/// Shared with the thread, which may outlive its owner.
struct DeadlineDatabase::DeadlineWorker {
  using Call = std::function<StepResults(Database&)>;

  DeadlineWorker(std::unique_ptr<Database> inner, std::chrono::milliseconds longest)
      : patience(longest), database(std::move(inner)) {}

  void run() {
    std::unique_lock lock(mutex);
    for (;;) {
      changed.wait(lock, [this] { return closes || call; });
      if (!call) break;
      const Call under_way = std::exchange(call, {});
      lock.unlock();
      StepResults made = under_way(*database);
      lock.lock();
      if (is_given_up) {
        lock.unlock();
        (void)database->run_script("ROLLBACK");  // refused where nothing is open
        lock.lock();
        is_given_up = false;
      } else {
        outcome = std::move(made);
      }
      changed.notify_all();
    }
    lock.unlock();
    database.reset();
    lock.lock();
    has_ended = true;
    changed.notify_all();
  }

  StepResults ask(Call wanted, bool has_deadline) {
    std::unique_lock lock(mutex);
    if (is_given_up) return refuse(phrases::kDatabaseHangs);
    call = std::move(wanted);
    changed.notify_all();
    const auto is_done = [this] { return outcome.has_value(); };
    if (!has_deadline) changed.wait(lock, is_done);
    if (has_deadline && !changed.wait_for(lock, patience, is_done)) {
      is_given_up = true;
      return refuse(phrases::kDatabaseHangs);
    }
    return *std::exchange(outcome, std::nullopt);
  }

  void close() {
    std::unique_lock lock(mutex);
    closes = true;
    changed.notify_all();
    if (is_given_up) return;
    changed.wait_for(lock, patience, [this] { return has_ended; });
  }

  const std::chrono::milliseconds patience;
  std::mutex mutex;
  std::condition_variable changed;
  Call call;
  std::optional<StepResults> outcome;
  bool is_given_up = false;  ///< the call that is under way
  bool closes = false;
  bool has_ended = false;
  std::unique_ptr<Database> database;  ///< of the thread, but for its dialect
};

DeadlineDatabase::DeadlineDatabase(std::unique_ptr<Database> database,
                                   std::chrono::milliseconds patience)
    : worker_(std::make_shared<DeadlineWorker>(std::move(database), patience)) {
  std::thread([worker = worker_] { worker->run(); }).detach();
}

DeadlineDatabase::~DeadlineDatabase() { worker_->close(); }

const Dialect& DeadlineDatabase::dialect() const { return worker_->database->dialect(); }

StepResults DeadlineDatabase::run(std::span<const Query> steps) {
  const auto own = std::make_shared<const OwnQueries>(steps);
  return worker_->ask([own](Database& database) { return database.run(own->queries()); }, true);
}

Result<void> DeadlineDatabase::run_script(std::string_view sql) {
  const auto run = [script = std::string(sql)](Database& database) -> StepResults {
    const Result<void> done = database.run_script(script);
    if (!done) return pass_on(done);
    return std::vector<StatementResult>();
  };
  return worker_->ask(run, false).map([](const auto&) {});
}

}  // namespace broceliande::server::storage
