#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>
#include <thread>
#include <type_traits>
#include <vector>

#include "server/accounts/secrets.hpp"
#include "server/telemetry/log.hpp"
#include "server/telemetry/log_line.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;
using namespace std::string_literals;

constexpr Moment kNow{1'769'850'307'042ms};

std::vector<std::string> lines_of(const std::ostringstream& stream) {
  std::vector<std::string> lines;
  std::istringstream text(stream.str());
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

TEST(LogLine, IsOneJsonObject) {
  EXPECT_EQ(log_line(kNow, LogLevel::info, "table.created",
                     {{"table", "abc"},
                      {"places", 2},
                      {"bytes", 18446744073709551615U},
                      {"listed", true},
                      {"change", -3L},
                      {"took", 15ms}}),
            R"({"time":"2026-01-31T09:05:07.042Z","level":"info","event":"table.created",)"
            R"("table":"abc","places":2,"bytes":18446744073709551615,"listed":true,)"
            R"("change":-3,"took":15})");
}

TEST(LogLine, IsSoundWhateverAFieldHolds) {
  const std::string hostile = "\"}\n\r\t\\\0\x1B[31m\x7F\xFF\xC3(\xE2\x82 é🙂"s;
  const std::string line = log_line(kNow, LogLevel::warn, hostile, {{hostile, hostile}});
  EXPECT_EQ(line.find('\n'), std::string::npos);
  boost::system::error_code fault;
  const auto read = boost::json::parse(line, fault);
  ASSERT_FALSE(fault) << line;
  EXPECT_EQ(read.as_object().size(), 4U);
  EXPECT_TRUE(
      read.at("event").as_string().ends_with("\x7F?"
                                             "?("
                                             "?? é🙂"))
      << line;
}

TEST(LogLine, CutsEndlessTexts) {
  std::string endless;
  for (int i = 0; i < 100000; ++i) endless += "é";
  const auto line = log_line(kNow, LogLevel::info, "x", {{"text", endless}});
  EXPECT_EQ(boost::json::parse(line).at("text").as_string(), endless.substr(0, 500) + "…");
}

TEST(LogLine, SaysTimesOfAllDays) {
  EXPECT_EQ(iso_time(Moment(0ms)), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(iso_time(Moment(-1ms)), "1969-12-31T23:59:59.999Z");
  EXPECT_EQ(iso_time(Moment(1'709'164'800s)), "2024-02-29T00:00:00.000Z");
}

TEST(Log, LevelsHaveNames) {
  for (const LogLevel level : {LogLevel::debug, LogLevel::info, LogLevel::warn, LogLevel::error}) {
    EXPECT_EQ(log_level(name_of(level)), level);
  }
  EXPECT_EQ(log_level("Info"), std::nullopt);
  EXPECT_EQ(log_level(""), std::nullopt);
}

TEST(Log, WritesInOrderWhatIsGraveEnough) {
  std::ostringstream stream;
  {
    Log log(LogLevel::info, stream);
    log.debug(kNow, "a");
    log.info(kNow, "b", {{"braces", "{} {0} %v"}});
    log.warn(kNow, "c");
    log.error(kNow, "d");
  }
  const auto lines = lines_of(stream);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], R"({"time":"2026-01-31T09:05:07.042Z","level":"info","event":"b",)"
                      R"("braces":"{} {0} %v"})");
  EXPECT_NE(lines[1].find(R"("level":"warn","event":"c")"), std::string::npos);
  EXPECT_NE(lines[2].find(R"("level":"error","event":"d")"), std::string::npos);
}

TEST(Log, TakesLinesOfSeveralThreads) {
  std::ostringstream stream;
  {
    Log log(LogLevel::debug, stream);
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread) {
      threads.emplace_back([&log, thread] {
        for (int i = 0; i < 500; ++i) log.info(kNow, "x", {{"thread", thread}, {"i", i}});
      });
    }
  }
  const auto lines = lines_of(stream);
  EXPECT_EQ(lines.size(), 2000U);
  for (const auto& line : lines) {
    boost::system::error_code fault;
    (void)boost::json::parse(line, fault);
    EXPECT_FALSE(fault) << line;
  }
}

TEST(Log, TakesNoSecrets) {
  static_assert(std::is_constructible_v<LogField, std::string_view, std::string>);
  static_assert(!std::is_constructible_v<LogField, std::string_view, Secret>);
  static_assert(!std::is_constructible_v<LogField, std::string_view, double>);
  static_assert(!std::is_constructible_v<LogField, std::string_view, const void*>);
}

}  // namespace
}  // namespace broceliande::server
