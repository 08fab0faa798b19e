#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace broceliande::server {

/// What waits for each of many parties, which take turns. Limits hold for each party and for all of
/// them together; beyond the latter, the party with the most waiting loses what it asked for last.
/// What the server itself wants, under no name, is never lost.
template <class Item>
class SheddingQueue {
 public:
  struct QueueLimits {
    std::size_t of_party = 1'024;
    std::size_t of_all = 8'192;
  };

  explicit SheddingQueue(QueueLimits limits) : limits_(limits) {}

  /// What there is no room for: this item, or another one.
  [[nodiscard]] std::optional<Item> put(const std::string& party, Item item) {
    std::deque<Item>& waiting = waiting_[party];
    if (!party.empty() && waiting.size() >= limits_.of_party) return item;
    if (waiting.empty()) turns_.push_back(party);
    waiting.push_back(std::move(item));
    ++size_;
    return size_ > limits_.of_all ? shed(party) : std::nullopt;
  }

  /// The first of the party whose turn it is; null where nothing waits.
  [[nodiscard]] const Item* next() const {
    return turns_.empty() ? nullptr : &waiting_.at(turns_.front()).front();
  }
  /// Takes it out; not for an empty queue.
  Item pop() {
    const std::string party = std::move(turns_.front());
    turns_.pop_front();
    std::deque<Item>& waiting = waiting_.at(party);
    Item item = std::move(waiting.front());
    waiting.pop_front();
    --size_;
    if (waiting.empty()) {
      waiting_.erase(party);
    } else {
      turns_.push_back(party);
    }
    return item;
  }

  [[nodiscard]] bool empty() const { return turns_.empty(); }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  /// Of parties with equally much waiting, the one that has just asked for more loses it.
  std::optional<Item> shed(const std::string& newcomer) {
    const auto counted = [&](const auto& entry) {
      const bool is_server = entry.first.empty();
      return std::pair(is_server ? 0 : entry.second.size(), entry.first == newcomer);
    };
    const auto longest = std::ranges::max_element(waiting_, {}, counted);
    if (longest->first.empty()) return std::nullopt;
    const std::string party = longest->first;
    std::deque<Item>& waiting = longest->second;
    Item item = std::move(waiting.back());
    waiting.pop_back();
    --size_;
    if (waiting.empty()) {
      waiting_.erase(longest);
      turns_.erase(std::ranges::find(turns_, party));
    }
    return item;
  }

  QueueLimits limits_;
  std::map<std::string, std::deque<Item>> waiting_;  ///< nobody who has nothing waiting
  std::deque<std::string> turns_;
  std::size_t size_ = 0;
};

}  // namespace broceliande::server
