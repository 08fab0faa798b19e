#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/registry.hpp"
#include "testing/project_path.hpp"

// What sources may be called, and what they may name.
namespace broceliande {
namespace {

namespace fs = std::filesystem;

struct Source {
  std::string path;  ///< in the house
  std::vector<std::string> lines;

  [[nodiscard]] bool is_test() const { return path.find("_test.") != std::string::npos; }
  [[nodiscard]] bool is_for_tests() const {
    return is_test() || path.find("/test_") != std::string::npos ||
           path.find("/testing") != std::string::npos;
  }
  /// The second implementations of rules and searches, with their tests: they share no code with
  /// the first, and call the same things by the same names.
  [[nodiscard]] bool is_plain() const { return path.find("/plain") != std::string::npos; }
  /// Where it stands in the folder of its game: `search/weights.hpp`; empty if it is no game's.
  [[nodiscard]] std::string place_in_game() const {
    constexpr std::string_view kGames = "src/games/";
    if (!path.starts_with(kGames)) return "";
    const std::size_t slash = path.find('/', kGames.size());
    return slash == std::string::npos ? "" : path.substr(slash + 1);
  }
};

const std::set<std::string> kCpp{".hpp", ".cpp", ".cu", ".cuh"};
const std::set<std::string> kCode{".hpp", ".cpp", ".cu", ".cuh", ".py", ".cmake"};

std::vector<Source> sources_in(std::initializer_list<const char*> folders,
                               const std::set<std::string>& kinds) {
  std::vector<Source> sources;
  for (const char* folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(project_path(folder))) {
      if (!kinds.contains(entry.path().extension())) continue;
      Source source{fs::relative(entry.path(), project_path("")), {}};
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) source.lines.push_back(line);
      sources.push_back(std::move(source));
    }
  }
  return sources;
}

/// Words of a line in lower case, also those that longer names are made of; `castles` and `Castle`
/// are both `castle`.
std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  char before = ' ';
  for (const char c : line) {
    const bool is_letter = std::isalpha(static_cast<unsigned char>(c)) != 0;
    const bool begins = std::isalpha(static_cast<unsigned char>(before)) == 0 ||
                        (std::islower(static_cast<unsigned char>(before)) != 0 &&
                         std::isupper(static_cast<unsigned char>(c)) != 0);
    if (is_letter && begins) words.emplace_back();
    if (is_letter) words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    before = c;
  }
  for (std::string& word : words) {
    if (word.size() > 1 && word.ends_with('s')) word.pop_back();
  }
  return words;
}

/// The names of the games and of their figures, as words_of gives them.
std::set<std::string> names_of_games() {
  std::set<std::string> names;
  for (const GameEntry& entry : games()) {
    names.insert(words_of(std::string(entry.manifest.name)).front());
    for (const FigureKind& figure : entry.manifest.figures) {
      names.insert(words_of(std::string(figure.kind)).front());
    }
  }
  return names;
}

/// The class or concept that a line defines, inside another class if the line is indented; empty if
/// it defines none.
std::string class_defined_by(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  for (const std::string_view keyword :
       {"class ", "struct ", "enum class ", "union ", "concept "}) {
    if (!line.starts_with(keyword)) continue;
    const std::size_t end = line.find_first_of(" ;:{<", keyword.size());
    if (end == std::string_view::npos) return std::string(line.substr(keyword.size()));
    const bool is_declared = line.ends_with(';') && line.find('{') == std::string_view::npos;
    const bool is_defined_outside = line.substr(end).starts_with("::");
    const bool is_special = line[end] == '<';
    if (is_declared || is_defined_outside || is_special) return "";
    return std::string(line.substr(keyword.size(), end - keyword.size()));
  }
  return "";
}

bool is_nested(const std::string& line) { return line.starts_with(' '); }

/// What several classes may call one of theirs: it is always read with the class around it, as in
/// `Target::Kind`.
constexpr std::array<std::string_view, 1> kSaidWithTheirClass{"Kind"};

