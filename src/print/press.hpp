#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "print/sheet.hpp"
#include "print/words.hpp"

namespace broceliande::print {

/// What every page is made with.
struct Press {
  const AnyGame& game;
  Paper paper;
  Words words;

  [[nodiscard]] std::string title() const;
  [[nodiscard]] Sheet sheet(const std::string& name, const std::string& advice = {}) const;
};

/// Pages that belong together, under one line of the contents.
struct Section {
  std::string name;
  std::vector<Sheet> sheets{};
};

inline std::string Press::title() const { return words("game." + std::string(game.name())); }

inline Sheet Press::sheet(const std::string& name, const std::string& advice) const {
  return Sheet(paper, {title(), name, advice});
}

}  // namespace broceliande::print
