// Commands that broceliande-server carries out.
#include "cli/commands.hpp"
#include "command_line/server_commands.hpp"

namespace broceliande::cli {
namespace {

Command by_the_server(Command command) {
  command.program = kServerProgram;
  return command;
}

}  // namespace

Command serve_command() { return by_the_server(serve_command_with(nullptr)); }
Command migrate_command() { return by_the_server(migrate_command_with(nullptr)); }
Command reports_command() { return by_the_server(reports_command_with(nullptr)); }
Command mute_command() { return by_the_server(mute_command_with(nullptr)); }
Command unmute_command() { return by_the_server(unmute_command_with(nullptr)); }
Command remove_table_command() { return by_the_server(remove_table_command_with(nullptr)); }
Command annul_game_command() { return by_the_server(annul_game_command_with(nullptr)); }

}  // namespace broceliande::cli
