#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>

// What the compiler and the linker were asked to do for the programs, as readelf and ldd see it.
namespace broceliande {
namespace {

#if defined(__clang__) || !defined(NDEBUG)
constexpr bool kIsHardened = false;  // only g++ is asked to, and only for Release
#else
constexpr bool kIsHardened = true;
#endif

std::string printed(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
  std::string text;
  std::array<char, 4096> some{};
  while (const std::size_t got = fread(some.data(), 1, some.size(), pipe.get())) {
    text.append(some.data(), got);
  }
  return text;
}

class Hardening : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (!kIsHardened) GTEST_SKIP();
  }

  static std::string readelf(const std::string& what) {
    return printed("readelf --wide " + what + " '" + GetParam() + "'");
  }
};

/// What the loader brings into a program, directly or not.
std::string libraries_of(const char* program) {
  return printed("ldd '" + std::string(program) + "'");
}

TEST_P(Hardening, MakesWhatTheLoaderResolvedReadOnly) {
  EXPECT_NE(readelf("--segments").find("GNU_RELRO"), std::string::npos);
  EXPECT_NE(readelf("--dynamic").find("BIND_NOW"), std::string::npos);
}

TEST_P(Hardening, LoadsTheProgramAnywhereAndExecutesNoStack) {
  EXPECT_NE(readelf("--file-header").find("DYN (Position-Independent Executable"),
            std::string::npos);
  const std::string segments = readelf("--segments");
  const std::size_t stack = segments.find("GNU_STACK");
  ASSERT_NE(stack, std::string::npos);
  const std::string line = segments.substr(stack, segments.find('\n', stack) - stack);
  EXPECT_EQ(line.find("RWE"), std::string::npos) << line;
}

TEST_P(Hardening, ChecksStacksAndLengthsOfCopies) {
  const std::string imports = readelf("--dyn-syms");
  EXPECT_NE(imports.find("__stack_chk_fail@"), std::string::npos);
  EXPECT_NE(imports.find("_chk@"), std::string::npos) << "such as __memcpy_chk";
}

INSTANTIATE_TEST_SUITE_P(Programs, Hardening,
                         ::testing::Values(BROCELIANDE_PROGRAM, BROCELIANDE_SERVER));

TEST(Libraries, OfTheServerDrawNothing) {
  const std::string of_server = libraries_of(BROCELIANDE_SERVER);
  EXPECT_NE(of_server.find("libpq"), std::string::npos) << of_server;
  for (const char* drawing : {"cairo", "rsvg", "pango", "gdk_pixbuf"}) {
    EXPECT_EQ(of_server.find(drawing), std::string::npos) << drawing;
    EXPECT_NE(libraries_of(BROCELIANDE_PROGRAM).find(drawing), std::string::npos) << drawing;
  }
}

TEST(Libraries, OfTheProgramServeNothing) {
  const std::string of_program = libraries_of(BROCELIANDE_PROGRAM);
  for (const char* serving : {"libpq", "libsqlite3", "libcurl", "libsodium"}) {
    EXPECT_EQ(of_program.find(serving), std::string::npos) << serving;
  }
}

}  // namespace
}  // namespace broceliande
