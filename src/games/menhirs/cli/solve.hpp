#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command_line/command.hpp"
#include "games/menhirs/search/layouts_solved.hpp"

namespace broceliande::menhirs {

/// Said of every position of a game in which nobody clears.
inline constexpr std::string_view kNoProofs =
    "without a clearing the game is too long to be solved; expected clearing 7b or 8a (M13)";

struct SolveRequest {
  cli::GameChoice game;
  std::string position;
  std::uint64_t nodes = 0;
  double seconds = 0;
  int megabytes = 256;
  std::string picture;  ///< the file to draw into
  bool all = false;
  std::string output;   ///< where --all keeps its rows
  std::string summary;  ///< the file whose rows are counted
  int threads = 1;
  bool json = false;
};

void declare(cli::Syntax& syntax, SolveRequest& request);
int run(const SolveRequest& request);

/// The rows of a table of solved layouts, none if there is no such file, or nothing after a
/// complaint. A last line that was not written to its end is left out.
[[nodiscard]] std::optional<std::vector<SolvedLayout>> read_rows(const std::string& path);

/// Solves every layout that the file does not hold yet, and adds it there.
int solve_all(const SolveRequest& request);

/// Counts the rows of a file: who wins, when, and where the clearing makes a difference.
int summarise(const SolveRequest& request);

/// The board as an SVG picture with a line below it.
[[nodiscard]] std::string svg_picture(const State& state, std::string_view caption);

}  // namespace broceliande::menhirs
