#pragma once

#include <string>
#include <vector>

#include "print/typeset.hpp"

namespace broceliande::print {

/// Runs in lines of that width, each as the content of a <text> in letters of that size.
[[nodiscard]] std::vector<std::string> broken(const std::vector<Run>& runs, double letters,
                                              double width);

/// How wide runs are on one line, in letters of size 1.
[[nodiscard]] double width_of(const std::vector<Run>& runs);

/// A line of such content from its upper left corner.
[[nodiscard]] std::string text_line(double x, double y, double letters, const std::string& content);
/// The same around a point on its baseline.
[[nodiscard]] std::string centred_line(double x, double y, double letters,
                                       const std::string& content);

}  // namespace broceliande::print
