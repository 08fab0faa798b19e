#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/storage/database/phrases.hpp"
#include "server/storage/store.hpp"

namespace broceliande::server {

/// Whether a request was given up before the store was asked, since too many wait.
[[nodiscard]] inline bool was_shed(const Error& error) {
  return error.phrase == &phrases::kQueueFull;
}

/// The one thread that talks to a store. Callers continue at once and are called back through
/// `post`, which runs what it is given on the requester's own thread. Waiting appends are committed
/// together, so that one sync of the disk serves all of them; other work is done in between, in the
/// order of the requests. Low-priority work, such as lists and new arrivals, comes after that, for
/// some milliseconds at a time: however much of it there is, it does not hold up those who play.
/// Those for whom it is done take turns, and where too much waits, those who ask for the most are
/// refused.
class StorageThread {
 public:
  using Post = std::function<void(std::function<void()>)>;

  /// Takes how long each commit took; called on the storage's thread.
  using Measure = std::function<void(std::chrono::microseconds)>;

  /// Takes every answer of the store: nothing where it did what it was asked, otherwise why it did
  /// not; called on the storage's thread.
  using Observe = std::function<void(const Error* fault)>;

  StorageThread(std::unique_ptr<Store> store, Post post, Measure measure = {},
                Observe observe = {});
  StorageThread(const StorageThread&) = delete;
  StorageThread& operator=(const StorageThread&) = delete;
  /// Finishes everything it was asked before.
  ~StorageThread();

  /// True where the events were kept, false where somebody else was first. The next append for the
  /// same table may be asked for before the answer: where this one is not kept, neither are those
  /// that were asked for before its answer was heard.
  void append(Append append, std::function<void(Result<bool>)> answer);

  /// Anything else: `ask` runs on the storage's thread, and what it answers goes to `answer`.
  template <class T>
  void ask(std::function<T(Store&)> ask, std::function<void(T)> answer) {
    do_next([this, ask = std::move(ask), answer = std::move(answer)](Store& store) {
      T result = ask(store);
      observe(result);
      post_([answer, result = std::move(result)]() mutable { answer(std::move(result)); });
    });
  }

  /// Somebody new, from an address; those who come at the same time are kept together.
  void add_identity(const std::string& whom, NewIdentity arrival,
                    std::function<void(Result<void>)> answer);

  /// Like ask, for what depends on nothing else that was asked for. `whom` is a party that shares
  /// the storage with others, or empty for the server itself. What was_shed() says so of was never
  /// asked.
  template <class T>
  void ask_low_priority(const std::string& whom, std::function<T(Store&)> ask,
                        std::function<void(T)> answer) {
    do_low_priority(
        whom,
        [this, ask = std::move(ask), answer](Store& store) {
          T result = ask(store);
          observe(result);
          post_([answer, result = std::move(result)]() mutable { answer(std::move(result)); });
        },
        [answer] { answer(refuse(phrases::kQueueFull)); });
  }

  /// What waits to be done now.
  [[nodiscard]] std::size_t waiting() const;

 private:
  class WorkQueue;
  template <class T>
  void observe(const Result<T>& result) const {
    if (observe_) observe_(result ? nullptr : &result.error());
  }
  void observe(bool /*no answer of the store*/) const {}
  void do_next(std::function<void(Store&)> work);
  void do_low_priority(const std::string& whom, std::function<void(Store&)> work,
                       std::function<void()> shed);

  Post post_;
  Observe observe_;
  std::unique_ptr<WorkQueue> queue_;
};

}  // namespace broceliande::server
