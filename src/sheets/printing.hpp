#pragma once

#include "print/booklet.hpp"

namespace broceliande::print {

/// A game under its options as a PDF, and how many pages it has.
struct Printout {
  std::string bytes;
  std::size_t pages = 0;
};

[[nodiscard]] Result<Printout> print_out(const AnyGame& game, const Printing& printing);

}  // namespace broceliande::print
