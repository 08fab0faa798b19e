#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "core/error.hpp"
#include "server/site.hpp"

namespace broceliande::server {

struct Address {
  std::string host = "127.0.0.1";  ///< in numbers
  std::uint16_t port = 8080;       ///< 0 picks a free one
};

/// What a client may ask of us before it is refused or left.
struct Limits {
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 1024;                   ///< read and ignored
  std::chrono::milliseconds request_time{10'000};  ///< from a request's first byte to its last
  std::chrono::milliseconds idle_time{60'000};     ///< between requests, and for bytes to go out
  std::chrono::milliseconds stopping_time{3'000};  ///< for answers under way when we stop
};

/// Answers HTTP/1.1 at one address, on the thread that calls run().
class Listener {
 public:
  /// Clients can connect from now on; they are answered once run() is called. The site must
  /// outlive the listener.
  [[nodiscard]] static Result<Listener> open(const Address& address, const Site& site,
                                             const Limits& limits = {});
  Listener(Listener&&) noexcept;
  Listener& operator=(Listener&&) noexcept;
  ~Listener();

  /// Where it is, as browsers write it: `http://127.0.0.1:8080/`.
  [[nodiscard]] std::string url() const;
  [[nodiscard]] std::uint16_t port() const;

  /// From now on SIGINT and SIGTERM call stop(); a second one ends the program.
  void stop_on_signals();

  /// Answers until stop(): then answers under way are finished, and nothing else is begun.
  void run();

  /// Any thread may call it, before run() too.
  void stop();

 private:
  class Core;
  explicit Listener(std::unique_ptr<Core> core);

  std::unique_ptr<Core> core_;
};

}  // namespace broceliande::server
