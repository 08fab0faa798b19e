#pragma once

#include <vector>

#include "games/graal/plain_board.hpp"

/// The rules of the plain Graal, one question at a time.
namespace broceliande::graal::plain {

/// C5
[[nodiscard]] bool is_horseman(const Position& position, const Figure& figure);

/// C10: whether the figure's kind can be on this ground at all; castles bear anyone here.
[[nodiscard]] bool can_tread(const Position& position, const Figure& figure, Square square);

/// C9–C15: whether the figure standing on `from` may move to `to`, taking included.
[[nodiscard]] bool may_go(const Position& position, Square from, Square to);

/// C16, C17: whether the archer standing on `from` may shoot at what stands on `to`.
[[nodiscard]] bool may_shoot(const Position& position, Square from, Square to);

/// C17: whether the target of the shot may retreat to `to`.
[[nodiscard]] bool may_flee(const Position& position, Shot shot, Square to);

/// C22
[[nodiscard]] bool has_figures(const Position& position, Army army);

/// C19: whether anything is left of the royal house of that camp's chief.
[[nodiscard]] bool has_royal_house(const Position& position, Camp camp);

/// C19: whether an enemy of that camp stands in its donjon.
[[nodiscard]] bool is_stormed(const Position& position, Camp camp);

/// Every legal action; none after the end.
[[nodiscard]] std::vector<Action> legal_actions(const Position& position);

/// The position after a legal action; earlier positions do not matter here.
[[nodiscard]] Position after(const Position& position, const Action& action);

}  // namespace broceliande::graal::plain
