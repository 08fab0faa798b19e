#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace broceliande::print {

/// What stands on the pages beside the rules, in one language.
class Words {
 public:
  [[nodiscard]] static Result<Words> in(std::string_view language);

  [[nodiscard]] std::string_view language() const { return language_; }
  /// The words for a key, with {0}, {1} … filled in; the key itself where there are none.
  [[nodiscard]] std::string operator()(const std::string& key,
                                       const std::vector<std::string>& arguments = {}) const;
  [[nodiscard]] const std::map<std::string, std::string>& all() const { return words_; }

  /// The rules of a game, as `typeset.hpp` reads them.
  [[nodiscard]] std::string rules(std::string_view game) const;

 private:
  std::string_view language_;
  std::map<std::string, std::string> words_;
};

/// French puts a no-break space before high punctuation and inside its quotes.
[[nodiscard]] std::string tidied(std::string text, std::string_view language);

}  // namespace broceliande::print
