#pragma once

#include <array>
#include <functional>
#include <string>

#include "server/mail/mail_sender.hpp"
#include "server/notices/curl_handles.hpp"

namespace broceliande::server {

/// Messages handed over by libcurl; it keeps the connection for the next one. Calls block.
class SmtpSession {
 public:
  struct SmtpAnswer {
    bool is_taken = false;
    long code = 0;
    bool is_about_mail = false;
    std::string why{};
  };

  /// What a call does ends early once `is_stopping` says so.
  SmtpSession(SmtpSettings settings, const MailSender::MailRules& rules,
              std::function<bool()> is_stopping);

  [[nodiscard]] SmtpAnswer send(const OutgoingMail& mail);

 private:
  void configure();
  static std::size_t read(char* buffer, std::size_t size, std::size_t count, void* rest);
  static std::size_t drop(char* data, std::size_t size, std::size_t count, void* nothing);
  static int go_on(void* self, curl_off_t down, curl_off_t now_down, curl_off_t up,
                   curl_off_t now_up);

  SmtpSettings settings_;
  MailSender::MailRules rules_;
  std::function<bool()> is_stopping_;
  std::array<char, CURL_ERROR_SIZE> fault_{};
  curl::Easy easy_;  ///< goes first: it refers to the others
};

}  // namespace broceliande::server
