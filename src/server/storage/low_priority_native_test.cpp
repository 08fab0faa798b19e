#include <gtest/gtest.h>

#include <future>

#include "server/storage/storage_thread.hpp"
#include "server/testing/stores.hpp"

// Those who come for the first time, while others play.

namespace broceliande::server {
namespace {

using Lines = std::vector<std::string>;

NewIdentity guest(const std::string& name) {
  return {.identity = {.id = "id" + name, .name = name},
          .token = {.hash = "hash" + name, .identity = "id" + name}};
}

Append first_event() {
  return {.events = {{.number = 1, .body = "{}"}}, .index = {.table = "table1"}};
}

/// A storage that waits until the test lets it begin; answers are noted in their order.
class LowPriority : public testing::Test {
 protected:
  void hold() {
    std::promise<void> begun;
    storage_->ask<bool>(
        [&begun, gate = gate_.get_future().share()](Store&) {
          begun.set_value();
          return gate.get();
        },
        [](bool) {});
    begun.get_future().wait();
  }
  void arrive(const std::string& name) {
    storage_->add_identity("", guest(name), [this, name](const Result<void>& added) {
      told_.push_back(name + (added ? " is in" : " is not"));
    });
  }
  void look_up(const std::string& name, const std::string& whom = "") {
    using Found = Result<std::optional<AuthenticatedUser>>;
    storage_->ask_low_priority<Found>(
        whom, [name](Store& store) { return store.user_of_token("hash" + name); },
        [this, name](const Found& found) {
          if (!found && was_shed(found.error())) return void(told_.push_back(name + " is shed"));
          told_.push_back(name + (found && *found ? " is known" : " is unknown"));
        });
  }
  void append() {
    storage_->append(first_event(), [this](const Result<bool>& kept) {
      told_.emplace_back(*kept ? "kept" : "not");
    });
  }
  /// What was told once everything is done.
  [[nodiscard]] Lines let_go() {
    gate_.set_value(true);
    storage_.reset();
    return told_;
  }

 private:
  std::promise<bool> gate_;
  Lines told_;
  std::unique_ptr<StorageThread> storage_ = std::make_unique<StorageThread>(
      value_of(open_sqlite(":memory:")), [](const std::function<void()>& call) { call(); });
};

TEST_F(LowPriority, those_who_play_come_before_those_who_arrive) {
  hold();
  arrive("Anna");
  arrive("Bert");
  append();
  EXPECT_EQ(let_go(), (Lines{"kept", "Anna is in", "Bert is in"}));
}

TEST_F(LowPriority, one_who_cannot_be_kept_does_not_keep_the_others_out) {
  hold();
  arrive("Anna");
  arrive("Anna");
  arrive("Bert");
  look_up("Bert");
  look_up("Carl");
  EXPECT_EQ(let_go(),
            (Lines{"Anna is in", "Anna is not", "Bert is in", "Bert is known", "Carl is unknown"}));
}

TEST_F(LowPriority, a_crowd_is_let_in_to_the_last) {
  hold();
  Lines all;
  for (int i = 0; i < 300; ++i) {
    arrive(std::to_string(i));
    all.push_back(std::to_string(i) + " is in");
  }
  EXPECT_EQ(let_go(), all);
}

TEST_F(Door, nobody_waits_behind_all_that_another_asks_for) {
  hold();
  for (int i = 0; i < 3; ++i) look_up("Anna " + std::to_string(i), "a");
  look_up("Bert", "b");
  EXPECT_EQ(let_go(), (Lines{"Anna 0 is unknown", "Bert is unknown", "Anna 1 is unknown",
                             "Anna 2 is unknown"}));
}

TEST_F(Door, who_asks_for_too_much_hears_so_and_the_others_do_not) {
  hold();
  for (int i = 0; i < 1'025; ++i) look_up(std::to_string(i), "a");
  look_up("Bert", "b");
  append();
  const Lines told = let_go();
  ASSERT_EQ(told.size(), 1'027U);
  EXPECT_EQ(told[0], "1024 is shed") << "before anything was asked of the store";
  EXPECT_EQ(told[1], "kept");
  EXPECT_EQ(told[2], "0 is unknown");
  EXPECT_EQ(told[3], "Bert is unknown");
}

}  // namespace
}  // namespace broceliande::server
