#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "core/seat.hpp"

namespace broceliande::server {

/// Which places of a table have somebody connected to the node that says so.
struct PresenceAnnouncement {
  std::string table;
  std::array<bool, kMaxSeats> is_here{};
};

/// A guest has logged in.
struct LoginAnnouncement {
  std::string guest;
  std::string account;
};

/// Some tokens of a person count no more.
struct RevocationAnnouncement {
  std::string identity;
};

/// Whom this person has blocked, who has blocked them, or whether they may chat, has changed.
struct PeopleAnnouncement {
  std::string identity;
};

/// Is this person looking at the site at any other node? Nobody answers for somebody who is not.
struct AttentionQuestion {
  std::string identity;
};

/// This person is.
struct AttentionAnswer {
  std::string identity;
};

/// What one node tells the others in addition to news of tables; nothing if a text is neither.
using Announcement =
    std::variant<std::monostate, PresenceAnnouncement, LoginAnnouncement, RevocationAnnouncement,
                 PeopleAnnouncement, AttentionQuestion, AttentionAnswer>;

[[nodiscard]] std::string text_of(const PresenceAnnouncement& presence);
[[nodiscard]] std::string text_of(const LoginAnnouncement& login);
[[nodiscard]] std::string text_of(const RevocationAnnouncement& revocation);
[[nodiscard]] std::string text_of(const PeopleAnnouncement& people);
[[nodiscard]] std::string text_of(const AttentionQuestion& question);
[[nodiscard]] std::string text_of(const AttentionAnswer& answer);
[[nodiscard]] Announcement read_announcement(std::string_view text);

}  // namespace broceliande::server
