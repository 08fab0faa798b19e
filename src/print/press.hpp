#pragma once

#include <string>
#include <vector>

#include "core/any_game.hpp"
#include "print/sheet.hpp"
#include "print/words.hpp"

namespace broceliande::print {

struct GameSheets;

/// Whether a booklet is printed in black alone, or in colours. What colours tell, lines tell too.
enum class ColourMode { black, colours };

/// What every page is made with.
struct Press {
  const AnyGame& game;
  const GameSheets& sheets;  ///< what the game adds
  Paper paper;
  Words words;
  ColourMode ink = ColourMode::black;

  /// As the game's words call it; its plain name where it has no words.
  [[nodiscard]] std::string title() const;
  /// A letter of the board or of a diagram as the game's words have it: a point of the compass.
  [[nodiscard]] std::string sign(const std::string& letter) const;
  [[nodiscard]] Sheet sheet(const std::string& name, const std::string& advice = {}) const;
};

/// Pages that belong together, under one line of the contents.
struct Section {
  std::string name;
  std::vector<Sheet> sheets{};
};

inline std::string Press::title() const {
  return words.find("game.title").value_or(std::string(game.name()));
}

inline std::string Press::sign(const std::string& letter) const {
  return words.find("sign." + letter).value_or(letter);
}

inline Sheet Press::sheet(const std::string& name, const std::string& advice) const {
  return Sheet(paper, {title(), name, advice, words("note")});
}

}  // namespace broceliande::print
