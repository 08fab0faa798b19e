#include "server/connections/http_listener.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <set>
#include <utility>
#include <vector>

#include "server/accounts/address.hpp"
#include "server/api/account_api.hpp"
#include "server/connections/http.hpp"
#include "server/connections/http_connections.hpp"
#include "server/connections/open_sockets.hpp"
#include "server/connections/phrases.hpp"
#include "server/connections/stream_io.hpp"
#include "server/printing/print_service.hpp"
#include "server/protocol/phrases.hpp"
#include "server/telemetry/exposition.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kSocketPath = "api/socket";
constexpr std::size_t kMostAddresses = 100'000;

tl::unexpected<Error> cannot_listen(const Address& address, const error_code& fault) {
  Arguments arguments{address.host, address.port};
  if (fault == asio::error::address_in_use) {
    return refuse(phrases::kPortTaken, Error::kNoPlace, std::move(arguments));
  }
  arguments.emplace_back(fault.message());
  return refuse(phrases::kCannotListen, Error::kNoPlace, std::move(arguments));
}

ApiAnswer too_fast() {
  constexpr unsigned kTooMany = 429;
  return api_refusal(kTooMany, Error{&phrases::kTooFast, {}});
}

error_code listen(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code fault;
  acceptor.open(endpoint.protocol(), fault);
  if (!fault) acceptor.set_option(tcp::acceptor::reuse_address(true), fault);
  if (!fault) acceptor.bind(endpoint, fault);
  if (!fault) acceptor.listen(asio::socket_base::max_listen_connections, fault);
  return fault;
}

}  // namespace

/// One thread runs everything in here, so nothing is locked; only stop and post come from
/// elsewhere.
class HttpListener::Core {
 public:
  Core(const Site& site, const ConnectionLimits& limits)
      : site_(site),
        limits_(limits),
        connections_(limits.connections_of_address, limits.connections),
        sockets_(limits.sockets_of_address),
        requests_(limits.requests, kMostAddresses) {}

  [[nodiscard]] error_code open(const tcp::endpoint& endpoint) {
    return listen(acceptor_, endpoint);
  }
  [[nodiscard]] error_code open_metrics(std::uint16_t port) {
    return listen(metrics_acceptor_, {asio::ip::address_v4::loopback(), port});
  }
  void set_backend(Backend backend) { backend_ = std::move(backend); }

