#include "server/previews/preview_words.hpp"

#include <algorithm>
#include <boost/json.hpp>

namespace broceliande::server {
namespace {

namespace json = boost::json;

std::string text_of(const json::value& value) { return json::value_to<std::string>(value); }

PreviewText read_text(const json::value& value) {
  return {.title = text_of(value.at("title")), .description = text_of(value.at("description"))};
}

PreviewWords read_words(const json::value& value) {
  PreviewWords words{.site = read_text(value.at("site")),
                     .missing = read_text(value.at("missing")),
                     .lost = read_text(value.at("lost")),
                     .games = {},
                     .invites = text_of(value.at("invites")),
                     .invite_many = text_of(value.at("inviteMany")),
                     .levels = {}};
  for (const auto& [game, text] : value.at("games").as_object()) {
    words.games.emplace(game, read_text(text));
  }
  for (const json::value& level : value.at("levels").as_array()) {
    words.levels.push_back(text_of(level));
  }
  return words;
}

/// `{0}` replaced.
std::string filled(std::string text, std::string_view value) {
  constexpr std::string_view kGap = "{0}";
  const std::size_t at = text.find(kGap);
  return at == std::string::npos ? text : text.replace(at, kGap.size(), value);
}

std::string listed(const std::vector<std::string>& names) {
  std::string list;
  for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
  return list;
}

}  // namespace

const PreviewText& PreviewWords::of_game(std::string_view game) const {
  const auto found = games.find(game);
  return found == games.end() ? site : found->second;
}

PreviewText PreviewWords::of_table(const TableRow& table) const {
  std::vector<std::string> people;
  std::vector<std::string> all;
  for (const auto& place : table.summary.places) {
    const auto& [level, name, is_taken] = place;
    if (!is_taken || place.is_former()) continue;
    // At full strength the last of them plays.
    const std::size_t index = std::min(static_cast<std::size_t>(level), levels.size());
    all.push_back(index > 0 ? levels[index - 1] : name);
    if (level == 0) people.push_back(name);
  }
  const PreviewText& game = of_game(table.summary.game);
  if (all.empty()) return game;
  if (table.phase != TablePhase::open) {
    return {.title = game.title + " – " + listed(all), .description = game.description};
  }
  if (people.empty()) return game;
  return {.title = filled(people.size() == 1 ? invites : invite_many, listed(people)),
          .description = game.title + ". " + game.description};
}

std::optional<PreviewContents> read_previews(std::string_view text) {
  boost::system::error_code fault;
  const json::value value = json::parse(text, fault);
  if (fault || !value.is_object()) return std::nullopt;
  try {
    PreviewContents contents;
    contents.pages = PageAddresses(json::value_to<std::vector<std::string>>(value.at("pages")));
    for (const auto& [language, words] : value.at("languages").as_object()) {
      contents.languages.emplace(language, read_words(words));
    }
    return contents.languages.contains("en") ? std::optional(std::move(contents)) : std::nullopt;
  } catch (const std::exception&) {  // a member is missing, or of another type
    return std::nullopt;
  }
}

}  // namespace broceliande::server
