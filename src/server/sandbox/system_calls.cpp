#include "server/sandbox/system_calls.hpp"

#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <memory>

namespace broceliande::server {
namespace {

using Filter = std::unique_ptr<void, decltype(&seccomp_release)>;

constexpr auto kForbidden = std::to_array<const char*>(
    {// other processes
     "ptrace", "process_vm_readv", "process_vm_writev", "pidfd_getfd", "kcmp",
     // file systems
     "mount", "umount2", "mount_setattr", "move_mount", "open_tree", "fsopen", "fsconfig",
     "fsmount", "fspick", "pivot_root", "chroot", "open_by_handle_at", "fanotify_init", "quotactl",
     "quotactl_fd", "swapon", "swapoff", "acct",
     // the kernel
     "init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "bpf",
     "perf_event_open", "userfaultfd", "io_uring_setup", "io_uring_enter", "io_uring_register",
     "lookup_dcookie", "syslog", "reboot", "uselib", "nfsservctl", "personality",
     // keys and namespaces
     "keyctl", "add_key", "request_key", "unshare", "setns",
     // the machine
     "settimeofday", "clock_settime", "clock_adjtime", "adjtimex", "sethostname", "setdomainname",
     "iopl", "ioperm", "modify_ldt", "vhangup"});

constexpr auto kNamespaces =
    std::to_array<scmp_datum_t>({CLONE_NEWCGROUP, CLONE_NEWIPC, CLONE_NEWNET, CLONE_NEWNS,
                                 CLONE_NEWPID, CLONE_NEWUSER, CLONE_NEWUTS});

bool refuse_call(const Filter& filter, int error, int call) {
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error)), call,
                          0) == 0;
}

bool refuse_call(const Filter& filter, int error, int call, scmp_arg_cmp when) {
  return seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(static_cast<std::uint32_t>(error)), call, 1,
                          when) == 0;
}

scmp_arg_cmp argument(unsigned number, scmp_compare compare, scmp_datum_t first,
                      scmp_datum_t second = 0) {
  return {.arg = number, .op = compare, .datum_a = first, .datum_b = second};
}

/// Threads and processes, but none in a namespace of its own. The flags of clone3 are in memory,
/// which a filter cannot read: without it the C library calls clone.
bool refuse_namespaces(const Filter& filter) {
  bool is_done = refuse_call(filter, ENOSYS, SCMP_SYS(clone3));
  for (const scmp_datum_t flag : kNamespaces) {
    is_done = is_done && refuse_call(filter, EPERM, SCMP_SYS(clone),
                                     argument(0, SCMP_CMP_MASKED_EQ, flag, flag));
  }
  return is_done;
}

/// The Internet's, those of the machine itself, and netlink's, which says what addresses it has.
bool refuse_odd_sockets(const Filter& filter) {
  const int call = SCMP_SYS(socket);
  bool is_done = refuse_call(filter, EAFNOSUPPORT, call, argument(0, SCMP_CMP_GT, AF_NETLINK));
  for (scmp_datum_t family = 0; family < AF_NETLINK; ++family) {
    if (family == AF_UNIX || family == AF_INET || family == AF_INET6) continue;
    is_done = is_done && refuse_call(filter, EAFNOSUPPORT, call, argument(0, SCMP_CMP_EQ, family));
  }
  return is_done;
}

}  // namespace

bool restrict_system_calls() {
  const Filter filter(seccomp_init(SCMP_ACT_ALLOW), seccomp_release);
  if (filter == nullptr) return false;
  for (const char* name : kForbidden) {
    const int call = seccomp_syscall_resolve_name(name);
    const bool is_known = call != __NR_SCMP_ERROR;
    if (is_known && !refuse_call(filter, EPERM, call)) return false;
  }
  return refuse_namespaces(filter) && refuse_odd_sockets(filter) &&
         refuse_call(filter, EPERM, SCMP_SYS(ioctl), argument(1, SCMP_CMP_EQ, TIOCSTI)) &&
         seccomp_load(filter.get()) == 0;
}

}  // namespace broceliande::server
