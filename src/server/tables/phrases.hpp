#pragma once

#include "core/error.hpp"

/// What a table refuses, whatever its game.
namespace broceliande::server::phrases {

inline constexpr Phrase kNotSeated{"table.not-seated", "", "you have no seat at this table", ""};
inline constexpr Phrase kSeatedAlready{"table.seated-already", "",
                                       "you already have a seat at this table", ""};
inline constexpr Phrase kNoFreePlace{"table.full", "", "all seats are taken", ""};
inline constexpr Phrase kPlaceTaken{"table.place-taken", "", "this seat is taken", "a free one"};
inline constexpr Phrase kNotBegun{"table.not-begun", "", "the game has not begun yet",
                                  "every seat taken"};
inline constexpr Phrase kBegunAlready{"table.begun", "", "the game has already begun", ""};
inline constexpr Phrase kTableOver{"table.over", "", "this game is over", ""};
inline constexpr Phrase kNotOver{"table.not-over", "", "this game is not over yet", ""};
inline constexpr Phrase kMoved{"table.moved", "", "another action was played in the meantime",
                               "an action after ply {0}"};
inline constexpr Phrase kSilence{"table.silence", "", "partners may not chat until the end", ""};
inline constexpr Phrase kNothingToTakeBack{"table.no-take-back", "",
                                           "there is nothing of yours to take back", ""};
inline constexpr Phrase kAskedAlready{"table.asked-already", "", "this has already been asked", ""};
inline constexpr Phrase kNothingAsked{"table.nothing-asked", "", "nobody is asking you this", ""};
inline constexpr Phrase kNobodyThere{"table.nobody-there", "", "no person has that seat", ""};
inline constexpr Phrase kNotAway{"table.not-away", "",
                                 "this player has not been away for long enough", ""};
inline constexpr Phrase kHasTime{"table.has-time", "",
                                 "this player still has time on the clock: it alone decides", ""};
inline constexpr Phrase kNoClaim{"table.no-claim", "", "nothing can be claimed at this table", ""};
inline constexpr Phrase kNoSubstitute{"table.no-substitute", "",
                                      "no substitute was agreed to at this table", ""};
inline constexpr Phrase kNoEnd{"table.no-end", "",
                               "of two players, the one who stays claims a result", ""};
inline constexpr Phrase kIsBack{"table.is-back", "", "this player is back", ""};
inline constexpr Phrase kTimeIsUp{"table.time-up", "", "your time is up", ""};
inline constexpr Phrase kUnknownGame{"table.game", "", "there is no game '{0}'", ""};
inline constexpr Phrase kChosenSeats{"table.chosen-seats", "",
                                     "seats can be chosen only where everybody has one", ""};
inline constexpr Phrase kMakersPlace{
    "table.makers-place", "", "the person who opens a table plays at it", "a seat for a person"};
inline constexpr Phrase kBrokenLog{"table.broken-log", "", "event {0} of this table makes no sense",
                                   ""};
inline constexpr Phrase kNewerTable{"table.newer", "",
                                    "this table needs a newer version of the server", ""};
/// Says nothing of who has blocked whom.
inline constexpr Phrase kCannotJoin{"table.cannot-join", "", "you cannot join this table",
                                    "another table"};
inline constexpr Phrase kMuted{"table.muted", "", "an operator does not let you chat for now", ""};
inline constexpr Phrase kChatIsOff{"table.chat-off", "", "you have turned chat off", ""};

}  // namespace broceliande::server::phrases
