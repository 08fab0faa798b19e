#include "command_line/terminal.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>

namespace broceliande::cli {

int complain(std::string_view what) {
  std::fflush(stdout);
  fmt::print(stderr, "error: {}\n", what);
  return kBadInput;
}

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (no_colour == nullptr || *no_colour == '\0');
}

int answer_lines(const Answerer& answerer) {
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.ends_with('\r')) line.pop_back();
    const Result<std::string> answered = answerer(line);
    fmt::print("{}\n", answered ? *answered : "error: " + english(answered.error()));
  }
  return kOk;
}

}  // namespace broceliande::cli
