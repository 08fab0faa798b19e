#pragma once

#include <span>
#include <string>
#include <vector>

#include "command_line/command.hpp"

namespace broceliande::cli {

/// A word or an option that a command takes, as far as a shell can complete it.
struct Completable {
  enum class Kind { flag, values, file, folder };

  std::string name;  ///< with dashes where it is an option
  Kind kind = Kind::values;
  std::vector<std::string> values{};  ///< those that are known; none where anything may be

  [[nodiscard]] bool is_option() const { return name.starts_with('-'); }
};

/// What a command takes; options that help does not show are left out.
[[nodiscard]] std::vector<Completable> completables(const Command& command);

/// Reads the words that the program was started with and carries out the command they name.
/// Returns the exit status.
int run_command_line(std::span<const Command> commands, int count, const char* const* words);

}  // namespace broceliande::cli
