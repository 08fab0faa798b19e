#include <charconv>
#include <chrono>
#include <optional>

#include "command_line/server_commands.hpp"
#include "command_line/terminal.hpp"
#include "server/program/commands.hpp"
#include "server/program/operator_command.hpp"
#include "server/storage/operator_acts.hpp"

namespace broceliande::cli {
namespace {

using server::Milliseconds;
using server::Moment;
using server::Store;

/// Days or hours, at most ten years.
std::optional<Milliseconds> span_of(const std::string& text) {
  constexpr int kLongest = 3'650;  // days
  int number = 0;
  const auto [unit, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = fault == std::errc{} && unit + 1 == text.data() + text.size();
  if (!is_whole || number <= 0) return std::nullopt;
  if (*unit == 'd' && number <= kLongest) return std::chrono::days(number);
  if (*unit == 'h' && number <= kLongest) return std::chrono::hours(number);
  return std::nullopt;
}

int run(const MuteRequest& request) {
  const auto span = span_of(request.span);
  if (!span) {
    return complain("'" + request.span +
                    "' is not a time; expected days or hours from 1 to 3650, such as 7d or 12h");
  }
  return act_on(request.database, request.json, [&](Store& store, Moment now) {
    return server::operators::mute(store, request.who, *span, request.note, now);
  });
}

int run(const UnmuteRequest& request) {
  return act_on(request.database, request.json, [&](Store& store, Moment now) {
    return server::operators::unmute(store, request.who, request.note, now);
  });
}

int run(const RemoveTableRequest& request) {
  return act_on(request.database, request.json, [&](Store& store, Moment now) {
    return server::operators::remove_table(store, request.table, request.note, now);
  });
}

int run(const AnnulGameRequest& request) {
  return act_on(request.database, request.json, [&](Store& store, Moment now) {
    return server::operators::annul_game(store, request.table, request.note, now);
  });
}

}  // namespace

Command mute_command() { return mute_command_with(run); }
Command unmute_command() { return unmute_command_with(run); }
Command remove_table_command() { return remove_table_command_with(run); }
Command annul_game_command() { return annul_game_command_with(run); }

}  // namespace broceliande::cli
