#pragma once

#include "core/error.hpp"

/// What the door refuses before any rules are asked.
namespace broceliande::wasm::phrases {

inline constexpr Phrase kNoFunction{"door.function", "", "the door has no function '{0}'", ""};
inline constexpr Phrase kParameters{"door.parameters", "", "{0} was given {1} parameters", "{2}"};
inline constexpr Phrase kNoGame{"door.game", "", "there is no game '{0}'", ""};
inline constexpr Phrase kNoMatch{"door.match", "", "no match '{0}' is open", ""};
inline constexpr Phrase kNumber{"door.number", "", "'{0}' is not a number that fits here",
                                "{1} to {2}"};
inline constexpr Phrase kFlag{"door.flag", "", "'{0}' is neither yes nor no", "true or false"};
inline constexpr Phrase kNoNetwork{"door.network", "", "this is not a network for {0}", ""};
inline constexpr Phrase kLength{"door.length", "", "'{0}' is not the length of a match",
                                "games or score, and a number"};

}  // namespace broceliande::wasm::phrases
