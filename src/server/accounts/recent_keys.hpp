#pragma once

#include <cstddef>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

namespace broceliande::server {

/// Remembers a limited number of keys; the least recently used one is forgotten first. For one
/// thread.
class RecentKeys {
 public:
  /// `most` is 1 or more.
  explicit RecentKeys(std::size_t most) : most_(most) {}
  RecentKeys(const RecentKeys&) = delete;
  RecentKeys& operator=(const RecentKeys&) = delete;

  void insert(std::string_view key) {
    if (contains(key)) return;
    if (keys_.size() >= most_) {
      places_.erase(keys_.back());
      keys_.pop_back();
    }
    keys_.emplace_front(key);
    places_.emplace(keys_.front(), keys_.begin());
  }

  /// Asking is using.
  [[nodiscard]] bool contains(std::string_view key) {
    const auto found = places_.find(key);
    if (found == places_.end()) return false;
    keys_.splice(keys_.begin(), keys_, found->second);
    return true;
  }

 private:
  std::size_t most_;
  std::list<std::string> keys_;  ///< the one used last comes first
  std::unordered_map<std::string_view, std::list<std::string>::iterator> places_;
};

}  // namespace broceliande::server
