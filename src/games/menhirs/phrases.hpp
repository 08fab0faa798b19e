#pragma once

#include "core/error.hpp"

/// Everything that Menhirs can refuse, with the rule it rests on.
namespace broceliande::menhirs::phrases {

// Reading positions.
inline constexpr Phrase kColumns{"menhirs.columns", "M3", "the board has {0} columns",
                                 "5, 7 or 9 columns joined by /"};
inline constexpr Phrase kRows{"menhirs.rows", "M1", "column {0} has {1} cells", "{2}"};
inline constexpr Phrase kCellLetter{"menhirs.cell-letter", "", "'{0}' is no cell",
                                    ". forest, o menhir, m mist, M mist on a menhir"};
inline constexpr Phrase kTurn{"menhirs.turn", "M6", "'{0}' is no turn", "1a to {1}"};
inline constexpr Phrase kPhase{"menhirs.phase", "", "'{0}' is no phase",
                               "place, slide, clear or over"};
inline constexpr Phrase kPhaseAtTurn{"menhirs.phase-at-turn", "M6", "turn {0} has no phase {1}",
                                     "place in rounds 1 and 2, slide from round 3 on, clear from "
                                     "the clearing on, over after a slide"};
inline constexpr Phrase kClearing{"menhirs.clearing", "M13", "'{0}' is no start of the clearing",
                                  "7b, 8a or never"};
inline constexpr Phrase kFields{"menhirs.fields", "", "the position text breaks off or goes on",
                                "'<cells> <turn> <phase> <mirror> <clearing>' with single spaces"};
inline constexpr Phrase kNoCoveredMenhir{"menhirs.no-covered", "M12",
                                         "no menhir is under mist, but the game runs on",
                                         "an M, or phase over"};
inline constexpr Phrase kCoveredAtEnd{"menhirs.covered-at-end", "M16",
                                      "the game is over at {0} with a menhir under mist",
                                      "no M, or turn {1}"};
inline constexpr Phrase kFewFreeCells{"menhirs.few-free", "M7",
                                      "there are {0} free cells for {1} placements", ""};
inline constexpr Phrase kNothingToClear{"menhirs.nothing-to-clear", "M14",
                                        "the clear has no tile to take",
                                        "the next turn instead of phase clear"};
inline constexpr Phrase kMirrorHere{"menhirs.mirror-here", "M11", "there can be no mirror here",
                                    "- in phases place and over and at 3a"};
inline constexpr Phrase kMirrorForm{"menhirs.mirror-form", "M11", "'{0}' is no slide",
                                    "-, or cells in board order joined by . and > and a direction"};
inline constexpr Phrase kMirrorCells{"menhirs.mirror-cells", "M11",
                                     "the mirror is not one connected part of the mist", ""};
inline constexpr Phrase kMirrorBack{"menhirs.mirror-back", "M11", "the mirror could not go back",
                                    "free cells on the board where it came from"};

// Reading actions.
inline constexpr Phrase kOver{"menhirs.over", "M12", "the game is over", ""};
inline constexpr Phrase kCellName{"menhirs.cell-name", "M1", "'{0}' is no cell of this board",
                                  "a column letter and a row, a1 to {1}"};
inline constexpr Phrase kMustPlace{"menhirs.must-place", "M7",
                                   "rounds 1 and 2 place mist, but '{0}' does not", "a free cell"};
inline constexpr Phrase kPlaceTaken{"menhirs.place-taken", "M7", "{0} is under mist already",
                                    "a cell without mist"};
inline constexpr Phrase kMustSlide{"menhirs.must-slide", "M8",
                                   "this turn slides mist, but '{0}' does not",
                                   "cells joined by . then > and a direction"};
inline constexpr Phrase kDirection{"menhirs.direction", "M8", "'{0}' is no direction",
                                   "N, NE, SE, S, SW or NW"};
inline constexpr Phrase kOrder{"menhirs.order", "M8", "{0} is named out of board order",
                               "cells by column, then row, each once"};
inline constexpr Phrase kNoMist{"menhirs.no-mist", "M8", "there is no mist on {0}", ""};
inline constexpr Phrase kNotConnected{"menhirs.not-connected", "M9", "the part is not connected",
                                      "one connected part of one cluster"};
inline constexpr Phrase kSmallCluster{"menhirs.small-cluster", "M9",
                                      "a cluster of {0} slides whole or not at all",
                                      "the whole cluster, or a cluster of 6 or more"};
inline constexpr Phrase kSmallPart{"menhirs.small-part", "M9", "a part of {0} is too small",
                                   "at least 3 tiles"};
inline constexpr Phrase kSmallRest{
    "menhirs.small-rest", "M9", "a piece of {0} would stay behind at {1}", "pieces of 3 or more"};
inline constexpr Phrase kOffBoard{"menhirs.off-board", "M10", "{0} would leave the board", ""};
inline constexpr Phrase kStack{"menhirs.stack", "M10", "{0} would land on other mist", ""};
inline constexpr Phrase kMirror{"menhirs.mirror", "M11",
                                "exactly this part has just been slid here; it may not go straight "
                                "back",
                                "another part or direction"};
inline constexpr Phrase kMaySlide{"menhirs.may-slide", "M15", "a slide is possible, so no pass",
                                  ""};
inline constexpr Phrase kMustClear{"menhirs.must-clear", "M13",
                                   "this turn ends by clearing, but '{0}' does not",
                                   "x and a cell under mist"};
inline constexpr Phrase kNothingThere{"menhirs.nothing-there", "M13",
                                      "there is no mist on {0} to take", ""};
inline constexpr Phrase kLastMenhir{"menhirs.last-menhir", "M14",
                                    "the tile on {0} is the last that covers a menhir",
                                    "another tile"};

// Refusing picks on the way to an action.
inline constexpr Phrase kStuck{"menhirs.stuck", "M10", "no part of this cluster can slide",
                               "another cluster"};
inline constexpr Phrase kNoMistInCluster{"menhirs.not-in-cluster", "M8",
                                         "{0} does not belong to the cluster that is chosen", ""};
inline constexpr Phrase kTileBound{"menhirs.tile-bound", "M9",
                                   "with {0} changed, no part that can slide is left", ""};
inline constexpr Phrase kWholeOnly{"menhirs.whole-only", "M9", "this cluster slides whole", ""};

// What is awaited, and what is worth knowing.
inline constexpr Phrase kPromptPlace{"menhirs.prompt.place", "M7", "place mist on a free cell", ""};
inline constexpr Phrase kPromptCluster{"menhirs.prompt.cluster", "M8",
                                       "choose a cluster of mist to slide", ""};
inline constexpr Phrase kPromptPart{"menhirs.prompt.part", "M9",
                                    "leave tiles out or choose a direction", ""};
inline constexpr Phrase kPromptTiles{"menhirs.prompt.tiles", "M9",
                                     "choose the tiles that slide: at least {0}, all touching", ""};
inline constexpr Phrase kPromptSmallPart{
    "menhirs.prompt.small-part", "M9", "at least {0} tiles must slide together: take in more", ""};
inline constexpr Phrase kPromptApart{"menhirs.prompt.apart", "M9",
                                     "the tiles that slide must touch: take in those between", ""};
inline constexpr Phrase kPromptSmallRest{
    "menhirs.prompt.small-rest", "M9", "at least {0} tiles must stay behind together, or none", ""};
inline constexpr Phrase kPromptBlocked{
    "menhirs.prompt.blocked", "M10",
    "these tiles have no room to slide: take in or leave out others", ""};
inline constexpr Phrase kPromptDirection{"menhirs.prompt.direction", "M8", "choose a direction",
                                         ""};
inline constexpr Phrase kPromptClear{"menhirs.prompt.clear", "M13", "take one tile of mist away",
                                     ""};
inline constexpr Phrase kPromptPass{"menhirs.prompt.pass", "M15", "nothing can slide: pass", ""};
inline constexpr Phrase kFactTurn{"menhirs.fact.turn", "M6", "round {0} of {1}", ""};
inline constexpr Phrase kFactCovered{"menhirs.fact.covered", "M12",
                                     "{0} of {1} menhirs are under mist", ""};
inline constexpr Phrase kFactClearingAhead{"menhirs.fact.clearing-ahead", "M13",
                                           "mist is cleared from turn {0} on", ""};
inline constexpr Phrase kFactNoClearing{"menhirs.fact.no-clearing", "M13", "mist is never cleared",
                                        ""};
inline constexpr Phrase kFactClearing{"menhirs.fact.clearing", "M13",
                                      "each turn ends with a clearing", ""};

}  // namespace broceliande::menhirs::phrases
