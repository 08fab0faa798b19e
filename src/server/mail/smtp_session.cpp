#include "server/mail/smtp_session.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace broceliande::server {
namespace {

/// Why a try failed that says nothing of the message: the way there, TLS, or our own login.
bool is_about_the_way(CURLcode result) {
  return result == CURLE_LOGIN_DENIED || result == CURLE_USE_SSL_FAILED ||
         result == CURLE_PEER_FAILED_VERIFICATION || result == CURLE_SSL_CONNECT_ERROR;
}

}  // namespace

SmtpSession::SmtpSession(SmtpSettings settings, const MailSender::MailRules& rules,
                         std::function<bool()> is_stopping)
    : settings_(std::move(settings)), rules_(rules), is_stopping_(std::move(is_stopping)) {
  curl::prepare();
  easy_.reset(curl_easy_init());
}

/// Everything but the message, which curl_easy_reset() forgets with it.
void SmtpSession::configure() {
  CURL* const easy = easy_.get();
  curl_easy_reset(easy);
  curl_easy_setopt(easy, CURLOPT_URL, settings_.url.c_str());
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(easy, CURLOPT_PROXY, "");  // whatever the environment says
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(easy, CURLOPT_USE_SSL,
                   static_cast<long>(settings_.needs_tls ? CURLUSESSL_ALL : CURLUSESSL_NONE));
  curl_easy_setopt(easy, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
  if (!settings_.authorities.empty()) {
    curl_easy_setopt(easy, CURLOPT_CAINFO, settings_.authorities.c_str());
  }
  if (!settings_.user.empty()) {
    curl_easy_setopt(easy, CURLOPT_USERNAME, settings_.user.c_str());
    curl_easy_setopt(easy, CURLOPT_PASSWORD, settings_.password.reveal().c_str());
  }
  curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS,
                   static_cast<long>(rules_.connect_timeout.count()));
  curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(rules_.timeout.count()));
  curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, &SmtpSession::go_on);
  curl_easy_setopt(easy, CURLOPT_XFERINFODATA, this);
  curl_easy_setopt(easy, CURLOPT_READFUNCTION, &SmtpSession::read);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, &SmtpSession::drop);
  curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, fault_.data());
}

SmtpSession::SmtpAnswer SmtpSession::send(const OutgoingMail& mail) {
  if (!easy_) return {.why = "out of memory"};
  CURL* const easy = easy_.get();
  configure();
  fault_.front() = '\0';
  const std::string from = "<" + mail.from + ">";
  curl::List recipients;
  curl::append(recipients, ("<" + mail.to.reveal() + ">").c_str());
  std::string_view rest = mail.text.reveal();
  curl_easy_setopt(easy, CURLOPT_MAIL_FROM, from.c_str());
  curl_easy_setopt(easy, CURLOPT_MAIL_RCPT, recipients.get());
  curl_easy_setopt(easy, CURLOPT_READDATA, &rest);
  curl_easy_setopt(easy, CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(rest.size()));
  const CURLcode result = curl_easy_perform(easy);
  SmtpAnswer answer{.is_taken = result == CURLE_OK, .is_about_mail = !is_about_the_way(result)};
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &answer.code);
  if (!answer.is_taken) {
    const std::string_view said = fault_.data();
    // What a mail server says may name whom a message is for.
    const bool is_tellable = !said.empty() && said.find('@') == std::string_view::npos;
    answer.why = is_tellable ? said : curl_easy_strerror(result);
  }
  return answer;
}

std::size_t SmtpSession::read(char* buffer, std::size_t size, std::size_t count, void* rest) {
  auto& text = *static_cast<std::string_view*>(rest);
  const std::size_t taken = std::min(size * count, text.size());
  std::memcpy(buffer, text.data(), taken);
  text.remove_prefix(taken);
  return taken;
}

std::size_t SmtpSession::drop(char* /*data*/, std::size_t size, std::size_t count,
                              void* /*nothing*/) {
  return size * count;
}

int SmtpSession::go_on(void* self, curl_off_t /*down*/, curl_off_t /*now_down*/, curl_off_t /*up*/,
                       curl_off_t /*now_up*/) {
  return static_cast<SmtpSession*>(self)->is_stopping_() ? 1 : 0;
}

}  // namespace broceliande::server
