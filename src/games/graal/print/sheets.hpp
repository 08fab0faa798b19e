#pragma once

#include "print/game_sheets.hpp"

namespace broceliande::print::graal {

[[nodiscard]] GameSheets sheets();

}  // namespace broceliande::print::graal
