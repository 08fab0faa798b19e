#include <fmt/core.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdio>
#include <memory>
#include <vector>

#include "attack.hpp"
#include "client.hpp"
#include "core/json.hpp"
#include "duel.hpp"
#include "figures.hpp"
#include "plan.hpp"

// Many sockets, some of which play: connected, warmed up, measured, and left again.

namespace broceliande::load {
namespace {

constexpr std::chrono::seconds kPingEvery{15};  // as the web client does
constexpr std::size_t kOfAddress = 40;          // guests: fewer than one address may make at once

/// Every so many clients come from an address of their own: 127.1.0.1 and those after it. Another
/// seed has other addresses, so that runs one after the other are not taken for one.
asio::ip::address_v4 address_of(std::size_t client, std::uint64_t seed) {
  constexpr std::uint32_t kFirst = 0x7F000001;
  constexpr std::uint32_t kNetworks = 250;
  const auto network = static_cast<std::uint32_t>(1 + seed % kNetworks);
  return asio::ip::address_v4(kFirst + (network << 16U) +
                              static_cast<std::uint32_t>(client / kOfAddress));
}

class Crowd {
 public:
  explicit Crowd(const PlayPlan& plan) : plan_(plan) {}

  int run() {
    asio::co_spawn(io_, visit(), asio::detached);
    io_.run();
    report();
    return is_done_ && meter_.errors() == 0 ? 0 : 1;
  }

 private:
  asio::awaitable<void> visit() {
    before_ = usage();
    const auto began = Clock::now();
    for (std::size_t i = 0; i < plan_.connecting; ++i) {
      asio::co_spawn(io_, connect_some(), asio::detached);
    }
    while (entered_ < plan_.sockets && meter_.errors() == 0) {
      co_await pause(Milliseconds(100));
      tell_progress("connected", entered_);
    }
    if (meter_.errors() > 0) co_return leave();
    connecting_ = std::chrono::duration_cast<Milliseconds>(Clock::now() - began);
    asio::co_spawn(io_, ping_all(), asio::detached);
    co_await pause(std::chrono::seconds(2));
    connected_ = usage();
    begin_duels();
    if (plan_.attackers > 0) co_await attack_.begin(plan_);
    co_await pause(plan_.warm_up);
    co_await measure();
    leave();
    co_await pause(std::chrono::seconds(3));
    left_ = usage();
    is_done_ = true;
  }

  asio::awaitable<void> connect_some() {
    while (clients_.size() < plan_.sockets && meter_.errors() == 0) {
      const std::size_t number = clients_.size();
      clients_.push_back(std::make_unique<Client>(io_));
      Client& client = *clients_.back();
      const std::string fault = co_await client.enter(address_of(number, plan_.seed), plan_.server);
      if (!fault.empty()) {
        meter_.failed(fault);
        co_return;
      }
      const std::size_t duel = number / 2;
      Client::Hear hear;
      if (number < plan_.players) {
        hear = [this, duel, who = number % 2](std::string_view text) {
          if (duel < duels_.size()) duels_[duel]->hear(who, text);
        };
      }
      client.listen(std::move(hear), [this] { meter_.failed("a connection was lost"); });
      ++entered_;
    }
  }

  void begin_duels() {
    for (std::size_t i = 0; i + 1 < plan_.players; i += 2) {
      duels_.push_back(std::make_unique<Duel>(io_, *clients_[i], *clients_[i + 1], plan_, meter_,
                                              plan_.seed * plan_.sockets + i));
      duels_.back()->begin();
    }
  }

  /// Everybody says something now and then, one after the other, as browsers do.
  asio::awaitable<void> ping_all() {
    constexpr Milliseconds kTick{10};
    const std::string ping = R"({"do":"ping","request":1})";
    const auto began = Clock::now();
    std::size_t sent = 0;
    while (!is_leaving_) {
      co_await pause(kTick);
      const std::size_t due =
          static_cast<std::size_t>((Clock::now() - began).count()) /
          (static_cast<std::size_t>(Clock::duration(kPingEvery).count()) / clients_.size());
      for (; sent < due && !is_leaving_; ++sent) clients_[sent % clients_.size()]->say(ping);
    }
  }

  asio::awaitable<void> measure() {
    const auto server_before = usage();
    const auto own_before = usage_of(getpid());
    const auto began = Clock::now();
    const std::uint64_t attack_bytes = attack_.bytes();
    meter_.count(true);
    while (Clock::now() - began < plan_.duration && meter_.errors() == 0) {
      co_await pause(std::chrono::seconds(1));
      tell_progress("actions", meter_.actions());
    }
    meter_.count(false);
    measured_ = std::chrono::duration_cast<Milliseconds>(Clock::now() - began);
    attack_bytes_ = attack_.bytes() - attack_bytes;
    attackers_ = attack_.sockets();
    playing_ = usage();
    server_busy_ = playing_.busy - server_before.busy;
    own_busy_ = usage_of(getpid())->busy - own_before->busy;
  }

  void leave() {
    is_leaving_ = true;
    attack_.end();
    for (const auto& duel : duels_) {
      games_ += duel->games();
      duel->end();
    }
    for (const auto& client : clients_) client->cut();
  }

