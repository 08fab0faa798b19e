#include "command_line/command_line.hpp"
#include "server/program/commands.hpp"

int main(int count, char** words) {
  using namespace broceliande::cli;
  return run_command_line(std::vector{serve_command(), migrate_command()}, count, words);
}
