#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>

#include "server/tables/offer.hpp"
#include "server/tables/setup.hpp"

namespace broceliande::server {

/// What people do at tables.
namespace command {

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
struct MakeOffer {
  OfferKind kind = OfferKind::take_back;
  int place = -1;  ///< of a hand-over
  int level = 0;
};
struct AnswerOffer {
  OfferKind kind = OfferKind::take_back;
  bool yes = false;
};
struct HandOver {
  int place = 0;
  int level = 1;
};
/// Of who is there, against the only opponent, who is gone.
struct Claim {
  bool is_draw = false;
};
struct Next {};
struct Chat {
  std::string text;
};
}  // namespace command

/// What is done at a table by somebody who sits there, or wants to.
using TableCommand = std::variant<command::Sit, command::Leave, command::Play, command::Prepare,
                                  command::Resign, command::MakeOffer, command::AnswerOffer,
                                  command::HandOver, command::Claim, command::Next, command::Chat>;

}  // namespace broceliande::server
