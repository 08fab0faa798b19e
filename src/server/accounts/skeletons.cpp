#include "server/accounts/skeletons.hpp"

#include <unicode/locid.h>
#include <unicode/uchar.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

#include "server/accounts/unicode.hpp"

namespace broceliande::server {
namespace {

using icu::UnicodeString;

const USpoofChecker* lookalikes() {
  static const USpoofChecker* const checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    const USpoofChecker* opened = uspoof_open(&status);
    if (U_FAILURE(status) != 0) std::abort();  // only without memory, or without ICU's data
    return opened;
  }();
  return checker;
}

/// Without what is not seen, which ICU's data of today keeps (UTS 39 no longer does); spaces too.
UnicodeString seen(const UnicodeString& text) {
  UnicodeString kept;
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 character = text.char32At(at);
    if (!unicode::is_inkless(character)) kept.append(character);
  }
  return kept;
}

std::string skeleton(const UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  UnicodeString shape;
  uspoof_getSkeletonUnicodeString(lookalikes(), 0, text, shape, &status);
  if (U_FAILURE(status) != 0) std::abort();
  return unicode::written(unicode::composed(shape));
}

}  // namespace

std::string folded(std::string_view name) {
  const UnicodeString text = unicode::decoded(name);
  UnicodeString small;
  for (std::int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    small.append(u_foldCase(text.char32At(at), U_FOLD_CASE_DEFAULT));
  }
  return unicode::written(small);
}

/// I and l are alike, and i is the small form of I, but i and l are not alike. So a name has a
/// skeleton as it is written, in small and in large letters, and one that knows no case.
std::vector<std::string> skeletons(std::string_view name) {
  const UnicodeString plain = seen(unicode::simplified(unicode::decoded(name)));
  const std::string as_written = skeleton(plain);
  const std::set<std::string> shapes{
      as_written, folded(as_written), folded(skeleton(UnicodeString(plain).foldCase())),
      skeleton(UnicodeString(plain).toUpper(icu::Locale::getRoot()))};
  return {shapes.begin(), shapes.end()};
}

std::string skeleton_edition() {
  UVersionInfo version{};
  u_getUnicodeVersion(version);
  std::array<char, U_MAX_VERSION_STRING_LENGTH> text{};
  u_versionToString(version, text.data());
  return text.data();
}

bool are_confusable(std::string_view one, std::string_view other) {
  const std::vector<std::string> shapes = skeletons(one);
  return std::ranges::find_first_of(shapes, skeletons(other)) != shapes.end();
}

}  // namespace broceliande::server
