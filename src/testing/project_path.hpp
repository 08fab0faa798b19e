#pragma once

#include <string>

namespace broceliande {

/// The path of a file of this project, as "docs/decisions.md". Only one small source knows
/// where the project lies, so that the compiler's cache serves the tests of every clone.
[[nodiscard]] std::string project_path(const std::string& file);

}  // namespace broceliande
