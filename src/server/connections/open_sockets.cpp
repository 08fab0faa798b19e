#include "server/connections/open_sockets.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>

namespace broceliande::server {

bool OpenSockets::count_in(const std::string& address) {
  const auto known = by_address_.find(address);
  const int open = known == by_address_.end() ? 0 : known->second;
  if (most_ > 0 && open >= most_) return false;
  ++by_address_[address];
  return true;
}

void OpenSockets::count_out(const std::string& address) {
  if (--by_address_[address] == 0) by_address_.erase(address);
}

void OpenSockets::close_all() {
  for (Socket* socket : sockets_) socket->close(beast::websocket::close_code::service_restart);
}

void OpenSockets::note_opened() { peak_ = std::max(peak_, sockets_.size()); }

/// Memory that a crowd has used is returned to the system once most of it has left.
void OpenSockets::note_closed() {
  constexpr std::size_t kCrowd = 1000;
  if (peak_ < kCrowd || sockets_.size() > peak_ / 8) return;
  peak_ = sockets_.size();
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace broceliande::server
