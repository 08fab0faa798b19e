#pragma once

#include "print/game_sheets.hpp"

namespace broceliande::print::menhirs {

[[nodiscard]] GameSheets sheets();

}  // namespace broceliande::print::menhirs
