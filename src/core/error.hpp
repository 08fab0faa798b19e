#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

#include "core/argument.hpp"

namespace broceliande {

/// One thing that can be said to a player: a key for translators, the rule it rests on (or
/// nothing), and English with {0}, {1} … for arguments. `expected` says what would have been right.
struct Phrase {
  std::string_view key;
  std::string_view rule;
  std::string_view english;
  std::string_view expected;
};

/// A refusal as a value: what is wrong (a phrase, which lives as long as the program), its
/// arguments, and where in the text that was read.
struct Error {
  static constexpr std::size_t kNoPlace = static_cast<std::size_t>(-1);

  const Phrase* phrase = nullptr;
  Arguments arguments;
  std::size_t place = kNoPlace;  ///< offset in bytes, from 0

  [[nodiscard]] std::string_view rule() const { return phrase->rule; }
  [[nodiscard]] std::string_view key() const { return phrase->key; }
};

/// The error in English, one line: what, where, what was expected, and the rule.
[[nodiscard]] std::string english(const Error& error);

/// A phrase with its arguments filled in.
[[nodiscard]] std::string fill(std::string_view text, const Arguments& arguments);

template <class T>
using Result = tl::expected<T, Error>;

/// Refuses: `return refuse(kMirror, place, {part});`
[[nodiscard]] inline tl::unexpected<Error> refuse(const Phrase& phrase,
                                                  std::size_t place = Error::kNoPlace,
                                                  Arguments arguments = {}) {
  return tl::unexpected<Error>(Error{&phrase, std::move(arguments), place});
}

/// Passes on why something failed: `if (!game) return pass_on(game);`
[[nodiscard]] inline tl::unexpected<Error> pass_on(const Error& error) {
  return tl::unexpected<Error>(error);
}
template <class T, class E>
[[nodiscard]] tl::unexpected<E> pass_on(const tl::expected<T, E>& failed) {
  return tl::unexpected<E>(failed.error());
}

}  // namespace broceliande
