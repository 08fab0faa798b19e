#pragma once

namespace broceliande::server {

/// A letter with its marks, or a digit, of any living script (Unicode 14).
[[nodiscard]] bool is_letter_or_digit(char32_t character);

/// Spaces of every width, and ends of lines.
[[nodiscard]] bool is_space(char32_t character);

/// Characters that do not belong in a line of text: controls, direction overrides, invisible
/// characters, non-characters. The joiners U+200C and U+200D are not among them: words and emoji
/// need them.
[[nodiscard]] bool is_unseen(char32_t character);

/// Characters that leave no ink, although a line may contain them.
[[nodiscard]] bool is_blank(char32_t character);

/// Symbols of which emoji are made.
[[nodiscard]] bool is_pictograph(char32_t character);

/// Of a script in which a joiner between two letters changes how they are drawn: Arabic, those near
/// it, and those of India.
[[nodiscard]] bool is_of_joined_script(char32_t character);

}  // namespace broceliande::server
