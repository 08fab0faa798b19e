#include "core/preparation.hpp"

#include "core/blake2b.hpp"

namespace broceliande {

std::string commitment_to(std::string_view salt, std::string_view text) {
  // The colon keeps apart where the salt ends: no salt holds one.
  return hex(blake2b(std::string(salt) + ":" + std::string(text)));
}

}  // namespace broceliande
