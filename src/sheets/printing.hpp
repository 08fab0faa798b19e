#pragma once

#include "core/options.hpp"
#include "print/booklet.hpp"

namespace broceliande::print {

/// The options with those of the language's own booklet, unless others were chosen.
[[nodiscard]] OptionValues with_own_booklet(const std::vector<OptionSpec>& specs,
                                            std::string_view language, OptionValues chosen);

/// A game under its options as a PDF, and how many pages it has.
struct Printout {
  std::string bytes;
  std::size_t pages = 0;
};

[[nodiscard]] Result<Printout> print_out(const AnyGame& game, const Printing& printing);

}  // namespace broceliande::print
