#pragma once

#include <string>
#include <string_view>

#include "cli/computers.hpp"
#include "core/any_game.hpp"

namespace broceliande::cli {

/// Drawing up at one terminal, one camp after the other while the others look away; the screen is
/// wiped in between.
class Screens {
 public:
  Screens(const AnyGame& game, AnyMatch& match, Computers& computers)
      : game_(game), match_(match), computers_(computers) {}

  /// False when somebody gave up or the input ended before all were ready.
  [[nodiscard]] bool run();

 private:
  [[nodiscard]] bool draw_up(int party, const std::string& name);
  /// Carries out one line; true when the party is ready.
  [[nodiscard]] bool obey(int party, const std::string& line);
  [[nodiscard]] bool hand_in(int party);
  void take(int party, const std::string& typed);
  void place_rest(int party);
  void show(int party) const;
  void show_help(int party) const;

  const AnyGame& game_;
  AnyMatch& match_;
  Computers& computers_;
  std::string draft_;
};

}  // namespace broceliande::cli
