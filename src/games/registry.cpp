#include "games/registry.hpp"

// games() itself is in the build folder, made from the list in CMakeLists.txt.

namespace broceliande {

const GameEntry* find_game(std::string_view name) {
  for (const GameEntry& entry : games()) {
    if (entry.manifest.name == name) return &entry;
  }
  return nullptr;
}

std::string game_names() {
  std::string names;
  for (const GameEntry& entry : games()) {
    if (!entry.manifest.is_listed) continue;
    if (!names.empty()) names += ", ";
    names += entry.manifest.name;
  }
  return names;
}

}  // namespace broceliande
