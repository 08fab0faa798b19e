#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "testing/playthrough.hpp"
#include "testing/project_path.hpp"

// What the program prints, kept as files that read like a terminal: lines that begin with "$ " are
// run by the shell, and what follows is what they printed, errors too, and the exit status if it is
// not 0. With BROCELIANDE_GOLDEN=write the answers are written anew.
namespace broceliande {
namespace {

enum class StatusLine { shown, left_out };

std::string printed_by(const std::string& command, const std::string& folder, StatusLine shows) {
  const std::string line = "cd '" + folder +
                           "' && PATH=\"$(dirname '" BROCELIANDE_PROGRAM "'):$PATH\" && { " +
                           command + "\n} 2>&1 </dev/null";
  std::FILE* pipe = popen(line.c_str(), "r");
  std::string text;
  std::array<char, 4096> buffer{};
  for (std::size_t got = 1; got > 0;) {
    got = std::fread(buffer.data(), 1, buffer.size(), pipe);
    text.append(buffer.data(), got);
  }
  const int status = pclose(pipe);
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  if (status != 0 && shows == StatusLine::shown)
    text += "exit status " + std::to_string(status / 256) + "\n";
  return text;
}

/// The snapshot again, with the answers of today.
std::string run_again(const std::string& snapshot, const std::string& folder, StatusLine shows) {
  std::string again;
  std::size_t at = 0;
  while (at < snapshot.size()) {
    const std::size_t end = std::min(snapshot.find('\n', at), snapshot.size());
    const std::string line = snapshot.substr(at, end - at);
    at = end + 1;
    if (line.starts_with("# ")) again += line + "\n";
    if (line.starts_with("$ ")) again += line + "\n" + printed_by(line.substr(2), folder, shows);
  }
  return again;
}

TEST(Cli, Snapshots) {
  namespace fs = std::filesystem;
  // Its own, since other clones may run the same test meanwhile.
  const fs::path folder =
      fs::temp_directory_path() / ("broceliande-snapshots-" + std::to_string(getpid()));
  int compared = 0;
  for (const auto& entry : fs::directory_iterator(project_path("src/cli/snapshots"))) {
    fs::remove_all(folder);
    fs::create_directories(folder);
    std::ifstream file(entry.path());
    const std::string snapshot{std::istreambuf_iterator<char>(file), {}};
    expect_golden(entry.path(), run_again(snapshot, folder, StatusLine::shown));
    ++compared;
  }
  fs::remove_all(folder);
  EXPECT_GT(compared, 0);
}

/// The fenced blocks of a document that show commands and what they print.
std::vector<std::string> shown_commands(const std::string& document) {
  std::vector<std::string> blocks;
  std::size_t begin = 0;
  while ((begin = document.find("\n```\n", begin)) != std::string::npos) {
    begin += 5;
    const std::size_t end = document.find("\n```", begin);
    if (end == std::string::npos) break;
    const std::string block = document.substr(begin, end + 1 - begin);
    if (block.starts_with("$ ")) blocks.push_back(block);
    begin = end + 4;
  }
  return blocks;
}

TEST(Cli, DocumentsShowWhatTheProgramPrints) {
  namespace fs = std::filesystem;
  std::vector<fs::path> documents{project_path("README.md")};
  for (const auto& entry : fs::directory_iterator(project_path("docs/rules"))) {
    documents.push_back(entry.path());
  }
  int compared = 0;
  for (const fs::path& path : documents) {
    std::ifstream file(path);
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    for (const std::string& block : shown_commands(document)) {
      EXPECT_EQ(run_again(block, fs::temp_directory_path(), StatusLine::left_out), block) << path;
      ++compared;
    }
  }
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace broceliande
