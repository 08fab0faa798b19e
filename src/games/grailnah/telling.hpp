#pragma once

#include <string>

#include "core/narrator.hpp"

namespace broceliande::grailnah {

/// An event in plain English, without a full stop; empty if it is none of this game's.
[[nodiscard]] std::string telling(const Event& event, const Narrator& narrator);

}  // namespace broceliande::grailnah
