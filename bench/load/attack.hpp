#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "client.hpp"
#include "figures.hpp"
#include "plan.hpp"

namespace broceliande::load {

/// Many sockets of one address, of a few guests, that ask for everything that costs the server more
/// than them: the lobby, lists, open tables, tables that are not in memory, chat and new names.
class Attack {
 public:
  explicit Attack(asio::io_context& io) : io_(io) {}

  /// Sockets that the server does not let in are counted, not tried again.
  asio::awaitable<void> begin(const PlayPlan& plan);
  void end();

  [[nodiscard]] std::size_t sockets() const { return open_; }
  [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
  [[nodiscard]] std::uint64_t asked() const { return asked_; }
  /// How often each refusal was heard, by its key.
  [[nodiscard]] const std::map<std::string, std::uint64_t>& refusals() const { return refusals_; }

 private:
  asio::awaitable<void> rename(std::string cookie, ServerAddress server);
  asio::awaitable<void> flood();
  void hear(std::string_view text);
  void ask(Client& client, std::string_view what, std::string_view more);

  asio::io_context& io_;
  std::vector<std::unique_ptr<Client>> clients_;
  std::vector<std::string> cookies_;
  std::map<std::string, std::uint64_t> refusals_;
  std::string table_;  ///< the one that was made last
  std::size_t open_ = 0;
  std::uint64_t bytes_ = 0;
  std::uint64_t asked_ = 0;
  bool is_ending_ = false;
};

}  // namespace broceliande::load
