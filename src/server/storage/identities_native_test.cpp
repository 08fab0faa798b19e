#include <gtest/gtest.h>

#include "server/storage/texts.hpp"
#include "server/testing/stores.hpp"

namespace broceliande::server {
namespace {

using storage::is_text;

class Identities : public StoreTest {
 protected:
  /// Whose token it is.
  std::optional<Identity> who(const std::string& hash) {
    const auto user = value_of(store().user_of_token(hash));
    return user ? std::optional(user->identity) : std::nullopt;
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, Identities, all_engines(), engine_name);

Token token_of(const std::string& identity, const std::string& hash, std::int64_t created = 1) {
  return {.hash = hash, .identity = identity, .label = "a browser", .created = at(created)};
}

void add(Store& store, const std::string& id) {
  value_of(store.add_identity({.id = id}, token_of(id, "hash" + id)));
}

TEST_P(Identities, AreKnownByTheirTokens) {
  const Identity ana{.id = "ana", .name = "Ana d'Été ♞", .takes_chat = true};
  value_of(store().add_identity(ana, token_of("ana", "aa11")));
  EXPECT_EQ(who("aa11"), ana);
  EXPECT_EQ(who("bb22"), std::nullopt);
  EXPECT_EQ(who(""), std::nullopt);
}

TEST_P(Identities, AreAddedOnce) {
  add(store(), "ana");
  const auto twice = store().add_identity({.id = "ana"}, token_of("ana", "bb22"));
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().key(), "storage.contradiction");
  const auto same_token = store().add_identity({.id = "bob"}, token_of("bob", "hashana"));
  ASSERT_FALSE(same_token);
  EXPECT_EQ(same_token.error().key(), "storage.contradiction");
  EXPECT_EQ(who("bb22"), std::nullopt);
  add(store(), "bob");  // nothing was left of the first try
}

TEST_P(Identities, ChangeTheirNames) {
  add(store(), "ana");
  const Identity changed{.id = "ana", .name = "Ana", .takes_chat = true};
  EXPECT_TRUE(value_of(store().change_identity(changed)));
  EXPECT_EQ(who("hashana"), changed);
  const auto nobody = store().change_identity({.id = "nobody"});
  ASSERT_FALSE(nobody);
  EXPECT_EQ(nobody.error().key(), "storage.no-identity");
}

TEST_P(Identities, HaveTokensFromTheOldest) {
  add(store(), "ana");
  add(store(), "bob");
  Token bot = token_of("ana", "bot", 7);
  bot.kind = TokenKind::bot;
  bot.label = "my bot's token";
  value_of(store().add_token(bot));
  value_of(store().add_token(token_of("ana", "second", 3)));
  EXPECT_EQ(value_of(store().tokens_of("ana")),
            (std::vector<Token>{token_of("ana", "hashana"), token_of("ana", "second", 3), bot}));
  value_of(store().remove_token("second"));
  value_of(store().remove_token("second"));
  EXPECT_EQ(value_of(store().tokens_of("ana")).size(), 2U);
  EXPECT_EQ(who("second"), std::nullopt);
  EXPECT_EQ(value_of(store().tokens_of("bob")).size(), 1U);
  EXPECT_FALSE(store().add_token(token_of("nobody", "third"))) << "tokens belong to somebody";
}

TEST_P(Identities, HaveTokensThatSayWhatTheyAreForAndWhenTheyWereUsed) {
  add(store(), "ana");
  Token bot = token_of("ana", "bot", 7);
  bot.kind = TokenKind::bot;
  bot.scope = TokenScope::read;
  bot.expires = at(900);
  bot.used = {.at = at(8), .browser = "Firefox", .system = "Linux", .network = "192.0.*"};
  value_of(store().add_token(bot));
  EXPECT_EQ(value_of(store().user_of_token("bot")).value().token, bot);
  EXPECT_EQ(value_of(store().user_of_token("hashana")).value().token, token_of("ana", "hashana"));
  bot.used = {.at = at(11), .browser = "", .system = "Windows", .network = "2001:db8:*"};
  value_of(store().note_use("bot", bot.used));
  value_of(store().note_use("nobody's", bot.used));
  EXPECT_EQ(value_of(store().tokens_of("ana")).at(1), bot);
}

TEST_P(Identities, EndTheirOtherSessionsAndNoBots) {
  add(store(), "ana");
  add(store(), "bob");
  Token bot = token_of("ana", "bot", 7);
  bot.kind = TokenKind::bot;
  value_of(store().add_token(bot));
  value_of(store().add_token(token_of("ana", "phone", 3)));
  value_of(store().add_token(token_of("ana", "laptop", 4)));
  EXPECT_EQ(value_of(store().end_sessions("ana", "phone")), 2);
  EXPECT_EQ(value_of(store().tokens_of("ana")),
            (std::vector<Token>{token_of("ana", "phone", 3), bot}));
  EXPECT_EQ(value_of(store().end_sessions("ana", "")), 1);
  EXPECT_EQ(value_of(store().tokens_of("ana")), std::vector<Token>{bot});
  EXPECT_EQ(value_of(store().tokens_of("bob")).size(), 1U);
}

TEST_P(Identities, HandTheirTokensOnWhenTheyLogIn) {
  add(store(), "guest");
  add(store(), "ana");
  value_of(store().add_token(token_of("guest", "bot", 3)));
  value_of(store().transfer_tokens("guest", token_of("ana", "fresh", 4), "hashguest"));
  EXPECT_EQ(who("hashguest"), std::nullopt);
  EXPECT_EQ(who("bot"), value_of(store().identity("ana")));
  EXPECT_EQ(who("fresh"), value_of(store().identity("ana")));
  EXPECT_TRUE(value_of(store().tokens_of("guest")).empty());
  EXPECT_FALSE(store().transfer_tokens("ana", token_of("nobody", "more"), "fresh"));
  EXPECT_EQ(value_of(store().tokens_of("ana")).size(), 3U) << "all of it or nothing";
  EXPECT_EQ(value_of(store().identity("nobody")), std::nullopt);
}

TEST_P(Identities, HaveAccountsWhateverTheCaseOfLetters) {
  add(store(), "ana");
  EXPECT_TRUE(value_of(store().add_account("ana", "Émilie", "password")));
  EXPECT_EQ(who("hashana").value().account, "Émilie");
  for (const char* name : {"Émilie", "émilie", "ÉMILIE"}) {
    const auto account = value_of(store().account(name));
    ASSERT_TRUE(account) << name;
    EXPECT_EQ(account->identity, "ana");
    EXPECT_EQ(account->password_hash, "password");
  }
  EXPECT_FALSE(value_of(store().account("Emilie")).has_value());
}

TEST_P(Identities, TakeChatWithAnAccountAndOnlyThen) {
  add(store(), "ana");
  add(store(), "bob");
  const auto takes_chat = [this](std::string_view id) {
    return value_of(store().identity(id)).value().takes_chat;
  };
  for (const char* id : {"ana", "bob"}) value_of(store().change_identity({.id = id, .name = id}));
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "first")));
  EXPECT_TRUE(takes_chat("ana"));
  EXPECT_FALSE(value_of(store().add_account("bob", "Merlin", "second")));
  EXPECT_FALSE(takes_chat("bob")) << "all of it or nothing";
}

