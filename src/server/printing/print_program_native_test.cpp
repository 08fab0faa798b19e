#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "server/printing/print_program.hpp"

namespace broceliande::server {
namespace {

TEST(PrintProgram, IsToldTheWholeOrder) {
  const auto game = std::move(*find_game("grailnah")->with({{"players", "4"}}));
  const auto words = printing_with("echo")(*game, {"letter", "fr", "on"});
  ASSERT_TRUE(words) << english(words.error());
  EXPECT_TRUE(
      words->starts_with("print grailnah --output=- --paper=letter --language=fr "
                         "--colour=on --board=tintagelle --players=4 "))
      << *words;
}

TEST(PrintProgram, SaysWhyItPrintedNothing) {
  const auto game = std::move(*find_game("grailnah")->with({}));
  const auto printed = printing_with("/no/such/broceliande")(*game, {});
  ASSERT_FALSE(printed);
  EXPECT_EQ(english(printed.error()), "cannot run 'broceliande': No such file or directory");
}

}  // namespace
}  // namespace broceliande::server
