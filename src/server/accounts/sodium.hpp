#pragma once

namespace broceliande::server {

/// To be called before anything of libsodium; costs next to nothing after the first time. Without a
/// source of randomness the program ends.
void prepare_sodium();

}  // namespace broceliande::server
