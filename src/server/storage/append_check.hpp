#pragma once

#include "server/storage/store.hpp"

namespace broceliande::server::storage {

/// Whether a store could keep it at all: events that follow each other, an id of letters and
/// digits, places of different numbers, texts that are text. Who collects appends asks this of
/// each, so that one that can never be kept does not take the others with it.
[[nodiscard]] Result<void> check(const Append& append);

}  // namespace broceliande::server::storage
