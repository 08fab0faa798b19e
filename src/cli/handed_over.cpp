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

}  // namespace broceliande::cli
