#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/previews/page_addresses.hpp"
#include "server/tables/table_view.hpp"

namespace broceliande::server {

/// What a link says of itself where it is posted.
struct PreviewText {
  std::string title;
  std::string description;
};

/// The words of one language.
struct PreviewWords {
  PreviewText site;
  PreviewText missing;                                    ///< of a table that does not exist
  PreviewText lost;                                       ///< of a page that does not
  std::map<std::string, PreviewText, std::less<>> games;  ///< their names, and a line about each
  std::string invites;                                    ///< `{0} invites you to play`
  std::string invite_many;                                ///< `{0} invite you to play`
  std::vector<std::string> levels;  ///< what computers are called, from level 1

  [[nodiscard]] const PreviewText& of_game(std::string_view game) const;
  [[nodiscard]] PreviewText of_table(const TableRow& table) const;
};

/// What the client says of its pages.
struct PreviewContents {
  PageAddresses pages;
  /// By the name of a language, `en` among them.
  std::map<std::string, PreviewWords, std::less<>> languages;
};

/// From previews.json, which is built with the client; nothing where it makes no sense.
[[nodiscard]] std::optional<PreviewContents> read_previews(std::string_view text);

}  // namespace broceliande::server
