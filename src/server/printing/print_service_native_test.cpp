#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <mutex>
#include <sstream>

#include "server/printing/print_service.hpp"
#include "server/testing/printer.hpp"

namespace broceliande::server {
namespace {

/// A service whose posts run when they are asked to.
class PrintedBooklets : public ::testing::Test {
 protected:
  PrintService::PrintLimits limits{};

  PrintService& service() {
    if (!service_) {
      service_ = std::make_unique<PrintService>(
          [this] { return now; }, [this](auto work) { posted(std::move(work)); }, *log_, limits,
          [this](const AnyGame& game, const print::Printing& printing) {
            return printer.print(game, printing);
          });
    }
    return *service_;
  }

  void ask(const std::string& target, const std::string& method = "GET",
           const std::string& address = "here") {
    service().answer(method, target, address,
                     [this](PrintAnswer answer) { answers.push_back(std::move(answer)); });
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

  [[nodiscard]] bool is_booklet(std::size_t answer) const {
    return answers.at(answer).booklet != nullptr;
  }
  [[nodiscard]] unsigned status(std::size_t answer) const {
    return answers.at(answer).refusal.status;
  }

  /// Everything that was logged; nothing can be logged any more.
  [[nodiscard]] std::string last_words() {
    service_.reset();
    log_.reset();
    return log_text_.str();
  }

  void TearDown() override {
    printer.let_go();
    service_.reset();
  }

  Moment now{};
  TestPrinter printer;
  std::vector<PrintAnswer> answers;

 private:
  void posted(std::function<void()> work) {
    const std::scoped_lock lock(mutex_);
    posts_.push_back(std::move(work));
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> posts_;
  std::ostringstream log_text_;
  std::unique_ptr<Log> log_ = std::make_unique<Log>(LogLevel::debug, log_text_);
  std::unique_ptr<PrintService> service_;
};

TEST(PrintPaths, AreThoseOfGamesThatAreOffered) {
  EXPECT_TRUE(is_print_path("print/graal.pdf"));
  for (const char* path : {"print/graal-a4-en.pdf", "print/chess.pdf", "print/.pdf", "print/graal",
                           "graal.pdf", "print/pebbles.pdf", "print/graal.pdf/x"}) {
    EXPECT_FALSE(is_print_path(path)) << path;
  }
}

TEST_F(PrintedBooklets, MakesWhatIsAskedFor) {
  ask("/print/grailnah.pdf?players=4&language=fr&colour=on");
  await(1);
  ASSERT_TRUE(is_booklet(0));
  EXPECT_EQ(answers[0].booklet->size(), TestPrinter::kBytes);
  const std::string order = printer.orders().front();
  EXPECT_TRUE(order.starts_with("grailnah fr on tintagelle 4 fr1.0 ")) << order;
}

TEST_F(PrintedBooklets, RefusesNonsenseAndSaysWhatIsAllowed) {
  for (const char* target :
       {"/print/grailnah.pdf?players=5", "/print/graal.pdf?paper=a5", "/print/graal.pdf?colour=2",
        "/print/graal.pdf?language=de", "/print/graal.pdf?side=3", "/print/graal.pdf?armies=%zz",
        "/print/graal.pdf?map=nowhere", "/print/graal.pdf?armies=1&armies=2"}) {
    ask(target);
    ASSERT_FALSE(answers.back().booklet) << target;
    EXPECT_EQ(answers.back().refusal.status, 400) << target;
  }
  EXPECT_EQ(answers.size(), 8) << "each of them at once";
  const auto said = [this](std::size_t answer) { return answers[answer].refusal.body; };
  EXPECT_NE(said(0).find("2, 3, 4"), std::string::npos) << said(0);
  EXPECT_NE(said(5).find("server.unreadable"), std::string::npos) << said(5);
  EXPECT_TRUE(printer.orders().empty());
}

TEST_F(PrintedBooklets, ReadsNoFiles) {
  for (const char* target :
       {"/print/grailnah.pdf?board=/etc/passwd", "/print/grailnah.pdf?board=../../etc/passwd",
        "/print/graal.pdf?map=%2Fetc%2Fpasswd", "/print/graal.pdf?language=../en"}) {
    ask(target);
    ASSERT_FALSE(answers.back().booklet) << target;
    EXPECT_EQ(answers.back().refusal.status, 400) << target;
    EXPECT_EQ(answers.back().refusal.body.find("root:"), std::string::npos);
  }
}

TEST_F(PrintedBooklets, IsAskedWithGet) {
  for (const char* method : {"POST", "HEAD", "DELETE"}) {
    ask("/print/graal.pdf", method);
    EXPECT_EQ(answers.back().refusal.status, 405) << method;
  }
  EXPECT_TRUE(printer.orders().empty());
}

TEST_F(PrintedBooklets, KeepsWhatItMade) {
  ask("/print/menhirs.pdf?side=3");
  await(1);
  ask("/print/menhirs.pdf?paper=a4&side=3");
  ASSERT_EQ(answers.size(), 2) << "the same booklet, at once";
  EXPECT_EQ(answers[0].booklet, answers[1].booklet) << "and no copy of it";
  EXPECT_EQ(printer.orders().size(), 1);
}

TEST_F(PrintedBooklets, ForgetsWhatWasAskedForLongAgo) {
  limits.kept_bytes = TestPrinter::kBytes * 5 / 2;
  for (const char* side : {"3", "4", "5"}) {
    ask(std::string("/print/menhirs.pdf?side=") + side);
    await(answers.size() + 1);
  }
  ask("/print/menhirs.pdf?side=5");
  EXPECT_EQ(answers.size(), 4);
  ask("/print/menhirs.pdf?side=3");
  EXPECT_EQ(answers.size(), 4) << "made again";
  await(5);
  EXPECT_EQ(printer.orders().size(), 4);
}

TEST_F(PrintedBooklets, MakesOneBookletForAllWhoWaitForIt) {
  printer.hold();
  for (int i = 0; i < 3; ++i) ask("/print/graal.pdf");
  EXPECT_TRUE(answers.empty());
  printer.let_go();
  await(3);
  EXPECT_EQ(printer.orders().size(), 1);
}

TEST_F(PrintedBooklets, IsLimitedByAddress) {
  limits.booklets = {Milliseconds{1000}, 1};
  ask("/print/menhirs.pdf?side=3");
  ask("/print/menhirs.pdf?side=5");
  ASSERT_EQ(answers.size(), 1);
  EXPECT_EQ(status(0), 429);
  ask("/print/menhirs.pdf?side=5", "GET", "elsewhere");
  await(3);
  EXPECT_TRUE(is_booklet(2));
  now += Milliseconds{1000};
  ask("/print/menhirs.pdf?side=4");
  await(4);
  EXPECT_TRUE(is_booklet(3));
}

TEST_F(PrintedBooklets, TakesNoMoreThanItCanDo) {
  limits.most_waiting = 1;
  printer.hold();
  ask("/print/graal.pdf?language=en");
  printer.await(1);
  ask("/print/graal.pdf?language=fr");
  EXPECT_TRUE(answers.empty()) << "one is made and one waits";
  ask("/print/graal.pdf?language=nl");
  ASSERT_EQ(answers.size(), 1);
  EXPECT_EQ(status(0), 503);
  printer.let_go();
  await(3);
  EXPECT_TRUE(is_booklet(1));
  EXPECT_TRUE(is_booklet(2));
}

TEST_F(PrintedBooklets, LetsOnlySoManyWait) {
  limits.most_readers = 2;
  printer.hold();
  for (int i = 0; i < 3; ++i) ask("/print/graal.pdf");
  ASSERT_EQ(answers.size(), 1);
  EXPECT_EQ(status(0), 503);
  printer.let_go();
  await(3);
  ask("/print/graal.pdf?language=fr");
  await(4);
  EXPECT_TRUE(is_booklet(3)) << "those who were answered wait no more";
}

TEST_F(PrintedBooklets, SaysAndLogsThatItFailed) {
  printer.break_down();
  ask("/print/graal.pdf");
  await(1);
  ASSERT_FALSE(is_booklet(0));
  EXPECT_EQ(status(0), 500);
  EXPECT_NE(answers[0].refusal.body.find("broke the printer"), std::string::npos);
  printer.repair();
  ask("/print/graal.pdf");
  await(2);
  EXPECT_TRUE(is_booklet(1)) << "a failure is not kept";
  const std::string log = last_words();
  EXPECT_NE(log.find("print-failed"), std::string::npos) << log;
}

TEST_F(PrintedBooklets, AnswersNobodyOnceItHasEnded) {
  printer.hold();
  ask("/print/graal.pdf?language=en");
  ask("/print/graal.pdf?language=fr");
  printer.await(1);
  printer.let_go();
  (void)last_words();
  EXPECT_TRUE(answers.empty());
}

}  // namespace
}  // namespace broceliande::server
