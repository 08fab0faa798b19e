#include <gtest/gtest.h>

#include <string>

#include "core/rng.hpp"
#include "server/protocol/client_message.hpp"
#include "server/testing/samples.hpp"

// Whatever arrives is read or refused with a reason; nothing crashes.
namespace broceliande::server {
namespace {

std::string refusal(std::string_view text) {
  const auto parsed = read_client_message(text);
  return parsed ? "" : std::string(parsed.error().error.key());
}

TEST(HostileMessages, ThatAreNoJsonObjectAreRefused) {
  for (const std::string_view text :
       {"", " ", "null", "[]", "1", "\"do\"", "{", "}", "{\"do\":}", "{do:1}", "{}x", "{\"a\":1,}",
        "\xef\xbb\xbf{}", "{\"do\":\"ping\",\"request\":1}{}"}) {
    EXPECT_EQ(refusal(text), "protocol.json") << text;
  }
  EXPECT_EQ(refusal("{}"), "protocol.missing");
}

TEST(HostileMessages, ThatAreDeepAreRefused) {
  for (const std::size_t depth : {9U, 100U, 100'000U}) {
    EXPECT_EQ(refusal(R"({"do":)" + std::string(depth, '[')), "protocol.json");
    EXPECT_EQ(refusal(R"({"do":)" + std::string(depth, '[') + std::string(depth, ']') + "}"),
              "protocol.json");
    std::string objects;
    for (std::size_t i = 0; i < depth; ++i) objects += R"({"do":)";
    EXPECT_EQ(refusal(objects), "protocol.json");
  }
}

TEST(HostileMessages, WithStrangeNumbersAreRefused) {
  for (const std::string_view number :
       {"-1", "2147483648", "9223372036854775807", "9223372036854775808", "18446744073709551616",
        "1e3", "1.0", "1e999999", "-0.0",
        "1"
        "00000000000000000000000000000000000000000000000"}) {
    const std::string text = R"({"do":"ping","request":)" + std::string(number) + "}";
    EXPECT_FALSE(refusal(text).empty()) << text;
    EXPECT_FALSE(read_client_message(text).error().request.has_value()) << text;
  }
  EXPECT_EQ(refusal(R"({"do":"ping","request":2147483647})"), "");
}

TEST(HostileMessages, ThatAreNoUtf8AreRefused) {
  const auto chat = [](std::string_view text) {
    return refusal(R"({"do":"chat","request":1,"table":"abcdef","text":")" + std::string(text) +
                   "\"}");
  };
  EXPECT_EQ(chat("h\xc3\xa9"), "");
  for (const std::string_view text : {"\xff", "\xc3", "\xc0\xaf", "\xed\xa0\x80",
                                      "\xf5\x80\x80\x80", "\\ud800", "\\udc00\\ud800", "\\u12"}) {
    EXPECT_EQ(chat(text), "protocol.json") << text;
  }
}

TEST(HostileMessages, WithZeroBytesInATextAreRefused) {
  for (const std::string_view text : {"\\u0000", "a\\u0000b", "a\\u0000"}) {
    const std::string message =
        R"({"do":"chat","request":1,"table":"abcdef","text":")" + std::string(text) + "\"}";
    EXPECT_EQ(refusal(message), "protocol.member") << message;
  }
}

TEST(HostileMessages, MakeNoTableWhoseTimeIsOverAtOnce) {
  const auto create = [](std::string_view kind, int seconds, int increment) {
    return refusal(
        R"({"do":"create","request":1,"place":0,"setup":{"game":"menhirs","options":{},)"
        R"("length":"games 1","places":[{"level":0},{"level":0}],"seating":"lot","clock":{"kind":")" +
        std::string(kind) + R"(","seconds":)" + std::to_string(seconds) + R"(,"increment":)" +
        std::to_string(increment) + R"(,"days":0},"isListed":false}})");
  };
  EXPECT_EQ(create("fischer", 0, 1), "protocol.member");
  EXPECT_EQ(create("fischer", 9, 3600), "protocol.member");
  EXPECT_EQ(create("fischer", 10, 0), "");
  EXPECT_EQ(create("none", 0, 0), "");
}

TEST(HostileMessages, WithAMemberTwiceAreReadAsOneOfBoth) {
  const auto parsed = read_client_message(R"({"do":"ping","request":1,"request":2})");
  ASSERT_TRUE(parsed.has_value());
  EXPECT_EQ(parsed->request, 2);
  EXPECT_EQ(refusal(R"({"do":"ping","request":1,"request":"x"})"), "protocol.member");
}

TEST(HostileMessages, NameTheRequestWhereItCouldBeRead) {
  const auto parsed = read_client_message(R"({"do":"play","request":12,"table":"abcdef"})");
  ASSERT_FALSE(parsed.has_value());
  EXPECT_EQ(parsed.error().request, 12);
}

TEST(HostileMessages, NeverNameATableThatCannotBe) {
  for (const std::string_view table : {"", "abcde", "ABCDEF", "abc def", "abc-def", "../../etc",
                                       "abcdef\\u0000", "abcdefabcdefabcdefabcdefabcdefabc"}) {
    const std::string text = R"({"do":"leave","request":1,"table":")" + std::string(table) + "\"}";
    EXPECT_EQ(refusal(text), "protocol.member") << text;
  }
}

TEST(HostileMessages, WithBytesChangedNeverCrash) {
  Rng rng(8);
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    const std::string whole =
        json::serialize(SampleMessages(SampleMessages::Members::all).message(name));
    for (int i = 0; i < 2000; ++i) {
      std::string damaged = whole;
      for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(damaged.size()));
        const std::uint32_t way = rng.below(3);
        if (way == 0) damaged[at] = static_cast<char>(rng.below(256));
        if (way == 1) damaged.erase(at, 1 + rng.below(4));
        if (way == 2) damaged.insert(at, damaged.substr(at / 2, 1 + rng.below(8)));
        if (damaged.empty()) damaged = "{";
      }
      const auto parsed = read_client_message(damaged);
      if (!parsed) {
        EXPECT_FALSE(english(parsed.error().error).empty());
      }
    }
  }
}

}  // namespace
}  // namespace broceliande::server
