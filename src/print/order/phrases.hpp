#pragma once

#include "core/error.hpp"

/// What nobody can order.
namespace broceliande::print::phrases {

inline constexpr Phrase kPaper{"print.paper", "", "there is no paper '{0}'", "one of: a4, letter"};
inline constexpr Phrase kLanguage{"print.language", "", "there is no language '{0}'",
                                  "one of: en, fr, nl"};
inline constexpr Phrase kColour{"print.colour", "", "colour cannot be '{0}'", "on or off"};

}  // namespace broceliande::print::phrases
