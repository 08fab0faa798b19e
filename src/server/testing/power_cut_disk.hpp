#pragma once

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace broceliande::server {

/// What becomes of writes that nobody had synchronised when the power went.
enum class Loss : std::uint8_t { none, all, some_sectors };

/// A disk in memory under all databases of SQLite that are opened while it is there. It keeps
/// writes apart until they are synchronised; when the power goes, the rest is lost: all of it,
/// nothing, or any subset of its sectors. So are names of files, until a folder is synchronised:
/// SQLite does that with the first sync of a new journal or log. For one connection at a time:
/// nothing is locked.
class PowerCutDisk {
 public:
  explicit PowerCutDisk(std::uint64_t seed) : chance_(seed), real_(sqlite3_vfs_find(nullptr)) {
    vfs_ = *real_;
    vfs_.zName = "power-cut";
    vfs_.szOsFile = sizeof(DiskHandle);
    vfs_.pNext = nullptr;
    vfs_.pAppData = this;
    vfs_.xOpen = open;
    vfs_.xDelete = remove;
    vfs_.xAccess = access;
    vfs_.xFullPathname = full_path;
    sqlite3_vfs_register(&vfs_, 1);
  }
  PowerCutDisk(const PowerCutDisk&) = delete;
  PowerCutDisk& operator=(const PowerCutDisk&) = delete;
  ~PowerCutDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
  }

  /// The power goes in the middle of the operation after so many others that change something.
  void cut_after(std::uint64_t operations) { left_ = operations; }
  /// The same, where only those count that change a database and not its log.
  void cut_in_checkpoint_after(std::uint64_t operations) {
    left_ = operations;
    counts_checkpoints_ = true;
  }
  void cut() { has_power_ = false; }
  [[nodiscard]] bool has_power() const { return has_power_; }
  /// Whether the last change was to a database and not to its log: while a checkpoint ran.
  [[nodiscard]] bool was_in_checkpoint() const { return was_in_checkpoint_; }

  void restore_power(Loss loss) {
    keep_ = loss == Loss::none ? 1 : loss == Loss::all ? 0 : kShares.at(chance_() % kShares.size());
    Names names;
    for (const auto& [name, file] : names_) choose(name, names);
    for (const auto& [name, file] : synced_names_) choose(name, names);
    for (const auto& [name, file] : names) lose(*file);
    names_ = synced_names_ = std::move(names);
    shared_.clear();
    has_power_ = true;
    left_ = kNever;
    counts_checkpoints_ = false;
  }

 private:
  static constexpr std::size_t kSector = 512;
  static constexpr std::uint64_t kNever = static_cast<std::uint64_t>(-1);
  static constexpr std::array kShares{0.1, 0.5, 0.9};

  struct Change {
    std::size_t offset;
    std::string bytes;
    bool truncates = false;  ///< to the offset
  };
  struct DiskFile {
    std::string current;
    std::string synced;
    std::vector<Change> unsynced;
  };
  using Names = std::map<std::string, std::shared_ptr<DiskFile>>;

  /// SQLite makes room for it and knows nothing of constructors.
  struct DiskHandle {
    sqlite3_file base;
    PowerCutDisk* disk;
    std::shared_ptr<DiskFile>* file;
    std::string* name;
    int flags;
  };
  static DiskHandle& of(sqlite3_file* file) { return *reinterpret_cast<DiskHandle*>(file); }
  static PowerCutDisk& of(sqlite3_vfs* vfs) { return *static_cast<PowerCutDisk*>(vfs->pAppData); }

  static void apply(const Change& change, std::string& content) {
    if (change.truncates) {
      content.resize(change.offset);
      return;
    }
    content.resize(std::max(content.size(), change.offset + change.bytes.size()));
    content.replace(change.offset, change.bytes.size(), change.bytes);
  }

  [[nodiscard]] bool is_lucky() {
    return std::uniform_real_distribution<double>(0, 1)(chance_) < keep_;
  }

  void choose(const std::string& name, Names& names) {
    const auto now = names_.find(name);
    const auto synced = synced_names_.find(name);
    const bool is_settled =
        now != names_.end() && synced != synced_names_.end() && now->second == synced->second;
    const bool takes_now = is_settled || is_lucky();
    if (takes_now && now != names_.end()) names[name] = now->second;
    if (!takes_now && synced != synced_names_.end()) names[name] = synced->second;
  }

  void lose(DiskFile& file) {
    std::string content = std::move(file.synced);
    for (const Change& change : file.unsynced) {
      if (change.truncates) {
        if (is_lucky()) apply(change, content);
        continue;
      }
      for (std::size_t done = 0; done < change.bytes.size();) {
        const std::size_t offset = change.offset + done;
        const std::size_t length = std::min(kSector - offset % kSector, change.bytes.size() - done);
        if (is_lucky()) apply({offset, change.bytes.substr(done, length)}, content);
        done += length;
      }
    }
    file = {.current = content, .synced = content, .unsynced = {}};
  }

  /// False where the power goes, or has gone.
  bool spend(bool is_database) {
    if (!has_power_) return false;
    was_in_checkpoint_ = is_database;
    const bool counts = is_database || !counts_checkpoints_;
    if (counts && left_ != kNever && left_-- == 0) has_power_ = false;
    return has_power_;
  }

  static int change(sqlite3_file* file, Change change) {
    const DiskHandle& handle = of(file);
    if (!handle.disk->has_power_) return SQLITE_IOERR;
    const bool has_power = handle.disk->spend((handle.flags & SQLITE_OPEN_MAIN_DB) != 0);
    apply(change, (*handle.file)->current);  // what is under way may arrive
    (*handle.file)->unsynced.push_back(std::move(change));
    return has_power ? SQLITE_OK : SQLITE_IOERR;
  }

  // What SQLite calls, of the disk …

  static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* given) {
    PowerCutDisk& disk = of(vfs);
    file->pMethods = nullptr;
    const std::string name = path == nullptr ? "" : path;
    auto found = disk.names_.find(name);
    if (found == disk.names_.end()) {
      if ((flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
      if (!disk.spend(false)) return SQLITE_IOERR;
      found = disk.names_.insert_or_assign(name, std::make_shared<DiskFile>()).first;
    }
    DiskHandle& handle = of(file);
    handle.disk = &disk;
    handle.file = new std::shared_ptr<DiskFile>(found->second);
    handle.name = new std::string(name);
    handle.flags = flags;
    handle.base.pMethods = &kMethods;
    if (given != nullptr) *given = flags;
    return SQLITE_OK;
  }
  static int remove(sqlite3_vfs* vfs, const char* path, int syncs_folder) {
    PowerCutDisk& disk = of(vfs);
    if (!disk.spend(false)) return SQLITE_IOERR;
    if (disk.names_.erase(path) == 0) return SQLITE_IOERR_DELETE_NOENT;
    if (syncs_folder != 0) disk.synced_names_ = disk.names_;
    return SQLITE_OK;
  }
  static int access(sqlite3_vfs* vfs, const char* path, int /*flags*/, int* answer) {
    *answer = of(vfs).names_.contains(path) ? 1 : 0;
    return SQLITE_OK;
  }
  static int full_path(sqlite3_vfs* /*vfs*/, const char* path, int length, char* full) {
    sqlite3_snprintf(length, full, "%s", path);
    return SQLITE_OK;
  }

  // … and of a file.

  static int close(sqlite3_file* file) {
    const DiskHandle& handle = of(file);
    delete handle.file;
    delete handle.name;
    return SQLITE_OK;
  }
  static int read(sqlite3_file* file, void* target, int length, sqlite3_int64 offset) {
    const DiskHandle& handle = of(file);
    if (!handle.disk->has_power_) return SQLITE_IOERR;
    const std::string& content = (*handle.file)->current;
    const auto from = std::min(static_cast<std::size_t>(offset), content.size());
    const auto wanted = static_cast<std::size_t>(length);
    const std::size_t given = std::min(wanted, content.size() - from);
    std::memcpy(target, content.data() + from, given);
    std::memset(static_cast<char*>(target) + given, 0, wanted - given);
    return given == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }
  static int write(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 offset) {
    const std::string text(static_cast<const char*>(bytes), static_cast<std::size_t>(length));
    return change(file, {.offset = static_cast<std::size_t>(offset), .bytes = text});
  }
  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    return change(file, {.offset = static_cast<std::size_t>(size), .bytes = "", .truncates = true});
  }
  static int sync(sqlite3_file* file, int /*flags*/) {
    const DiskHandle& handle = of(file);
    const bool is_database = (handle.flags & SQLITE_OPEN_MAIN_DB) != 0;
    if (!handle.disk->spend(is_database)) return SQLITE_IOERR;
    DiskFile& content = **handle.file;
    for (const Change& change : content.unsynced) apply(change, content.synced);
    content.unsynced.clear();
    if (!is_database) handle.disk->synced_names_ = handle.disk->names_;
    return SQLITE_OK;
  }
  static int size(sqlite3_file* file, sqlite3_int64* answer) {
    *answer = static_cast<sqlite3_int64>((*of(file).file)->current.size());
    return SQLITE_OK;
  }
  static int lock(sqlite3_file* /*file*/, int /*level*/) { return SQLITE_OK; }
  static int is_reserved(sqlite3_file* /*file*/, int* answer) {
    *answer = 0;
    return SQLITE_OK;
  }
  static int control(sqlite3_file* /*file*/, int /*what*/, void* /*about*/) {
    return SQLITE_NOTFOUND;
  }
  static int sector_size(sqlite3_file* /*file*/) { return 4096; }
  static int traits(sqlite3_file* /*file*/) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

  static int map(sqlite3_file* file, int region, int length, int extends, void volatile** memory) {
    auto& regions = of(file).disk->shared_[*of(file).name];
    const auto index = static_cast<std::size_t>(region);
    if (index >= regions.size() && extends == 0) {
      *memory = nullptr;
      return SQLITE_OK;
    }
    while (regions.size() <= index) {
      regions.push_back(std::make_unique<char[]>(static_cast<std::size_t>(length)));
    }
    *memory = regions[index].get();
    return SQLITE_OK;
  }
  static int shared_lock(sqlite3_file* /*file*/, int /*from*/, int /*count*/, int /*flags*/) {
    return SQLITE_OK;
  }
  static void barrier(sqlite3_file* /*file*/) {}
  static int unmap(sqlite3_file* file, int removes) {
    if (removes != 0) of(file).disk->shared_.erase(*of(file).name);
    return SQLITE_OK;
  }

  static constexpr sqlite3_io_methods kMethods{
      .iVersion = 2,
      .xClose = close,
      .xRead = read,
      .xWrite = write,
      .xTruncate = truncate,
      .xSync = sync,
      .xFileSize = size,
      .xLock = lock,
      .xUnlock = lock,
      .xCheckReservedLock = is_reserved,
      .xFileControl = control,
      .xSectorSize = sector_size,
      .xDeviceCharacteristics = traits,
      .xShmMap = map,
      .xShmLock = shared_lock,
      .xShmBarrier = barrier,
      .xShmUnmap = unmap,
      .xFetch = nullptr,
      .xUnfetch = nullptr,
  };

  std::mt19937_64 chance_;
  double keep_ = 0;  ///< how likely a sector arrived
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_{};
  Names names_;
  Names synced_names_;
  std::map<std::string, std::vector<std::unique_ptr<char[]>>> shared_;
  std::uint64_t left_ = kNever;
  bool counts_checkpoints_ = false;
  bool has_power_ = true;
  bool was_in_checkpoint_ = false;
};

}  // namespace broceliande::server
