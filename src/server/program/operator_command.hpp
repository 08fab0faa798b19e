#pragma once

#include <functional>
#include <string>

#include "server/storage/store.hpp"

/// What the commands of operators share.
namespace broceliande::cli {

/// Does something with the store that the words name; the exit status.
int with_store(const std::string& database, const std::function<int(server::Store&)>& run);

using Act = std::function<Result<server::ModerationAct>(server::Store&, server::Moment now)>;
/// Does it, and says what was done.
int act_on(const std::string& database, bool json, const Act& act);

}  // namespace broceliande::cli
