#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace broceliande::server {

/// The person for whom work is done.
struct FairQueueKey {
  std::string household;  ///< those who share what one household gets: one member, or all guests of
                          ///< an address
  std::string person;
  std::string table;
};

/// Parties that are served in turn, however much work each has waiting (start-time fair queueing
/// with equal costs): those not served lately come first. A party is a queue, or a rota of smaller
/// parties.
template <class Queue>
class RoundRobin {
 public:
  /// A party, to add something to.
  Queue& at(const std::string& name) {
    WaitingQueue& entry = entries_[name];
    if (entry.queue.empty()) entry.turn = std::max(entry.turn, turn_);
    return entry.queue;
  }

  [[nodiscard]] bool empty() const { return next() == entries_.end(); }
  [[nodiscard]] std::size_t size() const {
    std::size_t size = 0;
    for (const auto& [name, entry] : entries_) size += entry.queue.size();
    return size;
  }
  /// When what is served next arrived; not for an empty one.
  [[nodiscard]] std::uint64_t arrival() const { return next()->second.queue.arrival(); }

  /// Not for an empty one.
  auto pop() {
    WaitingQueue& entry = entries_.find(next()->first)->second;
    turn_ = entry.turn++;
    auto work = entry.queue.pop();
    std::erase_if(entries_, [this](const auto& each) {
      return each.second.queue.empty() && each.second.turn <= turn_;
    });
    return work;
  }

 private:
  struct WaitingQueue {
    Queue queue;
    std::uint64_t turn = 0;  ///< at which it is served next
  };
  using WaitingQueues = std::map<std::string, WaitingQueue>;

  [[nodiscard]] typename WaitingQueues::const_iterator next() const {
    auto first = entries_.end();
    for (auto each = entries_.begin(); each != entries_.end(); ++each) {
      if (each->second.queue.empty()) continue;
      if (first == entries_.end() || place(each->second) < place(first->second)) first = each;
    }
    return first;
  }
  static std::pair<std::uint64_t, std::uint64_t> place(const WaitingQueue& entry) {
    return {entry.turn, entry.queue.arrival()};
  }

  WaitingQueues entries_;
  std::uint64_t turn_ = 0;  ///< of whoever was served last
};

/// Waiting work. Households take turns, within a household people do, and each person's tables are
/// served in the order in which they asked. A table has at most one piece of work: a later one
/// replaces it. Not thread-safe.
template <class Work>
class FairQueue {
 public:
  struct QueueBounds {
    std::size_t in_all = 1000;
    std::size_t of_one_household = 250;
    std::size_t of_one_person = 64;
  };

  explicit FairQueue(const QueueBounds& bounds) : bounds_(bounds) {}

  enum class Pushed : std::uint8_t { added, replaced, refused };

  Pushed push(const FairQueueKey& whom, Work work) {
    RoundRobin<PersonQueue>& household = households_.at(whom.household);
    PersonQueue& tables = household.at(whom.person);
    const auto same = std::ranges::find(tables.items, whom.table, &QueuedWork::table);
    if (same != tables.items.end()) {
      same->work = std::move(work);
      return Pushed::replaced;
    }
    if (size() >= bounds_.in_all || household.size() >= bounds_.of_one_household ||
        tables.size() >= bounds_.of_one_person) {
      return Pushed::refused;
    }
    tables.items.push_back({whom.table, ++arrivals_, std::move(work)});
    return Pushed::added;
  }

  /// Nothing where nothing waits.
  std::optional<Work> pop() {
    if (households_.empty()) return std::nullopt;
    return households_.pop();
  }

  [[nodiscard]] std::size_t size() const { return households_.size(); }

 private:
  struct QueuedWork {
    std::string table;
    std::uint64_t arrival;
    Work work;
  };
  /// One person's.
  struct PersonQueue {
    std::deque<QueuedWork> items;

    [[nodiscard]] bool empty() const { return items.empty(); }
    [[nodiscard]] std::size_t size() const { return items.size(); }
    [[nodiscard]] std::uint64_t arrival() const { return items.front().arrival; }
    Work pop() {
      Work work = std::move(items.front().work);
      items.pop_front();
      return work;
    }
  };

  QueueBounds bounds_;
  RoundRobin<RoundRobin<PersonQueue>> households_;
  std::uint64_t arrivals_ = 0;
};

}  // namespace broceliande::server
