#pragma once

#include <atomic>
#include <memory>

#include "engine/player.hpp"
#include "engine/worker_threads.hpp"
#include "search/engine.hpp"

namespace broceliande::engine {

/// How a search of this program is made to play.
struct SearchSettings {
  int level = search::kTopLevel;
  int threads = 1;
  Limits limits{};                             ///< beside those of the move request
  std::optional<Milliseconds> default_time{};  ///< where nothing else limits the search
};

/// A search of this program as a player.
class EnginePlayer final : public Player {
 public:
  /// `abort` ends every search early.
  EnginePlayer(std::unique_ptr<search::Engine> engine, const SearchSettings& settings,
               const std::atomic<bool>* abort)
      : engine_(std::move(engine)), settings_(settings), timer_(abort) {}

  [[nodiscard]] Result<void> begin_game(std::uint64_t seed) override;
  [[nodiscard]] std::optional<std::string> prepare(int party, std::uint64_t seed) override {
    return engine_->prepare(party, seed);
  }
  [[nodiscard]] Result<std::string> choose(const MoveRequest& turn) override;

 private:
  std::unique_ptr<search::Engine> engine_;
  SearchSettings settings_;
  SearchTimer timer_;
  WorkerThreads pool_;
  std::uint64_t seed_ = 0;
};

/// The actions without changes of seats, which positions and engines know nothing of.
[[nodiscard]] std::vector<std::string> without_swaps(const std::vector<std::string>& actions);

}  // namespace broceliande::engine
