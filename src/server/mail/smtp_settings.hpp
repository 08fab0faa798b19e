#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/error.hpp"
#include "server/accounts/secrets.hpp"

namespace broceliande::server {

/// The operator's mail server, and how it is spoken to.
struct SmtpSettings {
  std::string url{};   ///< smtp://host:port or smtps://host:port
  std::string host{};  ///< for logs
  std::string user{};  ///< empty where nobody logs in
  Secret password{""};
  std::string authorities{};  ///< a file with certificates to trust; empty for the system's
  bool needs_tls = true;      ///< nothing is sent before the connection is encrypted
};

/// How the operator wants mail to be sent, as it was typed.
struct MailOptions {
  std::string smtp{};  ///< empty: no mail is sent
  std::string from{};  ///< `Name <address>`
  std::string user{};
  std::string password_file{};  ///< empty: the password comes from the environment
  Secret password{""};          ///< that one
  std::string authorities{};
  bool may_be_plain = false;  ///< also to another machine, without TLS
};

/// On this machine nobody listens in, so there it may be plain.
[[nodiscard]] Result<SmtpSettings> smtp_settings(const MailOptions& options);

/// The first line of a file that its owner alone may read.
[[nodiscard]] Result<Secret> read_password(const std::filesystem::path& file);

}  // namespace broceliande::server
