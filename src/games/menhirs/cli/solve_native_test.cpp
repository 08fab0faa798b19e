#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "testing/project_path.hpp"

// The run that solves all layouts takes minutes; here it only finishes one that was cut off.
namespace broceliande {
namespace {

namespace fs = std::filesystem;

std::string content(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class SolveAll : public testing::Test {
 protected:
  void SetUp() override { fs::create_directories(folder_); }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path file() const { return folder_ / "rows.csv"; }
  [[nodiscard]] int run() const {
    const std::string command = "'" BROCELIANDE_PROGRAM
                                "' solve menhirs --all --side 3 --threads 2"
                                " --output '" +
                                file().string() + "' >/dev/null 2>&1";
    return std::system(command.c_str());
  }
  void write(const std::string& text) const { std::ofstream(file(), std::ios::binary) << text; }

 private:
  fs::path folder_ = fs::temp_directory_path() / "broceliande-solve-all";
};

TEST_F(SolveAll, GoesOnWhereItWasCutOff) {
  const std::string whole = content(project_path("data/menhirs/side3.csv"));
  ASSERT_GT(whole.size(), 1000U);
  // Without its last rows, the last of what is left torn, and one missing in the middle.
  std::string torn = whole.substr(0, whole.size() - 70);
  const std::size_t middle = torn.find('\n', torn.size() / 2) + 1;
  torn.erase(middle, torn.find('\n', middle) + 1 - middle);
  write(torn);
  EXPECT_EQ(run(), 0);
  EXPECT_EQ(content(file()), whole);
}

TEST_F(SolveAll, LeavesOtherFilesAlone) {
  write("some other file\n");
  EXPECT_NE(run(), 0);
  EXPECT_EQ(content(file()), "some other file\n");
}

}  // namespace
}  // namespace broceliande
