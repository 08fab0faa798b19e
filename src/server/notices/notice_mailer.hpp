#pragma once

#include <string>

#include "server/accounts/secrets.hpp"
#include "server/notices/notice_bundle.hpp"

namespace broceliande::server {

/// Whom a notice is written to.
struct MailReader {
  Secret address{""};
  std::string language{};
  std::string handle{};  ///< stands for the person in the link that ends these messages
};

/// What takes notices away by e-mail.
class NoticeMailer {
 public:
  NoticeMailer() = default;
  NoticeMailer(const NoticeMailer&) = delete;
  NoticeMailer& operator=(const NoticeMailer&) = delete;
  virtual ~NoticeMailer() = default;

  virtual void mail_notice(const MailReader& reader, const NoticeMessage& message) = 0;
};

}  // namespace broceliande::server
