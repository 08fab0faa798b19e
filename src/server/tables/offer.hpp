#pragma once

#include <cstdint>
#include <vector>

namespace broceliande::server {

/// Questions put to the others at a table.
enum class OfferKind : std::uint8_t { take_back, hand_over, rematch, end_game };

struct Offer {
  OfferKind kind = OfferKind::take_back;
  int by = 0;
  int place = -1;
  int level = 0;
  std::vector<int> awaited;
  bool is_of_absent =
      false;  ///< of the person at `place`, who is not asked; lapses when they are back

  friend bool operator==(const Offer&, const Offer&) = default;
};

}  // namespace broceliande::server
