#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// How names are compared.
namespace broceliande::server {

/// A name in small letters, one for each letter (Unicode's simple case folding): the names of
/// accounts are compared so. Stored in databases, and Unicode never changes it.
[[nodiscard]] std::string folded(std::string_view name);

inline constexpr std::size_t kMostSkeletons = 4;

/// What a name looks like, as it is written and whatever the case of letters (UTS 39, skeletons):
/// one to four texts. Two names can be taken for each other where they have one of these in common.
/// Their form may change with ICU's data.
[[nodiscard]] std::vector<std::string> skeletons(std::string_view name);

/// The version of Unicode by which skeletons are made.
[[nodiscard]] std::string skeleton_edition();

[[nodiscard]] bool are_confusable(std::string_view one, std::string_view other);

}  // namespace broceliande::server
