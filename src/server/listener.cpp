#include "server/listener.hpp"

// Boost is slow to compile, so it is used in this file alone.
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <csignal>
#include <ctime>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "server/answer.hpp"
#include "server/phrases.hpp"

namespace broceliande::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

using Parser = http::request_parser<http::string_body>;
using Fields = http::request_header<>;
using Response = http::response<http::span_body<const char>>;

std::string_view view(boost::core::string_view text) { return {text.data(), text.size()}; }

/// A header that may be sent in several lines, as one list.
std::string joined(const Fields& fields, http::field name) {
  std::string list;
  const auto [begin, end] = fields.equal_range(name);
  for (auto field = begin; field != end; ++field) {
    if (!list.empty()) list += ", ";
    list += view(field->value());
  }
  return list;
}

Answer answer_to(const Fields& fields, const Site& site) {
  constexpr unsigned kNeedsHost = 11;
  const bool lacks_host = fields.version() >= kNeedsHost && fields.count(http::field::host) != 1;
  if (lacks_host) return refusal(Status::bad_request);
  const std::string accept_encoding = joined(fields, http::field::accept_encoding);
  const std::string if_none_match = joined(fields, http::field::if_none_match);
  return answer({.method = view(fields.method_string()),
                 .target = view(fields.target()),
                 .accept_encoding = accept_encoding,
                 .if_none_match = if_none_match},
                site);
}

/// The status that tells a client what was wrong with its bytes; nothing where it has gone or
/// was too slow.
std::optional<Status> fault_status(const error_code& fault, const Fields& fields) {
  if (fault == http::error::end_of_stream || fault == http::error::partial_message) {
    return std::nullopt;
  }
  if (fault == http::error::header_limit) return Status::header_too_large;
  if (fault == http::error::body_limit) {
    return is_answered(view(fields.method_string())) ? Status::content_too_large
                                                     : Status::method_not_allowed;
  }
  const bool is_malformed =
      fault.category() == http::make_error_code(http::error::bad_method).category();
  if (is_malformed) return Status::bad_request;
  return std::nullopt;
}

std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t length =
      std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
  return {text.data(), length};
}

Response response_of(const Answer& answer, bool keeps_alive) {
  constexpr unsigned kVersion = 11;
  Response response;
  response.version(kVersion);
  response.result(static_cast<unsigned>(answer.status));
  response.set(http::field::date, date_now());
  for (const auto& [name, value] : answer.headers) {
    response.set({name.data(), name.size()}, {value.data(), value.size()});
  }
  response.body() = beast::span<const char>(answer.body.data(), answer.body.size());
  if (answer.length) response.content_length(*answer.length);
  response.keep_alive(keeps_alive);
  return response;
}

tl::unexpected<Error> cannot_listen(const Address& address, const error_code& fault) {
  std::vector<std::string> arguments{address.host, std::to_string(address.port)};
  if (fault == asio::error::address_in_use) {
    return refuse(phrases::kPortTaken, Error::kNoPlace, std::move(arguments));
  }
  arguments.push_back(fault.message());
  return refuse(phrases::kCannotListen, Error::kNoPlace, std::move(arguments));
}

}  // namespace

/// One thread runs everything in here, so nothing is locked; only the stop comes from elsewhere.
class Listener::Core {
 public:
  Core(const Site& site, const Limits& limits) : site_(site), limits_(limits) {}

  [[nodiscard]] error_code open(const tcp::endpoint& endpoint) {
    error_code fault;
    acceptor_.open(endpoint.protocol(), fault);
    if (!fault) acceptor_.set_option(tcp::acceptor::reuse_address(true), fault);
    if (!fault) acceptor_.bind(endpoint, fault);
    if (!fault) acceptor_.listen(asio::socket_base::max_listen_connections, fault);
    return fault;
  }

