#pragma once

#include "print/game_sheets.hpp"

namespace broceliande::print::grailnah {

[[nodiscard]] GameSheets sheets();

}  // namespace broceliande::print::grailnah
