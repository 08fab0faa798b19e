#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "search/request.hpp"

namespace broceliande::search {

/// An opponent for one game under chosen options: positions and actions as texts, as at all edges.
/// It remembers what it found from one think to the next. Not thread-safe.
class Engine {
 public:
  virtual ~Engine() = default;

  /// The position to think about: a start and what was played since, so that recurrences count.
  /// `failed` tells which action is at fault.
  [[nodiscard]] virtual Result<void> set_position(std::string_view start,
                                                  const std::vector<std::string>& actions,
                                                  std::size_t& failed) = 0;
  /// Empty lines when the game is over.
  [[nodiscard]] virtual SearchResult think(const SearchRequest& request) = 0;
  /// What a party of a game behind screens hands in, without knowing the others' (see
  /// PreparedGame); nothing in games without.
  [[nodiscard]] virtual std::optional<std::string> prepare(int /*party*/, std::uint64_t /*seed*/) {
    return std::nullopt;
  }
  /// Forgets everything remembered, as for a new game.
  virtual void forget() = 0;
  /// Makes the memory so large, at most; everything remembered is forgotten.
  virtual void resize_memory(std::size_t bytes) = 0;
};

inline constexpr std::size_t kDefaultMemory = std::size_t{96} << 20;

}  // namespace broceliande::search