  [[nodiscard]] tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const error_code& fault, int) {
      if (!fault) begin_to_stop();
    });
  }

  void run() {
    asio::co_spawn(io_, accept(), asio::detached);
    while (!is_stopping_ && io_.run_one() > 0) {
    }
    io_.run_for(limits_.stopping_time);
  }

  void stop() {
    asio::post(io_, [this] { begin_to_stop(); });
  }

 private:
  void begin_to_stop() {
    is_stopping_ = true;
    error_code ignored;
    acceptor_.close(ignored);
    signals_.clear(ignored);
    signals_.cancel(ignored);
    for (beast::tcp_stream* stream : waiting_) stream->cancel();
  }

  asio::awaitable<void> accept() {
    constexpr std::chrono::milliseconds kPause{100};  // out of file handles, most likely
    while (!is_stopping_) {
      error_code fault;
      auto socket = co_await acceptor_.async_accept(redirect_error(asio::use_awaitable, fault));
      if (!fault) {
        asio::co_spawn(io_, converse(beast::tcp_stream(std::move(socket))), asio::detached);
      } else if (!is_stopping_) {
        asio::steady_timer pause(io_, kPause);
        co_await pause.async_wait(redirect_error(asio::use_awaitable, fault));
      }
    }
  }

  asio::awaitable<void> converse(beast::tcp_stream stream) {
    error_code ignored;
    stream.socket().set_option(tcp::no_delay(true), ignored);
    beast::flat_buffer buffer;
    while (!is_stopping_) {
      const bool is_asked = co_await has_request(stream, buffer);
      if (!is_asked) break;
      const bool goes_on = co_await serve(stream, buffer);
      if (!goes_on) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
  }

  /// Waits for the first bytes of a request; false if none come.
  asio::awaitable<bool> has_request(beast::tcp_stream& stream, beast::flat_buffer& buffer) {
    if (buffer.size() > 0) co_return true;
    constexpr std::size_t kAtOnce = 4096;
    error_code fault;
    stream.expires_after(limits_.idle_time);
    waiting_.insert(&stream);
    const std::size_t got = co_await stream.async_read_some(
        buffer.prepare(kAtOnce), redirect_error(asio::use_awaitable, fault));
    waiting_.erase(&stream);
    buffer.commit(got);
    co_return !fault;
  }

  /// Reads a request and answers it; whether the connection stays open.
  asio::awaitable<bool> serve(beast::tcp_stream& stream, beast::flat_buffer& buffer) {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser.body_limit(limits_.body_bytes);
    error_code fault;
    stream.expires_after(limits_.request_time);
    co_await http::async_read(stream, buffer, parser, redirect_error(asio::use_awaitable, fault));
    if (fault) {
      const auto status = fault_status(fault, parser.get());
      if (status) co_await refuse_to_read(stream, *status);
      co_return false;
    }
    const Answer answer = answer_to(parser.get(), site_);
    const bool keeps_alive = parser.get().keep_alive() && !is_stopping_;
    const bool is_written = co_await write(stream, answer, keeps_alive);
    co_return is_written&& keeps_alive;
  }

  asio::awaitable<void> refuse_to_read(beast::tcp_stream& stream, Status status) {
    const Answer answer = refusal(status);
    const bool is_written = co_await write(stream, answer, false);
    if (is_written) co_await let_go(stream);
  }

  /// False when the client has gone or takes no bytes any more.
  asio::awaitable<bool> write(beast::tcp_stream& stream, const Answer& answer,
                              bool keeps_alive) const {
    const Response response = response_of(answer, keeps_alive);
    http::response_serializer<Response::body_type> serializer(response);
    error_code fault;
    while (!fault && !serializer.is_done()) {
      stream.expires_after(limits_.idle_time);
      co_await http::async_write_some(stream, serializer,
                                      redirect_error(asio::use_awaitable, fault));
    }
    co_return !fault;
  }

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

  const Site& site_;
  Limits limits_;
  bool is_stopping_ = false;
  std::set<beast::tcp_stream*> waiting_;  ///< connections between two requests
  asio::io_context io_{1};                ///< ends before what its connections still look at
  tcp::acceptor acceptor_{io_};
  asio::signal_set signals_{io_};
};

Listener::Listener(std::unique_ptr<Core> core) : core_(std::move(core)) {}
Listener::Listener(Listener&&) noexcept = default;
Listener& Listener::operator=(Listener&&) noexcept = default;
Listener::~Listener() = default;

Result<Listener> Listener::open(const Address& address, const Site& site, const Limits& limits) {
  error_code fault;
  const auto host = asio::ip::make_address(address.host, fault);
  if (fault) return refuse(phrases::kNoAddress, Error::kNoPlace, {address.host});
  auto core = std::make_unique<Core>(site, limits);
  fault = core->open({host, address.port});
  if (fault) return cannot_listen(address, fault);
  return Listener(std::move(core));
}

std::string Listener::url() const {
  const auto host = core_->endpoint().address();
  const std::string name = host.is_v6() ? "[" + host.to_string() + "]" : host.to_string();
  return "http://" + name + ":" + std::to_string(port()) + "/";
}

std::uint16_t Listener::port() const { return core_->endpoint().port(); }
void Listener::stop_on_signals() { core_->stop_on_signals(); }
void Listener::run() { core_->run(); }
void Listener::stop() { core_->stop(); }

}  // namespace broceliande::server
