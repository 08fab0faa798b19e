#pragma once

#include "core/error.hpp"

/// Everything that Menhirs can refuse, with the rule it rests on.
namespace broceliande::menhirs::phrases {

// Reading positions.
inline constexpr Phrase kColumns{"menhirs.columns", "M3", "the board has {0} columns",
                                 "5, 7 or 9 columns joined by /"};
inline constexpr Phrase kRows{"menhirs.rows", "M1", "column {0} has {1} cells", "{2}"};
inline constexpr Phrase kCellLetter{"menhirs.cell-letter", "", "'{0}' is not a cell",
                                    ". forest, o menhir, m mist, M mist on a menhir"};
inline constexpr Phrase kTurn{"menhirs.turn", "M6", "'{0}' is not a turn", "1a to {1}"};
inline constexpr Phrase kPhase{"menhirs.phase", "", "'{0}' is not a phase",
                               "place, slide, clear or over"};
inline constexpr Phrase kPhaseAtTurn{
    "menhirs.phase-at-turn", "M6", "turn {0} has no phase {1}",
    "place in rounds 1 and 2, slide from round 3, clear in the clearing, over after a slide"};
inline constexpr Phrase kClearing{"menhirs.clearing", "M13", "the clearing cannot start at '{0}'",
                                  "7b, 8a or never"};
inline constexpr Phrase kFields{"menhirs.fields", "", "the position text is cut short or too long",
                                "'<cells> <turn> <phase> <mirror> <clearing>' with single spaces"};
inline constexpr Phrase kNoCoveredMenhir{"menhirs.no-covered", "M12",
                                         "no menhir is in the mist, so the game must be over",
                                         "an M, or phase over"};
inline constexpr Phrase kCoveredAtEnd{"menhirs.covered-at-end", "M16",
                                      "the game is over at {0}, yet a menhir is in the mist",
                                      "no M, or turn {1}"};
inline constexpr Phrase kFewFreeCells{
    "menhirs.few-free", "M7", "there are {0} cells without mist for {1} tiles to place", ""};
inline constexpr Phrase kNothingToClear{"menhirs.nothing-to-clear", "M14",
                                        "there is no tile that may be lifted",
                                        "the next turn instead of phase clear"};
inline constexpr Phrase kMirrorHere{"menhirs.mirror-here", "M11", "no slide can be forbidden here",
                                    "- in phases place and over, and at turn 3a"};
inline constexpr Phrase kMirrorForm{"menhirs.mirror-form", "M11", "'{0}' is not a slide",
                                    "-, or cells in board order joined by . and > and a direction"};
inline constexpr Phrase kMirrorCells{"menhirs.mirror-cells", "M11",
                                     "the mirror is not one connected part of the mist", ""};
inline constexpr Phrase kMirrorBack{"menhirs.mirror-back", "M11", "the mirror could not go back",
                                    "cells without mist on the board where it came from"};

// Reading actions.
inline constexpr Phrase kOver{"menhirs.over", "M12", "the game is over", ""};
inline constexpr Phrase kCellName{"menhirs.cell-name", "M1", "'{0}' is not a cell of this board",
                                  "a column letter and a row, a1 to {1}"};
inline constexpr Phrase kMustPlace{"menhirs.must-place", "M7",
                                   "in rounds 1 and 2 you place mist, but '{0}' does not",
                                   "a cell without mist"};
inline constexpr Phrase kPlaceTaken{"menhirs.place-taken", "M7", "there is mist on {0} already",
                                    "a cell without mist"};
inline constexpr Phrase kMustSlide{"menhirs.must-slide", "M8",
                                   "on this turn you slide mist, but '{0}' is not a slide",
                                   "cells joined by . then > and a direction"};
inline constexpr Phrase kDirection{"menhirs.direction", "M8", "'{0}' is not a direction",
                                   "N, NE, SE, S, SW or NW"};
inline constexpr Phrase kOrder{"menhirs.order", "M8", "{0} is out of board order",
                               "cells by column, then row, each once"};
inline constexpr Phrase kNoMist{"menhirs.no-mist", "M8", "there is no mist on {0}", ""};
inline constexpr Phrase kNotConnected{"menhirs.not-connected", "M9",
                                      "these tiles are not connected",
                                      "one connected part of one cluster"};
inline constexpr Phrase kSmallCluster{"menhirs.small-cluster", "M9",
                                      "a cluster of {0} slides whole or not at all",
                                      "the whole cluster, or a cluster of 6 or more"};
inline constexpr Phrase kSmallPart{"menhirs.small-part", "M9", "a part of {0} is too small",
                                   "at least 3 tiles"};
inline constexpr Phrase kSmallRest{"menhirs.small-rest", "M9",
                                   "a part of {0} would stay behind at {1}", "parts of 3 or more"};
inline constexpr Phrase kOffBoard{"menhirs.off-board", "M10", "{0} would leave the board", ""};
inline constexpr Phrase kStack{"menhirs.stack", "M10", "{0} would land on other mist", ""};
inline constexpr Phrase kMirror{
    "menhirs.mirror", "M11",
    "exactly this part has just been slid here; it may not go straight back",
    "another part or direction"};
inline constexpr Phrase kMaySlide{"menhirs.may-slide", "M15",
                                  "you may not pass while a slide is possible", ""};
inline constexpr Phrase kMustClear{"menhirs.must-clear", "M13",
                                   "you must still lift a tile, but '{0}' does not",
                                   "x and a cell with mist"};
inline constexpr Phrase kNothingThere{"menhirs.nothing-there", "M13",
                                      "there is no mist on {0} to lift", ""};
inline constexpr Phrase kLastMenhir{"menhirs.last-menhir", "M14",
                                    "the tile on {0} hides the last menhir", "another tile"};

// Refusing picks on the way to an action.
inline constexpr Phrase kStuck{"menhirs.stuck", "M10", "no part of this cluster can slide",
                               "another cluster"};
inline constexpr Phrase kNoMistInCluster{"menhirs.not-in-cluster", "M8",
                                         "{0} does not belong to the chosen cluster", ""};
inline constexpr Phrase kTileBound{"menhirs.tile-bound", "M9",
                                   "with {0} added or left out, no part could slide", ""};
inline constexpr Phrase kWholeOnly{"menhirs.whole-only", "M9", "this cluster slides as a whole",
                                   ""};

// What is awaited, and what is worth knowing.
inline constexpr Phrase kPromptPlace{"menhirs.prompt.place", "M7",
                                     "place mist on a cell without mist", ""};
inline constexpr Phrase kPromptCluster{"menhirs.prompt.cluster", "M8",
                                       "choose a cluster of mist to slide", ""};
inline constexpr Phrase kPromptPart{"menhirs.prompt.part", "M9",
                                    "choose a direction, or leave tiles out", ""};
inline constexpr Phrase kPromptTiles{"menhirs.prompt.tiles", "M9",
                                     "choose the tiles that slide: at least {0}, all touching", ""};
inline constexpr Phrase kPromptSmallPart{"menhirs.prompt.small-part", "M9",
                                         "at least {0} tiles must slide together: add some", ""};
inline constexpr Phrase kPromptApart{"menhirs.prompt.apart", "M9",
                                     "the tiles that slide must touch: add those in between", ""};
inline constexpr Phrase kPromptSmallRest{
    "menhirs.prompt.small-rest", "M9", "at least {0} tiles must stay behind together, or none", ""};
inline constexpr Phrase kPromptBlocked{
    "menhirs.prompt.blocked", "M10",
    "these tiles have no room to slide: add some, or leave some out", ""};
inline constexpr Phrase kPromptDirection{"menhirs.prompt.direction", "M8", "choose a direction",
                                         ""};
inline constexpr Phrase kPromptClear{"menhirs.prompt.clear", "M13",
                                     "lift one mist tile off the board", ""};
inline constexpr Phrase kPromptPass{"menhirs.prompt.pass", "M15", "nothing can slide: pass", ""};
inline constexpr Phrase kFactTurn{"menhirs.fact.turn", "M6", "round {0} of {1}", ""};
inline constexpr Phrase kFactCovered{"menhirs.fact.covered", "M12",
                                     "{0} of {1} menhirs are in the mist", ""};
inline constexpr Phrase kFactClearingAhead{"menhirs.fact.clearing-ahead", "M13",
                                           "the clearing starts at turn {0}", ""};
inline constexpr Phrase kFactNoClearing{"menhirs.fact.no-clearing", "M13",
                                        "no clearing: all the mist stays on the board", ""};
inline constexpr Phrase kFactClearing{"menhirs.fact.clearing", "M13",
                                      "the clearing: lift a tile at the end of each turn", ""};

}  // namespace broceliande::menhirs::phrases
