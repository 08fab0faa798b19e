#pragma once

#include <span>
#include <string>
#include <vector>

#include "print/flow.hpp"

namespace broceliande::print {

/// One box of a track: what stands large in it and small below, and a picture around the middle.
struct TrackBox {
  std::string large;
  std::string small{};
  std::string picture{};
  bool is_shaded = false;
};

/// Boxes in a row under a title, for markers to walk on.
[[nodiscard]] Block track(const std::string& title, std::span<const TrackBox> boxes, Extent box);

/// Boxes with the numbers from one to another.
[[nodiscard]] std::vector<TrackBox> numbers(int first, int last);

}  // namespace broceliande::print
