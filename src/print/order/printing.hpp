#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "core/options.hpp"

namespace broceliande::print {

inline constexpr std::array<std::string_view, 2> kPaperNames{"a4", "letter"};
inline constexpr std::array<std::string_view, 3> kPrintLanguages{"en", "fr", "nl"};
inline constexpr std::array<std::string_view, 2> kColourNames{"off", "on"};

/// How a booklet is printed, as people say it.
struct Printing {
  std::string paper = "a4";
  std::string language = "en";
  std::string colour = "off";
};

/// Whether there is such a paper, language and colour.
[[nodiscard]] Result<void> check(const Printing& printing);

/// The options with those of the language's own booklet, unless others were chosen.
[[nodiscard]] OptionValues with_own_booklet(const std::vector<OptionSpec>& specs,
                                            std::string_view language, OptionValues chosen);

}  // namespace broceliande::print