  [[nodiscard]] tcp::endpoint endpoint() const { return acceptor_.local_endpoint(); }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const error_code& fault, int) {
      if (!fault) begin_to_stop();
    });
  }

  void run() {
    asio::co_spawn(io_, accept(acceptor_, [this](auto stream) { return admit(std::move(stream)); }),
                   asio::detached);
    if (metrics_acceptor_.is_open()) {
      asio::co_spawn(io_,
                     accept(metrics_acceptor_,
                            [this](auto stream) { return serve_metrics(std::move(stream)); }),
                     asio::detached);
    }
    if (backend_.service != nullptr) asio::co_spawn(io_, run_ticks(), asio::detached);
    while (!is_stopping_ && io_.run_one() > 0) {
    }
    io_.run_for(limits_.stopping_time);
  }

  void post(std::function<void()> work) { asio::post(io_, std::move(work)); }
  void stop() {
    asio::post(io_, [this] { begin_to_stop(); });
  }

 private:
  void begin_to_stop() {
    if (is_stopping_) return;
    is_stopping_ = true;
    error_code ignored;
    acceptor_.close(ignored);
    metrics_acceptor_.close(ignored);
    signals_.clear(ignored);
    signals_.cancel(ignored);
    for (beast::tcp_stream* stream : idle_) stream->cancel();
    if (backend_.service != nullptr) asio::co_spawn(io_, close_sockets(), asio::detached);
  }

  /// What is being written to disk is told before the sockets close.
  asio::awaitable<void> close_sockets() {
    constexpr int kBackInSeconds = 3;
    constexpr std::chrono::milliseconds kForWrites{300};
    backend_.service->stop(kBackInSeconds);
    asio::steady_timer pause(io_, kForWrites);
    error_code ignored;
    co_await pause.async_wait(redirect_error(asio::use_awaitable, ignored));
    sockets_.close_all();
    tick_timer_.cancel();
  }

  asio::awaitable<void> run_ticks() {
    constexpr std::chrono::milliseconds kTick{100};
    while (!is_stopping_) {
      backend_.service->tick();
      tick_timer_.expires_after(kTick);
      error_code ignored;
      co_await tick_timer_.async_wait(redirect_error(asio::use_awaitable, ignored));
    }
  }

  using ConnectionHandler = std::function<asio::awaitable<void>(beast::tcp_stream)>;

  asio::awaitable<void> accept(tcp::acceptor& acceptor, ConnectionHandler handle) {
    constexpr std::chrono::milliseconds kPause{100};  // out of file handles, most likely
    while (!is_stopping_) {
      error_code fault;
      auto socket = co_await acceptor.async_accept(redirect_error(asio::use_awaitable, fault));
      if (!fault) {
        asio::co_spawn(io_, handle(beast::tcp_stream(std::move(socket))), asio::detached);
      } else if (!is_stopping_) {
        asio::steady_timer pause(io_, kPause);
        co_await pause.async_wait(redirect_error(asio::use_awaitable, fault));
      }
    }
  }

  /// A proxy's connections are not counted: it has those of all clients, and limits of its own.
  asio::awaitable<void> admit(beast::tcp_stream stream) {
    if (backend_.trusts_proxy) co_return co_await serve_connection(std::move(stream), "");
    error_code ignored;
    const auto client = stream.socket().remote_endpoint(ignored);
    const std::string address = address_key(client.address().to_string());
    if (!connections_.count_in(address)) co_return count_refusal(Refusal::too_fast);
    co_await serve_connection(std::move(stream), address);
    connections_.count_out(address);
  }

  asio::awaitable<void> serve_connection(beast::tcp_stream stream, std::string address) {
    error_code ignored;
    stream.socket().set_option(tcp::no_delay(true), ignored);
    beast::flat_buffer buffer;
    while (!is_stopping_) {
      const bool has_request = co_await wait_for_request(stream, buffer);
      if (!has_request) break;
      const bool stays_open = co_await serve_request(stream, buffer, address);
      if (!stays_open) break;
    }
    if (stream.socket().is_open()) stream.socket().shutdown(tcp::socket::shutdown_both, ignored);
  }

  /// Waits for the first bytes of a request; false if none come.
  asio::awaitable<bool> wait_for_request(beast::tcp_stream& stream, beast::flat_buffer& buffer) {
    if (buffer.size() > 0) co_return true;
    constexpr std::size_t kAtOnce = 4096;
    error_code fault;
    stream.expires_after(limits_.idle_time);
    idle_.insert(&stream);
    const std::size_t got = co_await stream.async_read_some(
        buffer.prepare(kAtOnce), redirect_error(asio::use_awaitable, fault));
    idle_.erase(&stream);
    buffer.commit(got);
    co_return !fault;
  }

  /// Reads a request and answers it; whether the connection stays open.
  asio::awaitable<bool> serve_request(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                      const std::string& address) {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser.body_limit(limits_.body_bytes);
    error_code fault;
    stream.expires_after(limits_.request_time);
    co_await http::async_read(stream, buffer, parser, redirect_error(asio::use_awaitable, fault));
    if (fault) {
      const auto status = status_of_fault(fault, parser.get());
      if (status) {
        count_refusal(*status == Status::bad_request ? Refusal::unreadable : Refusal::too_large);
        co_await reject_unreadable(stream, *status, limits_.idle_time);
      }
      co_return false;
    }
    const bool must_close = is_stopping_ || connections_.is_crowded(address);
    const bool keeps_alive = parser.get().keep_alive() && !must_close;
    const auto client = stream.socket().remote_endpoint(fault);
    auto request = api_request(parser.get(), client, backend_.trusts_proxy);
    if (request && backend_.api != nullptr) {
      co_return co_await serve_api(stream, parser, *std::move(request), keeps_alive);
    }
    if (backend_.prints != nullptr && is_print_request(parser.get())) {
      co_return co_await serve_print(stream, parser, client, keeps_alive);
    }
    if (const auto preview = wanted_preview(parser.get(), client)) {
      co_return co_await serve_preview(stream, parser, *preview, keeps_alive);
    }
    const bool is_healthy = !backend_.is_healthy || backend_.is_healthy();
    const SiteAnswer answer = site_answer(parser.get(), site_, is_healthy);
    const bool is_written =
        co_await write_response(stream, response_of(answer, keeps_alive), limits_.idle_time);
    co_return (is_written && keeps_alive);
  }

  asio::awaitable<bool> serve_api(beast::tcp_stream& stream, Parser& parser, ApiRequest request,
                                  bool keeps_alive) {
    ApiAnswer answer;
    const std::string address = address_key(request.address);
    if (!is_within_limit(address)) {
      answer = too_fast();
    } else if (request.path == kSocketPath) {
      const auto refused = co_await upgrade(stream, parser, std::move(request), address);
      if (!refused) co_return false;  // the connection is a socket's now
      answer = *refused;
    } else {
      answer = co_await await_callback<ApiAnswer>(
          [this, &request](const auto& respond) { backend_.api->answer(request, respond); });
    }
    co_return co_await write_answer(stream, parser, answer, keeps_alive);
  }

  asio::awaitable<bool> serve_print(beast::tcp_stream& stream, Parser& parser,
                                    const tcp::endpoint& client, bool keeps_alive) {
    const auto& request = parser.get();
    const std::string address = address_key(client_address(request, client, backend_.trusts_proxy));
    if (!is_within_limit(address)) {
      co_return co_await write_answer(stream, parser, too_fast(), keeps_alive);
    }
    const auto answer = co_await await_callback<PrintAnswer>([&](const auto& respond) {
      backend_.prints->answer(request.method_string(), request.target(), address, respond);
    });
    if (!answer.booklet) {
      co_return co_await write_answer(stream, parser, answer.refusal, keeps_alive);
    }
    const bool is_written = co_await write_response(
        stream, booklet_response(*answer.booklet, keeps_alive), limits_.idle_time);
    co_return (is_written && keeps_alive);
  }

  /// Who asks too often for pages of tables gets them from the site, as they were built.
  [[nodiscard]] std::optional<PreviewRequest> wanted_preview(const Fields& fields,
                                                             const tcp::endpoint& client) {
    if (backend_.previews == nullptr) return std::nullopt;
    auto request = preview_request(fields, backend_.trusts_proxy);
    if (!request || !backend_.previews->answers(request->path)) return std::nullopt;
    if (!PreviewService::is_costly(request->path)) return request;
    const std::string address = address_key(client_address(fields, client, backend_.trusts_proxy));
    return is_within_limit(address) ? request : std::nullopt;
  }

  asio::awaitable<bool> serve_preview(beast::tcp_stream& stream, const Parser& parser,
                                      const PreviewRequest& request, bool keeps_alive) {
    const auto answer = co_await await_callback<PreviewAnswer>(
        [&](const auto& respond) { backend_.previews->answer(request, respond); });
    Response response = response_of(answer, keeps_alive);
    if (parser.get().method() == http::verb::head) response.body() = {};
    const bool is_written = co_await write_response(stream, std::move(response), limits_.idle_time);
    co_return (is_written && keeps_alive);
  }

  /// Whether the connection stays open.
  asio::awaitable<bool> write_answer(beast::tcp_stream& stream, const Parser& parser,
                                     const ApiAnswer& answer, bool keeps_alive) {
    if (answer.refusal) count_refusal(*answer.refusal);
    Response response = response_of(answer, keeps_alive);
    if (parser.get().method() == http::verb::head) response.body() = {};
    const bool is_written = co_await write_response(stream, std::move(response), limits_.idle_time);
    co_return (is_written && keeps_alive);
  }

  void count_refusal(Refusal refusal) const {
    if (backend_.service != nullptr) backend_.service->count_refusal(refusal);
  }

  /// Waits for something that calls back, now or later.
  template <class T, class Begin>
  asio::awaitable<T> await_callback(Begin begin) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(
        [this, begin = std::move(begin)](auto handler) mutable {
          auto shared = std::make_shared<decltype(handler)>(std::move(handler));
          begin([this, shared](T value) {
            asio::post(io_, [shared, value = std::move(value)]() mutable {
              auto& resume = *shared;
              std::move(resume)(std::move(value));
            });
          });
        },
        asio::use_awaitable);
  }

  [[nodiscard]] bool is_within_limit(const std::string& address) {
    // Only spans count here, so they are taken from a clock that nobody sets.
    const auto passed = std::chrono::steady_clock::now().time_since_epoch();
    return requests_.take(address, Moment(std::chrono::duration_cast<Milliseconds>(passed)));
  }

  /// Nothing where the connection has become a socket; otherwise why not.
  asio::awaitable<std::optional<ApiAnswer>> upgrade(beast::tcp_stream& stream, Parser& parser,
                                                    ApiRequest request, std::string address) {
    constexpr unsigned kUpgradeRequired = 426;
    constexpr unsigned kUnauthorized = 401;
    if (!beast::websocket::is_upgrade(parser.get())) {
      co_return api_refusal(kUpgradeRequired,
                            Error{&phrases::kWrongRequest, {"/api/socket", "a WebSocket"}});
    }
    // From now on: others may ask while we find out who this is.
    if (!sockets_.count_in(address)) {
      co_return too_fast();
    }
    using Found = Result<std::optional<AuthenticatedUser>>;
    const Found found = co_await await_callback<Found>(
        [this, &request](const auto& answer) { backend_.api->authenticate(request, answer); });
    if (!found || !*found) sockets_.count_out(address);
    if (!found) co_return authentication_failed(found.error());
    if (!*found) co_return api_refusal(kUnauthorized, Error{&phrases::kNotAuthenticated, {}});
    auto socket = std::make_shared<Socket>(std::move(stream), *backend_.service, limits_,
                                           sockets_.all(), address);
    asio::co_spawn(io_,
                   run_socket(std::move(socket), parser.release(), **found, std::move(address)),
                   asio::detached);
    co_return std::nullopt;
  }

  /// While a socket is open; it was counted before.
  asio::awaitable<void> run_socket(std::shared_ptr<Socket> socket, Parser::value_type request,
                                   AuthenticatedUser user, std::string address) {
    sockets_.note_opened();
    co_await Socket::run(std::move(socket), std::move(request), std::move(user));
    sockets_.count_out(address);
    sockets_.note_closed();
  }

  asio::awaitable<void> serve_metrics(beast::tcp_stream stream) const {
    beast::flat_buffer buffer;
    Parser parser;
    error_code fault;
    stream.expires_after(limits_.request_time);
    co_await http::async_read(stream, buffer, parser, redirect_error(asio::use_awaitable, fault));
    if (fault) co_return;
    ApiAnswer answer;
    answer.status = is_target(parser.get(), "metrics") ? 200 : 404;
    answer.content_type = Exposition::kContentType;
    if (answer.status == 200 && backend_.metrics) answer.body = backend_.metrics();
    co_await write_response(stream, response_of(answer, false), limits_.idle_time);
  }

  const Site& site_;
  ConnectionLimits limits_;
  Backend backend_;
  bool is_stopping_ = false;
  std::set<beast::tcp_stream*> idle_;  ///< connections between two requests
  HttpConnections connections_;
  OpenSockets sockets_;
  TokenBuckets requests_;
  asio::io_context io_{1};  ///< ends before what its connections still look at
  tcp::acceptor acceptor_{io_};
  tcp::acceptor metrics_acceptor_{io_};
  asio::signal_set signals_{io_};
  asio::steady_timer tick_timer_{io_};
};

