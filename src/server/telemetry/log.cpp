#include "server/telemetry/log.hpp"

#include <spdlog/async_logger.h>
#include <spdlog/details/thread_pool.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/stdout_sinks.h>

#include <algorithm>
#include <array>

#include "server/telemetry/log_line.hpp"

namespace broceliande::server {
namespace {

constexpr std::array kLevels = std::to_array<std::string_view>({"debug", "info", "warn", "error"});
constexpr std::size_t kLinesWaiting = 8192;

}  // namespace

/// A logger with a thread of its own, known to no registry.
class Log::Writer {
 public:
  explicit Writer(spdlog::sink_ptr sink)
      : pool_(std::make_shared<spdlog::details::thread_pool>(kLinesWaiting, 1)),
        logger_(std::make_shared<spdlog::async_logger>(
            "", std::move(sink), pool_, spdlog::async_overflow_policy::overrun_oldest)) {
    logger_->set_pattern("%v");
    logger_->set_level(spdlog::level::trace);
  }

  void write(std::string_view line) { logger_->info(line); }

 private:
  std::shared_ptr<spdlog::details::thread_pool> pool_;
  std::shared_ptr<spdlog::async_logger> logger_;
};

std::string_view name_of(LogLevel level) { return kLevels.at(static_cast<std::size_t>(level)); }

std::optional<LogLevel> log_level(std::string_view name) {
  const auto found = std::ranges::find(kLevels, name);
  if (found == kLevels.end()) return std::nullopt;
  return static_cast<LogLevel>(found - kLevels.begin());
}

Log::Log(LogLevel least)
    : least_(least),
      writer_(std::make_unique<Writer>(std::make_shared<spdlog::sinks::stderr_sink_mt>())) {}

Log::Log(LogLevel least, std::ostream& stream)
    : least_(least),
      writer_(std::make_unique<Writer>(std::make_shared<spdlog::sinks::ostream_sink_mt>(stream))) {}

Log::~Log() = default;

void Log::write(Moment now, LogLevel level, std::string_view event, Fields fields) {
  if (level >= least_) writer_->write(log_line(now, level, event, fields));
}

void Log::debug(Moment now, std::string_view event, Fields fields) {
  write(now, LogLevel::debug, event, fields);
}

void Log::info(Moment now, std::string_view event, Fields fields) {
  write(now, LogLevel::info, event, fields);
}

void Log::warn(Moment now, std::string_view event, Fields fields) {
  write(now, LogLevel::warn, event, fields);
}

void Log::error(Moment now, std::string_view event, Fields fields) {
  write(now, LogLevel::error, event, fields);
}

}  // namespace broceliande::server
