#include <gtest/gtest.h>

#include <thread>

#include "server/testing/stores.hpp"

// Names that can be taken for each other belong to one account.

namespace broceliande::server {
namespace {

class StoredNames : public StoreTest {
 protected:
  void guest(const std::string& id, const std::string& name) {
    value_of(store().add_identity({.id = id, .name = name}, {.hash = "h" + id, .identity = id}));
  }
  void account(const std::string& id, const std::string& name, const std::string& account) {
    guest(id, name);
    ASSERT_TRUE(value_of(store().add_account(id, account, "password of " + id)));
  }
  Identity person(const std::string& id) { return value_of(store().identity(id)).value(); }
  bool rename(const std::string& id, const std::string& name) {
    Identity changed = person(id);
    changed.name = name;
    const bool is_done = value_of(store().change_identity(changed));
    EXPECT_EQ(person(id).name == name, is_done);
    return is_done;
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, StoredNames, all_engines(), engine_name);

TEST_P(StoredNames, OfAccountsAreNotForGuests) {
  account("ana", "Annabel", "ana");
  guest("bob", "Bob");
  for (const char* name : {"Annabel", "annabel", "Аnnаbеl", "ANA", "аna"}) {
    EXPECT_TRUE(value_of(store().is_name_taken(name))) << name;
    EXPECT_FALSE(rename("bob", name)) << name;
  }
  EXPECT_FALSE(value_of(store().is_name_taken("Bob"))) << "a guest's";
  EXPECT_TRUE(rename("bob", "Annabelle"));
}

TEST_P(StoredNames, OfAccountsAreTheirOwn) {
  account("ana", "Annabel", "ana");
  account("bob", "Bob", "bobby");
  EXPECT_FALSE(rename("bob", "annabeI")) << "with a capital i";
  EXPECT_TRUE(rename("ana", "ANNABEL"));
  EXPECT_TRUE(rename("ana", "Ana")) << "like the account";
  EXPECT_FALSE(rename("bob", "Ana"));
  EXPECT_TRUE(rename("bob", "Annabel")) << "free again";
  EXPECT_FALSE(rename("ana", "Annabel"));
  EXPECT_FALSE(rename("bob", "ana")) << "the account stays hers";
  EXPECT_TRUE(rename("bob", "bobby"));
}

TEST_P(StoredNames, StayWhileOtherThingsChange) {
  account("ana", "Annabel", "ana");
  guest("bob", "annabel");
  Identity bob = person("bob");
  bob.takes_chat = true;
  EXPECT_TRUE(value_of(store().change_identity(bob))) << "the guest was first, and keeps the name";
  EXPECT_TRUE(person("bob").takes_chat);
}

TEST_P(StoredNames, OfAccountsLookLikeNoOther) {
  account("ana", "Annabel", "modern");
  guest("bob", "Bob");
  for (const char* name : {"MODERN", "rnodern", "annabel", "m0dern"}) {
    EXPECT_FALSE(value_of(store().add_account("bob", name, "password"))) << name;
    EXPECT_EQ(value_of(store().account("rnodern")), std::nullopt);
  }
  EXPECT_EQ(person("bob").account, "");
  EXPECT_FALSE(person("bob").takes_chat);
  EXPECT_TRUE(value_of(store().add_account("bob", "antique", "password")));
}

TEST_P(StoredNames, GiveWayToThatOfTheAccount) {
  guest("bob", "Annabel");
  account("ana", "Annabel", "ana");
  EXPECT_TRUE(value_of(store().add_account("bob", "bobby", "password")));
  EXPECT_EQ(person("bob").name, "bobby");
  EXPECT_EQ(person("ana").name, "Annabel");
  EXPECT_TRUE(rename("bob", "Robert"));
}

TEST_P(StoredNames, AreFreeWhenTheirAccountIsGone) {
  account("ana", "Annabel", "ana");
  value_of(store().remove_identity("ana"));
  EXPECT_FALSE(value_of(store().is_name_taken("Annabel")));
  account("bob", "annabel", "Ana");
}

TEST_P(StoredNames, DoNotDependOnWhatASecondAccountWouldBeCalled) {
  account("ana", "Annabel", "ana");
  EXPECT_FALSE(value_of(store().add_account("ana", "second", "password")));
  EXPECT_FALSE(value_of(store().is_name_taken("second")));
  EXPECT_TRUE(value_of(store().is_name_taken("ana")));
}

class StoredNamesOfNodes : public StoredNames {};
INSTANTIATE_TEST_SUITE_P(Engines, StoredNamesOfNodes, lasting_engines(), engine_name);

/// Two nodes that are asked at once: one of them is first.
TEST_P(StoredNamesOfNodes, BelongToOne) {
  const auto other = value_of(open_store(address()));
  for (int round = 0; round < 20; ++round) {
    const std::string number = std::to_string(round);
    guest("a" + number, "first " + number);
    guest("b" + number, "second " + number);
    const auto wanted = [&](const char* id, const char* name) {
      return std::pair(id + number, name + number);
    };
    const auto [ana, modern] = wanted("a", "modern");
    const auto [bob, rnodern] = wanted("b", "rnodern");
    bool has_ana = false;
    std::thread node([&, &ana = ana, &modern = modern] {
      has_ana = value_of(other->add_account(ana, modern, "password " + ana));
    });
    const bool has_bob = value_of(store().add_account(bob, rnodern, "password " + bob));
    node.join();
    EXPECT_NE(has_ana, has_bob) << round;
    EXPECT_EQ(person(ana).account.empty(), !has_ana);
    EXPECT_EQ(person(bob).account.empty(), !has_bob);
  }
}

}  // namespace
}  // namespace broceliande::server
