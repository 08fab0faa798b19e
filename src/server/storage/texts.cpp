#include "server/storage/texts.hpp"

#include "core/utf8.hpp"

namespace broceliande::server::storage {

bool is_text(std::string_view text) {
  while (!text.empty()) {
    if (take_character(text).value_or(0) == 0) return false;
  }
  return true;
}

}  // namespace broceliande::server::storage
