#pragma once

#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "server/mail/mailer.hpp"

namespace broceliande::server {

/// The file that the client is built with, in two languages.
inline const MailLanguages& sample_mail_words() {
  static const MailLanguages kWords = *read_mail_words(R"({
    "en": {"confirmSubject": "Confirm", "confirmText": "For {0}: {1}\n",
           "recoverSubject": "Recover", "recoverText": "New password for {0}: {1}\n",
           "noticeEnd": "No more: {0}"},
    "fr": {"confirmSubject": "Confirmez", "confirmText": "Pour {0} : {1}\n",
           "recoverSubject": "Récupérez", "recoverText": "Mot de passe de {0} : {1}\n",
           "noticeEnd": "Plus rien : {0}"}
  })");
  return kWords;
}

/// Keeps mail instead of sending it, and answers when the test says so.
class TestMailOutlet final : public MailOutlet {
 public:
  struct Posted {
    OutgoingMail mail;
    Answer answer;
  };

  [[nodiscard]] bool send(OutgoingMail mail, Answer answer) override {
    if (is_full) return false;
    posted.push_back({std::move(mail), std::move(answer)});
    return true;
  }
  [[nodiscard]] std::size_t waiting() const override { return posted.size(); }

  /// The text, without the soft ends of lines.
  [[nodiscard]] std::string text(std::size_t index) const {
    std::string text = posted.at(index).mail.text.reveal();
    for (std::size_t at = 0; (at = text.find("=\r\n", at)) != std::string::npos;) text.erase(at, 3);
    return text;
  }
  /// What stands in the last message behind such a beginning, until a space or the end of a line.
  [[nodiscard]] std::string after(const std::string& beginning) const {
    const std::string all = posted.empty() ? "" : text(posted.size() - 1);
    const std::size_t start = all.find(beginning);
    if (start == std::string::npos) return "";
    const std::size_t from = start + beginning.size();
    return all.substr(from, all.find_first_of(" >\r\n", from) - from);
  }
  [[nodiscard]] std::string recipient() const {
    return posted.empty() ? "" : posted.back().mail.to.reveal();
  }

  bool is_full = false;
  std::vector<Posted> posted;
};

/// A mailer with all that it needs.
struct TestMailer {
  explicit TestMailer(std::function<Moment()> now = [] { return Moment{}; })
      : mailer({.from = {.name = "Games", .address = "games@example.org"},
                .origin = "https://games.test",
                .signing_key = Secret("a key"),
                .words = sample_mail_words()},
               outlet, std::move(now), *log, metrics) {}

  /// Nothing can be logged any more.
  [[nodiscard]] std::string last_words() {
    log.reset();
    return log_text.str();
  }

  TestMailOutlet outlet;
  ServerMetrics metrics{Moment{}};
  std::ostringstream log_text;
  std::unique_ptr<Log> log = std::make_unique<Log>(LogLevel::debug, log_text);
  Mailer mailer;
};

}  // namespace broceliande::server
