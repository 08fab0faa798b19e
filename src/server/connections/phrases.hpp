#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoAddress{"server.no-address", "", "'{0}' is not an address",
                                   "one in numbers, such as 127.0.0.1 or ::1"};
inline constexpr Phrase kPortTaken{"server.port-taken", "", "port {1} of {0} is already in use",
                                   "a free one; --port 0 picks one"};
inline constexpr Phrase kCannotListen{"server.cannot-listen", "",
                                      "cannot listen on port {1} of {0}: {2}", ""};

}  // namespace broceliande::server::phrases
