#pragma once

#include <cstddef>

namespace broceliande {

/// How often anything was taken from the heap since the program began. Linking it puts a counting
/// operator new into the test program.
[[nodiscard]] std::size_t heap_takings();

}  // namespace broceliande
