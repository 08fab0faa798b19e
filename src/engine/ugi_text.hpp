#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "engine/limits.hpp"
#include "search/request.hpp"

/// The lines of the Universal Game Interface, written and read. See docs/engine.md.
namespace broceliande::engine {

/// Up to the first space or tab; spaces before it do not count.
[[nodiscard]] std::string_view first_word(std::string_view line);
[[nodiscard]] std::vector<std::string> words_of(std::string_view line);

/// `position startpos|fen … [moves …]`: a start of the game's own has no text.
struct PositionCommand {
  std::optional<std::string> start;
  std::vector<std::string> actions;
};
[[nodiscard]] Result<PositionCommand> read_position_command(std::string_view line);
[[nodiscard]] std::string position_line(const std::string& start,
                                        const std::vector<std::string>& actions);

/// `go …`
struct GoCommand {
  Limits limits;
  bool waits_for_stop = false;  ///< infinite and ponder: no answer before it is asked for
};
[[nodiscard]] Result<GoCommand> read_go_command(std::string_view line);
[[nodiscard]] std::string go_line(const Limits& limits);

/// `setoption name N value V`: name and value, which both may hold spaces.
[[nodiscard]] Result<std::pair<std::string, std::string>> read_setoption(std::string_view line);

/// The name in a line `option name N type …`.
[[nodiscard]] std::optional<std::string> offered_option(std::string_view line);

/// A line of a result: `info depth 5 multipv 1 score cp 20 time 31 nodes 1234 nps 39806 pv a b`.
[[nodiscard]] std::string info_line(const search::SearchResult& result, std::size_t line,
                                    Milliseconds taken);

}  // namespace broceliande::engine
