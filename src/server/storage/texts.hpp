#pragma once

#include <string_view>

namespace broceliande::server::storage {

/// Whether every engine can store it: UTF-8 without zero bytes.
[[nodiscard]] bool is_text(std::string_view text);

}  // namespace broceliande::server::storage
