#pragma once

#include <sys/types.h>

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"
#include "engine/search_timer.hpp"

namespace broceliande::engine {

/// Another program, spoken to in lines over pipes. It ends with this object: asked first to quit,
/// and killed if it does not.
class EngineProcess {
 public:
  EngineProcess() = default;
  EngineProcess(const EngineProcess&) = delete;
  EngineProcess& operator=(const EngineProcess&) = delete;
  ~EngineProcess() { end(); }

  /// Starts a command line: words are separated by spaces, quotes hold words together.
  [[nodiscard]] Result<void> start(const std::string& command);
  [[nodiscard]] bool is_running() const { return process_ > 0; }
  [[nodiscard]] pid_t id() const { return process_; }

  /// False when the program is not there to read it.
  [[nodiscard]] bool write_line(std::string_view line) const;

  enum class ReadOutcome : std::uint8_t { line, ended, no_line, aborted };
  /// The next line, without its end; waits so long for it at most, and not once `abort` is set.
  [[nodiscard]] ReadOutcome read_line(std::string& line, Milliseconds timeout,
                                      const std::atomic<bool>* abort);

  void end();

 private:
  [[nodiscard]] bool next_buffered_line(std::string& line);

  pid_t process_ = 0;
  int stdin_ = -1;
  int stdout_ = -1;
  std::string buffer_;
};

/// The words of a command line.
[[nodiscard]] std::vector<std::string> command_words(std::string_view command);

}  // namespace broceliande::engine
