// Any bytes as a name, the name of an account, a label and a line of chat: refused with a message,
// or a text that is read back as it is, is UTF-8, and looks like what was typed.
#include "server/accounts/skeletons.hpp"
#include "server/accounts/texts.hpp"
#include "server/storage/texts.hpp"
#include "target.hpp"

namespace broceliande::fuzz {
namespace {

using namespace server;

void require_settled(Result<std::string> (*read)(std::string_view), std::string_view text) {
  const auto once = read(text);
  if (!once) return require(!english(once.error()).empty());
  require(!once->empty() && storage::is_text(*once));
  require(read(*once).value_or("") == *once);
}

}  // namespace

void fuzz_name(std::string_view text) {
  for (const auto read : {account_name, nickname, bot_label, chat_text}) {
    require_settled(read, text);
  }
  const auto name = nickname(text);
  if (name) require(skeletons(*name) == skeletons(text));
  const auto account = account_name(text);
  if (account)
    require(nickname(*account).has_value() && folded(*account).size() == account->size());
}

}  // namespace broceliande::fuzz
