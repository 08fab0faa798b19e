#pragma once

#include <string>
#include <string_view>

#include "core/error.hpp"

/// Texts that people type. Each is returned as it is stored, without surrounding spaces; lengths
/// count characters (code points), not bytes.
namespace broceliande::server {

/// The name to log in with: 3 to 40 letters and digits of any script, and between them . _ - or
/// single spaces. Nothing that means something in HTML.
[[nodiscard]] Result<std::string> account_name(std::string_view text);

/// What others see: 1 to 40 characters, all of them visible but for spaces between others, of which
/// each row becomes an ordinary one. Joiners and selectors of variants stand where they are seen:
/// in emoji, and joiners between letters of scripts that are written joined.
[[nodiscard]] Result<std::string> nickname(std::string_view text);

/// What is said at a table: 1 to 300 characters in one line; ends of lines and tabs become spaces.
[[nodiscard]] Result<std::string> chat_text(std::string_view text);

}  // namespace broceliande::server
