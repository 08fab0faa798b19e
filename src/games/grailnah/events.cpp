#include "games/grailnah/events.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

#include "games/grailnah/occupancy.hpp"
#include "games/grailnah/tableau.hpp"

namespace broceliande::grailnah {
namespace {

constexpr std::string_view kWaiting = "waiting";

/// A coloured piece on the board.
struct Standing {
  FigureName figure;
  Place place;

  friend bool operator==(const Standing&, const Standing&) = default;
};

std::vector<Standing> standing(const State& state, int site) {
  std::vector<Standing> pieces;
  if (!has(state.alive, site)) return pieces;
  const Household& household = state.household(site);
  const int seat = seat_number(state, site);
  pieces.push_back({{piece_kind(Piece::king), seat}, household.king});
  pieces.push_back({{piece_kind(Piece::queen), seat}, household.queen});
  for (int i = 0; i < household.knights_on_board(); ++i) {
    const Place place = household.knights[static_cast<std::size_t>(i)];
    pieces.push_back({{piece_kind(Piece::knight), seat}, place});
  }
  return pieces;
}

/// Which way a magician goes, as seen from the Grailnah in the middle.
std::string_view way_between(Place from, Place to) {
  if (to.is_grail()) return "centre";
  if (from.is_grail()) return "out";
  if (from.ring() == to.ring()) return "round";
  return from.ring() < to.ring() ? "in" : "out";
}

/// Tells one action of one position.
class Teller {
 public:
  Teller(const Rules& rules, const State& before, Action action, const State& after)
      : rules_(rules), before_(before), after_(after), action_(action), mover_(before.to_move) {}

  [[nodiscard]] std::vector<Event> tell() {
    tell_action();
    for (int site = 0; site < kSites; ++site) {
      if (has(before_.alive, site) && !has(after_.alive, site)) tell_disqualified(site);
    }
    tell_locks();
    mark_gates();
    if (after_.is_over) tell_end();
    return std::move(events_);
  }

 private:
  Event& add(Event event) { return events_.emplace_back(std::move(event)); }

  [[nodiscard]] FigureName own(Piece piece) const {
    return {piece_kind(piece), seat_number(before_, mover_)};
  }

  void tell_action() {
    if (action_.is_pass()) {
      add({.kind = event::kPassed, .rule = "G10"});
      return;
    }
    switch (action_.piece()) {
      case Piece::merlin: return tell_merlin();
      case Piece::morgane: return tell_morgane();
      default: return tell_coloured();
    }
  }

  /// A piece goes from one place to another.
  void tell_way(std::string_view kind, std::string_view rule, FigureName figure, Place from,
                Place to) {
    add({.kind = kind,
         .rule = rule,
         .figure = figure,
         .from = place_text(from),
         .to = place_text(to)})
        .transfers.push_back({figure, {.cell = place_text(from)}, {.cell = place_text(to)}});
  }

  [[nodiscard]] bool is_stairs(Place place) const {
    return place.is_square() && (rules_.board.stairs(place.ring()) & place.bit()) != 0;
  }

  void tell_coloured() {
    const Place from = action_.from();
    const Place to = action_.to();
    const bool is_knight = action_.piece() == Piece::knight;
    if (to.is_castle()) {
      tell_way("entered-castle", "G15", own(action_.piece()), from, to);
      tell_knights_gained(to);
    } else if (from.is_castle()) {
      tell_way("left-castle", is_knight ? "G11" : "G15", own(action_.piece()), from, to);
    } else if (is_stairs(from) && is_stairs(to)) {
      tell_way("took-staircase", "G17", own(action_.piece()), from, to);
    } else if (is_knight && !to.is_grail()) {
      tell_knight(from, to);
    } else {
      tell_way(event::kMoved, is_knight ? "G12" : "G16", own(action_.piece()), from, to);
    }
  }

  /// G12: one ring forward, or along its own.
  void tell_knight(Place from, Place to) {
    const bool is_forward = to.ring() != from.ring();
    tell_way(is_forward ? "advanced" : "rode", "G12", own(Piece::knight), from, to);
    events_.back().left = rules_.board.rings() - to.ring();
  }

