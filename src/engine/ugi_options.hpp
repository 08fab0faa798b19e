#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "core/options.hpp"
#include "search/engine.hpp"

namespace broceliande::engine {

/// What `setoption` changes in an engine beside the options of its game.
struct UgiSettings {
  std::uint64_t threads = 1;
  std::uint64_t hash = 256;  ///< megabytes, at most
  std::uint64_t level = search::kTopLevel;
  std::uint64_t seed = 0;
  std::uint64_t multipv = 1;  ///< how many first actions to tell about
  std::uint64_t deal = 1;     ///< the seed that deals `startpos`

  [[nodiscard]] std::size_t memory() const { return static_cast<std::size_t>(hash) << 20; }
};

/// `option name … type …` for the settings and for the options of the game as they are chosen.
[[nodiscard]] std::vector<std::string> option_lines(const UgiSettings& settings,
                                                    const std::vector<OptionSpec>& specs,
                                                    const OptionValues& chosen);

/// Names of the engine's own options are the same whatever their case.
[[nodiscard]] bool is_same_option(std::string_view one, std::string_view other);

/// Whether there is a setting of that name, whatever its case.
[[nodiscard]] bool is_setting(std::string_view name);
[[nodiscard]] Result<void> change(UgiSettings& settings, std::string_view name,
                                  std::string_view value);

}  // namespace broceliande::engine
