#include "cli/commands.hpp"
#include "command_line/command_line.hpp"

namespace broceliande::cli {
namespace {

/// In the order in which help lists them.
std::vector<Command> all_commands() {
  std::vector<Command> commands{games_command(), new_command(),   show_command(),
                                legal_command(), apply_command(), perft_command()};
  for (Command& command : commands_of_games()) commands.push_back(std::move(command));
  for (const auto make :
       {&play_command, &replay_command, &draw_up_command, &arena_command, &engine_command,
        &analyse_command, &puzzles_command, &serve_command, &migrate_command, &reports_command,
        &mute_command, &unmute_command, &remove_table_command, &annul_game_command, &print_command,
        &bench_command}) {
    commands.push_back(make());
  }
  commands.push_back(completion_command(commands));
  return commands;
}

}  // namespace
}  // namespace broceliande::cli

int main(int count, char** words) {
  return broceliande::cli::run_command_line(broceliande::cli::all_commands(), count, words);
}
