#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::server {

/// A key of the curve P-256, as Web Push uses it: the server's own, by which push services know it;
/// one that is used for a single message; or a browser's, of which only the public half is known.
class PushKey {
 public:
  /// A new one; nothing where the system has no randomness or memory.
  [[nodiscard]] static std::optional<PushKey> generate();
  /// From its halves: 32 and 65 bytes.
  [[nodiscard]] static std::optional<PushKey> from(std::string_view secret_half,
                                                   std::string_view public_half);
  /// The public half alone, a point of the curve in 65 bytes; nothing where it is none.
  [[nodiscard]] static std::optional<PushKey> from_public(std::string_view public_half);
  /// The one in a file (PKCS #8, PEM); where there is no such file it is made, for its owner alone.
  [[nodiscard]] static Result<PushKey> at(const std::filesystem::path& file);

  PushKey(PushKey&&) noexcept;
  PushKey& operator=(PushKey&&) noexcept;
  ~PushKey();

  /// 65 bytes: 4, then both coordinates.
  [[nodiscard]] const std::string& public_half() const { return public_half_; }
  /// What this key and the other's public half have in common (ECDH): 32 bytes.
  [[nodiscard]] std::optional<std::string> shared_secret(const PushKey& other) const;
  /// ES256 of RFC 7518: both numbers of the signature, 64 bytes.
  [[nodiscard]] std::optional<std::string> sign(std::string_view text) const;
  [[nodiscard]] bool verify(std::string_view text, std::string_view signature) const;

 private:
  struct Handle;
  PushKey(std::unique_ptr<Handle> handle, std::string public_half);
  [[nodiscard]] static std::optional<PushKey> with(std::unique_ptr<Handle> handle);
  [[nodiscard]] static Result<PushKey> read(const std::filesystem::path& file);
  [[nodiscard]] Result<void> write(const std::filesystem::path& file) const;

  std::unique_ptr<Handle> handle_;
  std::string public_half_;
};

}  // namespace broceliande::server
