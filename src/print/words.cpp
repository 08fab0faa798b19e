#include "print/words.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "print/order/phrases.hpp"

namespace broceliande::print {

std::span<const DataFile> word_files();
std::span<const DataFile> rule_files();
std::span<const DataFile> summary_files();
std::span<const DataFile> sentence_files();

namespace {

const DataFile* file_named(std::span<const DataFile> files, std::string_view name) {
  for (const DataFile& file : files) {
    if (file.name == name) return &file;
  }
  return nullptr;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

/// Whether a condition such as `edition=fr1.0,nl2004` holds.
bool holds(std::string_view condition, const OptionValues& options) {
  const std::size_t equals = condition.find('=');
  const std::string_view value = value_of(options, condition.substr(0, equals));
  std::string_view wanted = condition.substr(equals + 1);
  while (!wanted.empty()) {
    const std::string_view each = wanted.substr(0, wanted.find(','));
    if (each == value) return true;
    wanted.remove_prefix(std::min(each.size() + 1, wanted.size()));
  }
  return false;
}

}  // namespace

std::string in_force(std::string_view text, const OptionValues& options) {
  std::string result;
  while (!text.empty()) {
    const std::size_t begin = text.find('{');
    result += text.substr(0, begin);
    if (begin == std::string_view::npos) break;
    text.remove_prefix(begin + 1);
    const std::string_view inside = text.substr(0, text.find('}'));
    text.remove_prefix(std::min(inside.size() + 1, text.size()));
    const std::size_t colon = inside.find(": ");
    if (holds(inside.substr(0, colon), options)) result += inside.substr(colon + 2);
  }
  return result;
}

std::string tidied(std::string text, std::string_view language) {
  if (language != "fr") return text;
  for (const std::string_view mark : {":", "»"}) {
    replace_all(text, " " + std::string(mark), std::string(kNoBreakSpace) + std::string(mark));
  }
  for (const std::string_view mark : {";", "!", "?", "%"}) {
    replace_all(text, " " + std::string(mark), std::string(kNarrowSpace) + std::string(mark));
  }
  replace_all(text, "« ", "«" + std::string(kNoBreakSpace));
  return text;
}

Result<Words> Words::in(std::string_view language, std::span<const DataFile> of_game) {
  const DataFile* file = file_named(word_files(), language);
  if (file == nullptr) {
    return refuse(phrases::kLanguage, Error::kNoPlace, {std::string(language)});
  }
  Words words;
  words.language_ = file->name;
  words.read(file->content);
  const DataFile* more = file_named(of_game, language);
  if (more != nullptr) words.read(more->content);
  return words;
}

void Words::read(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t equals = line.find(" = ");
    if (equals == std::string_view::npos) continue;
    words_[std::string(line.substr(0, equals))] =
        tidied(std::string(line.substr(equals + 3)), language_);
  }
}

std::string Words::operator()(const std::string& key,
                              const std::vector<std::string>& arguments) const {
  return fill(find(key).value_or(key), Arguments(arguments.begin(), arguments.end()));
}

std::optional<std::string> Words::find(const std::string& key) const {
  const auto found = words_.find(key);
  if (found == words_.end()) return std::nullopt;
  return found->second;
}

std::string Words::text_in(std::span<const DataFile> files, std::string_view game) const {
  const DataFile* file = file_named(files, std::string(game) + "-" + std::string(language_));
  return file == nullptr ? "" : tidied(std::string(file->content), language_);
}

std::string Words::rules(std::string_view game, const OptionValues& options) const {
  return in_force(text_in(rule_files(), game), options);
}

std::string Words::summary(std::string_view game, const OptionValues& options) const {
  return in_force(text_in(summary_files(), game), options);
}

std::string Words::sentences(std::string_view game) const {
  return text_in(sentence_files(), game);
}

}  // namespace broceliande::print
