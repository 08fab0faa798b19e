#pragma once

#include "server/storage/database/phrases.hpp"

namespace broceliande::server::storage {

/// Repeats a whole transaction that the engine aborted because another one was in its way.
template <class Work>
[[nodiscard]] auto again_if_contended(Work work) {
  constexpr int kMostTries = 10;
  auto result = work();
  for (int tries = 1; tries < kMostTries; ++tries) {
    if (result || result.error().phrase != &phrases::kContention) break;
    result = work();
  }
  return result;
}

}  // namespace broceliande::server::storage
