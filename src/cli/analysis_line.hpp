#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace broceliande::cli {

/// A position to analyse: a start and what was played since.
struct AnalysisLine {
  std::string position;
  std::vector<std::string> actions;
};

/// Reads `{"position": "…", "actions": ["…", …]}` or a position as plain text.
[[nodiscard]] Result<AnalysisLine> read_analysis_line(std::string_view line);

}  // namespace broceliande::cli
