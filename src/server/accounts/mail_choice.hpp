#pragma once

#include <cstdint>
#include <string>

#include "server/accounts/notice_choice.hpp"
#include "server/accounts/secrets.hpp"
#include "server/time/moment.hpp"

namespace broceliande::server {

/// Where somebody with an account reads mail, and what is written there.
struct AccountMail {
  Secret address{""};       ///< confirmed; empty for none
  Secret pending{""};       ///< waits to be confirmed; empty for none
  std::string language{};   ///< that is written in
  std::uint32_t kinds = 0;  ///< of notices that come by mail, bit n for kind n
  std::string handle{};     ///< stands for the person in links that end these notices

  [[nodiscard]] bool is_told_by_mail() const { return !address.reveal().empty() && kinds != 0; }
};

/// An address that somebody says is theirs, until they follow the link that was sent there.
struct PendingAddress {
  Secret address{""};
  std::string language{};
  std::string handle{};     ///< if the person has none yet
  std::string link_hash{};  ///< of the link's secret
  Moment expires{};
};

/// Whom a link for a new password may be sent to.
struct RecoverableAccount {
  std::string identity{};
  std::string name{};
  Secret address{""};
};

}  // namespace broceliande::server