HttpListener::HttpListener(std::unique_ptr<Core> core) : core_(std::move(core)) {}
HttpListener::HttpListener(HttpListener&&) noexcept = default;
HttpListener& HttpListener::operator=(HttpListener&&) noexcept = default;
HttpListener::~HttpListener() = default;

Result<HttpListener> HttpListener::open(const Address& address, const Site& site,
                                        const ConnectionLimits& limits) {
  error_code fault;
  const auto host = asio::ip::make_address(address.host, fault);
  if (fault) return refuse(phrases::kNoAddress, Error::kNoPlace, {address.host});
  auto core = std::make_unique<Core>(site, limits);
  fault = core->open({host, address.port});
  if (fault) return cannot_listen(address, fault);
  return HttpListener(std::move(core));
}

void HttpListener::set_backend(Backend backend) { core_->set_backend(std::move(backend)); }

Result<void> HttpListener::open_metrics(std::uint16_t port) {
  const error_code fault = core_->open_metrics(port);
  if (fault) return cannot_listen({"127.0.0.1", port}, fault);
  return {};
}

std::string HttpListener::url() const {
  const auto host = core_->endpoint().address();
  const std::string name = host.is_v6() ? "[" + host.to_string() + "]" : host.to_string();
  return "http://" + name + ":" + std::to_string(port()) + "/";
}

std::uint16_t HttpListener::port() const { return core_->endpoint().port(); }
void HttpListener::stop_on_signals() { core_->stop_on_signals(); }
void HttpListener::post(std::function<void()> work) { core_->post(std::move(work)); }
void HttpListener::run() { core_->run(); }
void HttpListener::stop() { core_->stop(); }

}  // namespace broceliande::server
