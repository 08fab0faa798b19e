#pragma once

#include "server/protocol/phrases.hpp"
#include "server/storage/storage_thread.hpp"

namespace broceliande::server {

/// What people hear whose request storage did not answer: it never came there, or it failed.
[[nodiscard]] inline Error storage_refusal(const Error& error) {
  return Error{was_shed(error) ? &phrases::kOverloaded : &phrases::kNotKept, {}, Error::kNoPlace};
}

}  // namespace broceliande::server
