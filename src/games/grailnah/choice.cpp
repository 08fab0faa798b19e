#include "games/grailnah/choice.hpp"

#include <algorithm>

#include "games/grailnah/phrases.hpp"
#include "games/grailnah/tableau.hpp"
#include "games/grailnah/text.hpp"

namespace broceliande::grailnah {
namespace {

constexpr std::string_view kPieceLetters = "KQnMF";  // in the order of Piece

Target piece_target(Piece piece, Place place) {
  const std::string cell = place_text(place);
  const char letter = kPieceLetters[static_cast<std::size_t>(piece)];
  return {std::string(1, letter) + "@" + cell, Target::Kind::figure, cell, piece_kind(piece)};
}

Route route_of(const State& state, Action action) {
  const std::string text = action_text(state, action);
  if (action.is_pass()) return {{{text, Target::Kind::button}}, text};
  const bool is_morgane = action.piece() == Piece::morgane;
  const std::string to = place_text(action.to());
  Route route{{piece_target(action.piece(), is_morgane ? state.morgane : action.from()),
               {to, Target::Kind::cell, to}},
              text};
  if (is_morgane && !action.paid().is_off_board()) {
    route.targets.push_back(piece_target(Piece::knight, action.paid()));
  }
  return route;
}

/// The pieces at a place that the player to move could want to pick: his own and the magicians.
std::vector<Piece> wanted_at(const State& state, std::string_view place) {
  const Household& household = state.household(state.to_move);
  std::vector<Piece> pieces;
  const auto add = [&](Piece piece, Place where) {
    if (!where.is_off_board() && place_text(where) == place) pieces.push_back(piece);
  };
  add(Piece::king, household.king);
  add(Piece::queen, household.queen);
  for (const Place knight : household.knights) add(Piece::knight, knight);
  add(Piece::merlin, state.merlin);
  add(Piece::morgane, state.morgane);
  return pieces;
}

bool is_anybody_at(const State& state, std::string_view place) {
  const auto is_there = [&](Place where) {
    return !where.is_off_board() && place_text(where) == place;
  };
  return std::ranges::any_of(state.households, [&](const Household& household) {
    return is_there(household.king) || is_there(household.queen) ||
           std::ranges::any_of(household.knights, is_there);
  });
}

std::string wish_text(char letter, std::string_view from, std::string_view to) {
  return std::string(1, letter) + ":" + std::string(from) + "-" + std::string(to);
}

/// Why nothing that stands on this place can be picked. The judge is asked about a move that stays
/// where it is: what bars a piece as such he names before he looks at the way.
Error no_piece(const Rules& rules, const State& state, std::string_view place) {
  const std::vector<Piece> pieces = wanted_at(state, place);
  if (pieces.empty()) {
    const Phrase& why = is_anybody_at(state, place) ? phrases::kNotYours : phrases::kNothingToMove;
    return Error{&why, {std::string(place)}, Error::kNoPlace};
  }
  const Piece piece = pieces.front();
  const char letter = kPieceLetters[static_cast<std::size_t>(piece)];
  const auto judged = read_action(rules, state, wish_text(letter, place, place));
  const bool is_barred = !judged && judged.error().key() != phrases::kStaysPut.key;
  if (is_barred) return judged.error();
  return Error{&phrases::kCannotMove, {std::string(place)}, Error::kNoPlace};
}

/// The place in `n@A3`, or the whole word.
std::string_view place_in(std::string_view pick) {
  const std::size_t at = pick.find('@');
  return at == std::string_view::npos ? pick : pick.substr(at + 1);
}

Error explain(const Rules& rules, const State& state, const std::vector<std::string>& picks) {
  if (state.is_over) return Error{&phrases::kOver, {}, Error::kNoPlace};
  if (picks.size() == 1) return no_piece(rules, state, place_in(picks.front()));
  const std::string_view from = place_in(picks.front());
  std::string wish = wish_text(picks.front().front(), from, place_in(picks[1]));
  if (picks.size() > 2) wish += "!" + std::string(place_in(picks[2]));
  const auto judged = read_action(rules, state, wish);
  if (!judged) return judged.error();
  return Error{&kNoSuchChoice, {picks.back()}, Error::kNoPlace};
}

/// Which pieces can be picked: Merlin and Morgane are named only where they may be played.
const Phrase& piece_prompt(const Choice& choice) {
  const auto offers = [&](Piece piece) {
    return std::ranges::find(choice.next, piece_kind(piece), &Target::figure) != choice.next.end();
  };
  const bool with_morgane = offers(Piece::morgane);
  if (offers(Piece::merlin)) {
    return with_morgane ? phrases::kPromptPiece : phrases::kPromptPieceMerlin;
  }
  return with_morgane ? phrases::kPromptPieceMorgane : phrases::kPromptPieceOwn;
}

Saying prompt_for(const State& state, const Choice& choice) {
  if (state.is_over) return {&phrases::kOver};
  const bool is_pass =
      choice.action == "pass" || (choice.next.size() == 1 && choice.next.front().id == "pass");
  if (is_pass) return {&phrases::kPromptPass};
  if (choice.picks.empty()) return {&piece_prompt(choice)};
  if (choice.picks.size() > 1) return {&phrases::kPromptPay};
  const std::size_t piece = kPieceLetters.find(choice.picks.front().front());
  return {&phrases::kPromptWhere, {piece_argument(static_cast<Piece>(piece))}};
}

bool is_castle(std::string_view place) {
  for (int site = 0; site < kSites; ++site) {
    if (place == place_text(Place::castle(site))) return true;
  }
  return false;
}

/// Where the prompt asks where to, how the picked piece moves: out of a castle or on the board.
std::string_view rule_for(const Choice& choice) {
  if (choice.prompt.phrase != &phrases::kPromptWhere) return {};
  const bool is_in_castle = is_castle(place_in(choice.picks.front()));
  switch (static_cast<Piece>(kPieceLetters.find(choice.picks.front().front()))) {
    case Piece::knight: return is_in_castle ? "G11" : "G12";
    case Piece::king:
    case Piece::queen: return is_in_castle ? "G15" : "G16";
    case Piece::merlin: return "G19";
    case Piece::morgane: return "G23";
  }
  return {};
}

}  // namespace

Result<Choice> choose(const Rules& rules, const State& state,
                      const std::vector<std::string>& picks) {
  std::vector<Action> actions;
  legal(rules, state, actions);
  std::vector<Route> routes;
  routes.reserve(actions.size());
  for (const Action action : actions) routes.push_back(route_of(state, action));
  std::optional<Choice> choice = follow(routes, picks);
  if (!choice) return tl::unexpected<Error>(explain(rules, state, picks));
  choice->prompt = prompt_for(state, *choice);
  choice->rule = rule_for(*choice);
  return *choice;
}

}  // namespace broceliande::grailnah
