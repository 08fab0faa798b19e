#include "server/program/apply_limits.hpp"

#include <algorithm>
#include <chrono>

namespace broceliande::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kSecond{1'000};
constexpr milliseconds kMinute{60'000};
constexpr milliseconds kHour{3'600'000};

/// So many in a second, a minute or an hour over time, and as many at once as in `at_once`.
server::RateLimit pace(int count, milliseconds span, milliseconds at_once) {
  if (count == 0) return {span, 0};
  const auto burst = static_cast<int>(count * at_once / span);
  return {std::max(span / count, milliseconds(1)), std::max(burst, 1)};
}

}  // namespace

void apply_limits(const ServeLimits& limits, server::ServeOptions& options) {
  using std::chrono::seconds;
  options.limits.sockets_of_address = limits.sockets;
  options.limits.connections_of_address = limits.connections;
  if (limits.connections == 0) options.limits.connections = 0;
  options.limits.requests = pace(limits.requests, kSecond, seconds(10));
  options.guests = pace(limits.guests, kMinute, seconds(100));
  options.passwords = pace(limits.passwords, kMinute, seconds(50));
  options.renames = pace(limits.renames, kHour, std::chrono::hours(1));
  options.account_passwords = pace(limits.account_passwords, kMinute, seconds(600));
  server::ServiceRules& rules = options.rules;
  rules.asks = pace(limits.connection_messages, kSecond, seconds(3));
  rules.asks_of_person = pace(limits.person_messages, kSecond, seconds(5));
  rules.asks_of_address = pace(limits.messages, kSecond, seconds(5));
  rules.creations = pace(limits.creations, kMinute, seconds(200));
  rules.creations_of_address = pace(limits.address_creations, kMinute, seconds(120));
  rules.chat = pace(limits.chat, kMinute, milliseconds(7'500));
  rules.chat_of_address = pace(limits.address_chat, kMinute, seconds(10));
  rules.most_open_tables = limits.open_tables;
  rules.most_open_tables_of_address = limits.address_open_tables;
  rules.open_table_life = std::chrono::days(limits.open_table_days);
}

}  // namespace broceliande::cli
