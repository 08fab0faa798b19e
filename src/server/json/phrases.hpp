#pragma once

#include "core/error.hpp"

/// What is wrong with a message.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotJson{"protocol.json", "", "this message is not a JSON object",
                                 "{\"do\": …}"};
inline constexpr Phrase kUnknownAsk{"protocol.ask", "", "there is no ask '{0}'", "one of: {1}"};
inline constexpr Phrase kMissingMember{"protocol.missing", "", "'{0}' is missing", "{1}"};
inline constexpr Phrase kWrongMember{"protocol.member", "", "'{0}' has a wrong value", "{1}"};
inline constexpr Phrase kUnknownMember{"protocol.unknown", "",
                                       "'{0}' is not a member of this message", ""};

}  // namespace broceliande::server::phrases
