#pragma once

#include "command_line/command.hpp"

namespace broceliande::cli {

[[nodiscard]] Command serve_command();
[[nodiscard]] Command migrate_command();

// What operators do beside a server that runs.
[[nodiscard]] Command reports_command();
[[nodiscard]] Command mute_command();
[[nodiscard]] Command unmute_command();
[[nodiscard]] Command remove_table_command();
[[nodiscard]] Command annul_game_command();

}  // namespace broceliande::cli
