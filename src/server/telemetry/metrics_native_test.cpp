#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <sstream>
#include <thread>
#include <vector>

#include "server/telemetry/exposition.hpp"
#include "server/telemetry/server_metrics.hpp"

namespace broceliande::server {
namespace {

using namespace std::chrono_literals;

TEST(Metrics, CountFromSeveralThreads) {
  CounterMetric counter;
  GaugeMetric gauge;
  HistogramMetric histogram;
  {
    std::vector<std::jthread> threads;
    for (int thread = 0; thread < 4; ++thread) {
      threads.emplace_back([&] {
        for (int i = 0; i < 1000; ++i) {
          counter.add(2);
          gauge.add(i % 2 == 0 ? 1 : -1);
          histogram.observe(1ms);
        }
      });
    }
  }
  EXPECT_EQ(counter.value(), 8000U);
  EXPECT_EQ(gauge.value(), 0);
  EXPECT_EQ(histogram.count(3), 4000U);
  EXPECT_EQ(histogram.sum(), 4s);
}

TEST(Metrics, HistogramsCountABoundToItsOwnSpan) {
  HistogramMetric histogram;
  for (const auto span : {-5us, 0us, 100us, 101us, 250us, 10'000'000us, 10'000'001us}) {
    histogram.observe(span);
  }
  histogram.observe(1h);
  EXPECT_EQ(histogram.count(0), 3U);
  EXPECT_EQ(histogram.count(1), 2U);
  EXPECT_EQ(histogram.count(15), 1U);
  EXPECT_EQ(histogram.count(16), 2U);
  EXPECT_EQ(histogram.sum(), 20'000'452us + 1h);
}

TEST(Exposition, WritesWhatPrometheusReads) {
  Exposition text;
  text.counter("a_total", "All of a.", 18446744073709551615U);
  text.gauge("b", "B now.", -7);
  text.family("c_total", "By kind.");
  text.member("c_total", "kind", "x", 1);
  text.member("c_total", "kind", "y", 0);
  EXPECT_EQ(text.text(),
            "# HELP a_total All of a.\n# TYPE a_total counter\na_total 18446744073709551615\n"
            "# HELP b B now.\n# TYPE b gauge\nb -7\n"
            "# HELP c_total By kind.\n# TYPE c_total counter\n"
            "c_total{kind=\"x\"} 1\nc_total{kind=\"y\"} 0\n");
}

TEST(Exposition, WritesHistogramsCumulatively) {
  HistogramMetric histogram;
  for (const auto span : {50us, 200us, 200us, 3'000us, 60'000'000us}) histogram.observe(span);
  Exposition text;
  text.histogram("t_seconds", "T.", histogram);
  EXPECT_EQ(text.text(),
            "# HELP t_seconds T.\n# TYPE t_seconds histogram\n"
            "t_seconds_bucket{le=\"0.0001\"} 1\nt_seconds_bucket{le=\"0.00025\"} 3\n"
            "t_seconds_bucket{le=\"0.0005\"} 3\nt_seconds_bucket{le=\"0.001\"} 3\n"
            "t_seconds_bucket{le=\"0.0025\"} 3\nt_seconds_bucket{le=\"0.005\"} 4\n"
            "t_seconds_bucket{le=\"0.01\"} 4\nt_seconds_bucket{le=\"0.025\"} 4\n"
            "t_seconds_bucket{le=\"0.05\"} 4\nt_seconds_bucket{le=\"0.1\"} 4\n"
            "t_seconds_bucket{le=\"0.25\"} 4\nt_seconds_bucket{le=\"0.5\"} 4\n"
            "t_seconds_bucket{le=\"1\"} 4\nt_seconds_bucket{le=\"2.5\"} 4\n"
            "t_seconds_bucket{le=\"5\"} 4\nt_seconds_bucket{le=\"10\"} 4\n"
            "t_seconds_bucket{le=\"+Inf\"} 5\nt_seconds_sum 60.00345\nt_seconds_count 5\n");
}

TEST(ServerMetrics, AreAllWrittenOnceAndWellFormed) {
  ServerMetrics metrics(Moment(1000s));
  metrics.open_sockets.set(3);
  metrics.actions_played.add(41);
  metrics.storage_failures.add(7);
  metrics.refused(Refusal::too_fast).add();
  const std::string text = metrics_text(metrics, Moment(1065s), 4096);
  for (const char* line :
       {"broceliande_sockets_open 3\n", "broceliande_actions_played_total 41\n",
        "broceliande_storage_failures_total 7\n",
        "broceliande_messages_refused_total{reason=\"too_fast\"} 1\n",
        "broceliande_messages_refused_total{reason=\"overloaded\"} 0\n",
        "broceliande_uptime_seconds 65\n", "process_resident_memory_bytes 4096\n"}) {
    EXPECT_NE(text.find(line), std::string::npos) << line;
  }
  const std::regex well_formed(R"(# HELP [a-z_]+ .+|# TYPE [a-z_]+ (counter|gauge|histogram)|)"
                               R"([a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+)");
  std::set<std::string> seen;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(std::regex_match(line, well_formed)) << line;
    EXPECT_TRUE(seen.insert(line.substr(0, line.rfind(' '))).second) << line;
  }
}

TEST(ServerMetrics, RefusalsHaveDifferentNames) {
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kRefusals; ++i) names.insert(name_of(static_cast<Refusal>(i)));
  EXPECT_EQ(names.size(), kRefusals);
}

TEST(ServerMetrics, KnowTheMemoryOfThisProcess) {
  EXPECT_GT(resident_bytes(), 1U << 20U);
  EXPECT_LT(resident_bytes(), std::uint64_t{1} << 40U);
}

}  // namespace
}  // namespace broceliande::server
