#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/request.hpp"
#include "games/menhirs/search/layouts_solved.hpp"

namespace broceliande::cli {

/// The rows of a table of solved layouts, none if there is no such file, or nothing after a
/// complaint. A last line that was not written to its end is left out.
[[nodiscard]] std::optional<std::vector<menhirs::SolvedLayout>> read_rows(const std::string& path);

/// Solves every layout that the file does not hold yet, and adds it there.
int solve_all(const Request& request);

/// Counts the rows of a file: who wins, when, and where the clearing makes a difference.
int summarise(const Request& request);

/// The board as an SVG picture with a line below it.
[[nodiscard]] std::string svg_picture(const menhirs::State& state, std::string_view caption);

}  // namespace broceliande::cli
