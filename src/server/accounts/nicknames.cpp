#include "server/accounts/nicknames.hpp"

#include <array>

namespace broceliande::server {
namespace {

constexpr std::array kNames = std::to_array<std::string_view>({
    "Agravain",  "Arthur",      "Balin",    "Bédivère", "Blanchefleur", "Bohort",   "Brangien",
    "Brunissen", "Calogrenant", "Dinadan",  "Élaine",   "Énide",        "Érec",     "Esclados",
    "Fénice",    "Gaheris",     "Galaad",   "Galehaut", "Gareth",       "Gauvain",  "Girflet",
    "Gorneman",  "Guenièvre",   "Hector",   "Iseut",    "Keu",          "Lamorak",  "Lancelot",
    "Laudine",   "Léodagan",    "Lionel",   "Lohot",    "Lunete",       "Lynette",  "Marc",
    "Orgueluse", "Palamède",    "Pellinor", "Perceval", "Pellés",       "Sagremor", "Soredamor",
    "Tristan",   "Uther",       "Viviane",  "Yder",     "Ygerne",       "Yvain",
});

}  // namespace

std::span<const std::string_view> nicknames() { return kNames; }

std::string_view default_nickname(std::uint64_t random) { return kNames[random % kNames.size()]; }

std::string numbered_nickname(std::uint64_t random) {
  constexpr std::uint64_t kNumbers = 9'998;
  const std::uint64_t number = 2 + random / kNames.size() % kNumbers;
  return std::string(default_nickname(random)) + " " + std::to_string(number);
}

}  // namespace broceliande::server
