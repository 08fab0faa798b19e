#include "server/subprocess/child_program.hpp"

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
#include <cstring>
#include <filesystem>
#include <optional>
#include <thread>
#include <utility>

#include "server/subprocess/phrases.hpp"

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

/// Where a program complains: a file in memory that cannot grow, however much it has to say.
Handle complaints() {
  constexpr off_t kMost = 4096;
  const int file = memfd_create("complaints", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file >= 0 && ftruncate(file, kMost) == 0) (void)fcntl(file, F_ADD_SEALS, F_SEAL_GROW);
  return Handle(file);
}

std::string first_line_of(const Handle& file) {
  std::array<char, 300> bytes{};
  if (pread(file.number(), bytes.data(), bytes.size() - 1, 0) < 0) return "";
  const std::string_view text = bytes.data();
  return std::string(text.substr(0, text.find('\n')));
}

struct Spawned {
  pid_t process = 0;
  int fault = 0;  ///< the error's number where it could not be started
};

/// In a process group of its own, so that it is ended together with what it starts itself.
Spawned spawn(const std::vector<std::string>& words, int input, int output, int complaint) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, complaint, STDERR_FILENO);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  Spawned spawned;
  spawned.fault = posix_spawnp(&spawned.process, arguments[0], &actions, &attributes,
                               arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return spawned;
}

enum class OutputEnd { whole, too_slow, too_much };

/// All of it up to its end.
OutputEnd read_all(int file, std::string& text, std::size_t most, Clock::time_point deadline) {
  std::array<char, 64 * 1024> buffer{};
  while (text.size() <= most) {
    const auto left = std::chrono::duration_cast<Milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return OutputEnd::too_slow;
    pollfd waited{.fd = file, .events = POLLIN, .revents = 0};
    const int ready = poll(&waited, 1, static_cast<int>(left));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return OutputEnd::too_slow;
    const ssize_t got = read(file, buffer.data(), buffer.size());
    if (got == 0) return OutputEnd::whole;
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return OutputEnd::too_slow;
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
  return OutputEnd::too_much;
}

/// How it ended, as waitpid() says; nothing where it had to be ended.
std::optional<int> ending_of(pid_t process, Clock::time_point deadline) {
  constexpr Milliseconds kBetween{5};
  int status = 0;
  for (;;) {
    const pid_t ended = waitpid(process, &status, WNOHANG);
    if (ended == process) return status;
    if (ended < 0 && errno != EINTR) return std::nullopt;
    if (Clock::now() >= deadline) break;
    std::this_thread::sleep_for(kBetween);
  }
  kill(-process, SIGKILL);
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return std::nullopt;
}

std::string described(int status) {
  if (WIFSIGNALED(status)) return "signal " + std::to_string(WTERMSIG(status));
  return "status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

Result<std::string> run_child(const std::vector<std::string>& words, std::string_view input,
                              const ChildLimits& limits) {
  const std::string name =
      words.empty() ? "" : std::filesystem::path(words.front()).filename().string();
  const auto refused = [&name](const Phrase& phrase, Arguments more) {
    more.insert(more.begin(), Argument(name));
    return refuse(phrase, Error::kNoPlace, std::move(more));
  };
  const Handle given(memfd_create("input", MFD_CLOEXEC));
  const Handle complaint = complaints();
  std::array<int, 2> ends{-1, -1};
  if (words.empty() || !complaint.is_open() || !given.is_open() || !fill(given, input) ||
      pipe2(ends.data(), O_CLOEXEC) != 0) {
    return refused(phrases::kNotRun, {std::strerror(errno)});
  }
  const Handle from(ends[0]);
  Handle to(ends[1]);
  const Spawned child = spawn(words, given.number(), to.number(), complaint.number());
  to.close_now();
  if (child.fault != 0) return refused(phrases::kNotRun, {std::strerror(child.fault)});

  std::string text;
  const auto deadline = Clock::now() + limits.time;
  const OutputEnd output_end = read_all(from.number(), text, limits.output_bytes, deadline);
  const auto status =
      ending_of(child.process, output_end == OutputEnd::whole ? deadline : Clock::now());
  if (output_end == OutputEnd::too_much) {
    return refused(phrases::kTooTalkative, {std::to_string(limits.output_bytes)});
  }
  if (output_end == OutputEnd::too_slow || !status) {
    return refused(phrases::kTooSlow, {std::to_string(limits.time.count())});
  }
  const bool is_well = WIFEXITED(*status) && WEXITSTATUS(*status) == 0;
  if (!is_well) {
    return refused(phrases::kChildFailed, {described(*status), first_line_of(complaint)});
  }
  return text;
}

}  // namespace broceliande::server
