#pragma once

// Under a sanitizer the program runs five to fifteen times slower. Tests that compute for long and
// touch nothing that shorter ones do not are left to the release build and to WASM:
//   if (kInstrumented) GTEST_SKIP() << kLongComputation;

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define BROCELIANDE_INSTRUMENTED
#endif
#endif

namespace broceliande {

#ifdef BROCELIANDE_INSTRUMENTED
inline constexpr bool kInstrumented = true;
#else
inline constexpr bool kInstrumented = false;
#endif

inline constexpr const char* kLongComputation = "a long computation, for builds without sanitizers";

}  // namespace broceliande
