#include "engine/ugi_player.hpp"

#include <algorithm>

#include "engine/phrases.hpp"
#include "engine/ugi_text.hpp"

namespace broceliande::engine {
namespace {

constexpr Milliseconds kPatience{10'000};     ///< for everything but a search
constexpr Milliseconds kGrace{1'000};         ///< beyond the time that was allowed
constexpr Milliseconds kLongSearch{600'000};  ///< where something else than time is the limit

/// How long a decision may take before the engine counts as silent.
Milliseconds patience_for(const Limits& limits, Seat seat) {
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
  return say("uginewgame");
}

Result<void> UgiPlayer::start() {
  if (auto started = process_.start(command_); !started) return started;
  offered_.clear();
  if (auto ok = answer_to("ugi", "ugiok", kPatience); !ok) {
    return pass_on(ok);
  }
  return hand_options_on();
}

/// What position texts do not carry the engine must be told.
Result<void> UgiPlayer::hand_options_on() {
  for (const auto& [name, value] : game_.options()) {
    if (!offered_.contains(name)) continue;
    if (auto set = set_option(name, value); !set) return set;
  }
  const auto ready = answer_to("isready", "readyok", kPatience);
  if (!ready) return pass_on(ready);
  return {};
}

Result<void> UgiPlayer::set_option(const std::string& name, const std::string& value) {
  return say("setoption name " + name + " value " + value);
}

Result<std::string> UgiPlayer::choose(const MoveRequest& turn) {
  if (auto ready = answer_to("isready", "readyok", kPatience); !ready) return ready;
  if (auto said = say(position_line(turn.start, turn.actions)); !said) {
    return pass_on(said);
  }
  Limits limits = turn.limits;
  if (limits.is_unlimited(turn.seat)) limits.movetime = kDefaultTime;
  auto chosen = answer_to(go_line(limits), "bestmove", patience_for(limits, turn.seat));
  if (!chosen) return chosen;
  return std::string(first_word(*chosen));
}

Result<void> UgiPlayer::say(const std::string& line) {
  if (process_.say(line)) return {};
  process_.end();
  return refuse(phrases::kEnded, Error::kNoPlace, {line});
}

Result<std::string> UgiPlayer::answer_to(const std::string& asked, std::string_view word,
                                         Milliseconds patience) {
  if (auto said = say(asked); !said) return pass_on(said);
  const auto deadline = std::chrono::steady_clock::now() + patience;
  std::string line;
  while (true) {
    const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now());
    const auto heard = process_.hear(line, left, abort_);
    if (heard != EngineProcess::Hearing::line) {
      process_.end();
      if (heard == EngineProcess::Hearing::aborted) return refuse(phrases::kAborted);
      const bool has_ended = heard == EngineProcess::Hearing::ended;
      return refuse(has_ended ? phrases::kEnded : phrases::kSilent, Error::kNoPlace, {asked});
    }
    if (const auto option = offered_option(line)) offered_.insert(*option);
    if (first_word(line) == word) return line.substr(std::min(line.size(), word.size() + 1));
  }
}

}  // namespace broceliande::engine
