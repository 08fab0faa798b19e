#pragma once

#include <span>

#include "cli/command.hpp"

namespace broceliande::cli {

/// Reads the words that the program was started with and carries out the command they name.
/// Returns the exit status.
int run_command_line(std::span<const Command> commands, int count, const char* const* words);

}  // namespace broceliande::cli
