#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "print/press.hpp"

namespace broceliande::print {

/// What was chosen, in words: one for each option that has words `PREFIX.NAME.VALUE` for its value,
/// or `PREFIX.NAME.own` for data of one's own.
[[nodiscard]] std::vector<std::string> chosen(const Press& press, std::string_view prefix);

/// The game that is printed, but for some options, and for others that do not go with these, which
/// are left at their defaults.
[[nodiscard]] std::unique_ptr<AnyGame> changed_game(const Press& press,
                                                    const OptionValues& changed);

}  // namespace broceliande::print
