#pragma once

#include <vector>

#include "command_line/command.hpp"

namespace broceliande::cli {

// One file a command: its request, the words it takes, and what carries it out.
[[nodiscard]] Command games_command();
[[nodiscard]] Command new_command();
[[nodiscard]] Command show_command();
[[nodiscard]] Command legal_command();
[[nodiscard]] Command apply_command();
[[nodiscard]] Command perft_command();
[[nodiscard]] Command play_command();
[[nodiscard]] Command replay_command();
[[nodiscard]] Command draw_up_command();
[[nodiscard]] Command arena_command();
[[nodiscard]] Command engine_command();
[[nodiscard]] Command analyse_command();
[[nodiscard]] Command puzzles_command();
[[nodiscard]] Command serve_command();
[[nodiscard]] Command migrate_command();
[[nodiscard]] Command reports_command();
[[nodiscard]] Command mute_command();
[[nodiscard]] Command unmute_command();
[[nodiscard]] Command remove_table_command();
[[nodiscard]] Command annul_game_command();
[[nodiscard]] Command print_command();
[[nodiscard]] Command bench_command();
/// Completes the names of these commands, and its own.
[[nodiscard]] Command completion_command(const std::vector<Command>& others);

/// Those that games bring of their own: src/games/NAME/cli, found by CMakeLists.txt.
[[nodiscard]] std::vector<Command> commands_of_games();

}  // namespace broceliande::cli
