#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/tableau.hpp"

namespace broceliande {

/// Where a figure on the board could go if its owner were to act now.
struct Reach {
  std::string_view kind;
  int seat = kNobody;                ///< whose it is
  std::vector<std::string> moves{};  ///< cells where it could stop
  std::vector<std::string> shots{};  ///< cells at which it could shoot without going there

  friend bool operator==(const Reach&, const Reach&) = default;
};

}  // namespace broceliande
