#pragma once

#include "core/error.hpp"

/// What this module refuses, and what it says of players who fail.
namespace broceliande::engine::phrases {

inline constexpr Phrase kNoPlayer{
    "engine.no-player", "", "'{0}' is not a player",
    "level:1 to level:8, uct:PLAYOUTS, greedy, random or ugi:COMMAND"};
inline constexpr Phrase kNoSetting{"engine.no-setting", "", "'{0}' is not a setting of a player",
                                   "nodes=, depth=, movetime=, threads= or hash= with a number "
                                   "above 0, name=, or full at level 8"};
inline constexpr Phrase kFewPlayers{"engine.few-players", "", "no engine was named",
                                    "at least one"};
inline constexpr Phrase kPrepared{"engine.prepared", "", "this game begins with secret set-ups",
                                  "options that deal ready-made set-ups"};
inline constexpr Phrase kCannotPlay{"engine.cannot-play", "", "{0} cannot play: {1}", ""};
inline constexpr Phrase kCannotStart{"engine.cannot-start", "", "cannot start '{0}': {1}", ""};
inline constexpr Phrase kEnded{"engine.ended", "", "the engine exited after it was sent '{0}'", ""};
inline constexpr Phrase kSilent{"engine.silent", "", "the engine did not answer '{0}' in time", ""};
inline constexpr Phrase kNothing{"engine.nothing", "", "no action was chosen", ""};
inline constexpr Phrase kIllegal{"engine.illegal", "", "illegal action '{0}': {1}", ""};
inline constexpr Phrase kOutOfTime{"engine.out-of-time", "", "out of time", ""};
inline constexpr Phrase kAborted{"engine.aborted", "", "the game was stopped", ""};

// Networks that cannot be loaded.
inline constexpr Phrase kUnreadable{"engine.unreadable", "", "cannot read '{0}'", ""};
inline constexpr Phrase kNoNetwork{"engine.no-network", "", "'{0}' is not a network",
                                   "a file that begins with BROCNNUE"};
inline constexpr Phrase kNetworkVersion{"engine.network-version", "",
                                        "'{0}' is a network of a version that cannot be read", ""};
inline constexpr Phrase kNetworkSizes{"engine.network-sizes", "",
                                      "the layer sizes in the network '{0}' make no sense", ""};
inline constexpr Phrase kNetworkLength{
    "engine.network-length", "", "the network '{0}' is cut off, or has bytes after its end", ""};
inline constexpr Phrase kNetworkChecksum{"engine.network-checksum", "",
                                         "the network '{0}' is damaged: its checksum is wrong", ""};
inline constexpr Phrase kOtherGame{"engine.other-game", "", "'{0}' is not a network for {1}", ""};

}  // namespace broceliande::engine::phrases
