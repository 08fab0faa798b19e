#pragma once

#include <cstdint>
#include <string>

namespace broceliande::server {

/// News of another node: an append that was committed, or something said by announce().
struct News {
  std::string table{};       ///< empty for what was announced
  std::uint32_t number = 0;  ///< of the last event appended
  std::string text{};        ///< what was announced
};

}  // namespace broceliande::server
