#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <set>
#include <string>

#include "server/commands/game_service.hpp"
#include "server/connections/http.hpp"
#include "server/connections/http_listener.hpp"
#include "server/tables/lag.hpp"

namespace broceliande::server {

/// One WebSocket: messages from the client go to the service, messages from the service go to the
/// client, in order. A client that does not read is disconnected. Takes little memory while idle.
class Socket : public std::enable_shared_from_this<Socket> {
 public:
  using Stream = beast::websocket::stream<beast::tcp_stream>;
  using Sockets = std::set<Socket*>;

  Socket(beast::tcp_stream stream, GameService& service, const ConnectionLimits& limits,
         Sockets& sockets, std::string address);
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket();

  /// Answers the request to upgrade, and goes on until the client or the server leaves.
  static asio::awaitable<void> run(std::shared_ptr<Socket> self, Parser::value_type request,
                                   AuthenticatedUser user);
  /// Says good-bye once everything told is on its way.
  void close(beast::websocket::close_code reason);

 private:
  void send(const std::string& bytes);
  static asio::awaitable<void> write(std::shared_ptr<Socket> self);
  asio::awaitable<void> read();
  void on_pong(beast::string_view payload);

  Stream stream_;
  GameService& service_;
  const ConnectionLimits& limits_;
  Sockets& sockets_;
  std::string address_;
  SessionId session_ = 0;
  std::deque<std::string> outgoing_;
  std::size_t outgoing_bytes_ = 0;
  PingMeter pings_;
  bool is_writing_ = false;
  bool is_closing_ = false;
  beast::websocket::close_code reason_ = beast::websocket::close_code::none;
};

}  // namespace broceliande::server
