#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "print/press.hpp"

namespace broceliande::print::graal {

/// Kinds of figures as the booklet names them.
inline constexpr std::array<std::string_view, 8> kOrder{"king",     "prince", "duke",   "knight",
                                                        "sergeant", "squire", "archer", "pikeman"};

/// What lies on the board and beside it.
[[nodiscard]] std::vector<Section> pieces(const Press& press);

}  // namespace broceliande::print::graal
