#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/error.hpp"
#include "core/seat.hpp"
#include "engine/limits.hpp"

namespace broceliande::engine {

/// What a player is asked: which action now?
struct MoveRequest {
  const std::string& start;
  const std::vector<std::string>& actions;  ///< played since
  Seat seat;                                ///< that has to act
  bool offers_swap = false;
  Limits limits;
};

/// Whoever can play a game: a search in this program, or another program. Not thread-safe.
class Player {
 public:
  virtual ~Player() = default;

  /// Forgets the game before. The seed decides what is left to chance.
  [[nodiscard]] virtual Result<void> begin_game(std::uint64_t seed) = 0;
  /// What a party of a game behind screens hands in; nothing where this player leaves it to others.
  [[nodiscard]] virtual std::optional<std::string> prepare(int /*party*/, std::uint64_t /*seed*/) {
    return std::nullopt;
  }
  /// An action, legal or not, or why there is none.
  [[nodiscard]] virtual Result<std::string> choose(const MoveRequest& turn) = 0;
};

}  // namespace broceliande::engine
