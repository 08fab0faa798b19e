#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "server/tables/offer.hpp"
#include "server/tables/setup.hpp"

namespace broceliande::server {

/// What people do at tables.
namespace ask {

struct Create {
  TableSetup setup;
  int place = 0;
};
struct Sit {
  std::optional<int> place;
};
struct Leave {};
struct Play {
  std::size_t ply = 0;
  std::string action;
};
struct Prepare {
  std::string text;
};
struct Resign {};
struct Question {
  Matter what = Matter::take_back;
  int place = -1;  ///< of a hand-over
  int level = 0;
};
struct Answer {
  Matter what = Matter::take_back;
  bool yes = false;
};
struct Hand {
  int place = 0;
  int level = 1;
};
struct Next {};
struct Chat {
  std::string text;
};
}  // namespace ask

/// What is done at a table by somebody who sits there, or wants to.
using TableAsk = std::variant<ask::Sit, ask::Leave, ask::Play, ask::Prepare, ask::Resign,
                              ask::Question, ask::Answer, ask::Hand, ask::Next, ask::Chat>;

}  // namespace broceliande::server
