#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/notices/base64url.hpp"
#include "server/notices/vapid.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

/// RFC 8292, section 2.4.
constexpr std::string_view kSigned =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE"
    "0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0";
constexpr std::string_view kSignature =
    "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
constexpr std::string_view kPublic =
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

const VapidClaim kClaim{.audience = "https://push.example.net",
                        .expires = Moment(std::chrono::seconds(1'453'523'768)),
                        .subject = "mailto:push@example.com"};

TEST(Vapid, KnowsTheSignatureOfTheRfc) {
  const auto key = PushKey::from_public(*read_base64url(kPublic));
  ASSERT_TRUE(key.has_value());
  EXPECT_TRUE(key->verify(kSigned, *read_base64url(kSignature)));
  EXPECT_FALSE(key->verify(std::string(kSigned) + "x", *read_base64url(kSignature)));
  EXPECT_FALSE(key->verify(kSigned, std::string(64, '\1')));
  EXPECT_FALSE(key->verify(kSigned, "short"));
}

TEST(Vapid, SaysWhatTheRfcSaysUnderItsOwnSignature) {
  const PushKey key = *PushKey::generate();
  const auto header = vapid_header(kClaim, key);
  ASSERT_TRUE(header.has_value());
  const std::string start = "vapid t=" + std::string(kSigned) + ".";
  const std::string end = ", k=" + base64url(key.public_half());
  ASSERT_TRUE(header->starts_with(start)) << *header;
  ASSERT_TRUE(header->ends_with(end)) << *header;
  const auto signature =
      read_base64url(header->substr(start.size(), header->size() - start.size() - end.size()));
  ASSERT_TRUE(signature.has_value());
  EXPECT_TRUE(key.verify(kSigned, *signature));
  EXPECT_FALSE(PushKey::generate()->verify(kSigned, *signature));
}

TEST(PushKey, IsMadeOnceForItsOwnerAlone) {
  const TemporaryFolder folder;
  const std::string file = folder.file("push.pem");
  const std::string made = value_of(PushKey::at(file)).public_half();
  struct stat about{};
  ASSERT_EQ(stat(file.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 0777U, 0600U);
  EXPECT_EQ(value_of(PushKey::at(file)).public_half(), made) << "the same at the next start";
}

TEST(PushKey, IsNotTakenFromWhereOthersReadIt) {
  const TemporaryFolder folder;
  const std::string file = folder.file("push.pem");
  value_of(PushKey::at(file));
  std::filesystem::permissions(file, std::filesystem::perms(0640));
  const auto open = PushKey::at(file);
  ASSERT_FALSE(open);
  EXPECT_EQ(open.error().key(), "notices.open-push-key");
}

TEST(PushKey, IsNotReplacedWhereTheFileHoldsSomethingElse) {
  const TemporaryFolder folder;
  const std::string file = folder.file("push.pem");
  for (const std::string content : {"", "a letter", "-----BEGIN PRIVATE KEY-----\nAAAA\n"}) {
    std::ofstream(file) << content;
    std::filesystem::permissions(file, std::filesystem::perms(0600));
    const auto none = PushKey::at(file);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().key(), "notices.no-push-key");
    std::ostringstream kept;
    kept << std::ifstream(file).rdbuf();
    EXPECT_EQ(kept.str(), content);
  }
  const auto nowhere = PushKey::at(folder.file("missing/push.pem"));
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().key(), "notices.push-key-not-written");
}

}  // namespace
}  // namespace broceliande::server
