#include "server/connections/open_sockets.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>

namespace broceliande::server {

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
