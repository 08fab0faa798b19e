#pragma once

#include "core/error.hpp"

/// What this module refuses; operators read it.
namespace broceliande::server::phrases {

inline constexpr Phrase kNoPushKey{"notices.no-push-key", "",
                                   "the file '{0}' does not hold a key for push messages",
                                   "a private key of the curve P-256 in PEM, or no file"};
inline constexpr Phrase kPushKeyNotWritten{"notices.push-key-not-written", "",
                                           "cannot write a key for push messages to '{0}': {1}",
                                           "a folder that can be written"};
inline constexpr Phrase kOpenPushKey{"notices.open-push-key", "",
                                     "others may read the key in '{0}'", "the mode 0600"};
inline constexpr Phrase kNoPushContact{"notices.no-contact", "",
                                       "push services want to know whom to write to",
                                       "--contact beside --push-key"};

}  // namespace broceliande::server::phrases
