#include "command_line/command_line.hpp"
#include "server/program/commands.hpp"

int main(int count, char** words) {
  using namespace broceliande::cli;
  return run_command_line(
      std::vector{serve_command(), migrate_command(), reports_command(), mute_command(),
                  unmute_command(), remove_table_command(), annul_game_command()},
      count, words);
}
