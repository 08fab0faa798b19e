#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A second, deliberately plain implementation of Menhirs for tests: sets of named cells, every
/// subset of every cluster, texts in and texts out. It shares no code with the fast one.
namespace broceliande::menhirs::plain {

/// The legal action texts of a readable position, sorted by bytes.
[[nodiscard]] std::vector<std::string> legal(std::string_view position);

/// The position text after a legal action.
[[nodiscard]] std::string apply(std::string_view position, std::string_view action);

/// Counts sequences of `depth` actions, by texts.
[[nodiscard]] std::uint64_t perft(const std::string& position, int depth);

}  // namespace broceliande::menhirs::plain
