#pragma once

namespace broceliande::server {

/// Call this before any function of libsodium; it costs next to nothing after the first time.
/// Without a source of randomness the program ends.
void prepare_sodium();

}  // namespace broceliande::server
