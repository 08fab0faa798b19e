#pragma once

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace broceliande::server {

/// A PostgreSQL of our own for tests, in a temporary folder, reached by a socket in it. It ends
/// with this object, and also when the test program dies. PostgreSQL does not run as root: then it
/// runs as the user `postgres`. Ends the test program where PostgreSQL is not installed or does not
/// start.
///
/// It survives being killed, but not the machine's losing power: it does not wait for the disk.
class TestingPostgresql {
 public:
  TestingPostgresql() {
    make_folder();
    const int made = wait_for(
        begin({program("initdb"), "--pgdata=" + data(), "--username=postgres", "--auth=trust",
               "--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"}));
    if (made != 0) give_up("initdb failed; it said:");
    start();
  }
  TestingPostgresql(const TestingPostgresql&) = delete;
  TestingPostgresql& operator=(const TestingPostgresql&) = delete;
  ~TestingPostgresql() {
    stop();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  /// One for all tests of a program; it takes about a second to make.
  static TestingPostgresql& shared() {
    static TestingPostgresql server;
    return server;
  }

  void start() {
    process_ =
        begin({program("postgres"), "-D", data(), "-k", folder_, "-c", "listen_addresses=", "-c",
               "fsync=off", "-c", "max_connections=50", "-c", "shared_buffers=32MB"});
    const auto begun = std::chrono::steady_clock::now();
    while (PQping(address().c_str()) != PQPING_OK) {
      if (std::chrono::steady_clock::now() - begun > std::chrono::seconds(30)) {
        give_up("PostgreSQL does not start; it said:");
      }
      if (waitpid(process_, nullptr, WNOHANG) == process_) give_up("PostgreSQL ended; it said:");
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }

  /// With a goodbye to everybody who is connected.
  void stop() { end(SIGINT); }
  /// Without waiting for anything, as after a crash.
  void crash() { end(SIGQUIT); }

  /// Nothing of it runs until it is resumed, and its connections stay open.
  void hang() { signal_all(SIGSTOP); }
  void resume() { signal_all(SIGCONT); }

  [[nodiscard]] std::string address(const std::string& database = "postgres") const {
    return "postgresql:///" + database + "?user=postgres&host=" + folder_;
  }

  /// The address of a database that has nothing in it and that nobody else uses.
  [[nodiscard]] std::string new_database() {
    const std::string name = "test" + std::to_string(++count_);
    run("CREATE DATABASE " + name);
    return address(name);
  }

  /// The address of an empty corner of a database: much faster, but news is heard in all corners.
  [[nodiscard]] std::string new_corner() {
    const std::string name = "corner" + std::to_string(++count_);
    run("CREATE SCHEMA " + name);
    return address() + "&options=-csearch_path%3D" + name;
  }

  /// Statements run by the owner of the server, in a database of its own or in that of an address.
  void run(const std::string& sql) const { run(sql, address()); }
  static void run(const std::string& sql, const std::string& where) {
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(PQconnectdb(where.c_str()),
                                                                  &PQfinish);
    PQsetNoticeProcessor(connection.get(), [](void*, const char*) {}, nullptr);
    const std::unique_ptr<PGresult, decltype(&PQclear)> result(
        PQexec(connection.get(), sql.c_str()), &PQclear);
    const ExecStatusType status = PQresultStatus(result.get());
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return;
    std::cerr << sql << ": " << PQerrorMessage(connection.get());
    std::abort();
  }

 private:
  /// Of the newest version that is installed.
  static std::string program(const std::string& name) {
    int newest = 0;
    for (const auto& folder : std::filesystem::directory_iterator("/usr/lib/postgresql")) {
      newest = std::max(newest, std::atoi(folder.path().filename().c_str()));
    }
    return "/usr/lib/postgresql/" + std::to_string(newest) + "/bin/" + name;
  }
  [[nodiscard]] std::string data() const { return folder_ + "/data"; }
  [[nodiscard]] std::string log() const { return folder_ + "/log"; }

  [[noreturn]] void give_up(const std::string& why) {
    std::cerr << "testing with PostgreSQL: " << why << '\n';
    std::cerr << std::ifstream(log()).rdbuf() << '\n';
    end(SIGQUIT);
    std::filesystem::remove_all(folder_);
    std::exit(EXIT_FAILURE);
  }

  void make_folder() {
    folder_ = std::filesystem::temp_directory_path() / "broceliande-postgresql-XXXXXX";
    if (mkdtemp(folder_.data()) == nullptr) give_up("cannot make " + folder_);
    if (access(program("postgres").c_str(), X_OK) != 0) {
      give_up("there is no " + program("postgres") + "; the package postgresql has it");
    }
    if (geteuid() != 0) return;
    const passwd* user = getpwnam("postgres");
    if (user == nullptr) user = getpwnam("nobody");
    if (user == nullptr) give_up("there is no user to run it as");
    user_ = user->pw_uid;
    group_ = user->pw_gid;
    if (chown(folder_.c_str(), user_, group_) != 0) give_up("cannot give away " + folder_);
  }

  /// Between fork and exec nothing is allowed that might wait for another thread.
  [[nodiscard]] pid_t begin(std::vector<std::string> words) const {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const std::string log_path = log();
    const std::string folder = folder_;
    const bool is_root = geteuid() == 0;
    const pid_t parent = getpid();
    const pid_t child = fork();
    if (child != 0) return child;
    setpgid(0, 0);  // Ctrl-C is for the tests
    if (is_root && (setgid(group_) != 0 || setuid(user_) != 0)) _exit(EXIT_FAILURE);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    if (getppid() != parent || chdir(folder.c_str()) != 0) _exit(EXIT_FAILURE);
    const int log_file = open(log_path.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(log_file, STDOUT_FILENO);
    dup2(log_file, STDERR_FILENO);
    execv(arguments[0], arguments.data());
    _exit(EXIT_FAILURE);
  }

  static int wait_for(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : EXIT_FAILURE;
  }

  /// The server and the processes that it has begun, which are in groups of their own.
  void signal_all(int signal) const {
    kill(process_, signal);
    const std::string task = "/proc/" + std::to_string(process_) + "/task/";
    std::ifstream begun(task + std::to_string(process_) + "/children");
    for (pid_t child = 0; begun >> child;) kill(child, signal);
  }

  void end(int signal) {
    if (process_ <= 0) return;
    kill(process_, signal);
    wait_for(process_);
    process_ = 0;
  }

  std::string folder_;
  uid_t user_ = 0;
  gid_t group_ = 0;
  pid_t process_ = 0;
  int count_ = 0;
};

}  // namespace broceliande::server
