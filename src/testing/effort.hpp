#pragma once

#include <cstdlib>
#include <string_view>

namespace broceliande {

/// How many times as much tests compare with the plain implementations: more in `./check --long`.
inline unsigned effort() {
  const char* const is_long = std::getenv("CHECK_LONG");
  return is_long && std::string_view(is_long) == "1" ? 8 : 1;
}

}  // namespace broceliande
