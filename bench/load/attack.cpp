#include "attack.hpp"

#include <fmt/core.h>

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "games/registry.hpp"

namespace broceliande::load {
namespace {

constexpr std::size_t kGuests = 6;
constexpr Milliseconds kBetweenAsks{50};  ///< of one socket, which may send 20 a second
constexpr Milliseconds kBetweenNames{200};
const asio::ip::address_v4 kAddress = asio::ip::make_address_v4("127.200.0.1");

/// The text after `"name":"`, up to the next quotation mark.
std::string_view text_after(std::string_view message, std::string_view name) {
  const std::size_t at = message.find(name);
  if (at == std::string_view::npos) return {};
  const std::string_view rest = message.substr(at + name.size());
  return rest.substr(0, rest.find('"'));
}

asio::awaitable<void> pause(Milliseconds span) {
  asio::steady_timer timer(co_await asio::this_coro::executor, span);
  boost::system::error_code ignored;
  co_await timer.async_wait(redirect_error(asio::use_awaitable, ignored));
}

}  // namespace

asio::awaitable<void> Attack::begin(const PlayPlan& plan) {
  for (std::size_t i = 0; i < plan.attackers; ++i) {
    clients_.push_back(std::make_unique<Client>(io_));
    Client& client = *clients_.back();
    if (i >= kGuests) client.become(cookies_.at(i % cookies_.size()));
    const std::string fault = co_await client.enter(kAddress, plan.server);
    if (!fault.empty()) {
      ++refusals_[fault];
      if (i < kGuests) co_return;
      continue;
    }
    if (i < kGuests) cookies_.push_back(client.cookie());
    ++open_;
    client.listen([this](std::string_view text) { hear(text); }, [this] { --open_; });
  }
  for (const std::string& cookie : cookies_) {
    asio::co_spawn(io_, rename(cookie, plan.server), asio::detached);
  }
  asio::co_spawn(io_, flood(), asio::detached);
}

void Attack::end() {
  is_ending_ = true;
  for (const auto& client : clients_) client->cut();
}

asio::awaitable<void> Attack::rename(std::string cookie, ServerAddress server) {
  for (int number = 0; !is_ending_; ++number) {
    const std::string name = fmt::format("Mallory {}", number);
    const unsigned status = co_await load::rename(kAddress, server, name, cookie);
    ++asked_;
    if (status != 200) ++refusals_[fmt::format("HTTP {}", status)];
    co_await pause(kBetweenNames);
  }
}

/// Each socket asks for the next thing, again and again.
asio::awaitable<void> Attack::flood() {
  const std::string open_table =
      fmt::format(R"("place":0,"setup":{{"game":"{}","options":{{}},"length":"games 1",)",
                  games().front().manifest.name) +
      R"("places":[{"level":0},{"level":0}],"seating":"lot",)"
      R"("clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":true})";
  for (std::size_t round = 0; !is_ending_; ++round) {
    for (std::size_t i = 0; i < clients_.size(); ++i) {
      Client& client = *clients_[i];
      if (!client.is_open()) continue;
      const std::string table = fmt::format(R"("table":"{}")", table_);
      const std::string unknown = fmt::format(R"("table":"{:012x}")", round * 1'000 + i);
      switch ((round + i) % 6) {
        case 0: ask(client, "lobby", R"("watch":true)"); break;
        case 1: ask(client, "create", open_table); break;
        case 2: ask(client, "games", ""); break;
        case 3: ask(client, "watch", unknown); break;
        case 4:
          if (!table_.empty()) ask(client, "watch", table);
          break;
        default:
          if (!table_.empty()) ask(client, "chat", table + R"(,"text":"hello")");
          break;
      }
    }
    co_await pause(kBetweenAsks);
  }
}

void Attack::ask(Client& client, std::string_view what, std::string_view more) {
  ++asked_;
  client.say(fmt::format(R"({{"do":"{}","request":1{}{}}})", what, more.empty() ? "" : ",", more));
}

void Attack::hear(std::string_view text) {
  bytes_ += text.size();
  if (text.starts_with(R"({"say":"created")")) table_ = text_after(text, R"("table":")");
  if (text.starts_with(R"({"say":"refused")")) {
    ++refusals_[std::string(text_after(text, R"("key":")"))];
  }
}

}  // namespace broceliande::load
