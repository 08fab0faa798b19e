#include "engine/engine_process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "engine/phrases.hpp"

namespace broceliande::engine {
namespace {

struct Pipe {
  int out = -1;
  int in = -1;
};

/// Neither end is inherited: another engine that starts meanwhile must not hold it open.
std::optional<Pipe> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{ends[0], ends[1]};
}

void close_pipe(const Pipe& pipe) {
  close(pipe.out);
  close(pipe.in);
}

/// 0, or what went wrong. In a process group of its own, so that Ctrl-C is for us to hand on, and
/// with SIGPIPE as programs expect it.
int spawn(const std::vector<std::string>& words, const Pipe& input, const Pipe& output,
          pid_t& process) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input.out, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output.in, STDOUT_FILENO);
  posix_spawnattr_init(&attributes);
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  const int fault =
      posix_spawnp(&process, arguments[0], &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return fault;
}

}  // namespace

std::vector<std::string> command_words(std::string_view command) {
  std::vector<std::string> words;
  bool is_inside = false;
  char quote = '\0';
  for (const char c : command) {
    if (quote != '\0' && c == quote) {
      quote = '\0';
      continue;
    }
    const bool ends_word = quote == '\0' && c == ' ';
    if (ends_word) {
      is_inside = false;
      continue;
    }
    if (!is_inside) words.emplace_back();
    is_inside = true;
    const bool opens_quote = quote == '\0' && (c == '"' || c == '\'');
    if (opens_quote) {
      quote = c;
    } else {
      words.back() += c;
    }
  }
  return words;
}

Result<void> EngineProcess::start(const std::string& command) {
  end();
  std::signal(SIGPIPE, SIG_IGN);  // an engine that has ended is noticed where it is spoken to
  const std::vector<std::string> words = command_words(command);
  const auto fail = [&command](int fault) {
    return refuse(phrases::kCannotStart, Error::kNoPlace, {command, std::strerror(fault)});
  };
  if (words.empty()) return fail(ENOENT);
  const auto input = make_pipe();
  if (!input) return fail(errno);
  const auto output = make_pipe();
  if (!output) {
    const int fault = errno;
    close_pipe(*input);
    return fail(fault);
  }
  const int fault = spawn(words, *input, *output, process_);
  if (fault != 0) {
    process_ = 0;
    close_pipe(*input);
    close_pipe(*output);
    return fail(fault);
  }
  close(input->out);
  close(output->in);
  stdin_ = input->in;
  stdout_ = output->out;
  buffer_.clear();
  return {};
}

bool EngineProcess::write_line(std::string_view line) const {
  const std::string text = std::string(line) + "\n";
  std::size_t written = 0;
  while (written < text.size()) {
    const ssize_t now = write(stdin_, text.data() + written, text.size() - written);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) return false;
    written += static_cast<std::size_t>(now);
  }
  return true;
}

bool EngineProcess::next_buffered_line(std::string& line) {
  const std::size_t end = buffer_.find('\n');
  if (end == std::string::npos) return false;
  line = buffer_.substr(0, end);
  if (line.ends_with('\r')) line.pop_back();
  buffer_.erase(0, end + 1);
  return true;
}

EngineProcess::ReadOutcome EngineProcess::read_line(std::string& line, Milliseconds timeout,
                                                    const std::atomic<bool>* abort) {
  constexpr Milliseconds kPollInterval{20};  // how often to look whether it was aborted
  constexpr std::size_t kLongestLine = 1 << 20;
  const auto deadline = std::chrono::steady_clock::now() + timeout;
  while (!next_buffered_line(line)) {
    if (abort != nullptr && *abort) return ReadOutcome::aborted;
    if (buffer_.size() > kLongestLine) return ReadOutcome::no_line;
    const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left <= Milliseconds{0}) return ReadOutcome::no_line;
    pollfd waiting{stdout_, POLLIN, 0};
    if (poll(&waiting, 1, static_cast<int>(std::min(left, kPollInterval).count())) <= 0) continue;
    std::array<char, 4096> chunk{};
    const ssize_t got = read(stdout_, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return ReadOutcome::ended;
    buffer_.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return ReadOutcome::line;
}

void EngineProcess::end() {
  if (!is_running()) return;
  constexpr int kMaxPolls = 50;
  constexpr Milliseconds kPollInterval{10};
  (void)write_line("quit");
  close(stdin_);
  bool has_ended = false;
  for (int i = 0; i < kMaxPolls && !has_ended; ++i) {
    has_ended = waitpid(process_, nullptr, WNOHANG) != 0;
    if (!has_ended) std::this_thread::sleep_for(kPollInterval);
  }
  if (!has_ended) {
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  close(stdout_);
  process_ = 0;
}

}  // namespace broceliande::engine
