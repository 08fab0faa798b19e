#pragma once

#include <unicode/unistr.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

/// What this module asks of ICU. Only its own sources include this, so that nothing else needs ICU.
namespace broceliande::server::unicode {

/// Refuses what is no UTF-8, with the place of the first byte that is not.
[[nodiscard]] Result<icu::UnicodeString> read(std::string_view text);

/// With U+FFFD for what is no UTF-8.
[[nodiscard]] icu::UnicodeString decoded(std::string_view text);

[[nodiscard]] std::string written(const icu::UnicodeString& text);

/// In normalization form C: one way to write each accented letter.
[[nodiscard]] icu::UnicodeString composed(const icu::UnicodeString& text);

/// In form KC: letters that are only wider, raised or framed become ordinary ones too.
[[nodiscard]] icu::UnicodeString simplified(const icu::UnicodeString& text);

/// Without the white space around it.
[[nodiscard]] icu::UnicodeString trimmed(const icu::UnicodeString& text);

/// With an ordinary space for each row of spaces.
[[nodiscard]] icu::UnicodeString with_single_spaces(const icu::UnicodeString& text);

/// Controls, overrides of direction, joiners, fillers: what is not seen but by its neighbours.
[[nodiscard]] bool is_invisible(UChar32 character);

/// Controls and overrides of direction, which change what is around them; and what is no character.
/// Fewer than the invisible ones: later emoji may be joined in ways that this ICU does not know.
[[nodiscard]] bool is_disruptive(UChar32 character);

/// Unassigned or private: nobody can say what it looks like.
[[nodiscard]] bool is_unknown(UChar32 character);

/// Leaves no ink: spaces, and what is invisible.
[[nodiscard]] bool is_inkless(UChar32 character);

/// A joiner where a script needs it (RFC 5892, A.1 and A.2): after a virama, or between letters
/// that would be written joined.
[[nodiscard]] bool is_needed_joiner(const icu::UnicodeString& text, std::int32_t at);

}  // namespace broceliande::server::unicode
