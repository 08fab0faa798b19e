#pragma once

#include "command_line/command.hpp"

namespace broceliande::menhirs {

/// What this game adds to the program: `solve`, because it is small enough for that.
[[nodiscard]] cli::Command command();

}  // namespace broceliande::menhirs
