#include <gtest/gtest.h>

#include "server/testing/test_server.hpp"

// New names of people at tables, and what they cost those who watch.
namespace broceliande::server {
namespace {

class NameChange : public testing::Test {
 protected:
  NameChange() {
    EXPECT_EQ(a.watch(table), "");
    EXPECT_EQ(b.watch(table), "");
  }
  void rename(const std::string& name) {
    Identity identity = somebody("a");
    identity.name = name;
    server.service.change_identity(identity);
    server.settle();
  }
  std::string told() { return Schema::text(b.last("table").at("places").as_array()[0].at("name")); }

  TestServer server;
  TestClient a{server, somebody("a")};
  TestClient b{server, somebody("b")};
  std::string table = create(a, {.is_listed = true});
};

TEST_F(NameChange, IsToldAtOnce) {
  rename("Viviane");
  EXPECT_EQ(told(), "Viviane");
}

TEST_F(NameChange, IsToldTogetherWithThoseThatFollow) {
  rename("Viviane");
  const auto before = b.count("table");
  for (int i = 0; i < 50; ++i) rename("name " + std::to_string(i));
  EXPECT_EQ(b.count("table"), before) << "nothing yet";
  server.pass(Milliseconds(11'000));
  EXPECT_EQ(b.count("table"), before + 1) << "the last one";
  EXPECT_EQ(told(), "name 49");
  rename("Morgane");
  EXPECT_EQ(b.count("table"), before + 1);
  server.pass(Milliseconds(11'000));
  EXPECT_EQ(told(), "Morgane");
  server.pass(Milliseconds(11'000));
  rename("Ygerne");
  EXPECT_EQ(told(), "Ygerne") << "after a rest at once again";
}

TEST_F(NameChange, ThatIsTakenBackCostsNothing) {
  rename("Viviane");
  const auto before = b.count("table");
  rename("Morgane");
  rename("Viviane");
  server.pass(Milliseconds(11'000));
  EXPECT_EQ(b.count("table"), before);
}

TEST_F(NameChange, CountsAtOnceWhereSomebodySitsDown) {
  rename("Viviane");
  rename("Morgane");
  const std::string other = create(a);
  EXPECT_EQ(b.watch(other), "");
  EXPECT_EQ(told(), "Morgane");
}

TEST_F(NameChange, OfSomebodyWhoHasLeftIsForgotten) {
  rename("Viviane");
  rename("Morgane");
  a.leave();
  server.pass(Milliseconds(25'000));
  EXPECT_EQ(told(), "Viviane");
}

}  // namespace
}  // namespace broceliande::server
