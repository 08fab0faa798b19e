#pragma once

#include "print/press.hpp"
#include "print/typeset.hpp"

namespace broceliande::print {

/// The rules of the game on two pages, in letters as large as they allow, and how it begins below
/// them; no pages where nobody has written them down.
[[nodiscard]] Result<Section> rule_sheet(const Press& press);

/// The paragraphs of a section, by its number from 0, with its heading.
[[nodiscard]] std::vector<Paragraph> rule_section(const Press& press, int number);

}  // namespace broceliande::print
