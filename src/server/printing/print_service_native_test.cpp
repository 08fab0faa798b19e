#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>

#include "server/printing/print_service.hpp"

namespace broceliande::server {
namespace {

/// A service whose printer waits until it is let go, and whose posts run when they are asked to.
class Printing : public ::testing::Test {
 protected:
  PrintService::Limits limits{};

  PrintService& service() {
    if (!service_) {
      service_ = std::make_unique<PrintService>(
          [this] { return now; }, [this](auto work) { posted(std::move(work)); }, limits,
          [this](const AnyGame& game, const print::Printing& printing) {
            return printed(game, printing);
          });
    }
    return *service_;
  }

  void ask(const std::string& target, const std::string& method = "GET",
           const std::string& address = "here") {
    service().answer(method, target, address,
                     [this](ApiAnswer answer) { answers.push_back(std::move(answer)); });
  }

  /// Runs what the worker posted, until that many answers have come.
  void await(std::size_t count) {
    while (answers.size() < count) {
      std::function<void()> work;
      {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !posts_.empty(); });
        work = std::move(posts_.front());
        posts_.pop_front();
      }
      work();
    }
  }

  void let_go() {
    const std::lock_guard lock(mutex_);
    is_held_ = false;
    changed_.notify_all();
  }
  void hold() { is_held_ = true; }

  void TearDown() override {
    let_go();
    service_.reset();
  }

  Moment now{};
  std::vector<ApiAnswer> answers;
  std::vector<std::string> orders;  ///< what the printer was asked for

 private:
  void posted(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    posts_.push_back(std::move(work));
    changed_.notify_all();
  }

  Result<print::Printout> printed(const AnyGame& game, const print::Printing& printing) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_held_; });
    orders.push_back(std::string(game.name()) + ' ' + printing.language + ' ' + printing.colour);
    for (const auto& [name, value] : game.options()) orders.back() += ' ' + value;
    return print::Printout{std::string(100, 'p'), 1};
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posts_;
  bool is_held_ = false;
  std::unique_ptr<PrintService> service_;
};

TEST(PrintPaths, AreThoseOfGamesThatAreOffered) {
  EXPECT_TRUE(is_to_print("print/graal.pdf"));
  for (const char* path : {"print/graal-a4-en.pdf", "print/chess.pdf", "print/.pdf", "print/graal",
                           "graal.pdf", "print/pebbles.pdf", "print/graal.pdf/x"}) {
    EXPECT_FALSE(is_to_print(path)) << path;
  }
}

TEST_F(Printing, MakesWhatIsAskedFor) {
  ask("/print/grailnah.pdf?players=4&language=fr&colour=on");
  await(1);
  EXPECT_EQ(answers[0].status, 200);
  EXPECT_EQ(answers[0].content_type, "application/pdf");
  EXPECT_EQ(answers[0].body.size(), 100);
  EXPECT_TRUE(orders[0].starts_with("grailnah fr on tintagelle 4 fr1.0 ")) << orders[0];
}

TEST_F(Printing, RefusesNonsenseAndSaysWhatIsAllowed) {
  for (const char* target :
       {"/print/grailnah.pdf?players=5", "/print/graal.pdf?paper=a5", "/print/graal.pdf?colour=2",
        "/print/graal.pdf?language=de", "/print/graal.pdf?side=3", "/print/graal.pdf?armies=%zz",
        "/print/graal.pdf?map=nowhere"}) {
    ask(target);
    EXPECT_EQ(answers.back().status, 400) << target;
  }
  EXPECT_EQ(answers.size(), 7) << "each of them at once";
  EXPECT_NE(answers[0].body.find("2, 3, 4"), std::string::npos) << answers[0].body;
  ask("/print/graal.pdf", "POST");
  EXPECT_EQ(answers.back().status, 405);
  EXPECT_TRUE(orders.empty());
}

TEST_F(Printing, KeepsWhatItMade) {
  ask("/print/menhirs.pdf?side=3");
  await(1);
  ask("/print/menhirs.pdf?paper=a4&side=3");
  EXPECT_EQ(answers.size(), 2) << "the same booklet, at once";
  EXPECT_EQ(orders.size(), 1);
}

TEST_F(Printing, ForgetsWhatWasAskedForLongAgo) {
  limits.kept_bytes = 250;
  for (const char* side : {"3", "4", "5"}) {
    ask(std::string("/print/menhirs.pdf?side=") + side);
    await(answers.size() + 1);
  }
  ask("/print/menhirs.pdf?side=5");
  EXPECT_EQ(answers.size(), 4);
  ask("/print/menhirs.pdf?side=3");
  EXPECT_EQ(answers.size(), 4) << "made again";
  await(5);
  EXPECT_EQ(orders.size(), 4);
}

TEST_F(Printing, MakesOneBookletForAllWhoWaitForIt) {
  hold();
  for (int i = 0; i < 3; ++i) ask("/print/graal.pdf");
  EXPECT_TRUE(answers.empty());
  let_go();
  await(3);
  EXPECT_EQ(orders.size(), 1);
}

TEST_F(Printing, IsLimitedByAddress) {
  limits.booklets = {Milliseconds{1000}, 1};
  ask("/print/menhirs.pdf?side=3");
  ask("/print/menhirs.pdf?side=5");
  ASSERT_EQ(answers.size(), 1);
  EXPECT_EQ(answers[0].status, 429);
  ask("/print/menhirs.pdf?side=5", "GET", "elsewhere");
  await(3);
  EXPECT_EQ(answers[2].status, 200);
  now += Milliseconds{1000};
  ask("/print/menhirs.pdf?side=4");
  await(4);
  EXPECT_EQ(answers[3].status, 200);
}

TEST_F(Printing, TakesNoMoreThanItCanDo) {
  limits.most_waiting = 1;
  hold();
  int asked = 0;
  for (const char* paper : {"a4", "letter"}) {
    for (const char* language : {"en", "fr", "nl"}) {
      ask(std::string("/print/graal.pdf?paper=") + paper + "&language=" + language);
      ++asked;
    }
  }
  EXPECT_GE(answers.size(), 4U) << "one is made and one waits";
  for (const ApiAnswer& answer : answers) EXPECT_EQ(answer.status, 503);
  let_go();
  await(static_cast<std::size_t>(asked));
  EXPECT_EQ(answers.back().status, 200);
}

}  // namespace
}  // namespace broceliande::server
