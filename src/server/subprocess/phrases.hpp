#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotRun{"server.child-not-run", "", "cannot run '{0}': {1}", ""};
inline constexpr Phrase kTooSlow{"server.child-too-slow", "", "'{0}' took longer than {1} ms", ""};
inline constexpr Phrase kTooTalkative{"server.child-too-talkative", "",
                                      "'{0}' wrote more than {1} bytes", ""};
inline constexpr Phrase kChildFailed{"server.child-failed", "", "'{0}' failed with {1}: {2}", ""};

}  // namespace broceliande::server::phrases
