#pragma once

#include "command_line/command.hpp"

namespace broceliande::cli {

[[nodiscard]] Command serve_command();
[[nodiscard]] Command migrate_command();

}  // namespace broceliande::cli
