#pragma once

#include <string_view>
#include <vector>

#include "print/typeset.hpp"

namespace broceliande::print {

/// The rows `| a | b |` of a table, one a line, as lines of that width; the first is its head.
[[nodiscard]] std::vector<SetLine> table_lines(std::string_view text, double width, double letters);

}  // namespace broceliande::print
