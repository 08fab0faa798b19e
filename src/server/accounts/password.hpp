#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/error.hpp"

namespace broceliande::server {

/// How much work a guess costs: passes over so many bytes (Argon2id).
struct PasswordCost {
  std::uint64_t passes = 2;
  std::size_t memory = std::size_t{64} << 20U;
};

/// 8 to 1024 bytes, of any kind.
[[nodiscard]] Result<void> check_password(std::string_view password);

/// The text to keep, which names its own salt and cost. Takes a tenth of a second and the memory of
/// its cost: not for a thread that others wait for. Checks the password first.
[[nodiscard]] Result<std::string> hash_password(std::string_view password,
                                                const PasswordCost& cost = {});

/// Whether this is the password of a kept text; takes as long as hashing did. An empty hash stands
/// for an account that does not exist: never right, after the same time as any other, so that
/// nobody learns from it which names are taken.
[[nodiscard]] bool is_password(std::string_view hash, std::string_view password,
                               const PasswordCost& cost = {});

/// Whether a kept text was made at another cost, or is none.
[[nodiscard]] bool needs_rehash(std::string_view hash, const PasswordCost& cost = {});

}  // namespace broceliande::server
