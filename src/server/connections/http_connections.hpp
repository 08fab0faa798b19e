#pragma once

#include <string>

#include "server/connections/address_counter.hpp"

namespace broceliande::server {

/// The connections that are no WebSockets, or none yet.
class HttpConnections {
 public:
  /// At most so many of one address, and so many of all together; 0 for no limit.
  HttpConnections(int of_address, int of_all)
      : of_address_(of_address), of_all_(of_all), addresses_(of_address) {}

  /// From now on there is one more; false, and nothing is counted, where there are too many.
  [[nodiscard]] bool count_in(const std::string& address) {
    if (of_all_ > 0 && open_ >= of_all_) return false;
    if (!addresses_.count_in(address)) return false;
    ++open_;
    return true;
  }
  void count_out(const std::string& address) {
    addresses_.count_out(address);
    --open_;
  }
  /// Whether the address should not keep connections that it does not use, since it has more than
  /// half of what it may: many people may share it.
  [[nodiscard]] bool is_crowded(const std::string& address) const {
    return of_address_ > 0 && 2 * addresses_.of(address) > of_address_;
  }

 private:
  int of_address_;
  int of_all_;
  int open_ = 0;
  AddressCounter addresses_;
};

}  // namespace broceliande::server
