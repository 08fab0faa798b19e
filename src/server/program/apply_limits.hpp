#pragma once

#include "command_line/serve_limits.hpp"
#include "server/game_server.hpp"

namespace broceliande::cli {

void apply_limits(const ServeLimits& limits, server::ServeOptions& options);

}  // namespace broceliande::cli
