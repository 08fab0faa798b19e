#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "print/sheet.hpp"

namespace broceliande::print {

/// Pages of SVG, each as large as the paper, as one PDF in memory. Fonts that the pages use are
/// embedded.
[[nodiscard]] Result<std::string> pdf(const std::vector<std::string>& pages, const Paper& paper,
                                      const std::string& title);

/// How wide a line of text is when `pdf` sets it at a size of 1.
[[nodiscard]] double text_width(std::string_view text, Face face);

}  // namespace broceliande::print
