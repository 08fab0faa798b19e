#pragma once

#include <optional>
#include <string>

#include "core/any_game.hpp"
#include "core/record.hpp"

namespace broceliande::cli {

/// The whole file, or nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> read_file(const std::string& path);

/// Writes beside the file first and then puts it in place, so that a crash never leaves half of it.
/// Returns what went wrong, or an empty text.
[[nodiscard]] std::string write_file(const std::string& path, const std::string& text);

/// A match opened from a record file: all that is sound, and what is wrong with the rest.
struct OpenedMatch {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyMatch> match;  ///< null if not even the headers are sound
  std::string damage;               ///< `file: line 7: reason`, or empty
};

[[nodiscard]] OpenedMatch open_match(const std::string& path);

}  // namespace broceliande::cli
