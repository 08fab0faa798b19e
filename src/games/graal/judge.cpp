#include <algorithm>
#include <array>

#include "games/graal/field.hpp"
#include "games/graal/leaps.hpp"
#include "games/graal/moves.hpp"
#include "games/graal/phrases.hpp"
#include "games/graal/rules.hpp"
#include "games/graal/shots.hpp"
#include "games/graal/tableau.hpp"
#include "games/graal/text.hpp"

// Action texts, written and judged. Whatever is well formed but not legal is refused with the rule
// it breaks: the judge walks the way square by square, as a person at the board would.
namespace broceliande::graal {
namespace {

/// C12 in words, by kind.
constexpr std::array<std::string_view, kKinds> kReachTexts{
    "a King goes 1 or 2 squares",
    "a Prince goes any distance",
    "a Duke goes any distance",
    "a Knight goes any distance",
    "a Sergeant goes up to 12 squares diagonally, or 1 straight",
    "a Squire leaps",
    "an Archer goes 1 to 3 squares",
    "a Pikeman goes up to 12 squares straight, or 1 diagonally",
};
constexpr std::string_view kExactArcher = "an Archer goes exactly 3 squares";

Argument reach(Kind kind, bool is_exact) {
  if (is_exact) return Argument::word("reach.exactArcher", std::string(kExactArcher));
  return Argument::word("reach." + std::string(kind_name(kind)),
                        std::string(kReachTexts[static_cast<std::size_t>(kind)]));
}

/// An action as it is written, not yet judged.
struct Deed {
  Square from;
  char sign = '-';
  Square to;
};

std::string deed_text(const Deed& deed) {
  return square_text(deed.from) + deed.sign + square_text(deed.to);
}

Result<Deed> read_deed(std::string_view text) {
  const std::size_t sign = text.find_first_of("-x*");
  if (sign == std::string_view::npos) return refuse(phrases::kActionForm, 0, {std::string(text)});
  Deed deed;
  deed.sign = text[sign];
  Reader from(text.substr(0, sign));
  const auto first = read_square(from);
  if (!first || !from.at_end()) {
    return refuse(phrases::kSquareName, 0, {std::string(text.substr(0, sign))});
  }
  Reader to(text.substr(sign + 1));
  const auto second = read_square(to);
  if (!second || !to.at_end()) {
    return refuse(phrases::kSquareName, sign + 1, {std::string(text.substr(sign + 1))});
  }
  deed.from = *first;
  deed.to = *second;
  return deed;
}

/// Judges the actions of one position.
class Judge {
 public:
  Judge(const Variant& variant, const State& state)
      : variant_(variant), state_(state), field_(variant, state) {}

  [[nodiscard]] Result<void> retreat(const Deed& deed) const;
  [[nodiscard]] Result<void> own_figure(Square from) const;
  [[nodiscard]] Result<void> shot(const Deed& deed) const;
  [[nodiscard]] Result<void> move(const Deed& deed) const;

 private:
  [[nodiscard]] Kind kind_at(Square square) const { return state_.figures.kind_at(square); }
  [[nodiscard]] bool is_friend(Square square) const {
    return state_.figures.of(state_.turn.camp()).has(square);
  }
  [[nodiscard]] Result<void> stop(const Deed& deed) const;
  [[nodiscard]] Result<void> gate(const Deed& deed) const;
  [[nodiscard]] Result<void> leap(const Deed& deed) const;
  [[nodiscard]] Result<void> stride(Kind kind, StraightWay way) const;
  [[nodiscard]] Result<void> walk(Square from, StraightWay way, bool is_horseman) const;
  [[nodiscard]] Result<void> tread(Square square, bool is_horseman) const;
  [[nodiscard]] Result<void> cross(Square square) const;
  [[nodiscard]] Result<void> squeeze(Square from, Direction direction) const;
  [[nodiscard]] Result<void> line_of_fire(Square archer, StraightWay way) const;

