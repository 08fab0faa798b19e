#pragma once

#include <string>

namespace broceliande::cli {

/// Becomes the program of that name beside this one, with the same words. Returns, with an exit
/// status, only where it cannot be run.
int hand_over(const std::string& program, const char* const* words);

}  // namespace broceliande::cli
