#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data_file.hpp"
#include "core/error.hpp"

namespace broceliande::print {

inline constexpr const char* kNoBreakSpace = "\u00a0";

/// What stands on the pages beside the rules, in one language.
class Words {
 public:
  /// The press's own words, and a game's, which are files named for their language.
  [[nodiscard]] static Result<Words> in(std::string_view language,
                                        std::span<const DataFile> of_game = {});

  [[nodiscard]] std::string_view language() const { return language_; }
  /// The words for a key, with {0}, {1} … filled in; the key itself where there are none.
  [[nodiscard]] std::string operator()(const std::string& key,
                                       const std::vector<std::string>& arguments = {}) const;
  /// The same without arguments; nothing where there are no words for the key.
  [[nodiscard]] std::optional<std::string> find(const std::string& key) const;
  [[nodiscard]] const std::map<std::string, std::string>& all() const { return words_; }

  /// The rules of a game, as `typeset.hpp` reads them; empty where nobody has written them down.
  [[nodiscard]] std::string rules(std::string_view game) const;

 private:
  void read(std::string_view text);

  std::string_view language_;
  std::map<std::string, std::string> words_;
};

/// French puts a no-break space before high punctuation and inside its quotes.
[[nodiscard]] std::string tidied(std::string text, std::string_view language);

}  // namespace broceliande::print
