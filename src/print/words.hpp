#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data_file.hpp"
#include "core/error.hpp"
#include "core/options.hpp"

namespace broceliande::print {

inline constexpr const char* kNoBreakSpace = "\u00a0";
inline constexpr const char* kNarrowSpace = "\u202f";  ///< no line breaks there either

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

  /// The rules of a game under its options, as `typeset.hpp` reads them; empty where nobody has
  /// written them down. What holds for some values of an option only stands as `{name=a,b: …}`.
  [[nodiscard]] std::string rules(std::string_view game, const OptionValues& options) const;
  /// All that players need at the table, in the same manner, and the game in four sentences, a line
  /// each: both as the rule book of the web client has them.
  [[nodiscard]] std::string summary(std::string_view game, const OptionValues& options) const;
  [[nodiscard]] std::string sentences(std::string_view game) const;

 private:
  void read(std::string_view text);
  [[nodiscard]] std::string text_in(std::span<const DataFile> files, std::string_view game) const;

  std::string_view language_;
  std::map<std::string, std::string> words_;
};

/// Keeps what holds under the options of what stands in `{name=a,b: …}`, and leaves out the rest.
[[nodiscard]] std::string in_force(std::string_view text, const OptionValues& options);

/// French puts a no-break space before colons and inside its quotes, and a narrow one before ; ! ?
/// and %.
[[nodiscard]] std::string tidied(std::string text, std::string_view language);

}  // namespace broceliande::print
