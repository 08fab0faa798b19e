#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "server/connections/socket.hpp"

namespace broceliande::server {

/// The WebSockets that are open, and how many each address has.
class OpenSockets {
 public:
  /// `most` of one address; 0 for no limit.
  explicit OpenSockets(int most) : most_(most) {}

  /// From now on the address has one more; false, and nothing is counted, where it has too many.
  [[nodiscard]] bool count_in(const std::string& address);
  void count_out(const std::string& address);

  /// Where sockets enter themselves.
  [[nodiscard]] Socket::Sockets& all() { return sockets_; }
  void close_all();

  /// One has been opened, or has closed.
  void note_opened();
  void note_closed();

 private:
  int most_;
  Socket::Sockets sockets_;
  std::size_t peak_ = 0;  ///< since memory was given back last
  std::unordered_map<std::string, int> by_address_;
};

}  // namespace broceliande::server
