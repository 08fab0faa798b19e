#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"

/// Texts that people type. Each is returned as it is stored, without surrounding spaces.
namespace broceliande::server {

/// The name to log in with: 3 to 40 letters a to z, large or small, and digits, and between them -
/// and _. Accounts from before have others.
[[nodiscard]] Result<std::string> account_name(std::string_view text);

/// What others see, in normalization form C: 1 to 40 characters as a reader counts them (grapheme
/// clusters), all of them visible but for spaces between others, of which each row becomes an
/// ordinary one. Joiners and selectors of variants stand where they are seen: in emoji, and joiners
/// where a script needs them. Letters are of one writing system, or of those that are usually
/// mixed.
[[nodiscard]] Result<std::string> nickname(std::string_view text);

/// What somebody calls a bot of theirs: 1 to 40 characters (code points) in one line.
[[nodiscard]] Result<std::string> bot_label(std::string_view text);

/// What is said at a table: 1 to 300 characters (code points) in one line; ends of lines and tabs
/// become spaces.
[[nodiscard]] Result<std::string> chat_text(std::string_view text);

}  // namespace broceliande::server
