#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/error.hpp"
#include "server/accounts/token_bucket.hpp"
#include "server/site/site.hpp"

namespace broceliande::server {

class AccountApi;
class GameService;
class PreviewService;
class PrintService;

struct Address {
  std::string host = "127.0.0.1";  ///< in numbers
  std::uint16_t port = 8080;       ///< 0 picks a free one
};

/// What a client may ask for before it is refused or disconnected.
struct ConnectionLimits {
  std::size_t header_bytes = 8 * 1024;
  std::size_t body_bytes = 8 * 1024;
  std::chrono::milliseconds request_time{10'000};  ///< from a request's first byte to its last
  std::chrono::milliseconds idle_time{60'000};     ///< between requests, and for bytes to go out
  std::chrono::milliseconds stopping_time{3'000};  ///< for answers under way when we stop

  // Of a WebSocket:
  std::size_t frame_bytes = 8 * 1024;
  std::size_t outgoing_bytes = 256 * 1024;             ///< that a client has not taken yet
  std::chrono::milliseconds socket_idle_time{60'000};  ///< without a sign of life
  // Of one address, all its connections together; each limit stands for itself:
  int sockets_of_address = 200;                             ///< 0 for no limit
  int connections_of_address = 64;                          ///< that are no sockets; 0 for no limit
  RateLimit requests{std::chrono::milliseconds{100}, 100};  ///< for /api; a burst of 0 for no limit

  int connections = 64 * 128;  ///< of all addresses together that are no sockets; 0 for no limit
};

/// What is served at the address in addition to the site. It outlives the listener's run().
struct Backend {
  AccountApi* api = nullptr;
  GameService* service = nullptr;
  PrintService* prints = nullptr;
  PreviewService* previews = nullptr;
  std::function<bool()> is_healthy;
  std::function<std::string()> metrics;  ///< for those on this machine alone
  bool trusts_proxy = false;             ///< believes X-Forwarded-For and -Proto
};

/// Answers HTTP/1.1 at one address, on the thread that calls run().
class HttpListener {
 public:
  /// Clients can connect from now on; they are answered once run() is called. The site must
  /// outlive the listener.
  [[nodiscard]] static Result<HttpListener> open(const Address& address, const Site& site,
                                                 const ConnectionLimits& limits = {});
  HttpListener(HttpListener&&) noexcept;
  HttpListener& operator=(HttpListener&&) noexcept;
  ~HttpListener();

  /// From now on /api is answered too; before run().
  void set_backend(Backend backend);
  /// Answers /metrics at a port of its own, for this machine alone.
  [[nodiscard]] Result<void> open_metrics(std::uint16_t port);
  /// Runs something on the thread that calls run(); any thread may call it.
  void post(std::function<void()> work);

  /// Where it is, as browsers write it: `http://127.0.0.1:8080/`.
  [[nodiscard]] std::string url() const;
  [[nodiscard]] std::uint16_t port() const;

  /// From now on SIGINT and SIGTERM call stop(); a second one ends the program.
  void stop_on_signals();

  /// Answers until stop(): then answers under way are finished, those who are connected are told,
  /// and nothing else is begun.
  void run();

  /// Any thread may call it, before run() too.
  void stop();

 private:
  class Core;
  explicit HttpListener(std::unique_ptr<Core> core);

  std::unique_ptr<Core> core_;
};

}  // namespace broceliande::server
