#pragma once

#include <string>

#include "core/error.hpp"

namespace broceliande::cli {

/// Whether the environment has a variable, and something in it.
[[nodiscard]] bool is_set(const char* variable);

/// The database that the command line names, or else the environment, which other users of the
/// machine cannot see; by default a file in the folder that desktops keep for it, which is made.
/// Refused where the command line shows a password.
[[nodiscard]] Result<std::string> database_of(const std::string& named);

}  // namespace broceliande::cli
