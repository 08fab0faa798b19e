#include "engine/ugi_player.hpp"

#include <algorithm>

#include "engine/phrases.hpp"
#include "engine/ugi_text.hpp"

namespace broceliande::engine {
namespace {

constexpr Milliseconds kReplyTimeout{10'000};  ///< for everything but a search
constexpr Milliseconds kGrace{1'000};          ///< beyond the time that was allowed
constexpr Milliseconds kLongSearch{600'000};   ///< where something else than time is the limit

/// How long a decision may take before the engine counts as silent.
Milliseconds search_timeout(const Limits& limits, Seat seat) {
  const auto& clock = limits.clocks[seat.index];
  if (clock) return std::max(clock->left, Milliseconds{0}) + kGrace;
  if (limits.movetime) return *limits.movetime + kGrace;
  return kLongSearch;
}

}  // namespace

Result<void> UgiPlayer::begin_game(std::uint64_t seed) {
  if (!process_.is_running()) {
    if (auto started = start(); !started) {
      process_.end();
      return started;
    }
  }
  if (offered_.contains("seed")) {
    // Small enough for engines that read numbers into an int.
    constexpr std::uint64_t kMostSeeds = 1'000'000'000;
    const auto set = set_option("seed", std::to_string(seed % kMostSeeds));
    if (!set) return set;
  }
  return send("uginewgame");
}

Result<void> UgiPlayer::start() {
  if (auto started = process_.start(command_); !started) return started;
  offered_.clear();
  if (auto ok = request_reply("ugi", "ugiok", kReplyTimeout); !ok) {
    return pass_on(ok);
  }
  return forward_options();
}

/// What position texts do not carry the engine must be told.
Result<void> UgiPlayer::forward_options() {
  for (const auto& [name, value] : game_.options()) {
    if (!offered_.contains(name)) continue;
    if (auto set = set_option(name, value); !set) return set;
  }
  const auto ready = request_reply("isready", "readyok", kReplyTimeout);
  if (!ready) return pass_on(ready);
  return {};
}

Result<void> UgiPlayer::set_option(const std::string& name, const std::string& value) {
  return send("setoption name " + name + " value " + value);
}

Result<std::string> UgiPlayer::choose(const MoveRequest& turn) {
  if (auto ready = request_reply("isready", "readyok", kReplyTimeout); !ready) return ready;
  if (auto sent = send(position_line(turn.start, turn.actions)); !sent) {
    return pass_on(sent);
  }
  Limits limits = turn.limits;
  if (limits.is_unlimited(turn.seat)) limits.movetime = kDefaultTime;
  auto chosen = request_reply(go_line(limits), "bestmove", search_timeout(limits, turn.seat));
  if (!chosen) return chosen;
  return std::string(first_word(*chosen));
}

Result<void> UgiPlayer::send(const std::string& line) {
  if (process_.write_line(line)) return {};
  process_.end();
  return refuse(phrases::kEnded, Error::kNoPlace, {line});
}

Result<std::string> UgiPlayer::request_reply(const std::string& command, std::string_view word,
                                             Milliseconds timeout) {
  if (auto sent = send(command); !sent) return pass_on(sent);
  const auto deadline = std::chrono::steady_clock::now() + timeout;
  std::string line;
  while (true) {
    const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now());
    const auto outcome = process_.read_line(line, left, abort_);
    if (outcome != EngineProcess::ReadOutcome::line) {
      process_.end();
      if (outcome == EngineProcess::ReadOutcome::aborted) return refuse(phrases::kAborted);
      const bool has_ended = outcome == EngineProcess::ReadOutcome::ended;
      return refuse(has_ended ? phrases::kEnded : phrases::kSilent, Error::kNoPlace, {command});
    }
    if (const auto option = offered_option(line)) offered_.insert(*option);
    if (first_word(line) == word) return line.substr(std::min(line.size(), word.size() + 1));
  }
}

}  // namespace broceliande::engine
