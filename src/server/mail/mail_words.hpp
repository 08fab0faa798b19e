#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace broceliande::server {

/// The texts of messages in one language; in braces is what they are filled with.
struct MailWords {
  std::string confirm_subject{};
  std::string confirm_text{};  ///< {0} the account, {1} the link
  std::string recover_subject{};
  std::string recover_text{};  ///< {0} the account, {1} the link
  std::string notice_end{};    ///< {0} the link that ends such messages
};

/// By the name of a language, `en` among them.
using MailLanguages = std::map<std::string, MailWords, std::less<>>;

/// The file that is built with the client.
inline constexpr std::string_view kMailFile = "mail.json";

/// Nothing where it makes no sense.
[[nodiscard]] std::optional<MailLanguages> read_mail_words(std::string_view text);

/// Those of a language, or else the English ones.
[[nodiscard]] const MailWords& words_in(const MailLanguages& languages, std::string_view language);

}  // namespace broceliande::server
