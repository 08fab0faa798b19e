#pragma once

#include "server/storage/store.hpp"

namespace broceliande::server::storage {

/// Whether a store could store it at all: consecutive events, an id of letters and digits, distinct
/// places, texts that are text. Whoever batches appends checks each one, so that one that can never
/// be stored does not take the others down with it.
[[nodiscard]] Result<void> check(const Append& append);

}  // namespace broceliande::server::storage
