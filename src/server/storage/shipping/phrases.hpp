#pragma once

#include "core/error.hpp"

/// What this module refuses.
namespace broceliande::server::phrases {

inline constexpr Phrase kCannotCopy{"copy.cannot-write", "",
                                    "cannot keep a copy of the database in '{0}': {1}",
                                    "a folder that can be written, best on another disk"};
inline constexpr Phrase kNothingToCopy{"copy.not-a-file", "",
                                       "only a database in a file can be copied, not '{0}'",
                                       "a file; PostgreSQL archives its own write-ahead log"};
inline constexpr Phrase kCopyHangs{"copy.hangs", "", "the copy of the database did not end in time",
                                   ""};

}  // namespace broceliande::server::phrases
