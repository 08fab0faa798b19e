#pragma once

#include "print/press.hpp"
#include "print/svg.hpp"

namespace broceliande::print {

/// How high pictures of the first position are at least.
[[nodiscard]] double least_opening_height(const Press& press);

/// Pictures of the first position, at the foot of a frame: for the number of players that is
/// printed, beside it in small for the others, and below them what the colours look like.
void add_openings(SvgWriter& ink, const Press& press, const Frame& room);

/// The discs of all colours with their names, in a row from its upper left corner; nothing where
/// pieces belong to nobody.
[[nodiscard]] Block colour_key(const Press& press, double width);

}  // namespace broceliande::print
