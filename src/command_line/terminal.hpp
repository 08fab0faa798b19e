#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::cli {

/// Exit statuses of the program.
inline constexpr int kOk = 0;
inline constexpr int kGaveUp = 1;
inline constexpr int kBadInput = 2;

/// Says what is wrong on standard error; returns kBadInput.
int complain(std::string_view what);

/// Whether standard output is a terminal that wants colours (NO_COLOR is respected).
[[nodiscard]] bool wants_colour();

/// What a question is answered, in one line.
using Answerer = std::function<Result<std::string>(std::string_view question)>;

/// Answers each line of standard input. One that is refused is answered with `error: reason` and
/// does not stop the others.
int answer_lines(const Answerer& answerer);

}  // namespace broceliande::cli
