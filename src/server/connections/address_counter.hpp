#pragma once

#include <string>
#include <unordered_map>

namespace broceliande::server {

/// How many connections of some kind each address has.
class AddressCounter {
 public:
  /// `most` of one address; 0 for no limit.
  explicit AddressCounter(int most) : most_(most) {}

  /// From now on the address has one more; false, and nothing is counted, where it has too many.
  [[nodiscard]] bool count_in(const std::string& address) {
    if (most_ > 0 && of(address) >= most_) return false;
    ++by_address_[address];
    return true;
  }
  void count_out(const std::string& address) {
    if (--by_address_[address] == 0) by_address_.erase(address);
  }
  [[nodiscard]] int of(const std::string& address) const {
    const auto known = by_address_.find(address);
    return known == by_address_.end() ? 0 : known->second;
  }

 private:
  int most_;
  std::unordered_map<std::string, int> by_address_;
};

}  // namespace broceliande::server
