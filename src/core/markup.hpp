#pragma once

#include <string>
#include <string_view>

namespace broceliande {

/// Text that may stand between tags of HTML or SVG, or in an attribute.
[[nodiscard]] std::string escaped(std::string_view text);

}  // namespace broceliande
