#pragma once

#include <string>
#include <string_view>

namespace broceliande::server::storage {

/// Whether every engine can keep it: UTF-8 without zero bytes.
[[nodiscard]] bool is_text(std::string_view text);

/// A name as it is compared: without the difference between large and small letters (Latin, Greek,
/// Cyrillic and Armenian). It is kept in databases, so what it answers must never change.
[[nodiscard]] std::string folded(std::string_view name);

}  // namespace broceliande::server::storage
