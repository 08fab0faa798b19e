#pragma once

#include <string_view>

namespace broceliande::server {

/// What the end of a file's name says about its content, as browsers want to hear it. The text
/// lives as long as the program.
[[nodiscard]] std::string_view content_type(std::string_view path);

}  // namespace broceliande::server
