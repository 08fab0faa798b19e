#include "engine/players.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/full_strength.hpp"
#include "engine/phrases.hpp"
#include "engine/ugi_player.hpp"
#include "opponents/registry.hpp"

namespace broceliande::engine {
namespace {

std::optional<std::uint64_t> number(std::string_view given, std::uint64_t most) {
  const std::string text(given);
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, fault] = std::from_chars(text.data(), end, value);
  if (fault != std::errc{} || stop != end || value == 0 || value > most) return std::nullopt;
  return value;
}

/// Splits at the first `mark`; what follows is empty where there is none.
std::pair<std::string_view, std::string_view> split(std::string_view text, char mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

bool read_kind(std::string_view text, PlayerSpec& spec) {
  const auto [word, value] = split(text, ':');
  if (word == "level") {
    const auto level = number(value, search::kTopLevel);
    spec.settings.level = static_cast<int>(level.value_or(1));
    return level.has_value();
  }
  spec.kind = PlayerSpec::Kind::opponent;
  spec.what = word;
  if (word == "uct") {
    const auto playouts = number(value, UINT64_MAX);
    spec.settings.limits.nodes = playouts.value_or(0);
    return playouts.has_value();
  }
  return (word == "greedy" || word == "random") && text.find(':') == std::string_view::npos;
}

/// What was ordered, as far as it is fit for a record.
std::string default_name(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  std::string name(text.substr(0, kLongest));
  std::ranges::replace_if(name, [](char c) { return c < ' ' || c > '~'; }, '?');
  if (text.size() > kLongest) name += "...";
  return name;
}

/// The settings that are numbers from 1 on.
struct Most {
  std::string_view setting;
  std::uint64_t most;
};
constexpr std::array kMost{Most{"nodes", UINT64_MAX}, Most{"depth", 999}, Most{"threads", 256},
                           Most{"hash", 1 << 20}, Most{"movetime", 86'400'000}};

Result<std::unique_ptr<search::Engine>> make_engine(const PlayerSpec& spec, const AnyGame& game) {
  if (spec.kind == PlayerSpec::Kind::opponent) {
    return opponents::make_opponent(spec.what, game.name(), game.options());
  }
  if (spec.is_full) return make_full_engine(game.name(), game.options(), spec.memory);
  return opponents::make_engine(game.name(), game.options(), spec.memory);
}

bool read_setting(std::string_view text, PlayerSpec& spec) {
  if (text == "full") {
    spec.is_full = true;
    return spec.kind == PlayerSpec::Kind::level && spec.settings.level == search::kTopLevel;
  }
  const auto [key, value] = split(text, '=');
  if (key == "name") {
    spec.name = value;
    return !value.empty();
  }
  const auto* limit = std::ranges::find(kMost, key, &Most::setting);
  if (limit == kMost.end()) return false;
  const auto given = number(value, limit->most);
  if (!given) return false;
  if (key == "nodes") spec.settings.limits.nodes = *given;
  if (key == "depth") spec.settings.limits.depth = static_cast<int>(*given);
  if (key == "threads") spec.settings.threads = static_cast<int>(*given);
  if (key == "hash") spec.memory = *given << 20;
  if (key == "movetime") spec.settings.limits.movetime = Milliseconds{*given};
  return true;
}

}  // namespace

Result<PlayerSpec> read_player_spec(std::string_view text) {
  PlayerSpec spec;
  spec.name = default_name(text);
  if (text.starts_with("name=")) {
    const auto [name, rest] = split(text, ',');
    (void)read_setting(name, spec);
    text = rest;
  }
  if (text.starts_with("ugi:")) {
    spec.kind = PlayerSpec::Kind::program;
    spec.what = text.substr(4);
    if (spec.what.find_first_not_of(' ') != std::string::npos) return spec;
    return refuse(phrases::kNoPlayer, Error::kNoPlace, {std::string(text)});
  }
  auto [kind, settings] = split(text, ',');
  if (!read_kind(kind, spec)) {
    return refuse(phrases::kNoPlayer, Error::kNoPlace, {std::string(kind)});
  }
  while (!settings.empty()) {
    const auto [setting, rest] = split(settings, ',');
    if (!read_setting(setting, spec)) {
      return refuse(phrases::kNoSetting, Error::kNoPlace, {std::string(setting)});
    }
    settings = rest;
  }
  if (spec.settings.level == search::kTopLevel) spec.settings.default_time = kDefaultTime;
  return spec;
}

PlayerSpec player_spec_for(int level) {
  PlayerSpec spec;
  spec.is_full = level == search::kFullStrength;
  spec.settings.level = std::min(level, search::kTopLevel);
  return spec;
}

Result<std::unique_ptr<Player>> make_player(const PlayerSpec& spec, const AnyGame& game,
                                            const std::atomic<bool>* abort) {
  if (spec.kind == PlayerSpec::Kind::program) {
    return std::make_unique<UgiPlayer>(spec.what, game, abort);
  }
  auto engine = make_engine(spec, game);
  if (!engine) return pass_on(engine);
  return std::make_unique<EnginePlayer>(std::move(*engine), spec.settings, abort);
}

}  // namespace broceliande::engine
