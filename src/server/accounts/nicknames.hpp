#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace broceliande::server {

/// Characters of the legends that the games are about, none of whom is a figure on a board: there
/// one name would tell of two.
[[nodiscard]] std::span<const std::string_view> nicknames();

/// One of them for somebody who has not chosen a name.
[[nodiscard]] std::string_view default_nickname(std::uint64_t random);
/// One of them with a number, where an account has the first.
[[nodiscard]] std::string numbered_nickname(std::uint64_t random);

}  // namespace broceliande::server
