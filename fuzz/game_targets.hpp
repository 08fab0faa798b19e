#pragma once

// What is tried with every game: positions, actions, whole games.

#include <algorithm>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/playout.hpp"
#include "target.hpp"

namespace broceliande::fuzz {

struct Input {
  std::string_view bytes;

  unsigned take() {
    if (bytes.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes.front());
    bytes.remove_prefix(1);
    return byte;
  }
};

/// The game with options that the first byte of the input chooses; each choice is made only once.
template <Game G>
const G& any_game(Input& input) {
  static const std::vector<G> kGames = [] {
    const Manifest manifest = G::manifest();
    std::vector<G> games;
    for (unsigned choice = 0; choice < 256; ++choice) {
      unsigned left = choice;
      OptionValues options;
      for (const OptionSpec& spec : manifest.options) {
        const auto values = static_cast<unsigned>(spec.values.size());
        options.emplace_back(spec.name, spec.values[left % values]);
        left /= values;
      }
      if (auto game = G::with(options)) games.push_back(std::move(*game));
    }
    return games;
  }();
  return kGames[input.take() % kGames.size()];
}

/// Any bytes as a position: refused with a message, or read and written back to the same bytes.
template <Game G>
void fuzz_position(std::string_view bytes) {
  Input input{bytes};
  const G& game = any_game<G>(input);
  const auto state = game.read_position(input.bytes);
  if (!state) return require(!english(state.error()).empty());
  require(game.position_text(*state) == input.bytes);
  require(!render(game.draw(*state), true).empty());
  require(!game.read_action(*state, "nonsense").has_value());
}

/// Any bytes as an action, in a position from play: refused with a message, or it is a legal
/// action, by its own name or as a short form of it.
template <Game G>
void fuzz_action(std::string_view bytes) {
  Input input{bytes};
  const G& game = any_game<G>(input);
  static std::vector<typename G::Action> actions;
  Rng rng(input.take());
  typename G::State state = game.deal(rng);
  play_out(game, state, rng, actions, static_cast<int>(input.take()));
  actions.clear();
  game.legal(state, actions);
  const auto read = game.read_action(state, input.bytes);
  if (read) {
    require(std::ranges::find(actions, *read) != actions.end());
  } else {
    require(!english(read.error()).empty());
  }
  if (actions.empty()) return;
  const auto action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
  require(game.read_action(state, game.action_text(state, action)) == action);
}

template <Game G>
void require_sound(const G& game, const typename G::State& state) {
  if constexpr (CountingGame<G>) {
    std::vector<typename G::Action> actions;
    game.legal(state, actions);
    require(game.count_legal(state) == actions.size());
  }
  const auto read = game.read_position(game.position_text(state));
  require(read.has_value() && *read == state && game.hash(*read) == game.hash(state));
}

/// A whole game driven by bytes, two an action; every sixteenth position and the last read back and
/// count what they list.
template <Game G>
void fuzz_game(std::string_view bytes) {
  Input input{bytes};
  const G& game = any_game<G>(input);
  static std::vector<typename G::Action> actions;
  Rng rng(input.take());
  typename G::State state = game.deal(rng);
  while (!input.bytes.empty()) {
    actions.clear();
    game.legal(state, actions);
    require(actions.empty() == game.outcome(state).has_value());
    if (actions.empty()) break;
    const unsigned pick = input.take() * 256 + input.take();
    game.apply(state, actions[pick % actions.size()]);
    if (pick % 16 == 0) require_sound(game, state);
  }
  require_sound(game, state);
}

}  // namespace broceliande::fuzz
