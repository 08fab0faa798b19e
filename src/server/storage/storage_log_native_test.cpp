#include <gtest/gtest.h>

#include <sstream>

#include "server/storage/database/phrases.hpp"
#include "server/storage/storage_log.hpp"

namespace broceliande::server {
namespace {

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++found;
  }
  return found;
}

TEST(StorageLog, HasOneLineAtTheBeginningOfAnOutageAndOneAtItsEnd) {
  std::ostringstream text;
  CounterMetric failures;
  {
    Log log(LogLevel::info, text);
    Moment now{};
    StorageLog storage(log, failures, [&now] { return now; });
    const Error full{&phrases::kDiskFull, {"database or disk is full"}, Error::kNoPlace};
    const Error not_text{&phrases::kNotText, {}};
    storage.note(nullptr);
    for (int i = 0; i < 1000; ++i) {
      storage.note(&full);
      storage.note(&not_text);
      storage.note(nullptr);
      now += Milliseconds(10);
    }
    now += Milliseconds(10'000);
    storage.note(nullptr);
    storage.note(nullptr);
  }
  EXPECT_EQ(failures.value(), 1000U) << "what cannot be stored is no failure of storage";
  EXPECT_EQ(count(text.str(), "\n"), 3U) << text.str();
  EXPECT_EQ(count(text.str(), R"("event":"storage-failed","cause":"storage.full")"), 1U);
  EXPECT_EQ(count(text.str(), "database or disk is full"), 1U);
  EXPECT_EQ(count(text.str(), R"("event":"storage-works","outage_ms":9990,"failures":1000)"), 1U);
  EXPECT_EQ(count(text.str(), R"("event":"storage-refused","cause":"storage.not-text")"), 1U);
}

}  // namespace
}  // namespace broceliande::server
