#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace broceliande::server {

/// The parts of a path between its slashes.
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view path);

/// The addresses of the client's pages, as patterns: `:game` stands for the name of a game, any
/// other
/// `:word` for one part of the path, `:word?` also for none.
class PageAddresses {
 public:
  using IsGame = std::function<bool(std::string_view)>;

  PageAddresses() = default;
  explicit PageAddresses(std::vector<std::string> patterns) : patterns_(std::move(patterns)) {}

  /// Whether a page has that address.
  [[nodiscard]] bool contain(std::string_view path, const IsGame& is_game) const;

 private:
  std::vector<std::string> patterns_;
};

}  // namespace broceliande::server
