#include "server/connections/socket.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

namespace broceliande::server {

namespace websocket = beast::websocket;

Socket::Socket(beast::tcp_stream stream, GameService& service, const ConnectionLimits& limits,
               Sockets& sockets, std::string address)
    : stream_(std::move(stream)),
      service_(service),
      limits_(limits),
      sockets_(sockets),
      address_(std::move(address)) {
  sockets_.insert(this);
}

Socket::~Socket() { sockets_.erase(this); }

asio::awaitable<void> Socket::run(std::shared_ptr<Socket> self, Parser::value_type request,
                                  AuthenticatedUser user) {
  Socket& socket = *self;
  Stream& stream = socket.stream_;
  beast::get_lowest_layer(stream).expires_never();
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = socket.limits_.request_time;
  timeout.idle_timeout = socket.limits_.socket_idle_time;
  timeout.keep_alive_pings = true;
  stream.set_option(timeout);
  stream.read_message_max(socket.limits_.frame_bytes);
  stream.auto_fragment(false);
  stream.control_callback([&socket](websocket::frame_type kind, beast::string_view payload) {
    if (kind == websocket::frame_type::pong) socket.on_pong(payload);
  });
  error_code fault;
  co_await stream.async_accept(request, redirect_error(asio::use_awaitable, fault));
  if (fault) co_return;
  stream.text(true);
  const std::weak_ptr<Socket> weak = self;
  socket.session_ =
      socket.service_.connect(user,
                              {.send =
                                   [weak](const ServerMessage& message) {
                                     if (const auto alive = weak.lock())
                                       alive->send(message.bytes());
                                   },
                               .disconnect =
                                   [weak] {
                                     if (const auto alive = weak.lock())
                                       alive->close(websocket::close_code::policy_error);
                                   }},
                              socket.address_);
  request = {};
  co_await socket.read();
  socket.service_.disconnect(socket.session_);
}

asio::awaitable<void> Socket::read() {
  beast::flat_buffer buffer;
  for (;;) {
    error_code fault;
    co_await stream_.async_read(buffer, redirect_error(asio::use_awaitable, fault));
    if (fault == websocket::error::message_too_big) service_.count_refusal(Refusal::too_large);
    if (fault) co_return;
    if (!stream_.got_text()) {
      service_.count_refusal(Refusal::unreadable);
      co_await stream_.async_close(websocket::close_code::unknown_data,
                                   redirect_error(asio::use_awaitable, fault));
      co_return;
    }
    const auto bytes = buffer.data();
    service_.on_message(session_, {static_cast<const char*>(bytes.data()), bytes.size()});
    buffer.consume(buffer.size());
    constexpr std::size_t kSmall = 1024;
    if (buffer.capacity() > kSmall) buffer.shrink_to_fit();
  }
}

void Socket::send(const std::string& bytes) {
  if (is_closing_) return;
  outgoing_bytes_ += bytes.size();
  if (outgoing_bytes_ > limits_.outgoing_bytes) {  // does not listen any more
    is_closing_ = true;
    beast::get_lowest_layer(stream_).cancel();
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().shutdown(tcp::socket::shutdown_both, ignored);
    return;
  }
  outgoing_.push_back(bytes);
  if (is_writing_) return;
  is_writing_ = true;
  asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
}

/// Writes all that is to be told; one at a time for each socket.
asio::awaitable<void> Socket::write(std::shared_ptr<Socket> self) {
  Socket& socket = *self;
  error_code fault;
  while (!fault && !socket.outgoing_.empty()) {
    const std::string bytes = std::move(socket.outgoing_.front());
    socket.outgoing_.pop_front();
    co_await socket.stream_.async_write(asio::buffer(bytes),
                                        redirect_error(asio::use_awaitable, fault));
    socket.outgoing_bytes_ -= bytes.size();
  }
  // How long a message takes is measured while somebody plays, now and then.
  const auto now = PingMeter::Clock::now();
  if (!fault && !socket.is_closing_ && socket.pings_.is_due(now)) {
    const std::string number = std::to_string(socket.pings_.send(now));
    co_await socket.stream_.async_ping({number.data(), number.size()},
                                       redirect_error(asio::use_awaitable, fault));
  }
  socket.is_writing_ = false;
  if (!fault && !socket.outgoing_.empty()) {
    socket.is_writing_ = true;
    asio::co_spawn(socket.stream_.get_executor(), write(self), asio::detached);
  } else if (!fault && socket.is_closing_) {
    co_await socket.stream_.async_close(socket.reason_, redirect_error(asio::use_awaitable, fault));
  }
}

void Socket::on_pong(beast::string_view payload) {
  const auto trip = pings_.on_pong({payload.data(), payload.size()}, PingMeter::Clock::now());
  if (trip) service_.on_lag(session_, *trip);
}

void Socket::close(websocket::close_code reason) {
  if (is_closing_) return;
  is_closing_ = true;
  reason_ = reason;
  if (is_writing_) return;  // whoever writes closes
  is_writing_ = true;
  asio::co_spawn(stream_.get_executor(), write(shared_from_this()), asio::detached);
}

}  // namespace broceliande::server
