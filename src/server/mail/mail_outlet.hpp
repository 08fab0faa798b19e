#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

#include "server/accounts/secrets.hpp"

namespace broceliande::server {

/// A message on its way.
struct OutgoingMail {
  std::string from{};  ///< the address alone
  Secret to{""};
  Secret text{""};        ///< as mime_text() makes it; there may be secret links in it
  bool is_notice = true;  ///< otherwise somebody waits for it
};

enum class MailOutcome : std::uint8_t {
  sent,     ///< a mail server has taken it
  refused,  ///< it would be refused again
  failed,   ///< given up after several tries
};

/// What became of it.
struct MailDelivery {
  MailOutcome outcome = MailOutcome::failed;
  long code = 0;      ///< what the mail server answered last; 0 for nothing
  std::string why{};  ///< in words, without addresses of people; empty where it was sent
};

/// What takes mail away from here. One thread calls it, and is called back on that thread.
class MailOutlet {
 public:
  using Answer = std::function<void(MailDelivery)>;

  MailOutlet() = default;
  MailOutlet(const MailOutlet&) = delete;
  MailOutlet& operator=(const MailOutlet&) = delete;
  virtual ~MailOutlet() = default;

  /// False, and no answer comes, where too many wait already.
  [[nodiscard]] virtual bool send(OutgoingMail mail, Answer answer) = 0;
  /// What waits or is under way.
  [[nodiscard]] virtual std::size_t waiting() const = 0;
};

}  // namespace broceliande::server
