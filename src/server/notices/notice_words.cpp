#include "server/notices/notice_words.hpp"

#include <boost/json.hpp>

namespace broceliande::server {
namespace {

std::string member(const boost::json::value& words, std::string_view name) {
  return boost::json::value_to<std::string>(words.at(name));
}

NoticeWords read_language(const boost::json::value& words) {
  NoticeWords read{.games = {},
                   .joined = member(words, "joined"),
                   .rematch = member(words, "rematch"),
                   .over = member(words, "over"),
                   .turn = member(words, "turn"),
                   .time = member(words, "time"),
                   .waiting = member(words, "waiting"),
                   .news = member(words, "news")};
  for (const auto& [game, name] : words.at("games").as_object()) {
    read.games.emplace(game, boost::json::value_to<std::string>(name));
  }
  return read;
}

}  // namespace

std::string filled_in(std::string_view text, std::initializer_list<std::string_view> values) {
  std::string made;
  while (!text.empty()) {
    const auto wanted = text.size() > 1 ? static_cast<std::size_t>(text[1] - '0') : values.size();
    const bool is_place = text.size() > 2 && text[0] == '{' && text[2] == '}';
    if (is_place && wanted < values.size()) {
      made += values.begin()[wanted];
      text.remove_prefix(3);
    } else {
      made += text.front();
      text.remove_prefix(1);
    }
  }
  return made;
}

std::string NoticeWords::title_of(const NoticeFact& fact) const {
  const auto game = games.find(fact.game);
  const std::string& name = game == games.end() ? fact.game : game->second;
  switch (fact.event) {
    case NoticeEvent::joined: return filled_in(joined, {name, fact.who});
    case NoticeEvent::rematch: return filled_in(rematch, {name, fact.who});
    case NoticeEvent::over: return filled_in(over, {name});
    case NoticeEvent::time: return filled_in(time, {name});
    case NoticeEvent::turn: break;
  }
  return filled_in(turn, {name});
}

std::string NoticeWords::title_of(std::size_t games_told, bool are_all_awaited) const {
  return filled_in(are_all_awaited ? waiting : news, {std::to_string(games_told)});
}

std::optional<NoticeLanguages> read_notice_words(std::string_view text) {
  boost::system::error_code fault;
  const boost::json::value value = boost::json::parse({text.data(), text.size()}, fault);
  if (fault || !value.is_object()) return std::nullopt;
  try {
    NoticeLanguages languages;
    for (const auto& [language, words] : value.get_object()) {
      languages.emplace(language, read_language(words));
    }
    if (!languages.contains("en")) return std::nullopt;
    return languages;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

const NoticeWords& words_in(const NoticeLanguages& languages, std::string_view language) {
  const auto found = languages.find(language);
  return found == languages.end() ? languages.at("en") : found->second;
}

}  // namespace broceliande::server
