#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "core/any_game.hpp"
#include "core/options.hpp"

namespace broceliande::cli {

/// The game that a command is about and its options, as they were typed and not yet judged.
struct GameChoice {
  std::string name;
  std::map<std::string, std::string> chosen;  ///< by the option's name, empty where nothing was

  [[nodiscard]] OptionValues options() const;
};

/// The game as it was chosen, or nothing after a complaint.
[[nodiscard]] std::unique_ptr<AnyGame> chosen_game(const GameChoice& choice);

/// A seed nobody chose.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace broceliande::cli
