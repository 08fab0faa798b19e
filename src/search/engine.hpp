#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "search/request.hpp"

namespace broceliande::search {

/// An opponent for one game under chosen options; positions and actions are texts, as at all edges.
/// It remembers what it found from one search to the next. Not thread-safe.
class Engine {
 public:
  virtual ~Engine() = default;

  /// The position to search: a start and what was played since, so that recurrences count. On an
  /// error, `failed` says which action is at fault.
  [[nodiscard]] virtual Result<void> set_position(std::string_view start,
                                                  const std::vector<std::string>& actions,
                                                  std::size_t& failed) = 0;
  /// Empty lines when the game is over.
  [[nodiscard]] virtual SearchResult think(const SearchRequest& request) = 0;
  /// What a party submits as its preparation, without knowing what the others do (see
  /// PreparedGame); nothing in games without one.
  [[nodiscard]] virtual std::optional<std::string> prepare(int /*party*/, std::uint64_t /*seed*/) {
    return std::nullopt;
  }
  /// Forgets everything remembered, as for a new game.
  virtual void forget() = 0;
  /// Limits the memory to this size; everything remembered is forgotten.
  virtual void resize_memory(std::size_t bytes) = 0;
};

inline constexpr std::size_t kDefaultMemory = std::size_t{96} << 20;

}  // namespace broceliande::search
