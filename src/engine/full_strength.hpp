#pragma once

#include <memory>
#include <string_view>

#include "core/options.hpp"
#include "search/engine.hpp"

namespace broceliande::engine {

/// The engine of a game at full strength: with the network that was compiled in for it, or with its
/// own evaluation where no network fits.
[[nodiscard]] Result<std::unique_ptr<search::Engine>> make_full_engine(
    std::string_view game, const OptionValues& options,
    std::size_t memory = search::kDefaultMemory);

}  // namespace broceliande::engine
