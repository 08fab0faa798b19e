#pragma once

namespace broceliande::server {

/// A letter with its marks, or a digit, of any living script (Unicode 14).
[[nodiscard]] bool is_letter_or_digit(char32_t character);

/// Spaces of every width, and ends of lines.
[[nodiscard]] bool is_space(char32_t character);

/// What has no business in a line of text: controls, what turns the direction of others, what is
/// there and cannot be seen, what is no character. The joiners U+200C and U+200D are not among
/// them: words and emoji need them.
[[nodiscard]] bool is_unseen(char32_t character);

/// What leaves no ink, although it may stand in a line.
[[nodiscard]] bool is_blank(char32_t character);

}  // namespace broceliande::server
