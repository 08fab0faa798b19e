#include "server/previews/child_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <thread>
#include <utility>

namespace broceliande::server {
namespace {

using Clock = std::chrono::steady_clock;

/// A file of the system that is closed at the end; no child inherits it but where it is told to.
class Handle {
 public:
  explicit Handle(int number) : number_(number) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() { close_now(); }

  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  void close_now() {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }

 private:
  int number_;
};

/// The text as a file in memory: unlike a pipe, nobody has to feed it while the program runs.
bool fill(const Handle& file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(file.number(), text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return lseek(file.number(), 0, SEEK_SET) == 0;
}

/// In a process group of its own, so that it is ended together with what it starts itself.
std::optional<pid_t> spawn(const std::vector<std::string>& words, int input, int output) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  pid_t process = 0;
  const int fault =
      posix_spawnp(&process, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return fault == 0 ? std::optional(process) : std::nullopt;
}

/// All of it up to its end; nothing where that takes too long or is too much.
std::optional<std::string> read_all(int file, std::size_t most, Clock::time_point deadline) {
  std::string text;
  std::array<char, 64 * 1024> buffer{};
  while (text.size() <= most) {
    const auto left = std::chrono::duration_cast<Milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return std::nullopt;
    pollfd waited{.fd = file, .events = POLLIN, .revents = 0};
    const int ready = poll(&waited, 1, static_cast<int>(left));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return std::nullopt;
    const ssize_t got = read(file, buffer.data(), buffer.size());
    if (got == 0) return text;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
  return std::nullopt;
}

/// Whether it ends well by then; afterwards it has ended in any case.
bool ends_well(pid_t process, Clock::time_point deadline) {
  constexpr Milliseconds kBetween{5};
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == process) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (ended < 0 && errno != EINTR) return false;
    if (Clock::now() >= deadline) break;
    std::this_thread::sleep_for(kBetween);
  }
  kill(-process, SIGKILL);
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return false;
}

}  // namespace

std::optional<std::string> run_child(const std::vector<std::string>& words, std::string_view input,
                                     const ChildLimits& limits) {
  const Handle given(memfd_create("input", MFD_CLOEXEC));
  std::array<int, 2> ends{-1, -1};
  if (words.empty() || !given.is_open() || !fill(given, input)) return std::nullopt;
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  const Handle from(ends[0]);
  Handle to(ends[1]);
  const auto process = spawn(words, given.number(), to.number());
  to.close_now();
  if (!process) return std::nullopt;
  const auto deadline = Clock::now() + limits.time;
  auto text = read_all(from.number(), limits.output_bytes, deadline);
  const bool is_well = ends_well(*process, text ? deadline : Clock::now());
  if (!is_well) text.reset();
  return text;
}

}  // namespace broceliande::server
