#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "games/registry.hpp"
#include "search/request.hpp"

/// JSON as door.schema.json describes it, one function a definition.
namespace broceliande::wasm {

[[nodiscard]] std::string refused(const Error& error);
[[nodiscard]] std::string text_answer(std::string_view text);
[[nodiscard]] std::string texts_answer(const std::vector<std::string>& texts);
[[nodiscard]] std::string game_list_answer();
[[nodiscard]] std::string geometry_answer(const Geometry& geometry);
[[nodiscard]] std::string tableau_answer(const Tableau& tableau);
[[nodiscard]] std::string choice_answer(const Choice& choice);
[[nodiscard]] std::string reach_answer(const std::vector<Reach>& reaches);
[[nodiscard]] std::string match_answer(int number, const AnyMatch& match,
                                       const std::optional<Damage>& damage);
/// What a record holds, without a match that is folded from it.
[[nodiscard]] std::string summary_answer(const Record& record);
[[nodiscard]] std::string history_answer(const AnyMatch& match, std::size_t game);
[[nodiscard]] std::string draft_answer(const Draft& draft);
[[nodiscard]] std::string stock_answer(const std::vector<StockPreparation>& stock);
[[nodiscard]] std::string played_answer(int number, const AnyMatch& match, const Ply& ply);
[[nodiscard]] std::string search_answer(const search::SearchResult& result, bool offers_swap);

}  // namespace broceliande::wasm
