#include <gtest/gtest.h>

#include "server/cluster/announcement.hpp"

namespace broceliande::server {
namespace {

TEST(Announcements, AreReadAsTheyWereWritten) {
  const PresenceAnnouncement presence{"abcdef", {true, false, true}};
  EXPECT_EQ(text_of(presence), "presence abcdef 101000");
  const auto heard = read_announcement(text_of(presence));
  ASSERT_TRUE(std::holds_alternative<PresenceAnnouncement>(heard));
  EXPECT_EQ(std::get<PresenceAnnouncement>(heard).table, "abcdef");
  EXPECT_EQ(std::get<PresenceAnnouncement>(heard).is_here, presence.is_here);

  EXPECT_EQ(text_of(LoginAnnouncement{"guest1", "account2"}), "login guest1 account2");
  const auto login = read_announcement("login guest1 account2");
  ASSERT_TRUE(std::holds_alternative<LoginAnnouncement>(login));
  EXPECT_EQ(std::get<LoginAnnouncement>(login).guest, "guest1");
  EXPECT_EQ(std::get<LoginAnnouncement>(login).account, "account2");

  EXPECT_EQ(text_of(RevocationAnnouncement{"person3"}), "revoked person3");
  const auto revocation = read_announcement("revoked person3");
  ASSERT_TRUE(std::holds_alternative<RevocationAnnouncement>(revocation));
  EXPECT_EQ(std::get<RevocationAnnouncement>(revocation).identity, "person3");

  EXPECT_EQ(text_of(PeopleAnnouncement{"person4"}), "people person4");
  const auto people = read_announcement("people person4");
  ASSERT_TRUE(std::holds_alternative<PeopleAnnouncement>(people));
  EXPECT_EQ(std::get<PeopleAnnouncement>(people).identity, "person4");

  const auto question = read_announcement(text_of(AttentionQuestion{"person4"}));
  ASSERT_TRUE(std::holds_alternative<AttentionQuestion>(question));
  EXPECT_EQ(std::get<AttentionQuestion>(question).identity, "person4");
  const auto answer = read_announcement(text_of(AttentionAnswer{"person4"}));
  ASSERT_TRUE(std::holds_alternative<AttentionAnswer>(answer));
  EXPECT_EQ(std::get<AttentionAnswer>(answer).identity, "person4");
}

TEST(Announcements, OfOtherProgramsArePassedOver) {
  for (const std::string_view text :
       {"", "presence", "presence x", "login ", "login x", "revoked", "dance y z"}) {
    EXPECT_TRUE(std::holds_alternative<std::monostate>(read_announcement(text))) << text;
  }
}

}  // namespace
}  // namespace broceliande::server
