#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

// What the compiler and the linker were asked to do for the program, as readelf sees it.
namespace broceliande {
namespace {

#if defined(__clang__) || !defined(NDEBUG)
constexpr bool kIsHardened = false;  // only g++ is asked to, and only for Release
#else
constexpr bool kIsHardened = true;
#endif

class Hardening : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!kIsHardened) GTEST_SKIP();
  }

  static std::string readelf(const std::string& what) {
    const std::string command = "readelf --wide " + what + " '" BROCELIANDE_PROGRAM "'";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::string text;
    std::array<char, 4096> some{};
    while (const std::size_t got = fread(some.data(), 1, some.size(), pipe.get())) {
      text.append(some.data(), got);
    }
    return text;
  }
};

TEST_F(Hardening, MakesWhatTheLoaderResolvedReadOnly) {
  EXPECT_NE(readelf("--segments").find("GNU_RELRO"), std::string::npos);
  EXPECT_NE(readelf("--dynamic").find("BIND_NOW"), std::string::npos);
}

TEST_F(Hardening, LoadsTheProgramAnywhereAndExecutesNoStack) {
  EXPECT_NE(readelf("--file-header").find("DYN (Position-Independent Executable"),
            std::string::npos);
  const std::string segments = readelf("--segments");
  const std::size_t stack = segments.find("GNU_STACK");
  ASSERT_NE(stack, std::string::npos);
  const std::string line = segments.substr(stack, segments.find('\n', stack) - stack);
  EXPECT_EQ(line.find("RWE"), std::string::npos) << line;
}

TEST_F(Hardening, ChecksStacksAndLengthsOfCopies) {
  const std::string imports = readelf("--dyn-syms");
  EXPECT_NE(imports.find("__stack_chk_fail@"), std::string::npos);
  EXPECT_NE(imports.find("_chk@"), std::string::npos) << "such as __memcpy_chk";
}

}  // namespace
}  // namespace broceliande