TEST_P(Identities, CannotTakeANameThatIsTaken) {
  add(store(), "ana");
  add(store(), "bob");
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "first")));
  EXPECT_FALSE(value_of(store().add_account("bob", "Merlin", "second")));
  EXPECT_FALSE(value_of(store().add_account("ana", "viviane", "third"))) << "one account each";
  EXPECT_TRUE(value_of(store().add_account("bob", "viviane", "fourth")));
  EXPECT_EQ(value_of(store().account("merlin")).value().password_hash, "first");
  EXPECT_EQ(who("hashbob").value().account, "viviane");
  EXPECT_FALSE(store().add_account("nobody", "morgane", "fifth"));
}

TEST_P(Identities, ChangeTheirPasswordsOnceForEachOldOne) {
  add(store(), "ana");
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "first")));
  EXPECT_FALSE(value_of(store().change_password("ana", "wrong", "second")));
  EXPECT_TRUE(value_of(store().change_password("ana", "first", "second")));
  EXPECT_FALSE(value_of(store().change_password("ana", "first", "third")));
  EXPECT_EQ(value_of(store().account("merlin")).value().password_hash, "second");
}

TEST_P(Identities, RecoverTheirAccountsOnceByACode) {
  add(store(), "ana");
  add(store(), "bob");
  EXPECT_TRUE(value_of(store().add_account("ana", "merlin", "first")));
  Token bot = token_of("ana", "bot", 7);
  bot.kind = TokenKind::bot;
  value_of(store().add_token(bot));
  EXPECT_FALSE(value_of(store().recover("ana", "", "stolen"))) << "there is no code";
  value_of(store().set_recovery_code("ana", "old code", at(5)));
  value_of(store().set_recovery_code("ana", "code", at(6)));
  value_of(store().set_recovery_code("bob", "code", at(6)));
  EXPECT_EQ(value_of(store().account("merlin")).value().recovery_made, at(6));
  EXPECT_FALSE(value_of(store().recover("ana", "old code", "stolen")));
  EXPECT_FALSE(value_of(store().recover("bob", "code", "stolen"))) << "no account";
  EXPECT_EQ(value_of(store().tokens_of("ana")).size(), 2U);
  EXPECT_TRUE(value_of(store().recover("ana", "code", "second")));
  EXPECT_FALSE(value_of(store().recover("ana", "code", "third"))) << "once";
  const Account account = value_of(store().account("merlin")).value();
  EXPECT_EQ(account.password_hash, "second");
  EXPECT_EQ(account.recovery_hash, "");
  EXPECT_EQ(value_of(store().tokens_of("ana")), std::vector<Token>{bot});
}

TEST(Texts, AreUtf8) {
  for (const char* text : {"", "plain", "é", "森", "🜲", "\xed\x9f\xbf", "\xf4\x8f\xbf\xbf"}) {
    EXPECT_TRUE(is_text(text)) << text;
  }
  for (const char* bytes :
       {"\x80", "\xc0\x80", "\xc1\xbf", "\xe0\x80\x80", "\xe6\xa3", "\xed\xa0\x80",
        "\xf0\x80\x80\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"}) {
    EXPECT_FALSE(is_text(bytes));
  }
  EXPECT_FALSE(is_text(std::string_view("\0", 1)));
}

}  // namespace
}  // namespace broceliande::server
