#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "server/mail/mail_message.hpp"

// The bytes of messages: correct for every reader, and nothing in them can become a header.
namespace broceliande::server {
namespace {

constexpr Moment kSent{Milliseconds{1'763'585'624'000}};  // Wed, 19 Nov 2025 20:53:44 UTC
const NamedAddress kFrom{.name = "Brocéliande", .address = "games@example.org"};

MailMessage sample() {
  return {.to = "ada@example.org",
          .subject = "Menhirs: it is your turn",
          .text = "Bo\n\nhttps://games.test/table/abc\n",
          .language = "en",
          .unsubscribe = "https://games.test/unsubscribe/xyz"};
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find("\r\n"), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 2, text.size()));
  }
  return lines;
}

/// The names of the headers, in their order.
std::vector<std::string> headers_of(const std::string& message) {
  std::vector<std::string> names;
  for (const std::string& line : lines_of(message.substr(0, message.find("\r\n\r\n")))) {
    if (!line.starts_with(' ')) names.push_back(line.substr(0, line.find(':')));
  }
  return names;
}

/// What a reader makes of quoted-printable.
std::string decoded(const std::string& text) {
  std::string made;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '=') {
      made += text[i];
    } else if (text.substr(i + 1, 2) == "\r\n") {
      i += 2;
    } else {
      made += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
      i += 2;
    }
  }
  return made;
}

const std::vector<std::string> kHeaders{"Date",
                                        "From",
                                        "To",
                                        "Subject",
                                        "Message-ID",
                                        "Auto-Submitted",
                                        "List-Unsubscribe",
                                        "List-Unsubscribe-Post",
                                        "MIME-Version",
                                        "Content-Language",
                                        "Content-Type",
                                        "Content-Transfer-Encoding"};

TEST(MailMessages, AreTheseBytes) {
  EXPECT_EQ(mime_text(sample(), kFrom, "abc", kSent),
            "Date: Wed, 19 Nov 2025 20:53:44 +0000\r\n"
            "From: =?utf-8?B?QnJvY8OpbGlhbmRl?=\r\n"
            " <games@example.org>\r\n"
            "To: ada@example.org\r\n"
            "Subject: Menhirs: it is your turn\r\n"
            "Message-ID: <abc@example.org>\r\n"
            "Auto-Submitted: auto-generated\r\n"
            "List-Unsubscribe: <https://games.test/unsubscribe/xyz>\r\n"
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
            "MIME-Version: 1.0\r\n"
            "Content-Language: en\r\n"
            "Content-Type: text/plain; charset=utf-8\r\n"
            "Content-Transfer-Encoding: quoted-printable\r\n"
            "\r\n"
            "Bo\r\n"
            "\r\n"
            "https://games.test/table/abc\r\n");
}

TEST(MailMessages, WithoutAWayToUnsubscribeHaveNoSuchHeader) {
  MailMessage message = sample();
  message.unsubscribe = "";
  EXPECT_EQ(mime_text(message, kFrom, "abc", kSent).find("List-"), std::string::npos);
}

TEST(MailMessages, HaveNoHeadersButTheirOwnWhateverIsInThem) {
  for (const std::string text :
       {"x\r\nBcc: eve@example.org", "x\nBcc: eve@example.org", "x\rBcc: eve@example.org",
        "x\r\n\r\nbody",
        "=?utf-8?B?DQpCY2M6IGV2ZQ==?=", "\r\n.\r\nMAIL FROM:<eve@example.org>\r\n"}) {
    MailMessage message = sample();
    message.subject = text;
    message.text = text;
    NamedAddress from = kFrom;
    from.name = text;
    const std::string made = mime_text(message, from, "abc", kSent);
    EXPECT_EQ(headers_of(made), kHeaders) << text;
    for (const std::string& line : lines_of(made)) {
      EXPECT_EQ(line.find_first_of("\r\n"), std::string::npos)
          << "a bare end of a line in " << text;
    }
  }
}

