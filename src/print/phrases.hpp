#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::print::phrases {

inline constexpr Phrase kUnwritable{"print.unwritable", "", "cannot write the file '{0}': {1}", ""};
inline constexpr Phrase kBadPage{"print.bad-page", "", "page {0} cannot be drawn: {1}", ""};
inline constexpr Phrase kNoRoom{"print.no-room", "", "the text of '{0}' is too long for its page",
                                ""};

}  // namespace broceliande::print::phrases
