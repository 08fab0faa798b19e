#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "print/press.hpp"

namespace broceliande::print {

/// What was chosen, in words: one for each option that has words `PREFIX.NAME.VALUE` for its value,
/// or `PREFIX.NAME.own` for data of one's own.
[[nodiscard]] std::vector<std::string> chosen(const Press& press, std::string_view prefix);

}  // namespace broceliande::print