  const Variant& variant_;
  const State& state_;
  Field field_;
};

tl::unexpected<Error> refuse_at(const Phrase& phrase, std::initializer_list<Square> squares) {
  Arguments names;
  for (const Square square : squares) names.push_back(Argument::cell(square_text(square)));
  return refuse(phrase, Error::kNoPlace, std::move(names));
}

Result<void> Judge::own_figure(Square from) const {
  if (state_.figures.is_free(from)) return refuse_at(phrases::kNobodyThere, {from});
  const Army army = state_.figures.army_at(from);
  if (army == state_.turn) return {};
  if (army.camp() != state_.turn.camp()) {
    return refuse(phrases::kEnemyFigure, 0,
                  {Argument::cell(square_text(from)), army_argument(state_.turn)});
  }
  return refuse(phrases::kOtherArmy, 0,
                {Argument::cell(square_text(from)), army.number(), army_argument(state_.turn)});
}

// ---------------------------------------------------------------- ways over the board

/// C10: whether figures of that kind come onto this square at all.
Result<void> Judge::tread(Square square, bool is_horseman) const {
  if (!field_.rough.has(square)) return {};
  if (field_.rock.has(square)) {
    return refuse_at(is_horseman ? phrases::kHorseOnRock : phrases::kFootOnRock, {square});
  }
  if (is_horseman) return refuse_at(phrases::kHorseIntoForest, {square});
  return {};
}

/// C9, C14, C15: whether a way may go on beyond this square.
Result<void> Judge::cross(Square square) const {
  if (field_.donjons.has(square)) return refuse_at(phrases::kOverDonjon, {square});
  if (!state_.figures.is_free(square)) return refuse_at(phrases::kInTheWay, {square});
  if (field_.courtyards.has(square)) return refuse_at(phrases::kThroughCourtyard, {square});
  return {};
}

/// C11
Result<void> Judge::squeeze(Square from, Direction direction) const {
  if (!field_.is_pinched(from, direction)) return {};
  return refuse_at(phrases::kPinched, {walked(from, turned(direction, kDirections - 1), 1),
                                       walked(from, turned(direction, 1), 1)});
}

Result<void> Judge::walk(Square from, StraightWay way, bool is_horseman) const {
  Square at = from;
  for (int steps = 1; steps <= way.steps; ++steps) {
    const Square next = walked(at, way.direction, 1);
    if (const auto trodden = tread(next, is_horseman); !trodden) return trodden;
    if (is_horseman) {
      if (const auto squeezed = squeeze(at, way.direction); !squeezed) return squeezed;
    }
    if (steps < way.steps) {
      if (const auto crossed = cross(next); !crossed) return crossed;
    }
    at = next;
  }
  return {};
}

// ---------------------------------------------------------------- moves

/// C9, C12, C22, C23: what stands where the move ends.
Result<void> Judge::stop(const Deed& deed) const {
  if (deed.from == deed.to) return refuse_at(phrases::kStays, {deed.from});
  const bool takes = deed.sign == 'x';
  if (state_.figures.is_free(deed.to)) {
    if (takes) return refuse_at(phrases::kNothingToTake, {deed.to});
    return {};
  }
  if (is_friend(deed.to)) return refuse_at(phrases::kOwnCamp, {deed.to});
  if (kind_at(deed.from) == Kind::archer) return refuse(phrases::kArcherTakes);
  if (!takes) return refuse_at(phrases::kSayTakes, {deed.to});
  if (state_.is_quiet) return refuse(phrases::kQuietTurn);
  return {};
}

/// C15: for moves from or to a donjon.
Result<void> Judge::gate(const Deed& deed) const {
  for (const Castle& castle : state_.castles) {
    if (deed.to == castle.donjon) {
      if (!may_enter_donjons(kind_at(deed.from))) return refuse(phrases::kNeverInDonjon);
      if (deed.from != castle.courtyard) return refuse_at(phrases::kIntoDonjon, {castle.courtyard});
    }
    if (deed.from == castle.donjon && deed.to != castle.courtyard) {
      return refuse_at(phrases::kOutOfDonjon, {castle.courtyard});
    }
  }
  return {};
}

/// C13
Result<void> Judge::leap(const Deed& deed) const {
  const int files = deed.to.file() - deed.from.file();
  const int ranks = deed.to.rank() - deed.from.rank();
  for (const Leap& leap : kLeaps) {
    if (leap.files != files || leap.ranks != ranks) continue;
    const Square way =
        Square::at(deed.from.file() + leap.way_files, deed.from.rank() + leap.way_ranks);
    if (field_.rock.has(way)) return refuse_at(phrases::kLeapOverRock, {way});
    if ((field_.donjons | field_.courtyards).has(way)) {
      return refuse_at(phrases::kLeapOverCastle, {way});
    }
    return tread(deed.to, false);
  }
  return refuse_at(phrases::kNotALeap, {deed.from, deed.to});
}

/// C12
Result<void> Judge::stride(Kind kind, StraightWay way) const {
  const Stride most = kStrides[static_cast<std::size_t>(kind)];
  const bool diagonal = is_diagonal(way.direction);
  const bool is_exact = kind == Kind::archer && variant_.archer_exact;
  const int limit = diagonal ? most.diagonal : most.orthogonal;
  if (is_exact ? way.steps == limit : way.steps <= limit) return {};
  return refuse(phrases::kReach, Error::kNoPlace,
                {reach(kind, is_exact), way.steps,
                 diagonal ? Argument::word("reach.diagonally", "diagonally")
                          : Argument::word("reach.orthogonally", "straight")});
}

Result<void> Judge::move(const Deed& deed) const {
  if (const auto stopped = stop(deed); !stopped) return stopped;
  if ((field_.donjons & (Squares(deed.from) | deed.to)).any()) return gate(deed);
  const Kind kind = kind_at(deed.from);
  if (kind == Kind::squire) return leap(deed);
  const auto way = straight_way(deed.from, deed.to);
  if (!way) return refuse_at(phrases::kNotStraight, {deed.from, deed.to});
  if (const auto strode = stride(kind, *way); !strode) return strode;
  return walk(deed.from, *way, variant_.is_horseman(kind));
}

// ---------------------------------------------------------------- shots and retreats

/// C16
Result<void> Judge::line_of_fire(Square archer, StraightWay way) const {
  for (int steps = 1; steps < way.steps; ++steps) {
    const Square between = walked(archer, way.direction, steps);
    if (!field_.sight_stops.has(between)) continue;
    const bool is_donjon = field_.donjons.has(between);
    const Argument what = is_donjon                  ? Argument::word("argument.donjon", "donjon")
                          : field_.rock.has(between) ? Argument::word("cell.rock", "rock")
                                                     : Argument::word("cell.forest", "forest");
    return refuse(phrases::kShotBlocked, Error::kNoPlace,
                  {what, Argument::cell(square_text(between))});
  }
  return {};
}

Result<void> Judge::shot(const Deed& deed) const {
  if (kind_at(deed.from) != Kind::archer) return refuse_at(phrases::kOnlyArchersShoot, {deed.from});
  if (state_.figures.is_free(deed.to)) return refuse_at(phrases::kNoTarget, {deed.to});
  if (is_friend(deed.to)) return refuse_at(phrases::kShotAtFriend, {deed.to});
  if (state_.is_quiet) return refuse(phrases::kQuietTurn);
  const auto way = straight_way(deed.from, deed.to);
  if (!way) return refuse_at(phrases::kShotCrooked, {deed.from, deed.to});
  if (way->steps > kRange) {
    return refuse(
        phrases::kShotFar, Error::kNoPlace,
        {Argument::cell(square_text(deed.from)), Argument::cell(square_text(deed.to)), way->steps});
  }
  if (field_.donjons.has(deed.to)) return refuse(phrases::kShotIntoDonjon);
  if (const auto fire = line_of_fire(deed.from, *way); !fire) return fire;
  if (!can_retreat(variant_, state_, field_, {deed.from, deed.to})) {
    return refuse(phrases::kNowhereToGo);
  }
  return {};
}

/// C17: back or at right angles.
bool is_retreat(Direction shot, Direction retreat) {
  return retreat == shot || retreat == turned(shot, 2) || retreat == turned(shot, 6);
}

Result<void> Judge::retreat(const Deed& deed) const {
  const auto [archer, target] = state_.shot;
  if (deed.sign == '*' || deed.from != target) return refuse_at(phrases::kShotWaits, {target});
  if (deed.sign == 'x' || !state_.figures.is_free(deed.to)) {
    return refuse_at(phrases::kRetreatTakes, {deed.to});
  }
  const auto way = straight_way(target, deed.to);
  if (!way || !is_retreat(straight_way(archer, target)->direction, way->direction)) {
    return refuse_at(phrases::kRetreatDirection, {deed.to});
  }
  if (way->steps > variant_.longest_retreat) {
    const bool is_one = variant_.longest_retreat == 1;
    return refuse(is_one ? phrases::kRetreatNotOne : phrases::kRetreatFar, Error::kNoPlace,
                  {Argument::cell(square_text(deed.to)), way->steps});
  }
  if (field_.donjons.has(deed.to)) return refuse(phrases::kRetreatIntoDonjon);
  const bool is_horseman = variant_.is_horseman(kind_at(target));
  if (const auto went = walk(target, *way, is_horseman); !went) return went;
  if (!retreats(variant_, state_, field_).has(deed.to)) {
    return refuse_at(phrases::kStaysInRange, {deed.to});
  }
  return {};
}

Result<Action> judge_pass(const Variant& variant, const State& state) {
  if (state.is_shot_pending()) return refuse_at(phrases::kShotWaits, {state.shot.target});
  std::vector<Action> actions;
  legal(variant, state, actions);
  if (!actions.front().is_pass()) return refuse(phrases::kMayAct);
  return Action::pass();
}

Result<void> judge(const Variant& variant, const State& state, const Deed& deed) {
  const Judge judge(variant, state);
  if (state.is_shot_pending()) return judge.retreat(deed);
  if (const auto own = judge.own_figure(deed.from); !own) return own;
  return deed.sign == '*' ? judge.shot(deed) : judge.move(deed);
}

}  // namespace

std::string action_text(const State& state, Action action) {
  if (action.is_pass()) return "pass";
  const Square from = action.from();
  Deed deed{.from = from, .to = action.to()};
  if (!state.figures.is_free(deed.to)) {
    deed.sign = state.figures.kind_at(from) == Kind::archer ? '*' : 'x';
  }
  return deed_text(deed);
}

Result<Action> read_action(const Variant& variant, const State& state, std::string_view text) {
  if (state.is_over()) return refuse(phrases::kOver);
  if (text == "pass") return judge_pass(variant, state);
  const auto deed = read_deed(text);
  if (!deed) return pass_on(deed);
  if (const auto judged = judge(variant, state, *deed); !judged) {
    return pass_on(judged);
  }
  return Action(deed->from, deed->to);
}

}  // namespace broceliande::graal
