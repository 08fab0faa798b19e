#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "server/mail/smtp_settings.hpp"

namespace broceliande::server {
namespace {

std::string refusal(const MailOptions& options) {
  const auto settings = smtp_settings(options);
  return settings ? "" : std::string(settings.error().key());
}

TEST(SmtpSettings, AnotherMachineIsSpokenToInSecretUnlessTheOperatorSaysOtherwise) {
  const auto far = smtp_settings({.smtp = "smtp://mail.example.org:587"});
  ASSERT_TRUE(far);
  EXPECT_EQ(far->url, "smtp://mail.example.org:587");
  EXPECT_EQ(far->host, "mail.example.org");
  EXPECT_TRUE(far->needs_tls);
  EXPECT_FALSE(smtp_settings({.smtp = "smtp://mail.example.org", .may_be_plain = true})->needs_tls);
  for (const auto* near :
       {"smtp://localhost", "smtp://127.0.0.1:25", "smtp://127.1", "smtp://[::1]"}) {
    EXPECT_FALSE(smtp_settings({.smtp = near})->needs_tls) << near;
  }
  for (const auto* other : {"smtp://localhost.example.org", "smtp://0.0.0.0", "smtp://10.0.0.1",
                            "smtps://mail.example.org"}) {
    EXPECT_TRUE(smtp_settings({.smtp = other})->needs_tls) << other;
  }
}

TEST(SmtpSettings, NothingElseIsAnAddress) {
  for (const auto* bad :
       {"mail.example.org", "http://mail.example.org", "smtp://",
        "smtp://user:word@mail.example.org", "smtp://user@mail.example.org",
        "smtp://mail.example.org/path", "smtp://mail.example.org?x",
        "smtp://mail.example.org:99999", "smtp://mail example.org", "smtp://a\r\nb"}) {
    EXPECT_EQ(refusal({.smtp = bad}), "mail.no-smtp-address") << bad;
  }
}

class SmtpPasswords : public testing::Test {
 protected:
  SmtpPasswords() : file_(testing::TempDir() + "smtp-password") {}
  ~SmtpPasswords() override { std::filesystem::remove(file_); }
  void write(const std::string& text, mode_t mode) {
    std::ofstream(file_) << text;
    chmod(file_.c_str(), mode);
  }
  [[nodiscard]] MailOptions options() const {
    return {.smtp = "smtp://mail.example.org", .user = "games", .password_file = file_};
  }

  std::string file_;
};

TEST_F(SmtpPasswords, ComeFromAFileOfTheOwnerOrFromTheEnvironment) {
  EXPECT_EQ(refusal(options()), "mail.password-file") << "there is none";
  write("pass word\nanother line\n", 0600);
  EXPECT_EQ(smtp_settings(options())->password.reveal(), "pass word");
  write("pass word\n", 0640);
  EXPECT_EQ(refusal(options()), "mail.password-file") << "others may read it";
  write("", 0600);
  EXPECT_EQ(refusal(options()), "mail.password-file");
  const Secret password("from the environment");
  EXPECT_EQ(smtp_settings({.smtp = "smtp://a.org", .user = "games", .password = password})
                ->password.reveal(),
            password.reveal());
}

TEST_F(SmtpPasswords, BelongToAUser) {
  EXPECT_EQ(refusal({.smtp = "smtp://a.org", .user = "games"}), "mail.no-password");
  EXPECT_EQ(refusal({.smtp = "smtp://a.org", .password = Secret("x")}), "mail.no-password");
}

}  // namespace
}  // namespace broceliande::server
