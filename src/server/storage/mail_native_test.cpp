#include <gtest/gtest.h>

#include "server/testing/stores.hpp"

// Addresses of accounts, and the links that are sent there.
namespace broceliande::server {
namespace {

class StoredMail : public StoreTest {
 protected:
  void arrive(const std::string& id) {
    value_of(store().add_identity({.id = id},
                                  {.hash = "token of " + id, .identity = id, .created = at(1)}));
    ASSERT_TRUE(value_of(store().add_account(id, "Account of " + id, "password of " + id)));
  }
  void name(const std::string& id, const std::string& address, const std::string& link = "link",
            std::int64_t expires = 100) {
    value_of(store().put_pending_address(id, {.address = Secret(address),
                                              .language = "fr",
                                              .handle = "handle of " + id + link,
                                              .link_hash = link,
                                              .expires = at(expires)}));
  }
  void confirm(const std::string& id, const std::string& address) {
    name(id, address, "confirms " + id);
    ASSERT_EQ(value_of(store().confirm_address("confirms " + id, at(1))), id);
  }
  std::string address(const std::string& id) {
    const auto mail = value_of(store().mail_of(id));
    return mail ? mail->address.reveal() : "none";
  }
  std::vector<std::string> recoverable(const std::string& who) {
    std::vector<std::string> found;
    for (const auto& each : value_of(store().recoverable_accounts(who, 5))) {
      found.push_back(each.name + " at " + each.address.reveal());
    }
    return found;
  }
  using Texts = std::vector<std::string>;
};
INSTANTIATE_TEST_SUITE_P(Engines, StoredMail, all_engines(), engine_name);

TEST_P(StoredMail, AddressesCountOnceTheyAreConfirmed) {
  arrive("ana");
  EXPECT_EQ(value_of(store().mail_of("ana")).has_value(), false);
  name("ana", "Ana@example.org");
  const auto mail = value_of(store().mail_of("ana"));
  ASSERT_TRUE(mail);
  EXPECT_EQ(mail->address.reveal(), "");
  EXPECT_EQ(mail->pending.reveal(), "Ana@example.org");
  EXPECT_EQ(mail->language, "fr");
  EXPECT_EQ(mail->kinds, 0U);
  EXPECT_EQ(value_of(store().confirm_address("another", at(1))), std::nullopt);
  EXPECT_EQ(value_of(store().confirm_address("", at(1))), std::nullopt);
  EXPECT_EQ(value_of(store().confirm_address("link", at(100))), std::nullopt) << "it has expired";
  EXPECT_EQ(value_of(store().confirm_address("link", at(99))), "ana");
  EXPECT_EQ(address("ana"), "Ana@example.org");
  EXPECT_EQ(value_of(store().confirm_address("link", at(99))), std::nullopt) << "it is used up";
}

TEST_P(StoredMail, AnAddressCountsUntilTheNextIsConfirmed) {
  arrive("ana");
  confirm("ana", "one@example.org");
  value_of(store().set_mail_kinds("ana", 5, "nl"));
  const std::string handle = value_of(store().mail_of("ana"))->handle;
  name("ana", "two@example.org", "second");
  name("ana", "three@example.org", "third");
  EXPECT_EQ(address("ana"), "one@example.org");
  EXPECT_EQ(value_of(store().confirm_address("second", at(1))), std::nullopt) << "it was replaced";
  EXPECT_EQ(value_of(store().confirm_address("third", at(1))), "ana");
  EXPECT_EQ(address("ana"), "three@example.org");
  const auto mail = value_of(store().mail_of("ana"));
  EXPECT_EQ(mail->kinds, 5U) << "what was chosen stays";
  EXPECT_EQ(mail->handle, handle);
}

TEST_P(StoredMail, NoticesEndByTheHandle) {
  arrive("ana");
  arrive("bob");
  confirm("ana", "ana@example.org");
  confirm("bob", "bob@example.org");
  value_of(store().set_mail_kinds("ana", 15, "en"));
  value_of(store().set_mail_kinds("bob", 15, "en"));
  value_of(store().end_mail_notices(value_of(store().mail_of("ana"))->handle));
  value_of(store().end_mail_notices("nobody's"));
  EXPECT_EQ(value_of(store().mail_of("ana"))->kinds, 0U);
  EXPECT_EQ(value_of(store().mail_of("bob"))->kinds, 15U);
}

TEST_P(StoredMail, AccountsAreFoundByNameAndByAddress) {
  for (const auto* each : {"ana", "bob", "cy"}) arrive(each);
  confirm("ana", "Shared@example.org");
  confirm("bob", "shared@example.org");
  name("cy", "shared@example.org", "never followed");
  EXPECT_EQ(recoverable("ACCOUNT of ana"), Texts{"Account of ana at Shared@example.org"});
  EXPECT_EQ(recoverable("SHARED@EXAMPLE.ORG"), (Texts{"Account of ana at Shared@example.org",
                                                      "Account of bob at shared@example.org"}));
  EXPECT_EQ(recoverable("Account of cy"), Texts());
  EXPECT_EQ(recoverable(""), Texts());
}

TEST_P(StoredMail, APasswordIsSetByALinkOnce) {
  arrive("ana");
  confirm("ana", "ana@example.org");
  value_of(store().set_recovery_link("ana", "old", at(100)));
  value_of(store().set_recovery_link("ana", "new", at(100)));
  EXPECT_EQ(value_of(store().account_of_link("old", at(1))).has_value(), false);
  EXPECT_EQ(value_of(store().account_of_link("", at(1))).has_value(), false);
  EXPECT_EQ(value_of(store().account_of_link("new", at(100))).has_value(), false);
  EXPECT_EQ(value_of(store().account_of_link("new", at(1)))->name, "Account of ana");
  EXPECT_FALSE(value_of(store().recover_by_link("ana", "old", "fresh", at(1))));
  EXPECT_FALSE(value_of(store().recover_by_link("ana", "new", "fresh", at(100))));
  EXPECT_TRUE(value_of(store().user_of_token("token of ana")).has_value());
  EXPECT_TRUE(value_of(store().recover_by_link("ana", "new", "fresh", at(99))));
  EXPECT_FALSE(value_of(store().user_of_token("token of ana")).has_value());
  EXPECT_EQ(value_of(store().account("account of ana"))->password_hash, "fresh");
  EXPECT_FALSE(value_of(store().recover_by_link("ana", "new", "again", at(2))));
}

TEST_P(StoredMail, LinksForAPasswordEndWithWhatTheyStandOn) {
  arrive("ana");
  confirm("ana", "ana@example.org");
  const auto has_link = [&] {
    return value_of(store().account_of_link("link", at(1))).has_value();
  };
  const auto give_link = [&] {
    value_of(store().set_recovery_link("ana", "link", at(100)));
    EXPECT_TRUE(has_link());
  };
  give_link();
  EXPECT_TRUE(value_of(store().change_password("ana", "password of ana", "second")));
  EXPECT_FALSE(has_link());
  give_link();
  value_of(store().set_recovery_code("ana", "code", at(1)));
  EXPECT_TRUE(value_of(store().recover("ana", "code", "third")));
  EXPECT_FALSE(has_link());
  give_link();
  confirm("ana", "other@example.org");
  EXPECT_FALSE(has_link());
  give_link();
  value_of(store().remove_address("ana"));
  EXPECT_FALSE(has_link());
  EXPECT_EQ(address("ana"), "none");
}

TEST_P(StoredMail, GoesWithThePerson) {
  arrive("ana");
  confirm("ana", "ana@example.org");
  value_of(store().remove_identity("ana"));
  EXPECT_EQ(address("ana"), "none");
  EXPECT_EQ(recoverable("ana@example.org"), Texts());
}

TEST_P(StoredMail, KeysAreMadeOnce) {
  EXPECT_EQ(value_of(store().shared_key("a", Secret("first"))).reveal(), "first");
  EXPECT_EQ(value_of(store().shared_key("a", Secret("second"))).reveal(), "first");
  EXPECT_EQ(value_of(store().shared_key("b", Secret("third"))).reveal(), "third");
}

}  // namespace
}  // namespace broceliande::server
