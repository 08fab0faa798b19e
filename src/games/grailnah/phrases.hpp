#pragma once

#include "core/error.hpp"

/// Everything that Grailnah can refuse, with the rule it rests on.
namespace broceliande::grailnah::phrases {

// Reading boards.
inline constexpr Phrase kBoardName{"grailnah.board-name", "G2", "there is no board '{0}'",
                                   "one of: {1}; or a file that describes one"};
inline constexpr Phrase kBoardLine{
    "grailnah.board-line", "G2", "'{0}' does not describe a board",
    "rings, spokes, first-inside, stairs-ring or stairs-offset, = and a number or a ring's letter"};
inline constexpr Phrase kBoardTwice{"grailnah.board-twice", "G2", "{0} is given twice", ""};
inline constexpr Phrase kBoardValue{"grailnah.board-value", "G2", "'{0}' has no number", ""};
inline constexpr Phrase kBoardMissing{"grailnah.board-missing", "G2", "{0} is missing", ""};
inline constexpr Phrase kBoardRings{"grailnah.board-rings", "G2", "a board cannot have {0} rings",
                                    "3 to {1}"};
inline constexpr Phrase kBoardSpokes{"grailnah.board-spokes", "G2",
                                     "a board cannot have {0} spokes",
                                     "a multiple of 4 from 16 to {1}"};
inline constexpr Phrase kBoardInside{"grailnah.board-inside", "G2",
                                     "ring {0} cannot be the first inside the magic circle",
                                     "ring 3 to {1}, counted from outside"};
inline constexpr Phrase kBoardStairs{"grailnah.board-stairs", "G2",
                                     "the staircases cannot lie on ring {0}",
                                     "a ring outside the magic circle, 1 to {1}"};
inline constexpr Phrase kBoardOffset{"grailnah.board-offset", "G5",
                                     "the first staircase cannot lie on spoke {0}", "1 to {1}"};

// Reading positions.
inline constexpr Phrase kFields{
    "grailnah.fields", "", "the position text is cut short or too long",
    "'<players> <magicians> <turn> <memory> <edition>' with single spaces"};
inline constexpr Phrase kSeats{"grailnah.seats", "G7", "these seats cannot be played",
                               "groups for N and S, for N, E and W, or for N, E, S and W"};
inline constexpr Phrase kPieces{
    "grailnah.pieces", "G8", "the pieces of {0} cannot be read",
    "K@PLACE,Q@PLACE and ,n@PLACE for each Knight; or - if disqualified"};
inline constexpr Phrase kPlaceName{"grailnah.place", "G1", "'{0}' is not a place on this board",
                                   "a ring A to {1} and a spoke 1 to {2}, *, or a castle N E S W"};
inline constexpr Phrase kTooManyKnights{"grailnah.too-many", "G26", "{0} has more than 8 Knights",
                                        ""};
inline constexpr Phrase kUnsorted{"grailnah.unsorted", "", "the Knights of {0} are out of order",
                                  "castles N E S W first, then by ring and spoke, * last"};
inline constexpr Phrase kMagicians{"grailnah.magicians", "G9", "Merlin and Morgane cannot be read",
                                   "M@PLACE,F@PLACE"};
inline constexpr Phrase kTurnField{
    "grailnah.turn", "G10", "'{0}' is not a turn",
    "a castle and a number below 400, as in N0; or =N, =NS or == after the end"};
inline constexpr Phrase kMemory{
    "grailnah.memory", "G18", "the memory of a game cannot be '{0}'",
    "0, M, F or -, then ; and a digit 0 to 3 for each seat, then ; and a castle for each seat"};
inline constexpr Phrase kNoMoveBefore{"grailnah.no-move-before", "G18",
                                      "memory 0 belongs to turn 0 and to no other", ""};
inline constexpr Phrase kEdition{"grailnah.edition", "", "there is no edition '{0}'",
                                 "nl2004, en1.1 or fr1.0"};
inline constexpr Phrase kNoCastle{"grailnah.no-castle", "G7", "no castle stands at {0}", ""};
inline constexpr Phrase kOnCastleSquare{"grailnah.on-castle-square", "G3",
                                        "{0} is covered by a castle", ""};
inline constexpr Phrase kKnightOnStairs{"grailnah.knight-on-stairs", "G12",
                                        "a Knight cannot be on the staircase {0}", ""};
inline constexpr Phrase kRoyalInside{
    "grailnah.royal-inside", "G16", "King and Queen cannot be inside the magic circle, at {0}", ""};
inline constexpr Phrase kMorganeOutside{"grailnah.morgane-outside", "G23",
                                        "Morgane cannot be outside the magic circle, at {0}", ""};
inline constexpr Phrase kMerlinThere{"grailnah.merlin-there", "G19", "Merlin cannot be at {0}", ""};
inline constexpr Phrase kCrowded{"grailnah.crowded", "G6",
                                 "{0} holds too many pieces, or two of one colour", ""};
inline constexpr Phrase kStairsShared{"grailnah.stairs-shared", "G17",
                                      "the staircase {0} holds more than one piece", ""};
inline constexpr Phrase kWithMagician{"grailnah.with-magician", "G13",
                                      "a piece shares {0} with Merlin or Morgane", ""};
inline constexpr Phrase kMagiciansTogether{"grailnah.magicians-together", "G21",
                                           "Merlin and Morgane are both at {0}", ""};
inline constexpr Phrase kKnightOnGrail{"grailnah.knight-on-grail", "G14",
                                       "a Knight of {0} is on the Grailnah, but {0} has not won",
                                       ""};
inline constexpr Phrase kGoneToMove{"grailnah.gone-to-move", "G28",
                                    "{0} is to move, but has been disqualified", ""};
inline constexpr Phrase kOneSideLeft{"grailnah.one-side-left", "G29",
                                     "only one side is left, so the game must be over", ""};
inline constexpr Phrase kShutIn{"grailnah.shut-in", "G28",
                                "every gate of castle {0} is blocked, yet {0} plays on", ""};
inline constexpr Phrase kTogetherElsewhere{
    "grailnah.together-elsewhere", "G26",
    "King and Queen of {0} are together in a castle other than the one in the memory", ""};

// Refusing actions.
inline constexpr Phrase kOver{"grailnah.over", "G14", "the game is over", ""};
inline constexpr Phrase kForm{"grailnah.form", "", "'{0}' is not an action",
                              "K, Q, n, M or F, then :FROM-TO, as in n:A3-B3; for Morgane also ! "
                              "and the place of the sacrificed Knight, as in F:G9-G10!A5; or pass"};
inline constexpr Phrase kMayMove{"grailnah.may-move", "G10",
                                 "you may not pass while a move is possible", ""};
inline constexpr Phrase kNotThere{"grailnah.not-there", "G10", "{0} has no {1} at {2}", ""};
inline constexpr Phrase kStaysPut{"grailnah.stays-put", "G10", "a move must end on another square",
                                  ""};
inline constexpr Phrase kLocked{"grailnah.locked", "G13", "the {0} on {1} is locked", ""};
inline constexpr Phrase kSideGate{"grailnah.side-gate", "G11",
                                  "a Knight leaves castle {0} by a side gate", "{1}"};
inline constexpr Phrase kKnightBackward{"grailnah.knight-backward", "G12",
                                        "Knights never go backward", ""};
inline constexpr Phrase kKnightStep{"grailnah.knight-step", "G12",
                                    "a Knight goes one square forward, or along its ring", ""};
inline constexpr Phrase kKnightIntoCastle{"grailnah.knight-into-castle", "G12",
                                          "Knights never enter a castle", ""};
inline constexpr Phrase kStairsForRoyals{"grailnah.stairs-for-royals", "G17",
                                         "only King and Queen may stop on the staircase {0}", ""};
inline constexpr Phrase kInTheWay{"grailnah.in-the-way", "G12",
                                  "something stands in the way between {0} and {1}",
                                  "a free way: no piece, staircase or castle"};
inline constexpr Phrase kStopOwn{"grailnah.stop-own", "G13", "a piece of your own stands on {0}",
                                 ""};
inline constexpr Phrase kStopTwo{"grailnah.stop-two", "G13", "two pieces already stand on {0}", ""};
inline constexpr Phrase kStopMagician{"grailnah.stop-magician", "G13",
                                      "Merlin or Morgane stands on {0}", ""};
inline constexpr Phrase kRoyalGate{"grailnah.royal-gate", "G15",
                                   "King and Queen leave and enter a castle by its royal gate",
                                   "{0}"};
inline constexpr Phrase kRoyalStep{"grailnah.royal-step", "G16",
                                   "King and Queen go one square at a time", ""};
inline constexpr Phrase kRoyalCircle{"grailnah.royal-circle", "G16",
                                     "King and Queen never enter the magic circle", ""};
inline constexpr Phrase kStairsTaken{"grailnah.stairs-taken", "G17", "the staircase {0} is taken",
                                     ""};
inline constexpr Phrase kMerlinFirst{"grailnah.merlin-first", "G18",
                                     "Merlin may not make the first move of the game", ""};
inline constexpr Phrase kMerlinTwice{"grailnah.merlin-twice", "G18", "Merlin has just been played",
                                     ""};
inline constexpr Phrase kMerlinThrice{"grailnah.merlin-thrice", "G18",
                                      "{0} has played Merlin three times running", ""};
inline constexpr Phrase kMerlinLine{"grailnah.merlin-line", "G19",
                                    "Merlin goes straight: along his spoke or along his ring", ""};
inline constexpr Phrase kMerlinWay{"grailnah.merlin-way", "G19",
                                   "something stands in Merlin's way between {0} and {1}",
                                   "a free way: no piece, staircase or castle"};
inline constexpr Phrase kMerlinStop{"grailnah.merlin-stop", "G19", "Merlin may not stop at {0}",
                                    "a square without staircase or castle"};
inline constexpr Phrase kMerlinInward{
    "grailnah.merlin-inward", "G20",
    "Merlin is outside the magic circle and may not cross it inward", ""};
inline constexpr Phrase kMorganeFirst{"grailnah.morgane-first", "G22",
                                      "Morgane may not make the first move of the game", ""};
inline constexpr Phrase kMorganeTwice{"grailnah.morgane-twice", "G22",
                                      "Morgane has just been played", ""};
inline constexpr Phrase kMorganeStep{"grailnah.morgane-step", "G23",
                                     "Morgane goes one square forward, backward or along her ring",
                                     ""};
inline constexpr Phrase kMorganeCircle{"grailnah.morgane-circle", "G23",
                                       "Morgane stays inside the magic circle", ""};
inline constexpr Phrase kMorganeGrail{"grailnah.morgane-grail", "G23",
                                      "Morgane may not step back onto the Grailnah", ""};
inline constexpr Phrase kMustPay{"grailnah.must-pay", "G24",
                                 "this move of Morgane's costs you a Knight",
                                 "! and the place of that Knight"};
inline constexpr Phrase kNothingToPay{"grailnah.nothing-to-pay", "G24",
                                      "it costs nothing when Morgane leaves the Grailnah",
                                      "the action without !"};
inline constexpr Phrase kCannotPay{"grailnah.cannot-pay", "G24",
                                   "{0} has no Knight at {1} to sacrifice", ""};
inline constexpr Phrase kLockedPayer{"grailnah.locked-payer", "G24",
                                     "the Knight on {0} is locked and cannot be sacrificed", ""};
inline constexpr Phrase kMorganeOnKnight{
    "grailnah.morgane-on-knight", "G25",
    "as she leaves the Grailnah Morgane may not stop on a Knight", ""};

// Refusing picks on the way to an action.
inline constexpr Phrase kNothingToMove{"grailnah.nothing-to-move", "G10",
                                       "there is nothing to move on {0}", ""};
inline constexpr Phrase kNotYours{"grailnah.not-yours", "G10",
                                  "what stands on {0} belongs to another player", ""};
inline constexpr Phrase kCannotMove{"grailnah.cannot-move", "G10",
                                    "what stands on {0} has nowhere to go", ""};

// What is awaited, and what is worth knowing.
inline constexpr Phrase kPromptPiece{"grailnah.prompt.piece", "G10",
                                     "choose one of your pieces, Merlin or Morgane", ""};
inline constexpr Phrase kPromptPieceMerlin{"grailnah.prompt.piece-merlin", "G10",
                                           "choose one of your pieces, or Merlin", ""};
inline constexpr Phrase kPromptPieceMorgane{"grailnah.prompt.piece-morgane", "G10",
                                            "choose one of your pieces, or Morgane", ""};
inline constexpr Phrase kPromptPieceOwn{"grailnah.prompt.piece-own", "G10",
                                        "choose one of your pieces", ""};
inline constexpr Phrase kPromptWhere{"grailnah.prompt.where", "G10", "{0}: choose where to go", ""};
inline constexpr Phrase kPromptPay{"grailnah.prompt.pay", "G24", "choose a Knight to sacrifice",
                                   ""};
inline constexpr Phrase kPromptPass{"grailnah.prompt.pass", "G10", "no move is possible: pass", ""};
inline constexpr Phrase kFactTurn{"grailnah.fact.turn", "G30", "turn {0}", ""};
inline constexpr Phrase kFactLateTurn{"grailnah.fact.late-turn", "G30", "turn {0} of at most {1}",
                                      ""};
inline constexpr Phrase kFactNoMagician{"grailnah.fact.no-magician", "G18",
                                        "neither Merlin nor Morgane may be played this turn", ""};
inline constexpr Phrase kFactNoMerlin{"grailnah.fact.no-merlin", "G18",
                                      "Merlin may not be played this turn", ""};
inline constexpr Phrase kFactNoMorgane{"grailnah.fact.no-morgane", "G22",
                                       "Morgane may not be played this turn", ""};
inline constexpr Phrase kFactGone{"grailnah.fact.gone", "G28", "{0} is disqualified", ""};

}  // namespace broceliande::grailnah::phrases