/// What a game made for a test calls its own, because every game does.
constexpr std::array<std::string_view, 2> kOfEveryGame{"State", "Action"};

TEST(Names, AreFoundWhereverTheyStand) {
  EXPECT_EQ(words_of("kMerlinBase = #ground_castle; // Graal's Knights"),
            (std::vector<std::string>{"k", "merlin", "base", "ground", "castle", "graal", "s",
                                      "knight"}));
  EXPECT_EQ(class_defined_by("class Table final : public Seats {"), "Table");
  EXPECT_EQ(class_defined_by("enum class Kind : std::uint8_t { one };"), "Kind");
  EXPECT_EQ(class_defined_by("struct Limits {"), "Limits");
  EXPECT_EQ(class_defined_by("concept Game ="), "Game");
  EXPECT_EQ(class_defined_by("class Table;"), "");
  EXPECT_EQ(class_defined_by("class Tournament::Run {"), "");
  EXPECT_EQ(class_defined_by("struct std::hash<Cell> {"), "");
  EXPECT_EQ(class_defined_by("  class Inner {"), "Inner");
  EXPECT_EQ(class_defined_by("    class Inner;"), "");
  EXPECT_EQ(class_defined_by("  /// class Inner {"), "");
  EXPECT_EQ(class_defined_by(""), "");
}

TEST(Names, OfGamesAndTheirFiguresStandInTheirOwnFoldersAlone) {
  // Levels have the ranks of a court. The names of guests are no exception: a guest who is called
  // like a figure would be taken for it.
  const std::set<std::string> others{"src/search/strength.hpp"};
  const std::set<std::string> names = names_of_games();
  EXPECT_GT(names.size(), 10U);
  int read = 0;
  for (const Source& source :
       sources_in({"src", "bench", "fuzz", "tools", "examples", "cmake"}, kCode)) {
    const bool is_of_a_game = !source.place_in_game().empty();
    if (is_of_a_game || source.is_test() || others.contains(source.path)) continue;
    ++read;
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
      for (const std::string& word : words_of(source.lines[i])) {
        EXPECT_FALSE(names.contains(word)) << source.path << ":" << i + 1 << ": " << word;
      }
    }
  }
  EXPECT_GT(read, 300);
}

template <std::size_t kSize>
bool has(const std::array<std::string_view, kSize>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

/// In files of the same name games call the same things alike: State, Action, Evaluator …
TEST(Names, OfClassesAndConceptsAreGivenOnce) {
  std::map<std::string, const Source*> known;
  const std::vector<Source> sources = sources_in({"src", "bench", "fuzz", "tools"}, kCpp);
  int nested = 0;
  for (const Source& source : sources) {
    if (source.is_for_tests() || source.is_plain()) continue;
    for (const std::string& line : source.lines) {
      const std::string name = class_defined_by(line);
      if (name.empty() || (is_nested(line) && has(kSaidWithTheirClass, name))) continue;
      nested += is_nested(line) ? 1 : 0;
      const auto [found, is_new] = known.try_emplace(name, &source);
      const Source& first = *found->second;
      const bool is_parallel = &first != &source && !source.place_in_game().empty() &&
                               source.place_in_game() == first.place_in_game();
      EXPECT_TRUE(is_new || is_parallel)
          << name << " in " << first.path << " and in " << source.path;
    }
  }
  EXPECT_GT(known.size(), 400U);
  EXPECT_GT(nested, 50);

  int doubles = 0;
  for (const Source& source : sources) {
    if (!source.is_for_tests() || source.is_plain()) continue;
    for (const std::string& line : source.lines) {
      const std::string name = class_defined_by(line);
      if (name.empty()) continue;
      ++doubles;
      const bool is_exempt =
          is_nested(line) && (has(kSaidWithTheirClass, name) || has(kOfEveryGame, name));
      EXPECT_TRUE(is_exempt || !known.contains(name))
          << name << " in " << source.path << " is for tests, and the program has one in "
          << known.at(name)->path;
    }
  }
  EXPECT_GT(doubles, 100);
}

}  // namespace
}  // namespace broceliande
