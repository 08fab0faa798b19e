#include "print/words.hpp"

#include <array>
#include <span>

#include "core/data_file.hpp"
#include "print/phrases.hpp"

namespace broceliande::print {

std::span<const DataFile> word_files();
std::span<const DataFile> rule_files();

namespace {

constexpr std::string_view kNoBreakSpace = "\u00a0";

const DataFile* find(std::span<const DataFile> files, std::string_view name) {
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

}  // namespace

std::string tidied(std::string text, std::string_view language) {
  if (language != "fr") return text;
  for (const std::string_view mark : {":", ";", "!", "?", "»", "%"}) {
    replace_all(text, " " + std::string(mark), std::string(kNoBreakSpace) + std::string(mark));
  }
  replace_all(text, "« ", "«" + std::string(kNoBreakSpace));
  return text;
}

Result<Words> Words::in(std::string_view language) {
  const DataFile* file = find(word_files(), language);
  if (file == nullptr) {
    return refuse(phrases::kLanguage, Error::kNoPlace, {std::string(language)});
  }
  Words words;
  words.language_ = file->name;
  std::string_view rest = file->content;
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::size_t equals = line.find(" = ");
    if (equals == std::string_view::npos) continue;
    words.words_[std::string(line.substr(0, equals))] =
        tidied(std::string(line.substr(equals + 3)), language);
  }
  return words;
}

std::string Words::operator()(const std::string& key,
                              const std::vector<std::string>& arguments) const {
  const auto found = words_.find(key);
  return fill(found == words_.end() ? key : found->second, arguments);
}

std::string Words::rules(std::string_view game) const {
  const DataFile* file = find(rule_files(), std::string(game) + "-" + std::string(language_));
  return file == nullptr ? "" : tidied(std::string(file->content), language_);
}

}  // namespace broceliande::print
