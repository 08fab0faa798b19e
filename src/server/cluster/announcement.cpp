#include "server/cluster/announcement.hpp"

#include <algorithm>

#include "core/reader.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kPresence = "presence ";
constexpr std::string_view kLogin = "login ";
constexpr std::string_view kRevocation = "revoked ";
constexpr std::string_view kPeople = "people ";
constexpr std::string_view kAttentionQuestion = "looking? ";
constexpr std::string_view kAttentionAnswer = "looking ";

}  // namespace

std::string text_of(const PresenceAnnouncement& presence) {
  std::string text = std::string(kPresence) + presence.table + " ";
  for (const bool is_here : presence.is_here) text += is_here ? '1' : '0';
  return text;
}

std::string text_of(const LoginAnnouncement& login) {
  return std::string(kLogin) + login.guest + " " + login.account;
}

std::string text_of(const RevocationAnnouncement& revocation) {
  return std::string(kRevocation) + revocation.identity;
}

std::string text_of(const PeopleAnnouncement& people) {
  return std::string(kPeople) + people.identity;
}

std::string text_of(const AttentionQuestion& question) {
  return std::string(kAttentionQuestion) + question.identity;
}

std::string text_of(const AttentionAnswer& answer) {
  return std::string(kAttentionAnswer) + answer.identity;
}

Announcement read_announcement(std::string_view text) {
  Reader reader(text);
  if (reader.take(kRevocation)) return RevocationAnnouncement{std::string(reader.until(' '))};
  if (reader.take(kPeople)) return PeopleAnnouncement{std::string(reader.until(' '))};
  if (reader.take(kAttentionQuestion)) return AttentionQuestion{std::string(reader.until(' '))};
  if (reader.take(kAttentionAnswer)) return AttentionAnswer{std::string(reader.until(' '))};
  const bool is_presence = reader.take(kPresence);
  if (!is_presence && !reader.take(kLogin)) return std::monostate();
  const std::string first(reader.until(' '));
  if (!reader.take(' ')) return std::monostate();
  const std::string second(reader.until(' '));
  if (!is_presence) return LoginAnnouncement{first, second};
  PresenceAnnouncement presence{first, {}};
  const std::size_t places = std::min(second.size(), presence.is_here.size());
  for (std::size_t i = 0; i < places; ++i) presence.is_here[i] = second[i] == '1';
  return presence;
}

}  // namespace broceliande::server