  asio::awaitable<void> pause(Clock::duration span) {
    asio::steady_timer timer(io_, span);
    boost::system::error_code ignored;
    co_await timer.async_wait(redirect_error(asio::use_awaitable, ignored));
  }

  [[nodiscard]] Usage usage() const { return usage_of(plan_.server_pid).value_or(Usage{}); }

  static void tell_progress(std::string_view what, std::size_t count) {
    fmt::print(stderr, "\r{}: {}   ", what, count);
  }

  /// A part of a second's work, in thousandths of one core.
  [[nodiscard]] std::int64_t load(Milliseconds busy) const {
    return measured_.count() == 0 ? 0 : busy.count() * 1000 / measured_.count();
  }
  [[nodiscard]] std::int64_t bytes_a_socket(const Usage& now) const {
    return (now.resident_bytes - before_.resident_bytes) / static_cast<std::int64_t>(plan_.sockets);
  }

  void report() {
    fmt::print(stderr, "\r                      \r");
    const auto seconds = static_cast<double>(measured_.count()) / 1000;
    const double rate = seconds > 0 ? static_cast<double>(meter_.actions()) / seconds : 0;
    const auto connects = static_cast<std::int64_t>(plan_.sockets) * 1000 /
                          std::max<std::int64_t>(connecting_.count(), 1);
    JsonWriter json;
    json.begin_object().field("sockets", std::uint64_t{plan_.sockets});
    json.field("players", std::uint64_t{plan_.players}).field("game", plan_.game);
    json.field("connectsASecond", connects);
    json.field("actions", std::uint64_t{meter_.actions()});
    json.field("actionsASecond", static_cast<std::int64_t>(rate));
    json.field("gamesOver", std::uint64_t{games_});
    for (const auto& [name, thousandths] : kQuantiles) {
      json.field(name, std::int64_t{meter_.quantile(thousandths).count()});
    }
    json.field("refusals", std::uint64_t{meter_.refusals()});
    json.field("errors", std::uint64_t{meter_.errors()});
    json.field("complaint", meter_.complaint());
    json.field("serverBytesBefore", before_.resident_bytes);
    json.field("bytesASocketConnected", bytes_a_socket(connected_));
    json.field("bytesASocketPlaying", bytes_a_socket(playing_));
    json.field("serverBytesAfterLeaving", left_.resident_bytes);
    json.field("serverCoreThousandths", load(server_busy_));
    json.field("generatorCoreThousandths", load(own_busy_));
    json.end_object();
    if (plan_.prints_json) {
      fmt::print("{}\n", json.text());
      return;
    }
    report_attack(seconds);
    fmt::print("{} sockets, {} of them play {}; {} connects/s\n", plan_.sockets, plan_.players,
               plan_.game, connects);
    fmt::print("{} actions, {:.0f}/s, {} games over; {} refusals, {} errors {}\n", meter_.actions(),
               rate, games_, meter_.refusals(), meter_.errors(), meter_.complaint());
    for (const auto& [name, thousandths] : kQuantiles) {
      fmt::print("{} {:.2f} ms\n", name,
                 static_cast<double>(meter_.quantile(thousandths).count()) / 1000);
    }
    fmt::print("server: {} MB before, {} bytes a socket connected, {} playing, {} MB after\n",
               before_.resident_bytes / 1'000'000, bytes_a_socket(connected_),
               bytes_a_socket(playing_), left_.resident_bytes / 1'000'000);
    fmt::print("cores: server {:.2f}, generator {:.2f}\n",
               static_cast<double>(load(server_busy_)) / 1000,
               static_cast<double>(load(own_busy_)) / 1000);
  }

  void report_attack(double seconds) const {
    if (plan_.attackers == 0) return;
    fmt::print("{} attackers on {} sockets asked {} times; they were sent {:.0f} KB/s\n",
               plan_.attackers, attackers_, attack_.asked(),
               seconds > 0 ? static_cast<double>(attack_bytes_) / 1'000 / seconds : 0);
    for (const auto& [key, count] : attack_.refusals()) fmt::print("  {}: {}\n", key, count);
  }

  static constexpr std::array<std::pair<std::string_view, int>, 5> kQuantiles{
      {{"p50us", 500}, {"p90us", 900}, {"p99us", 990}, {"p999us", 999}, {"maxUs", 1000}}};

  const PlayPlan& plan_;
  asio::io_context io_{1};
  Meter meter_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<std::unique_ptr<Duel>> duels_;
  Attack attack_{io_};
  std::uint64_t attack_bytes_ = 0;  ///< that the server sent to attackers
  std::size_t attackers_ = 0;       ///< that it let in
  std::size_t entered_ = 0;
  std::size_t games_ = 0;
  bool is_leaving_ = false;
  bool is_done_ = false;
  Milliseconds connecting_{0};
  Milliseconds measured_{0};
  Milliseconds server_busy_{0};
  Milliseconds own_busy_{0};
  Usage before_;
  Usage connected_;
  Usage playing_;
  Usage left_;
};

}  // namespace

int play(const PlayPlan& plan) { return Crowd(plan).run(); }

}  // namespace broceliande::load
