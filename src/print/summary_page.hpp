#pragma once

#include "print/press.hpp"

namespace broceliande::print {

/// All that players need at the table on one page, in letters as large as it allows, and below it
/// what the options of this booklet change; no page where the game has no summary.
[[nodiscard]] Result<Section> summary_page(const Press& press);

}  // namespace broceliande::print
