#include "cli/example_games.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace broceliande::cli {
namespace {

constexpr std::uint64_t kSeed = 42;

template <class Condition>
const GameEntry& first_game(Condition condition) {
  const auto all = games();
  const auto found = std::ranges::find_if(all, [&](const GameEntry& entry) {
    return entry.manifest.is_listed && condition(entry.manifest);
  });
  return found == all.end() ? all.front() : *found;
}

/// An option with one of its values; nothing where the game has no such option.
OptionValues choice(const OptionSpec* spec, std::size_t value) {
  if (spec == nullptr) return {};
  const std::size_t last = spec->values.size() - 1;
  return {{std::string(spec->name), std::string(spec->values[std::min(value, last)])}};
}

std::string typed(const OptionValues& options) {
  return options.empty() ? "" : fmt::format("--{} {}", options[0].first, options[0].second);
}

OptionValues first_option() {
  const auto& specs = example_game().manifest.options;
  return choice(specs.empty() ? nullptr : specs.data(), 1);
}

OptionValues players_option(std::size_t value) {
  const auto& specs = example_for_many().manifest.options;
  const auto found =
      std::ranges::find_if(specs, [](const OptionSpec& spec) { return !spec.players.empty(); });
  return choice(found == specs.end() ? nullptr : &*found, value);
}

std::vector<std::string> seats(const GameEntry& entry, const OptionValues& options) {
  return (*entry.with(options))->seat_names();
}

std::string dealt() { return (*example_game().with(first_option()))->deal(kSeed); }

}  // namespace

const GameEntry& example_game() {
  return first_game([](const Manifest&) { return true; });
}

std::string example_option() { return typed(first_option()); }

std::string example_position() { return fmt::format("\"{}\"", dealt()); }

std::string example_actions() {
  const auto game = std::move(*example_game().with(first_option()));
  std::vector<std::string> actions;
  std::size_t failed = 0;
  for (int i = 0; i < 2; ++i) {
    actions.push_back(game->legal(*game->apply(dealt(), actions, failed))->front());
  }
  return fmt::format("{} {}", actions[0], actions[1]);
}

std::vector<std::string> example_seats() { return seats(example_game(), {}); }

const GameEntry& example_for_many() {
  return first_game([](const Manifest& manifest) { return manifest.most_players > 2; });
}

std::string option_for_most() { return typed(players_option(std::string::npos)); }

std::string option_for_more() { return typed(players_option(1)); }

std::vector<std::string> seats_for_more() { return seats(example_for_many(), players_option(1)); }

const GameEntry& example_with_screens() {
  return first_game([](const Manifest& manifest) { return !manifest.parties.empty(); });
}

}  // namespace broceliande::cli
