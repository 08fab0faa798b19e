#pragma once

#include <chrono>

namespace broceliande::server {

using Milliseconds = std::chrono::milliseconds;

/// Wall-clock time; the same on all nodes, more or less.
using Moment = std::chrono::sys_time<Milliseconds>;

}  // namespace broceliande::server
