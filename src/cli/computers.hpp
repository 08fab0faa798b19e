#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "engine/player.hpp"

namespace broceliande::cli {

/// The players of a match who are not people. A player whose name orders one (`level:5`,
/// `uct:5000`, `ugi:COMMAND`) is one, so a record tells by itself who was a computer.
class Computers {
 public:
  /// Whoever a name orders must be there.
  [[nodiscard]] static Result<Computers> among(const std::vector<std::string>& players,
                                               const AnyGame& game);

  [[nodiscard]] bool plays(const std::string& player) const { return players_.contains(player); }
  [[nodiscard]] bool play_all(const AnyMatch& match) const;

  /// The action that the computer on the seat to act chooses.
  [[nodiscard]] Result<std::string> choose(const AnyMatch& match);
  /// What the computers of a camp draw up; empty where people do. A camp with people in it is
  /// theirs.
  [[nodiscard]] std::string draw_up(const AnyGame& game, const AnyMatch& match, int party,
                                    std::uint64_t seed);

 private:
  std::map<std::string, std::unique_ptr<engine::Player>> players_;
  std::size_t games_begun_ = 0;
};

/// Who sits on each seat: players as in `--seat b=level:5`, and people on the rest.
[[nodiscard]] Result<std::vector<std::string>> players_by_seat(
    const AnyGame& game, const std::vector<std::string>& people,
    const std::vector<std::string>& seats);

}  // namespace broceliande::cli
