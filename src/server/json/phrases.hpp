#pragma once

#include "core/error.hpp"

/// What is wrong with a message.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotJson{"protocol.json", "", "this message is not JSON object",
                                 "{\"do\": …}"};
inline constexpr Phrase kUnknownAsk{"protocol.ask", "", "nobody here knows how to do '{0}'",
                                    "one of: {1}"};
inline constexpr Phrase kMissingMember{"protocol.missing", "", "'{0}' is missing", "{1}"};
inline constexpr Phrase kWrongMember{"protocol.member", "", "'{0}' is not what belongs here",
                                     "{1}"};
inline constexpr Phrase kUnknownMember{"protocol.unknown", "", "'{0}' does not belong here", ""};

}  // namespace broceliande::server::phrases
