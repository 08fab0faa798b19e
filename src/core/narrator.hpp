#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/event.hpp"
#include "core/seat.hpp"

namespace broceliande {

/// Tells an action of one seat in plain English, for terminals. It knows what all games say alike;
/// each game says the rest in its `telling`.
class Narrator {
 public:
  /// `seats` are the names of all seats, in their order.
  Narrator(Seat actor, std::vector<std::string> seats) : actor_(actor), seats_(std::move(seats)) {}

  [[nodiscard]] std::string seat(int index) const {
    return seats_[static_cast<std::size_t>(index)];
  }
  /// A figure by its kind, with a capital; if it is not the actor's own, also by whose it is.
  [[nodiscard]] std::string figure(const FigureName& figure) const;
  /// An event that all games tell alike, without a full stop; empty for any other.
  [[nodiscard]] std::string shared(const Event& event) const;

 private:
  Seat actor_;
  std::vector<std::string> seats_;
};

/// `1 step`, `2 steps`
[[nodiscard]] std::string counted(int count, std::string_view one, std::string_view many);

/// The nearest of eight directions; angles count with the clock from north.
[[nodiscard]] std::string compass_text(int angle);

}  // namespace broceliande
