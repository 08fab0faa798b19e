#include "server/notices/base64url.hpp"

#include <sodium.h>

#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr int kUrlSafe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string base64url(std::string_view bytes) {
  prepare_sodium();
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kUrlSafe), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), kUrlSafe);
  text.pop_back();  // the zero at the end
  return text;
}

std::optional<std::string> read_base64url(std::string_view text) {
  prepare_sodium();
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes(text.size(), '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  const int result = sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(),
                                       text.data(), text.size(), nullptr, &length, &end, kUrlSafe);
  if (result != 0 || end != text.data() + text.size()) return std::nullopt;
  bytes.resize(length);
  return bytes;
}

}  // namespace broceliande::server
