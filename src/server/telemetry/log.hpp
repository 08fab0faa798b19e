#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>

#include "server/time/moment.hpp"

namespace broceliande::server {

enum class LogLevel : std::uint8_t { debug, info, warn, error };

[[nodiscard]] std::string_view name_of(LogLevel level);

/// By its name.
[[nodiscard]] std::optional<LogLevel> log_level(std::string_view name);

/// A name and its value: a text, an integer or a boolean. It refers to texts and does not own them.
/// There is none for a Secret.
class LogField {
 public:
  using Value = std::variant<std::string_view, std::int64_t, std::uint64_t, bool>;

  LogField(std::string_view name, std::string_view text) : name_(name), value_(text) {}
  LogField(std::string_view name, const char* text) : LogField(name, std::string_view(text)) {}
  LogField(std::string_view name, std::same_as<bool> auto truth) : name_(name), value_(truth) {}
  LogField(std::string_view name, std::signed_integral auto number)
      : name_(name), value_(std::int64_t{number}) {}
  LogField(std::string_view name, std::unsigned_integral auto number)
    requires(!std::same_as<decltype(number), bool>)
      : name_(name), value_(std::uint64_t{number}) {}
  LogField(std::string_view name, Milliseconds span) : LogField(name, std::int64_t{span.count()}) {}

  [[nodiscard]] std::string_view name() const { return name_; }
  [[nodiscard]] const Value& value() const { return value_; }

 private:
  std::string_view name_;
  Value value_;
};

/// One JSON object per line: `time` (ISO 8601, UTC), `level`, `event`, then the fields. Any thread
/// may write, and none ever waits for the reader: lines go out from a thread of their own, and if
/// too many are waiting the oldest are lost. Destruction writes what is left.
class Log {
 public:
  /// To standard error.
  explicit Log(LogLevel least);
  /// To a stream that lives longer.
  Log(LogLevel least, std::ostream& stream);
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  ~Log();

  using Fields = std::initializer_list<LogField>;

  void write(Moment now, LogLevel level, std::string_view event, Fields fields = {});
  void debug(Moment now, std::string_view event, Fields fields = {});
  void info(Moment now, std::string_view event, Fields fields = {});
  void warn(Moment now, std::string_view event, Fields fields = {});
  void error(Moment now, std::string_view event, Fields fields = {});

 private:
  class Writer;

  LogLevel least_;
  std::unique_ptr<Writer> writer_;
};

}  // namespace broceliande::server
