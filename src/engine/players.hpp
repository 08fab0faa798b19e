#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "engine/engine_player.hpp"
#include "engine/player.hpp"

namespace broceliande::engine {

/// A player as it is ordered:
///   level:5                 an opponent of this program at a level
///   level:8,full            the top level with the network of the game, where there is one
///   uct:5000                plain tree search with so many playouts
///   greedy, random          see opponents/registry.hpp
///   ugi:COMMAND ARGUMENTS   another program that speaks UGI
/// All but the last take settings: `level:8,nodes=20000,hash=64,threads=2,movetime=50,name=new`. A
/// name may also come first: `name=old,ugi:COMMAND`.
struct PlayerOrder {
  enum class Kind : std::uint8_t { level, opponent, program };

  Kind kind = Kind::level;
  std::string name;      ///< what it is called in results
  std::string what;      ///< the opponent, or the command line
  bool is_full = false;  ///< with a network; of the top level alone
  Habits habits{};
  std::size_t memory = kMemory;

  static constexpr std::size_t kMemory = std::size_t{256} << 20;
};

[[nodiscard]] Result<PlayerOrder> read_order(std::string_view text);

/// A level, or kFullStrength.
[[nodiscard]] PlayerOrder order_for(int level);

/// Makes the player for a game. `abort` ends its thoughts early.
[[nodiscard]] Result<std::unique_ptr<Player>> make_player(const PlayerOrder& order,
                                                          const AnyGame& game,
                                                          const std::atomic<bool>* abort);

}  // namespace broceliande::engine
