#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "server/notices/notice_facts.hpp"

namespace broceliande::server {

/// The sentences of one language; in braces is what they are filled with.
struct NoticeWords {
  std::map<std::string, std::string, std::less<>> games;  ///< their names
  std::string joined;                                     ///< {0} the game, {1} who
  std::string rematch;
  std::string over;
  std::string turn;
  std::string time;
  std::string waiting;  ///< {0} games wait
  std::string news;     ///< of {0} games

  /// One fact as a title.
  [[nodiscard]] std::string title_of(const NoticeFact& fact) const;
  /// Of several games: whether the reader has to act in all of them.
  [[nodiscard]] std::string title_of(std::size_t games, bool are_all_awaited) const;
};

/// `{0}`, `{1}` and so on replaced, each once: what they are filled with may have braces of its
/// own, which stay.
[[nodiscard]] std::string filled_in(std::string_view text,
                                    std::initializer_list<std::string_view> values);

/// By the name of a language, `en` among them.
using NoticeLanguages = std::map<std::string, NoticeWords, std::less<>>;

/// The file that is built with the client.
inline constexpr std::string_view kNoticeFile = "notices.json";

/// Nothing where it makes no sense.
[[nodiscard]] std::optional<NoticeLanguages> read_notice_words(std::string_view text);

/// Those of a language, or else the English ones.
[[nodiscard]] const NoticeWords& words_in(const NoticeLanguages& languages,
                                          std::string_view language);

}  // namespace broceliande::server
