#pragma once

#include "core/error.hpp"

/// Everything that Graal can refuse, with the rule it rests on.
namespace broceliande::graal::phrases {

// Reading maps.
inline constexpr Phrase kMapName{"graal.map-name", "C2", "'{0}' cannot name a map",
                                 "up to 32 lower-case letters, digits and hyphens"};
inline constexpr Phrase kMapNameTaken{"graal.map-name-taken", "C2",
                                      "another map is called '{0}' already", "a different name"};
inline constexpr Phrase kMapRows{"graal.map-rows", "C1", "the map has {0} ranks",
                                 "a name and 16 ranks, joined by /"};
inline constexpr Phrase kMapRow{"graal.map-row", "C1", "rank {0} of the map has {1} squares", "16"};
inline constexpr Phrase kMapLetter{"graal.map-letter", "C2", "'{0}' is not a kind of ground",
                                   ". open, f forest or r rock"};
inline constexpr Phrase kMapSymmetry{"graal.map-symmetry", "C2",
                                     "the ground on {0} differs from that on {1}",
                                     "the same map when the board is turned half round"};
inline constexpr Phrase kMapRoom{"graal.map-room", "C4", "a kingdom has only {0} open squares",
                                 "at least {1}"};

// Reading positions.
inline constexpr Phrase kFields{
    "graal.fields", "", "the position text is cut short or too long",
    "'<rows> <castles> <turn> <pending> <clock> <armies>' with single spaces"};
inline constexpr Phrase kRanks{"graal.ranks", "C1", "the position has {0} rows", "16, joined by /"};
inline constexpr Phrase kRankLength{"graal.rank-length", "C1", "row {0} does not have 16 squares",
                                    "figures and runs of empty squares that add up to 16"};
inline constexpr Phrase kRun{"graal.run", "", "'{0}' is not a run of empty squares",
                             "1 to 16, as long as possible, without a leading zero"};
inline constexpr Phrase kFigureLetter{"graal.figure-letter", "C4", "'{0}' is not a figure",
                                      "one of KPDNSEAL, in lower case for North"};
inline constexpr Phrase kCastleForm{
    "graal.castle-form", "C3", "'{0}' is not a pair of castles",
    "donjon and courtyard of South, then of North, as in a1a2,p16p15"};
inline constexpr Phrase kTurn{"graal.turn", "C22", "'{0}' is not a turn",
                              "S1 to N{1}, or =S, =N or == after the end"};
inline constexpr Phrase kPendingForm{"graal.pending-form", "C18", "'{0}' is not a pending shot",
                                     "-, or Archer and target, as in f6*f8"};
inline constexpr Phrase kPendingOver{"graal.pending-over", "C18",
                                     "no shot can be pending after the end", "-"};
inline constexpr Phrase kClock{"graal.clock", "C20", "'{0}' is not a number of turns", "0 to 200"};
inline constexpr Phrase kClockRunsOut{"graal.clock-out", "C20",
                                      "after 200 turns without a capture the game must be over",
                                      "a clock below 200, or the end"};
inline constexpr Phrase kArmiesForm{"graal.armies-form", "C22",
                                    "'{0}' does not name armies and map",
                                    "1, 2 or 3, @ and the name of a map, as in 1@world-of-art"};
inline constexpr Phrase kUnknownMap{"graal.unknown-map", "C2", "there is no map '{0}'",
                                    "one of: {1}"};
inline constexpr Phrase kQuietHere{"graal.quiet-here", "C23", "the quiet first turn is over",
                                   "! only at S1 with clock 0 and no pending shot"};
inline constexpr Phrase kIdleArmy{"graal.idle-army", "C22", "the figure on {0} is of army {1}",
                                  "armies up to {2}"};
inline constexpr Phrase kNoRoyals{"graal.no-royals", "C19",
                                  "{0} has no King, Prince or Duke, so the game must be over",
                                  "one of them in army 1, or the end"};
inline constexpr Phrase kStormed{"graal.stormed", "C19",
                                 "an enemy stands in the donjon on {0}, so the game must be over",
                                 "the end"};
inline constexpr Phrase kTurnWithoutFigures{"graal.turn-without-figures", "C22",
                                            "{0} has no figures left, so it cannot be to move", ""};

// Where figures and castles may stand.
inline constexpr Phrase kCastleApart{"graal.castle-apart", "C3", "{0} and {1} are not side by side",
                                     "a donjon and a courtyard that share an edge"};
inline constexpr Phrase kCastleAbroad{"graal.castle-abroad", "C3",
                                      "{0} is not in the castle's own kingdom", "rows {1}"};
inline constexpr Phrase kStandsOnRock{"graal.on-rock", "C7",
                                      "{0} is rock: no figure may stand there", ""};
inline constexpr Phrase kHorseInForest{"graal.horse-in-forest", "C7",
                                       "{0} is forest: no rider may stand there", ""};
inline constexpr Phrase kArcherInDonjon{"graal.archer-in-donjon", "C7",
                                        "{0} is a donjon: no Archer may stand there", ""};
inline constexpr Phrase kSquireInDonjon{"graal.squire-in-donjon", "C7",
                                        "a Squire in the donjon on {0} could never leave it", ""};

// Reading actions: form, turn and ownership.
inline constexpr Phrase kOver{"graal.over", "C19", "the game is over", ""};
inline constexpr Phrase kActionForm{"graal.action-form", "", "'{0}' is not an action",
                                    "d4-d9, d4xd9 (takes), f6*f8 (shot) or pass"};
inline constexpr Phrase kSquareName{"graal.square-name", "C1", "'{0}' is not a square",
                                    "a1 to p16"};
inline constexpr Phrase kMayAct{"graal.may-act", "C20", "an army that can act may not pass",
                                "another action"};
inline constexpr Phrase kNobodyThere{"graal.nobody", "C9", "there is no figure on {0}", ""};
inline constexpr Phrase kEnemyFigure{"graal.enemy-figure", "C8", "the figure on {0} is the enemy's",
                                     "a figure of {1}"};
inline constexpr Phrase kOtherArmy{"graal.other-army", "C22", "the figure on {0} is of army {1}",
                                   "a figure of {2}"};
inline constexpr Phrase kQuietTurn{"graal.quiet-turn", "C23",
                                   "the first turn is quiet: no taking, no shooting",
                                   "a move onto a free square"};

// Moves.
inline constexpr Phrase kStays{"graal.stays", "C9", "the figure would stay on {0}", ""};
inline constexpr Phrase kNothingToTake{"graal.nothing-to-take", "C9",
                                       "there is nothing to take on {0}", "- instead of x"};
inline constexpr Phrase kSayTakes{"graal.say-takes", "C9", "an enemy stands on {0}",
                                  "x instead of -"};
inline constexpr Phrase kOwnCamp{"graal.own-camp", "C22", "the figure on {0} is of the same camp",
                                 ""};
inline constexpr Phrase kArcherTakes{"graal.archer-takes", "C12", "Archers never take",
                                     "* instead of x, to shoot"};
inline constexpr Phrase kNotStraight{"graal.not-straight", "C9",
                                     "{0} and {1} are not on a straight line", ""};
inline constexpr Phrase kReach{"graal.reach", "C12", "{0}, not {1} {2}", ""};
inline constexpr Phrase kFootOnRock{"graal.foot-rock", "C10",
                                    "{0} is rock: foot soldiers cannot cross it", ""};
inline constexpr Phrase kHorseOnRock{"graal.horse-rock", "C10", "{0} is rock: riders go round it",
                                     ""};
inline constexpr Phrase kHorseIntoForest{"graal.horse-forest", "C10",
                                         "{0} is forest: riders go round it", ""};
inline constexpr Phrase kPinched{"graal.pinched", "C11",
                                 "a rider may not squeeze between {0} and {1}", ""};
inline constexpr Phrase kInTheWay{"graal.in-the-way", "C9", "the figure on {0} is in the way", ""};
inline constexpr Phrase kNotALeap{
    "graal.not-a-leap", "C13",
    "a Squire goes one square straight and one diagonally onward, not from {0} to {1}", ""};
inline constexpr Phrase kLeapOverRock{"graal.leap-rock", "C13",
                                      "the rock on {0} is in the Squire's way", ""};
inline constexpr Phrase kLeapOverCastle{"graal.leap-castle", "C13",
                                        "the castle on {0} is in the Squire's way", ""};
inline constexpr Phrase kThroughCourtyard{
    "graal.through-courtyard", "C14",
    "a figure may stop in the courtyard on {0} but not pass through it", ""};
inline constexpr Phrase kOverDonjon{"graal.over-donjon", "C15",
                                    "nothing passes over the donjon on {0}", ""};
inline constexpr Phrase kIntoDonjon{"graal.into-donjon", "C15",
                                    "the only way into the donjon is from its courtyard",
                                    "a step from {0}"};
inline constexpr Phrase kOutOfDonjon{"graal.out-of-donjon", "C15",
                                     "the only way out of the donjon is into its courtyard",
                                     "a step to {0}"};
inline constexpr Phrase kNeverInDonjon{"graal.never-in-donjon", "C15",
                                       "Archers and Squires never enter a donjon", ""};

// Shots and retreats.
inline constexpr Phrase kOnlyArchersShoot{"graal.only-archers", "C16",
                                          "the figure on {0} is not an Archer", ""};
inline constexpr Phrase kNoTarget{"graal.no-target", "C16", "there is no figure on {0} to shoot at",
                                  "an enemy"};
inline constexpr Phrase kShotAtFriend{"graal.shot-at-friend", "C16",
                                      "the figure on {0} is of the Archer's own camp", "an enemy"};
inline constexpr Phrase kShotCrooked{"graal.shot-crooked", "C16",
                                     "{1} is neither straight nor diagonal from {0}", ""};
inline constexpr Phrase kShotFar{"graal.shot-far", "C16", "{1} is {2} squares from {0}",
                                 "a target at most 3 away"};
inline constexpr Phrase kShotIntoDonjon{"graal.shot-donjon", "C16",
                                        "a figure inside a donjon cannot be shot at", ""};
inline constexpr Phrase kShotBlocked{"graal.shot-blocked", "C16",
                                     "the {0} on {1} is in the line of fire", ""};
inline constexpr Phrase kNowhereToGo{"graal.nowhere-to-go", "C17",
                                     "this shot would leave its target nowhere to go", ""};
inline constexpr Phrase kShotWaits{"graal.shot-waits", "C18",
                                   "the figure on {0} has been shot at and must retreat first",
                                   "a retreat from {0}"};
inline constexpr Phrase kRetreatTakes{
    "graal.retreat-takes", "C17", "a retreat never takes, and {0} is not free", "a free square"};
inline constexpr Phrase kRetreatDirection{"graal.retreat-direction", "C17",
                                          "{0} is neither straight back nor to the side", ""};
inline constexpr Phrase kRetreatFar{"graal.retreat-far", "C17", "{0} is {1} squares away",
                                    "1 to 3"};
inline constexpr Phrase kRetreatNotOne{"graal.retreat-not-one", "C17", "{0} is {1} squares away",
                                       "exactly 1"};
inline constexpr Phrase kRetreatIntoDonjon{"graal.retreat-donjon", "C17",
                                           "a figure may not retreat into a donjon", ""};
inline constexpr Phrase kStaysInRange{
    "graal.stays-in-range", "C17",
    "{0} is still in the Archer's range, and the figure can get out of it",
    "a square out of range"};

// Drawing up.
inline constexpr Phrase kDrawingUpForm{
    "graal.drawing-up-form", "C6", "'{0}' is not part of a set-up", "castle=d2d3;1=Ke3,Pf4,…;2=…"};
inline constexpr Phrase kDrawingUpTwice{"graal.drawing-up-twice", "C6", "'{0}' is given twice",
                                        "once"};
inline constexpr Phrase kDrawingUpArmy{"graal.drawing-up-army", "C22", "army {0} does not play",
                                       "armies 1 to {1}"};
inline constexpr Phrase kPlacementForm{"graal.placement-form", "C4",
                                       "'{0}' is not a figure on a square",
                                       "a letter of KPDNSEAL and a square, as in Ke3"};
inline constexpr Phrase kTooMany{"graal.too-many", "C4", "army {0} has only {1} of {2}", ""};
inline constexpr Phrase kUnguarded{
    "graal.unguarded", "C14",
    "no figure of yours guards the courtyard; a rider could storm the castle in two turns", ""};
inline constexpr Phrase kNoSuchName{"graal.no-such-name", "C6", "there is no set-up '{0}'",
                                    "one of: {1}; or castle=…;1=…"};
inline constexpr Phrase kRosterLine{"graal.roster-line", "C4", "'{0}' is not part of an army",
                                    "a letter of K P D N S E A L, a space and a number"};
inline constexpr Phrase kRosterTwice{"graal.roster-twice", "C4", "{0} is given twice", ""};
inline constexpr Phrase kRosterMissing{"graal.roster-missing", "C4", "{0} is missing",
                                       "a number for each of K P D N S E A L"};
inline constexpr Phrase kRosterRoyal{"graal.roster-royal", "C4", "an army has exactly one {0}", ""};
inline constexpr Phrase kRosterSize{"graal.roster-size", "C4", "an army of {0} is too large",
                                    "at most {1} figures"};
inline constexpr Phrase kMissing{"graal.missing", "C6", "army {0} still has {1} of {2} to place",
                                 "every figure on the board"};
inline constexpr Phrase kMissingCastle{"graal.missing-castle", "C6",
                                       "the castle is still to be placed",
                                       "castle= with donjon and courtyard"};
inline constexpr Phrase kAbroad{"graal.abroad", "C6", "{0} is not in the army's own kingdom",
                                "rows {1}"};
inline constexpr Phrase kHoleTaken{"graal.hole-taken", "C6", "there are two figures on {0}",
                                   "a free square"};

// What is awaited, and what is worth knowing.
inline constexpr Phrase kCannotMove{"graal.cannot-move", "C9",
                                    "the figure on {0} can neither move nor shoot", ""};
inline constexpr Phrase kPromptDrawUp{"graal.prompt.draw-up", "C6",
                                      "choose a figure from the tray, then its square", ""};
inline constexpr Phrase kPromptFigure{"graal.prompt.figure", "C9", "choose a figure", ""};
inline constexpr Phrase kPromptWhere{"graal.prompt.where", "C12", "choose where the {0} goes", ""};
inline constexpr Phrase kPromptArcher{"graal.prompt.archer", "C16",
                                      "choose where the Archer goes, or an enemy to shoot at", ""};
inline constexpr Phrase kPromptRetreat{"graal.prompt.retreat", "C17",
                                       "choose where the {0} retreats", ""};
inline constexpr Phrase kPromptPass{"graal.prompt.pass", "C20",
                                    "this army can neither move nor shoot: pass", ""};
inline constexpr Phrase kFactClock{"graal.fact.clock", "C20", "{0} of {1} turns without a capture",
                                   ""};
inline constexpr Phrase kFactQuiet{"graal.fact.quiet", "C23",
                                   "quiet first turn: no taking, no shooting", ""};

}  // namespace broceliande::graal::phrases
