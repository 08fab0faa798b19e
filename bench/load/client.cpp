#include "client.hpp"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

namespace broceliande::load {

namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

/// What went wrong, or nothing.
asio::awaitable<std::string> connect(tcp::socket& socket, asio::ip::address_v4 from,
                                     const ServerAddress& server) {
  error_code fault;
  socket.open(tcp::v4(), fault);
  // The port is chosen when the server's is known, so one address has room for many.
  using BindNoPort = asio::detail::socket_option::integer<IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT>;
  if (!fault) socket.set_option(BindNoPort(1), fault);
  if (!fault) socket.bind({from, 0}, fault);
  if (fault) co_return "bind: " + fault.message();
  const tcp::endpoint there(asio::ip::make_address(server.address), server.port);
  co_await socket.async_connect(there, redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "connect: " + fault.message();
  socket.set_option(tcp::no_delay(true), fault);
  co_return "";
}

using JsonRequest = http::request<http::string_body>;

JsonRequest json_request(const ServerAddress& server, const std::string& path, std::string body) {
  constexpr unsigned kVersion = 11;
  JsonRequest request(http::verb::post, path, kVersion);
  request.set(http::field::host, server.host());
  request.set(http::field::origin, "http://" + server.host());
  request.set(http::field::content_type, "application/json");
  request.body() = std::move(body);
  request.prepare_payload();
  return request;
}

}  // namespace

asio::awaitable<unsigned> post(asio::ip::address_v4 from, ServerAddress server, std::string path,
                               std::string body, std::string cookie) {
  beast::tcp_stream stream(co_await asio::this_coro::executor);
  const std::string cut = co_await connect(stream.socket(), from, server);
  if (!cut.empty()) co_return 0;
  JsonRequest request = json_request(server, path, std::move(body));
  request.set(http::field::cookie, cookie);
  request.keep_alive(false);
  error_code fault;
  co_await http::async_write(stream, request, redirect_error(asio::use_awaitable, fault));
  http::response<http::string_body> response;
  beast::flat_buffer buffer;
  if (!fault) {
    co_await http::async_read(stream, buffer, response, redirect_error(asio::use_awaitable, fault));
  }
  co_return fault ? 0 : response.result_int();
}

asio::awaitable<std::string> Client::enter(asio::ip::address_v4 from, ServerAddress server,
                                           std::string cookie) {
  auto& tcp_stream = beast::get_lowest_layer(stream_);
  const std::string cut = co_await connect(tcp_stream.socket(), from, server);
  if (!cut.empty()) co_return cut;
  cookie_ = std::move(cookie);
  const std::string refused = cookie_.empty() ? co_await become_guest(server) : "";
  if (!refused.empty()) co_return refused;
  error_code fault;
  stream_.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    request.set(http::field::cookie, cookie_);
    request.set(http::field::origin, "http://" + server.host());
  }));
  co_await stream_.async_handshake(server.host(), "/api/socket",
                                   redirect_error(asio::use_awaitable, fault));
  if (fault) co_return "handshake: " + fault.message();
  stream_.set_option(websocket::stream_base::decorator([](websocket::request_type& /*done*/) {}));
  stream_.text(true);
  is_open_ = true;
  co_return "";
}

asio::awaitable<std::string> Client::become_guest(const ServerAddress& server) {
  const JsonRequest request = json_request(server, "/api/me", "{}");
  auto& tcp_stream = beast::get_lowest_layer(stream_);
  error_code fault;
  co_await http::async_write(tcp_stream, request, redirect_error(asio::use_awaitable, fault));
  http::response<http::string_body> response;
  beast::flat_buffer buffer;
  if (!fault) {
    co_await http::async_read(tcp_stream, buffer, response,
                              redirect_error(asio::use_awaitable, fault));
  }
  if (fault) co_return "guest: " + fault.message();
  if (response.result() != http::status::ok) co_return "guest: " + response.body();
  const auto set_cookie = response[http::field::set_cookie];
  cookie_ = std::string(set_cookie.substr(0, set_cookie.find(';')));
  co_return "";
}

void Client::listen(Hear hear, std::function<void()> leave) {
  hear_ = std::move(hear);
  leave_ = std::move(leave);
  read_next();
}

void Client::read_next() {
  stream_.async_read(buffer_, [this](const error_code& fault, std::size_t /*bytes*/) {
    if (fault) return end();
    const auto bytes = buffer_.data();
    if (hear_) hear_({static_cast<const char*>(bytes.data()), bytes.size()});
    buffer_.consume(bytes.size());
    read_next();
  });
}

void Client::say(std::string text) {
  if (!is_open_) return;
  outgoing_.push_back(std::move(text));
  if (outgoing_.size() == 1) write_next();
}

void Client::write_next() {
  stream_.async_write(asio::buffer(outgoing_.front()),
                      [this](const error_code& fault, std::size_t /*bytes*/) {
                        if (fault) return;  // whoever reads hears of it too
                        outgoing_.pop_front();
                        if (!outgoing_.empty()) write_next();
                      });
}

void Client::end() {
  is_open_ = false;
  if (leave_) std::exchange(leave_, {})();
}

void Client::cut() {
  leave_ = {};
  is_open_ = false;
  error_code ignored;
  beast::get_lowest_layer(stream_).socket().close(ignored);
}

}  // namespace broceliande::load
