#include "server/mail/mail_words.hpp"

#include <boost/json.hpp>

namespace broceliande::server {
namespace {

std::string text_of(const boost::json::value& words, std::string_view name) {
  return boost::json::value_to<std::string>(words.at(name));
}

MailWords mail_words_of(const boost::json::value& words) {
  return {.confirm_subject = text_of(words, "confirmSubject"),
          .confirm_text = text_of(words, "confirmText"),
          .recover_subject = text_of(words, "recoverSubject"),
          .recover_text = text_of(words, "recoverText"),
          .notice_end = text_of(words, "noticeEnd")};
}

}  // namespace

std::optional<MailLanguages> read_mail_words(std::string_view text) {
  boost::system::error_code fault;
  const boost::json::value value = boost::json::parse({text.data(), text.size()}, fault);
  if (fault || !value.is_object()) return std::nullopt;
  try {
    MailLanguages languages;
    for (const auto& [language, words] : value.get_object()) {
      languages.emplace(language, mail_words_of(words));
    }
    if (!languages.contains("en")) return std::nullopt;
    return languages;
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

const MailWords& words_in(const MailLanguages& languages, std::string_view language) {
  const auto found = languages.find(language);
  return found == languages.end() ? languages.at("en") : found->second;
}

}  // namespace broceliande::server
