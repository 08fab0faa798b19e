#include "games/grailnah/reach.hpp"

#include <algorithm>

#include "games/grailnah/tableau.hpp"
#include "games/grailnah/text.hpp"

namespace broceliande::grailnah {
namespace {

/// Asks the rules about the pieces at one place.
class Inquiry {
 public:
  Inquiry(const Rules& rules, const State& state, Place place)
      : rules_(rules), state_(state), place_(place) {}

  [[nodiscard]] std::vector<Reach> answer() {
    for (int site = 0; site < kSites; ++site) {
      if (has(state_.alive, site)) add_army(site);
    }
    if (state_.merlin == place_) add(Piece::merlin, kNobody, state_);
    if (state_.morgane == place_) add(Piece::morgane, kNobody, state_);
    return std::move(reaches_);
  }

 private:
  void add_army(int site) {
    const Household& household = state_.household(site);
    State given = state_;
    given.to_move = static_cast<std::uint8_t>(site);
    const int seat = seat_number(state_, site);
    if (household.king == place_) add(Piece::king, seat, given);
    if (household.queen == place_) add(Piece::queen, seat, given);
    if (std::ranges::find(household.knights, place_) != household.knights.end()) {
      add(Piece::knight, seat, given);
    }
  }

  void add(Piece piece, int seat, const State& given) {
    Reach reach{piece_kind(piece), seat};
    std::vector<Action> actions;
    legal(rules_, given, actions);
    for (const Action action : actions) {
      if (action.is_pass() || action.piece() != piece) continue;
      // Morgane's actions say who pays for her instead of where she stands.
      if (piece != Piece::morgane && action.from() != place_) continue;
      std::string to = place_text(action.to());
      const bool is_known = std::ranges::find(reach.moves, to) != reach.moves.end();
      if (!is_known) reach.moves.push_back(std::move(to));
    }
    reaches_.push_back(std::move(reach));
  }

  const Rules& rules_;
  const State& state_;
  Place place_;
  std::vector<Reach> reaches_;
};

}  // namespace

std::vector<Reach> reach(const Rules& rules, const State& state, std::string_view place) {
  const auto at = read_place(rules.board, place);
  if (!at) return {};
  return Inquiry(rules, state, *at).answer();
}

}  // namespace broceliande::grailnah
