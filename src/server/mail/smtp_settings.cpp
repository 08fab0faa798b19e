#include "server/mail/smtp_settings.hpp"

#include <curl/curl.h>

#include <fstream>
#include <memory>
#include <optional>

#include "server/mail/phrases.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestPasswordLine = 1'024;

/// libcurl's own reader of addresses, so that both understand the same.
class SmtpAddress {
 public:
  explicit SmtpAddress(const std::string& text) : url_(curl_url()) {
    is_sound_ = url_ && curl_url_set(url_.get(), CURLUPART_URL, text.c_str(), 0) == CURLUE_OK;
  }

  [[nodiscard]] std::optional<std::string> part(CURLUPart wanted) const {
    char* found = nullptr;
    if (!is_sound_ || curl_url_get(url_.get(), wanted, &found, 0) != CURLUE_OK) return std::nullopt;
    std::string text(found);
    curl_free(found);
    return text;
  }

 private:
  struct Closer {
    void operator()(CURLU* url) const { curl_url_cleanup(url); }
  };
  std::unique_ptr<CURLU, Closer> url_;
  bool is_sound_ = false;
};

bool is_loopback(std::string_view host) {
  return host == "localhost" || host.starts_with("127.") || host == "[::1]";
}

Result<Secret> chosen_password(const MailOptions& options) {
  if (options.password_file.empty()) return options.password;
  return read_password(options.password_file);
}

}  // namespace

Result<Secret> read_password(const std::filesystem::path& file) {
  std::error_code fault;
  const auto mode = std::filesystem::status(file, fault).permissions();
  using std::filesystem::perms;
  const bool is_open = (mode & (perms::group_all | perms::others_all)) != perms::none;
  std::ifstream stream(file);
  std::string line;
  if (fault || is_open || !std::getline(stream, line) || line.empty() ||
      line.size() > kLongestPasswordLine) {
    return refuse(phrases::kBadPasswordFile, Error::kNoPlace, {file.string()});
  }
  return Secret(line);
}

Result<SmtpSettings> smtp_settings(const MailOptions& options) {
  const SmtpAddress address(options.smtp);
  const auto scheme = address.part(CURLUPART_SCHEME);
  const auto host = address.part(CURLUPART_HOST);
  const bool is_smtp = scheme == "smtp" || scheme == "smtps";
  const bool has_more = address.part(CURLUPART_USER) || address.part(CURLUPART_PASSWORD) ||
                        address.part(CURLUPART_QUERY) || address.part(CURLUPART_FRAGMENT) ||
                        address.part(CURLUPART_PATH).value_or("/") != "/";
  // An address without a scheme is a file to libcurl, or a guess.
  const bool has_scheme = options.smtp.find("://") != std::string::npos;
  if (!is_smtp || !has_scheme || !host || host->empty() || has_more) {
    return refuse(phrases::kNoSmtpAddress, Error::kNoPlace, {options.smtp});
  }
  auto password = chosen_password(options);
  if (!password) return pass_on(password);
  if (options.user.empty() != password->reveal().empty()) return refuse(phrases::kNoSmtpPassword);
  const auto port = address.part(CURLUPART_PORT);
  return SmtpSettings{.url = *scheme + "://" + *host + (port ? ":" + *port : ""),
                      .host = *host,
                      .user = options.user,
                      .password = *std::move(password),
                      .authorities = options.authorities,
                      .needs_tls = !options.may_be_plain && !is_loopback(*host)};
}

}  // namespace broceliande::server
