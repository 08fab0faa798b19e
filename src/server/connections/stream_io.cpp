#include "server/connections/stream_io.hpp"

#include <array>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace broceliande::server {
namespace {

/// Closing with bytes unread would reset the connection before the client has our answer, so
/// what it still sends is read for a moment.
asio::awaitable<void> let_go(beast::tcp_stream& stream) {
  constexpr std::chrono::seconds kMoment{1};
  std::array<char, 4096> unread{};
  error_code fault;
  stream.socket().shutdown(tcp::socket::shutdown_send, fault);
  stream.expires_after(kMoment);
  while (!fault) {
    co_await stream.async_read_some(asio::buffer(unread),
                                    redirect_error(asio::use_awaitable, fault));
  }
}

}  // namespace

asio::awaitable<bool> write_response(beast::tcp_stream& stream, Response response,
                                     std::chrono::milliseconds idle_time) {
  http::response_serializer<Response::body_type> serializer(response);
  error_code fault;
  while (!fault && !serializer.is_done()) {
    stream.expires_after(idle_time);
    co_await http::async_write_some(stream, serializer, redirect_error(asio::use_awaitable, fault));
  }
  co_return !fault;
}

asio::awaitable<void> reject_unreadable(beast::tcp_stream& stream, Status status,
                                        std::chrono::milliseconds idle_time) {
  const SiteAnswer answer = refusal(status);
  const bool is_written = co_await write_response(stream, response_of(answer, false), idle_time);
  if (is_written) co_await let_go(stream);
}

}  // namespace broceliande::server
