#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace broceliande::search {

/// The positions that led to the one being looked at, as keys: those of the game, then those of the
/// search.
class Path {
 public:
  explicit Path(std::vector<std::uint64_t> played)
      : keys_(std::move(played)), played_(keys_.size()) {}

  /// Whether going there is as good as a draw: it was there already in this line, or twice in the
  /// game. What is very long ago is not looked up.
  [[nodiscard]] bool recurs(std::uint64_t key) const {
    const std::size_t first = keys_.size() > kLookBack ? keys_.size() - kLookBack : 0;
    int in_game = 0;
    for (std::size_t i = keys_.size(); i-- > first;) {
      if (keys_[i] != key) continue;
      if (i >= played_ || ++in_game == 2) return true;
    }
    return false;
  }

  /// A position is on the path as long as its step lives.
  class Step {
   public:
    Step(Path& path, std::uint64_t key) : path_(path) { path_.keys_.push_back(key); }
    ~Step() { path_.keys_.pop_back(); }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    Path& path_;
  };

 private:
  static constexpr std::size_t kLookBack = 100;

  std::vector<std::uint64_t> keys_;
  std::size_t played_;
};

}  // namespace broceliande::search
