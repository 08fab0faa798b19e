#pragma once

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace broceliande::search {

/// A position, the action that forces a win there, and how soon.
struct Win {
  int plies = 0;
  std::string action;
  std::string position;
};

/// One a line: plies, action, position.
[[nodiscard]] inline std::vector<Win> read_wins(std::string_view text) {
  std::vector<Win> all;
  std::istringstream lines{std::string(text)};
  Win win;
  while (lines >> win.plies >> win.action && std::getline(lines >> std::ws, win.position)) {
    all.push_back(win);
  }
  return all;
}

}  // namespace broceliande::search
