#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/registry.hpp"
#include "opponents/registry.hpp"

namespace broceliande::opponents {

/// One number for what the levels of a game think, the same on every platform. Whoever changes how
/// a game is played writes the new number into its test; that two platforms differ is a mistake.
class EngineSignature {
 public:
  /// `nodes` limits every level.
  EngineSignature(std::string_view game, const OptionValues& options, std::uint64_t nodes)
      : game_(std::move(*find_game(game)->with(options))),
        engine_(std::move(*make_engine(game, options, kMemory))),
        nodes_(nodes) {}

  /// All levels think about one position, each of it alone.
  void add_position(const std::string& position, int lines = 1) {
    for (int level = 1; level <= search::kTopLevel; ++level) {
      engine_->forget();
      mix(result_of(position, {}, level, lines));
    }
  }
  /// All levels take turns in one game and remember what they found.
  void add_game(std::uint64_t seed, int actions) {
    const std::string start = game_->deal(seed);
    std::vector<std::string> played;
    engine_->forget();
    for (int i = 0; i < actions; ++i) {
      const search::SearchResult result = result_of(start, played, 1 + i % search::kTopLevel, 1);
      mix(result);
      if (result.lines.empty()) return;
      played.push_back(result.best());
    }
  }
  void add_preparation(int party, std::uint64_t seed) { mix(*engine_->prepare(party, seed)); }

  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  /// So little that trees and tables are full now and then.
  static constexpr std::size_t kMemory = std::size_t{1} << 18;

  [[nodiscard]] search::SearchResult result_of(const std::string& start,
                                               const std::vector<std::string>& actions, int level,
                                               int lines) {
    std::size_t failed = 0;
    EXPECT_TRUE(engine_->set_position(start, actions, failed)) << start;
    search::SearchRequest request;
    request.nodes = nodes_;
    request.level = level;
    request.seed = 11;
    request.lines = lines;
    return engine_->think(request);
  }

  void mix(const search::SearchResult& result) {
    for (const search::Variation& line : result.lines) {
      mix(std::to_string(line.score));
      for (const std::string& action : line.actions) mix(action);
    }
    mix(std::to_string(result.nodes));
  }
  /// FNV-1a, with an end to every text.
  void mix(const std::string& text) {
    for (const char letter : text + '\n') {
      value_ = (value_ ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    }
  }

  std::unique_ptr<AnyGame> game_;
  std::unique_ptr<search::Engine> engine_;
  std::uint64_t nodes_;
  std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

}  // namespace broceliande::opponents
