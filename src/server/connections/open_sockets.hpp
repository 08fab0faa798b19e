#pragma once

#include <cstddef>

#include "server/connections/address_counter.hpp"
#include "server/connections/socket.hpp"

namespace broceliande::server {

/// The WebSockets that are open, and how many each address has.
class OpenSockets : public AddressCounter {
 public:
  using AddressCounter::AddressCounter;

  /// Where sockets enter themselves.
  [[nodiscard]] Socket::Sockets& all() { return sockets_; }
  void close_all();

  /// One has been opened, or has closed.
  void note_opened();
  void note_closed();

 private:
  Socket::Sockets sockets_;
  std::size_t peak_ = 0;  ///< since memory was given back last
};

}  // namespace broceliande::server
