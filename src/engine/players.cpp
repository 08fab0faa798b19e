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

bool read_kind(std::string_view text, PlayerOrder& order) {
  const auto [word, value] = split(text, ':');
  if (word == "level") {
    const auto level = number(value, search::kTopLevel);
    order.habits.level = static_cast<int>(level.value_or(1));
    return level.has_value();
  }
  order.kind = PlayerOrder::Kind::opponent;
  order.what = word;
  if (word == "uct") {
    const auto playouts = number(value, UINT64_MAX);
    order.habits.own.nodes = playouts.value_or(0);
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

Result<std::unique_ptr<search::Engine>> make_engine(const PlayerOrder& order, const AnyGame& game) {
  if (order.kind == PlayerOrder::Kind::opponent) {
    return opponents::make_opponent(order.what, game.name(), game.options());
  }
  if (order.is_full) return make_full_engine(game.name(), game.options(), order.memory);
  return opponents::make_engine(game.name(), game.options(), order.memory);
}

bool read_setting(std::string_view text, PlayerOrder& order) {
  if (text == "full") {
    order.is_full = true;
    return order.kind == PlayerOrder::Kind::level && order.habits.level == search::kTopLevel;
  }
  const auto [key, value] = split(text, '=');
  if (key == "name") {
    order.name = value;
    return !value.empty();
  }
  const auto* limit = std::ranges::find(kMost, key, &Most::setting);
  if (limit == kMost.end()) return false;
  const auto given = number(value, limit->most);
  if (!given) return false;
  if (key == "nodes") order.habits.own.nodes = *given;
  if (key == "depth") order.habits.own.depth = static_cast<int>(*given);
  if (key == "threads") order.habits.threads = static_cast<int>(*given);
  if (key == "hash") order.memory = *given << 20;
  if (key == "movetime") order.habits.own.movetime = Milliseconds{*given};
  return true;
}

}  // namespace

Result<PlayerOrder> read_order(std::string_view text) {
  PlayerOrder order;
  order.name = default_name(text);
  if (text.starts_with("name=")) {
    const auto [name, rest] = split(text, ',');
    (void)read_setting(name, order);
    text = rest;
  }
  if (text.starts_with("ugi:")) {
    order.kind = PlayerOrder::Kind::program;
    order.what = text.substr(4);
    if (order.what.find_first_not_of(' ') != std::string::npos) return order;
    return refuse(phrases::kNoPlayer, Error::kNoPlace, {std::string(text)});
  }
  auto [kind, settings] = split(text, ',');
  if (!read_kind(kind, order)) {
    return refuse(phrases::kNoPlayer, Error::kNoPlace, {std::string(kind)});
  }
  while (!settings.empty()) {
    const auto [setting, rest] = split(settings, ',');
    if (!read_setting(setting, order)) {
      return refuse(phrases::kNoSetting, Error::kNoPlace, {std::string(setting)});
    }
    settings = rest;
  }
  if (order.habits.level == search::kTopLevel) order.habits.default_time = kDefaultTime;
  return order;
}

PlayerOrder order_for(int level) {
  PlayerOrder order;
  order.is_full = level == search::kFullStrength;
  order.habits.level = std::min(level, search::kTopLevel);
  return order;
}

Result<std::unique_ptr<Player>> make_player(const PlayerOrder& order, const AnyGame& game,
                                            const std::atomic<bool>* abort) {
  if (order.kind == PlayerOrder::Kind::program) {
    return std::make_unique<UgiPlayer>(order.what, game, abort);
  }
  auto engine = make_engine(order, game);
  if (!engine) return pass_on(engine);
  return std::make_unique<EnginePlayer>(std::move(*engine), order.habits, abort);
}

}  // namespace broceliande::engine