  /// G26
  void tell_knights_gained(Place castle) {
    const bool is_new = after_.last_common_castle(mover_) != before_.last_common_castle(mover_);
    if (!is_new) return;
    const int waiting = kMostKnights - after_.household(mover_).knights_on_board();
    const int gained =
        after_.household(mover_).knights_on_board() - before_.household(mover_).knights_on_board();
    const FigureName knight = own(Piece::knight);
    Event& event = add({.kind = "got-knights",
                        .rule = "G26",
                        .figure = knight,
                        .to = place_text(castle),
                        .count = gained,
                        .left = waiting});
    for (int i = 0; i < gained; ++i) {
      event.transfers.push_back({knight, {.reserve = kWaiting}, {.cell = place_text(castle)}});
    }
  }

  void tell_merlin() {
    const FigureName merlin{piece_kind(Piece::merlin)};
    tell_way(event::kMoved, "G19", merlin, action_.from(), action_.to());
    events_.back().way = way_between(action_.from(), action_.to());
    if (action_.to().is_grail()) return;  // G21: there he sends no one away
    tell_sent_home(merlin, "G21", Place::off_board());
    tell_meeting(merlin, {piece_kind(Piece::morgane)}, "G21", before_.morgane);
  }

  void tell_morgane() {
    const FigureName morgane{piece_kind(Piece::morgane)};
    const Place paid = action_.paid();
    if (!paid.is_off_board()) {
      const FigureName knight = own(Piece::knight);
      add({.kind = "sacrificed", .rule = "G24", .figure = knight, .from = place_text(paid)})
          .transfers.push_back({knight, {.cell = place_text(paid)}, {.reserve = kWaiting}});
    }
    const bool is_free = paid.is_off_board() && before_.morgane.is_grail();
    tell_way(is_free ? "left-grail" : event::kMoved, is_free ? "G24" : "G23", morgane,
             before_.morgane, action_.to());
    events_.back().way = way_between(before_.morgane, action_.to());
    tell_sent_home(morgane, "G25", paid);
    tell_meeting(morgane, {piece_kind(Piece::merlin)}, "G25", before_.merlin);
  }

  /// All coloured pieces where the magician stops; a Knight who was paid has gone before.
  void tell_sent_home(FigureName magician, std::string_view rule, Place paid) {
    for (int site = 0; site < kSites; ++site) {
      for (const auto& [figure, place] : standing(before_, site)) {
        const bool was_paid = paid == place && figure == own(Piece::knight);
        if (place == action_.to() && !was_paid) tell_home(magician, figure, rule, site);
      }
    }
  }

  void tell_home(FigureName magician, FigureName figure, std::string_view rule, int site) {
    const std::string from = place_text(action_.to());
    const std::string home = place_text(Place::castle(site));
    add({.kind = "sent-home",
         .rule = rule,
         .figure = magician,
         .other = figure,
         .from = from,
         .to = home})
        .transfers.push_back({figure, {.cell = from}, {.cell = home}});
  }

  /// A magician who meets the other sends her or him back to the Grailnah.
  void tell_meeting(FigureName magician, FigureName other, std::string_view rule, Place place) {
    if (place != action_.to()) return;
    const std::string from = place_text(place);
    const std::string grail = place_text(Place::grail());
    add({.kind = "sent-to-grail",
         .rule = rule,
         .figure = magician,
         .other = other,
         .from = from,
         .to = grail})
        .transfers.push_back({other, {.cell = from}, {.cell = grail}});
  }

  /// G28: with all pieces, those that wait too. They stand where the action has left them.
  void tell_disqualified(int site) {
    const FigureName knight{piece_kind(Piece::knight), seat_number(before_, site)};
    Event& event = add({.kind = "disqualified",
                        .rule = "G28",
                        .figure = {.seat = knight.seat},
                        .from = place_text(Place::castle(site))});
    for (const auto& [figure, place] : standing(before_, site)) {
      event.transfers.push_back({figure, {.cell = place_text(place)}, {}});
    }
    const int waiting = kMostKnights - before_.household(site).knights_on_board();
    for (int i = 0; i < waiting; ++i) {
      event.transfers.push_back({knight, {.reserve = kWaiting}, {}});
    }
  }