TEST(MailMessages, KeepAnyTextAndAnyLineShort) {
  Rng random(7);
  const std::vector<std::string> pieces{"é",  " ", "\t",    "=",  ".", "♞",
                                        "\n", "a", "From ", "\r", "."};
  for (int i = 0; i < 200; ++i) {
    std::string text;
    for (int k = 0; k < 150; ++k) {
      text += pieces[random.below(static_cast<std::uint32_t>(pieces.size()))];
    }
    std::string expected;
    for (const char c : text) c == '\n' ? expected += "\r\n" : expected += c;
    if (!text.ends_with('\n')) expected += "\r\n";
    const std::string made = quoted_printable(text);
    EXPECT_EQ(decoded(made), expected);
    for (const std::string& line : lines_of(made)) {
      EXPECT_LE(line.size(), 76U);
      EXPECT_FALSE(line.ends_with(' ') || line.ends_with('\t'));
    }
  }
}

TEST(HeaderWords, AreEncodedWhereTheyHaveTo) {
  EXPECT_EQ(header_words("Your turn, Ada!"), "Your turn, Ada!");
  EXPECT_EQ(header_words("à vous"), "=?utf-8?B?w6Agdm91cw==?=");
  EXPECT_EQ(header_words("=?utf-8?B?w6A=?="), "=?utf-8?B?PT91dGYtOD9CP3c2QT0/PQ==?=");
  std::string knights;
  for (int i = 0; i < 40; ++i) knights += "♞";
  for (const std::string& word : lines_of(header_words(knights))) {
    EXPECT_LE(word.size(), 76U);
    EXPECT_TRUE(word.ends_with("?="));
  }
}

TEST(MailDates, AreThoseOfTheWorld) {
  EXPECT_EQ(mail_date(Moment{Milliseconds{0}}), "Thu, 01 Jan 1970 00:00:00 +0000");
  EXPECT_EQ(mail_date(Moment{Milliseconds{1'709'208'000'999}}), "Thu, 29 Feb 2024 12:00:00 +0000");
}

TEST(EmailAddresses, AreThoseThatMailReaches) {
  for (const auto* good : {"ada@example.org", "a.d+a_b-c@mail.example.co.uk", "O'Neill@example.org",
                           "x@xn--brocliande-d7a.example"}) {
    EXPECT_TRUE(is_email_address(good)) << good;
  }
  for (const std::string bad : {"",
                                "ada",
                                "@example.org",
                                "ada@",
                                "ada@example",
                                "ada@.org",
                                "ada@example.",
                                "a@b@c.org x",
                                "ada @example.org",
                                "ada@exa mple.org",
                                ".ada@example.org",
                                "ada.@example.org",
                                "a..da@example.org",
                                "ada@-example.org",
                                "ada@127.0.0.1",
                                "ada@[127.0.0.1]",
                                "\"ada\"@example.org",
                                "ada@example.org\r\nRCPT TO:<eve@example.org>",
                                "ada@example.org>",
                                "<ada@example.org",
                                "ada,eve@example.org",
                                "ada@example.org,eve@example.org",
                                "adé@example.org",
                                "ada@exämple.org"}) {
    EXPECT_FALSE(is_email_address(bad)) << bad;
  }
  EXPECT_FALSE(is_email_address(std::string("ada\0@example.org", 16)));
  EXPECT_FALSE(is_email_address(std::string(65, 'a') + "@example.org"));
  EXPECT_FALSE(is_email_address("ada@" + std::string(64, 'a') + ".org"));
  std::string long_domain;
  for (int i = 0; i < 60; ++i) long_domain += "abc.";
  EXPECT_TRUE(is_email_address("ada@" + long_domain + "org"));
  EXPECT_FALSE(is_email_address("adalovelace@" + long_domain + "org"));
}

TEST(EmailAddresses, MayHaveNames) {
  EXPECT_EQ(read_named_address("Brocéliande <games@example.org>"), kFrom);
  EXPECT_EQ(read_named_address("games@example.org"), (NamedAddress{"", "games@example.org"}));
  for (const auto* bad :
       {"Games", "Games <games>", "Games <a@b.org> x", "Ga\nmes <a@b.org>", "<>"}) {
    EXPECT_EQ(read_named_address(bad), std::nullopt) << bad;
  }
}

}  // namespace
}  // namespace broceliande::server
