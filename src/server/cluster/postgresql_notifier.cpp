#include "server/cluster/postgresql_notifier.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <random>

namespace broceliande::server::storage {
namespace {

constexpr Statement kTell{"SELECT pg_notify('broceliande', $1)"};
constexpr const char* kListen = "LISTEN broceliande";
constexpr std::size_t kLongestPayload = 7'999;  // of PostgreSQL

constexpr int kFirstPause = 100;  // milliseconds before connecting again
constexpr int kLongestPause = 5'000;

std::string random_name() {
  constexpr std::string_view kDigits = "0123456789abcdef";
  constexpr int kLength = 32;
  std::random_device device;
  std::uniform_int_distribution<std::size_t> digit(0, kDigits.size() - 1);
  std::string name;
  for (int i = 0; i < kLength; ++i) name += kDigits[digit(device)];
  return name;
}

/// Nothing where there is no way to the server now.
PostgresqlConnection listening_connection(const std::string& address) {
  Result<PostgresqlConnection> connection = connect_postgresql(address);
  if (!connection || !run_script(connection->get(), kListen)) return nullptr;
  return std::move(*connection);
}

/// Takes what is before the next space, and the space.
std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

}  // namespace

PostgresqlNotifier::PostgresqlNotifier(std::string address)
    : address_(std::move(address)), node_(random_name()), stop_(eventfd(0, EFD_CLOEXEC)) {}

PostgresqlNotifier::~PostgresqlNotifier() {
  stop();
  close(stop_);
}

const Statement& PostgresqlNotifier::notify_statement() const { return kTell; }

/// Four words; the last may have spaces.
std::string PostgresqlNotifier::payload(const News& news) const {
  return node_ + " " + news.table + " " + std::to_string(news.number) + " " + news.text;
}

std::size_t PostgresqlNotifier::longest_payload() const { return kLongestPayload; }

/// The first connection is made before this returns, so that nothing is missed from now on.
void PostgresqlNotifier::listen(std::function<void(const News&)> on_news) {
  stop();
  thread_ = std::thread(
      [this, connection = listening_connection(address_), on_news = std::move(on_news)]() mutable {
        run(std::move(connection), on_news);
      });
}

void PostgresqlNotifier::run(PostgresqlConnection connection, const OnNews& on_news) const {
  int pause = kFirstPause;
  while (true) {
    if (!connection) {
      if (is_stopped_within(pause)) return;
      pause = std::min(pause * 2, kLongestPause);
      connection = listening_connection(address_);
      if (!connection) continue;
      pause = kFirstPause;
      on_news({});
    }
    read_notices(connection.get(), on_news);
    std::array<pollfd, 2> sources{
        pollfd{.fd = PQsocket(connection.get()), .events = POLLIN, .revents = 0},
        pollfd{.fd = stop_, .events = POLLIN, .revents = 0}};
    poll(sources.data(), sources.size(), -1);
    if (sources[1].revents != 0) return;
    if (PQconsumeInput(connection.get()) == 0) connection.reset();
  }
}

void PostgresqlNotifier::read_notices(PGconn* connection, const OnNews& on_news) const {
  struct Free {
    void operator()(PGnotify* notice) const { PQfreemem(notice); }
  };
  while (const std::unique_ptr<PGnotify, Free> notice{PQnotifies(connection)}) {
    std::string_view text(notice->extra);
    if (next_word(text) == node_) continue;
    News news;
    news.table = next_word(text);
    const std::string_view number = next_word(text);
    std::from_chars(number.data(), number.data() + number.size(), news.number);
    news.text = text;
    on_news(news);
  }
}

bool PostgresqlNotifier::is_stopped_within(int milliseconds) const {
  pollfd source{.fd = stop_, .events = POLLIN, .revents = 0};
  return poll(&source, 1, milliseconds) > 0;
}

void PostgresqlNotifier::stop() {
  if (!thread_.joinable()) return;
  eventfd_write(stop_, 1);
  thread_.join();
  eventfd_t ignored = 0;
  eventfd_read(stop_, &ignored);
}

}  // namespace broceliande::server::storage
