#pragma once

#include <set>
#include <string>

#include "core/any_game.hpp"
#include "engine/engine_process.hpp"
#include "engine/player.hpp"

namespace broceliande::engine {

/// Another program that speaks UGI, as a player. One that has failed is started anew for the next
/// game. `game` must outlive it.
class UgiPlayer final : public Player {
 public:
  UgiPlayer(std::string command, const AnyGame& game, const std::atomic<bool>* abort)
      : command_(std::move(command)), game_(game), abort_(abort) {}

  [[nodiscard]] Result<void> begin_game(std::uint64_t seed) override;
  [[nodiscard]] Result<std::string> choose(const MoveRequest& turn) override;

 private:
  [[nodiscard]] Result<void> start();
  [[nodiscard]] Result<void> forward_options();
  [[nodiscard]] Result<void> set_option(const std::string& name, const std::string& value);
  [[nodiscard]] Result<void> send(const std::string& line);
  /// Waits for a line that begins with the word; the rest of it comes back.
  [[nodiscard]] Result<std::string> request_reply(const std::string& command, std::string_view word,
                                                  Milliseconds timeout);

  std::string command_;
  const AnyGame& game_;
  const std::atomic<bool>* abort_;
  EngineProcess process_;
  std::set<std::string> offered_;  ///< the options that the engine has
};

}  // namespace broceliande::engine
