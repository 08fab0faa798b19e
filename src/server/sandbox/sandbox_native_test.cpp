#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <thread>

#include "server/sandbox/sandbox.hpp"

// What a process can no longer do: each test restricts one of its own.
namespace broceliande::server {
namespace {

namespace fs = std::filesystem;

class Sandbox : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("broceliande-sandbox-" + std::to_string(getpid()));
    fs::create_directories(kept());
    fs::create_directories(shown());
    std::ofstream(shown() / "page") << "page";
    std::ofstream(folder_ / "secret") << "secret";
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path folder() const { return folder_; }
  [[nodiscard]] fs::path kept() const { return folder_ / "kept"; }
  [[nodiscard]] fs::path shown() const { return folder_ / "shown"; }

  /// What a process answers that may write to one folder, read another and run `true`.
  int restricted(const std::function<int(const Restrictions&)>& attempt) const {
    const pid_t process = fork();
    if (process == 0) {
      FileRights rights{.written = {kept()}, .read = system_folders(), .run = {"/usr/bin/true"}};
      rights.read.push_back(shown());
      const Restrictions restrictions = restrict_process(rights);
      _exit(attempt(restrictions));
    }
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }

  /// The error of a call that failed; 0 for one that did not.
  static int fault_of(long answer) { return answer < 0 ? errno : 0; }
  static int fault_of_opening(const fs::path& path, int how) {
    return fault_of(open(path.c_str(), how, 0600));
  }
  /// The status of another program, or why it could not be run.
  static int run(const char* program) {
    const pid_t process = fork();
    if (process == 0) {
      execl(program, program, nullptr);
      _exit(errno);
    }
    int status = 0;
    waitpid(process, &status, 0);
    return WEXITSTATUS(status);
  }

 private:
  fs::path folder_;
};

/// Files are held where the kernel has Landlock.
class HeldFiles : public Sandbox {
 protected:
  void SetUp() override {
    Sandbox::SetUp();
    const bool has_landlock =
        restricted([](const Restrictions& restrictions) { return restrictions.landlock; }) > 0;
    if (!has_landlock) GTEST_SKIP() << "this kernel has no Landlock";
  }
  [[nodiscard]] int held(const std::function<int()>& attempt) const {
    return restricted([&](const Restrictions& /*restrictions*/) { return attempt(); });
  }
};

TEST_F(HeldFiles, AreWrittenOnlyWhereTheyMayBe) {
  const auto make = [](const fs::path& path) {
    return [path] { return fault_of_opening(path, O_CREAT | O_WRONLY); };
  };
  EXPECT_EQ(held(make(kept() / "new")), 0);
  EXPECT_TRUE(fs::exists(kept() / "new"));
  EXPECT_EQ(held(make(shown() / "new")), EACCES);
  EXPECT_EQ(held(make(folder() / "new")), EACCES);
  EXPECT_EQ(held([this] { return fault_of_opening(shown() / "page", O_WRONLY); }), EACCES);
  EXPECT_EQ(held([this] { return fault_of(truncate((shown() / "page").c_str(), 0)); }), EACCES);
  EXPECT_EQ(held([this] { return fault_of(unlink((folder() / "secret").c_str())); }), EACCES);
  EXPECT_EQ(held([this] {
              return fault_of(rename((folder() / "secret").c_str(), (kept() / "mine").c_str()));
            }),
            EACCES);
}

TEST_F(HeldFiles, AreReadOnlyWhereTheyMayBe) {
  const auto read = [](const fs::path& path) {
    return [path] { return fault_of_opening(path, O_RDONLY); };
  };
  EXPECT_EQ(held(read(shown() / "page")), 0);
  EXPECT_EQ(held(read(folder() / "secret")), EACCES);
  EXPECT_EQ(held(read(folder())), EACCES);
}

TEST_F(HeldFiles, AreRunOnlyWhereTheyMayBe) {
  EXPECT_EQ(held([] { return run("/usr/bin/true"); }), 0);
  EXPECT_EQ(held([] { return run("/bin/sh"); }), EACCES);
}

/// System calls are held where the kernel has seccomp.
class HeldCalls : public Sandbox {
 protected:
  int held(const std::function<int()>& attempt) const {
    return restricted([&](const Restrictions& restrictions) {
      return restrictions.system_calls ? attempt() : kNoFilter;
    });
  }
  static constexpr int kNoFilter = 255;
};

TEST_F(HeldCalls, FailWhereNoServerNeedsThem) {
  EXPECT_EQ(held([] { return fault_of(ptrace(PTRACE_TRACEME, 0, nullptr, nullptr)); }), EPERM);
  EXPECT_EQ(held([] { return fault_of(mount("none", "/mnt", "tmpfs", 0, nullptr)); }), EPERM);
  EXPECT_EQ(held([] { return fault_of(unshare(CLONE_NEWUSER)); }), EPERM);
  for (const long call : {SYS_bpf, SYS_perf_event_open, SYS_keyctl, SYS_userfaultfd, SYS_setns,
                          SYS_io_uring_setup, SYS_init_module, SYS_kexec_load, SYS_reboot}) {
    EXPECT_EQ(held([call] { return fault_of(syscall(call, -1, -1, -1, -1, -1)); }), EPERM) << call;
  }
  EXPECT_EQ(held([] {
              return fault_of(
                  syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr));
            }),
            EPERM);
  EXPECT_EQ(held([] { return fault_of(socket(AF_ALG, SOCK_SEQPACKET, 0)); }), EAFNOSUPPORT);
  EXPECT_EQ(held([] { return fault_of(socket(AF_PACKET, SOCK_RAW, 0)); }), EAFNOSUPPORT);
}

TEST_F(HeldCalls, LeaveThreadsSocketsAndProgramsAlone) {
  EXPECT_EQ(held([] {
              int answer = 1;
              std::thread([&answer] { answer = 0; }).join();
              return answer;
            }),
            0);
  for (const int family : {AF_UNIX, AF_INET, AF_INET6}) {
    EXPECT_EQ(held([family] { return fault_of(socket(family, SOCK_STREAM, 0)); }), 0) << family;
  }
  EXPECT_EQ(held([] { return run("/usr/bin/true"); }), 0);
}

TEST_F(HeldCalls, GiveNoNewPrivileges) {
  EXPECT_EQ(held([] { return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0); }), 1);
}

}  // namespace
}  // namespace broceliande::server