  /// G13: two pieces of different colours on one square lock each other.
  void tell_locks() {
    const Occupancy occupied_before(rules_, before_);
    const Occupancy occupied_after(rules_, after_);
    std::vector<Standing> locked;
    for (int site = 0; site < kSites; ++site) {
      const auto earlier = standing(before_, site);
      for (const Standing& piece : standing(after_, site)) {
        const bool was_there = std::ranges::find(earlier, piece) != earlier.end();
        const bool was_locked = was_there && occupied_before.is_locked(piece.place);
        const bool is_locked = occupied_after.is_locked(piece.place);
        if (is_locked && !was_locked) locked.push_back(piece);
        if (was_locked && !is_locked) tell_unlocked(piece);
      }
    }
    if (!locked.empty()) tell_locked(locked);
  }

  void tell_unlocked(const Standing& piece) {
    const std::string cell = place_text(piece.place);
    add({.kind = "unlocked", .rule = "G13", .figure = piece.figure, .to = cell})
        .markings.push_back({"locked", cell, piece.figure, false});
  }

  /// The piece that came first, then the one it found.
  void tell_locked(std::span<const Standing> locked) {
    const int seat = seat_number(before_, mover_);
    std::vector<Standing> pieces;
    std::vector<Standing> found;
    std::ranges::partition_copy(
        locked, std::back_inserter(pieces), std::back_inserter(found),
        [seat](const Standing& piece) { return piece.figure.seat == seat; });
    pieces.insert(pieces.end(), found.begin(), found.end());
    const std::string cell = place_text(pieces.front().place);
    Event& event = add({.kind = "locked",
                        .rule = "G13",
                        .figure = pieces.front().figure,
                        .other = pieces.back().figure,
                        .to = cell});
    for (const auto& [figure, place] : pieces) {
      event.markings.push_back({"locked", cell, figure, true});
    }
  }

  /// G28: no event of its own, since every move shows who stands before a gate.
  void mark_gates() {
    for (int site = 0; site < kSites; ++site) {
      const auto earlier = blocked_gates(rules_, before_, site);
      const auto later = blocked_gates(rules_, after_, site);
      mark_gates(site, earlier, later, false);
      mark_gates(site, later, earlier, true);
    }
  }

  /// Those that are in one list and not in the other.
  void mark_gates(int site, std::span<const Place> gates, std::span<const Place> others,
                  bool is_set) {
    for (const Place gate : gates) {
      if (std::ranges::find(others, gate) != others.end()) continue;
      const FigureName owner{.seat = seat_number(before_, site)};
      events_.front().markings.push_back({kBlocked, place_text(gate), owner, is_set});
    }
  }

  void tell_end() {
    if (after_.winners == 0) {
      const bool is_late = before_.turn + 1 == kMostTurns;
      add({.kind = event::kDrawn, .rule = "G30", .count = is_late ? kMostTurns : 0});
      return;
    }
    const bool reached_grail = !action_.is_pass() && action_.to().is_grail();
    const int winner = has(after_.winners, mover_) ? mover_ : std::countr_zero(after_.winners);
    Event& won = add({.kind = event::kWon,
                      .rule = reached_grail ? "G14" : "G29",
                      .figure = {.seat = seat_number(before_, winner)}});
    if (!reached_grail) return;
    won.figure.kind = piece_kind(Piece::knight);
    won.cells.push_back(place_text(Place::grail()));
  }

  const Rules& rules_;
  const State& before_;
  const State& after_;
  Action action_;
  int mover_;  // a site
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> events(const Rules& rules, const State& before, Action action,
                          const State& after) {
  return Teller(rules, before, action, after).tell();
}

}  // namespace broceliande::grailnah
