#pragma once

#include <string>
#include <string_view>

namespace broceliande::server::storage {

/// Whether every engine can store it: UTF-8 without zero bytes.
[[nodiscard]] bool is_text(std::string_view text);

/// A name with its case folded, for comparison (Latin, Greek, Cyrillic and Armenian). The result is
/// stored in databases, so it must never change.
[[nodiscard]] std::string folded(std::string_view name);

}  // namespace broceliande::server::storage
