#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/notices/notice_words.hpp"

namespace broceliande::server {

/// What one person has to be told now: of each table at most one thing.
struct NoticeBundle {
  std::vector<NoticeFact> facts{};
  std::size_t awaited = 0;  ///< at how many tables the reader is expected now

  [[nodiscard]] bool is_urgent() const;
};

/// What of all that happened is still true, and wanted. `tables` are those of the person as they
/// are now.
[[nodiscard]] NoticeBundle bundled(const std::vector<NoticeFact>& facts, const NoticeChoice& choice,
                                   std::string_view identity,
                                   const std::vector<TableIndex>& tables);

/// As a notification shows it.
struct NoticeMessage {
  std::string title;
  std::string body;
  std::string tag;   ///< a later one with the same tag takes its place
  std::string path;  ///< the page that it leads to
  bool is_urgent = false;

  friend bool operator==(const NoticeMessage&, const NoticeMessage&) = default;
};

/// In one language; the bundle has at least one fact.
[[nodiscard]] NoticeMessage message_of(const NoticeBundle& bundle, const NoticeWords& words);

/// When the quiet hours end in which a moment lies; nothing where it lies in none.
[[nodiscard]] std::optional<Moment> end_of_quiet(const NoticeChoice& choice, Moment now);

}  // namespace broceliande::server
