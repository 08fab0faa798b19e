#include "command_line/serve_limits.hpp"

#include <array>
#include <string>

namespace broceliande::cli {
namespace {

struct LimitOption {
  std::string name;
  int ServeLimits::* value;
  int most;
  std::string help;
};

/// In the order in which help shows them.
std::array<LimitOption, 17> options() {
  constexpr int kMost = 1'000'000;
  constexpr int kMostInSpan = 1'000;
  return {{
      {"--address-limit", &ServeLimits::sockets, kMost,
       "How many WebSockets one address may keep open; 0 for no limit"},
      {"--connection-limit", &ServeLimits::connections, kMost,
       "How many other connections one address may keep open, unless --trust-proxy is given; 0 for "
       "no limit"},
      {"--request-limit", &ServeLimits::requests, kMostInSpan,
       "How many requests per second one address may send to /api; 0 for no limit"},
      {"--guest-limit", &ServeLimits::guests, kMostInSpan,
       "How many new guests per minute may come from one address; 0 for no limit"},
      {"--password-limit", &ServeLimits::passwords, kMostInSpan,
       "How many passwords per minute one address may try; 0 for no limit"},
      {"--account-password-limit", &ServeLimits::account_passwords, kMostInSpan,
       "How many passwords per minute strangers may try for one account, all together; 0 for no "
       "limit"},
      {"--rename-limit", &ServeLimits::renames, kMostInSpan,
       "How many times per hour one person may change their name; 0 for no limit"},
      {"--message-limit", &ServeLimits::connection_messages, kMostInSpan,
       "How many messages per second one WebSocket may send; 0 for no limit"},
      {"--person-message-limit", &ServeLimits::person_messages, kMostInSpan,
       "How many messages per second one person may send; 0 for no limit"},
      {"--address-message-limit", &ServeLimits::messages, kMostInSpan,
       "How many messages per second one address may send, not counting moves, resignations, "
       "offers and pings; 0 for no limit"},
      {"--creation-limit", &ServeLimits::creations, kMostInSpan,
       "How many tables per minute one person may open; 0 for no limit"},
      {"--address-creation-limit", &ServeLimits::address_creations, kMostInSpan,
       "How many tables per minute one address may open; 0 for no limit"},
      {"--chat-limit", &ServeLimits::chat, kMostInSpan,
       "How many lines of chat per minute one person may write; 0 for no limit"},
      {"--address-chat-limit", &ServeLimits::address_chat, kMostInSpan,
       "How many lines of chat per minute one address may write; 0 for no limit"},
      {"--open-table-limit", &ServeLimits::open_tables, kMost,
       "A person with a seat at this many tables still waiting for players cannot open another; 0 "
       "for no limit"},
      {"--address-open-table-limit", &ServeLimits::address_open_tables, kMost,
       "How many tables still waiting for players one address may have opened; 0 for no limit"},
      {"--open-table-days", &ServeLimits::open_table_days, kMostInSpan,
       "After how many days without a change a table still waiting for players is closed; 0 for "
       "never"},
  }};
}

}  // namespace

void declare_limits(Syntax& syntax, ServeLimits& limits) {
  for (const LimitOption& option : options()) {
    syntax.add(option.name, limits.*option.value, option.help)
        .in_range(0, option.most)
        .shows_default();
  }
}

}  // namespace broceliande::cli
