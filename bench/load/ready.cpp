#include <fmt/core.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>

#include "client.hpp"
#include "figures.hpp"
#include "plan.hpp"

// How long a server takes until it answers: to be started at the same moment as the server.

namespace broceliande::load {
namespace {

namespace http = beast::http;
using boost::system::error_code;

class Waiter {
 public:
  explicit Waiter(const ReadyPlan& plan) : plan_(plan) {}

  int run() {
    asio::co_spawn(io_, wait(), asio::detached);
    io_.run_for(std::chrono::minutes(1));
    return is_done_ ? 0 : 1;
  }

 private:
  asio::awaitable<void> wait() {
    while (!co_await is_healthy()) {
      asio::steady_timer pause(io_, Milliseconds(2));
      co_await pause.async_wait(asio::use_awaitable);
    }
    tell("healthy");
    if (plan_.table.empty()) co_return finish();
    const std::string fault =
        co_await client_.enter(asio::ip::address_v4::loopback(), plan_.server);
    if (!fault.empty()) {
      fmt::print(stderr, "load: {}\n", fault);
      co_return;
    }
    client_.listen(
        [this](std::string_view text) {
          const bool is_table = text.starts_with(R"({"say":"table")");
          const bool is_refused = text.starts_with(R"({"say":"refused")");
          if (!is_table && !is_refused) return;
          tell(is_table ? "watching" : text);
          finish();
        },
        {});
    client_.say(R"({"do":"watch","request":1,"table":")" + plan_.table + R"("})");
  }

  asio::awaitable<bool> is_healthy() {
    beast::tcp_stream stream(io_);
    error_code fault;
    co_await stream.async_connect(
        tcp::endpoint(asio::ip::make_address(plan_.server.address), plan_.server.port),
        redirect_error(asio::use_awaitable, fault));
    if (fault) co_return false;
    constexpr unsigned kVersion = 11;
    http::request<http::empty_body> request(http::verb::get, "/healthz", kVersion);
    request.set(http::field::host, plan_.server.host());
    co_await http::async_write(stream, request, redirect_error(asio::use_awaitable, fault));
    http::response<http::string_body> response;
    beast::flat_buffer buffer;
    if (!fault) {
      co_await http::async_read(stream, buffer, response,
                                redirect_error(asio::use_awaitable, fault));
    }
    co_return !fault && response.result() == http::status::ok;
  }

  void tell(std::string_view what) const {
    const auto passed = std::chrono::duration_cast<Microseconds>(Clock::now() - began_);
    fmt::print("{} after {:.1f} ms\n", what, static_cast<double>(passed.count()) / 1000);
  }
  void finish() {
    is_done_ = true;
    io_.stop();
  }

  const ReadyPlan& plan_;
  Clock::time_point began_ = Clock::now();
  asio::io_context io_{1};
  Client client_{io_};
  bool is_done_ = false;
};

}  // namespace

int ready(const ReadyPlan& plan) { return Waiter(plan).run(); }

}  // namespace broceliande::load
