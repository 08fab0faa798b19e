#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "plan.hpp"

namespace broceliande::load {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;

/// Sends JSON over a connection of its own; the status of the answer, 0 where there is none.
asio::awaitable<unsigned> post(asio::ip::address_v4 from, ServerAddress server, std::string path,
                               std::string body, std::string cookie);

/// A guest with one socket. One thread runs all of them.
class Client {
 public:
  using Hear = std::function<void(std::string_view)>;

  explicit Client(asio::io_context& io) : stream_(io) {}

  /// Connects from an address of this machine, becomes a guest unless it has a cookie already, and
  /// opens the socket, all over one connection. What went wrong, or nothing.
  asio::awaitable<std::string> enter(asio::ip::address_v4 from, ServerAddress server,
                                     std::string cookie = "");
  [[nodiscard]] const std::string& cookie() const { return cookie_; }

  /// From now on texts of the server go to `hear`, which may be empty; `leave` is called once, when
  /// the connection has ended.
  void listen(Hear hear, std::function<void()> leave);
  /// Texts go out in order.
  void say(std::string text);
  /// Ends the connection without a word.
  void cut();

  [[nodiscard]] bool is_open() const { return is_open_; }

 private:
  asio::awaitable<std::string> become_guest(const ServerAddress& server);
  void read_next();
  void write_next();
  void end();

  beast::websocket::stream<beast::tcp_stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> outgoing_;
  std::string cookie_;
  Hear hear_;
  std::function<void()> leave_;
  bool is_open_ = false;
};

}  // namespace broceliande::load
