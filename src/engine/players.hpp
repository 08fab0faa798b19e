#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/any_game.hpp"
#include "engine/engine_player.hpp"
#include "engine/player.hpp"

namespace broceliande::engine {

/// What a player is, as it is typed:
///   level:5                 an opponent of this program at a level
///   level:8,full            the top level with the network of the game, where there is one
///   uct:5000                plain tree search with so many playouts
///   greedy, random          see opponents/registry.hpp
///   ugi:COMMAND ARGUMENTS   another program that speaks UGI
/// All but the last take settings: `level:8,nodes=20000,hash=64,threads=2,movetime=50,name=new`. A
/// name may also come first: `name=old,ugi:COMMAND`.
struct PlayerSpec {
  enum class Kind : std::uint8_t { level, opponent, program };

  Kind kind = Kind::level;
  std::string name;      ///< what it is called in results
  std::string what;      ///< the opponent, or the command line
  bool is_full = false;  ///< with a network; of the top level alone
  SearchSettings settings{};
  std::size_t memory = kMemory;

  static constexpr std::size_t kMemory = std::size_t{256} << 20;
};

[[nodiscard]] Result<PlayerSpec> read_player_spec(std::string_view text);

/// A level, or kFullStrength.
[[nodiscard]] PlayerSpec player_spec_for(int level);

/// Makes the player for a game. `abort` ends its thoughts early.
[[nodiscard]] Result<std::unique_ptr<Player>> make_player(const PlayerSpec& spec,
                                                          const AnyGame& game,
                                                          const std::atomic<bool>* abort);

}  // namespace broceliande::engine
