#include "server/storage/store.hpp"

namespace broceliande::server {

Result<void> Store::add_identities(std::span<const NewIdentity> arrivals) {
  for (const auto& [identity, token] : arrivals) {
    const Result<void> added = add_identity(identity, token);
    if (!added) return added;
  }
  return {};
}

}  // namespace broceliande::server
