#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// What another program may take before it is ended.
struct ChildLimits {
  Milliseconds time{60'000};
  std::size_t output_bytes = 4UL * 1024 * 1024;
};

/// Runs a program that is named by its first word, and waits for it. What it writes; refused where
/// it cannot be started, takes longer or writes more than it may, or does not end well.
[[nodiscard]] Result<std::string> run_child(const std::vector<std::string>& words,
                                            std::string_view input, const ChildLimits& limits = {});

}  // namespace broceliande::server
