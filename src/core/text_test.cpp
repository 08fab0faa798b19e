#include <gtest/gtest.h>

#include "core/drawing.hpp"
#include "core/error.hpp"
#include "core/json.hpp"
#include "core/options.hpp"
#include "core/reader.hpp"

namespace broceliande {
namespace {

constexpr Phrase kWrong{"test.wrong", "T1", "{0} is wrong, not {1}", "{2}"};

TEST(Error, SaysWhatWhereWhatWasExpectedAndTheRule) {
  EXPECT_EQ(english(Error{&kWrong, {"a", "b", "c"}, 4}),
            "a is wrong, not b, at character 5; expected c (T1)");
  EXPECT_EQ(english(Error{&kWrong, {"a"}, Error::kNoPlace}), "a is wrong, not ; expected  (T1)");
}

TEST(Reader, NumbersHaveNoSignAndNoLeadingZero) {
  EXPECT_EQ(Reader("120 ").number(999), 120);
  EXPECT_EQ(Reader("0").number(9), 0);
  EXPECT_FALSE(Reader("012").number(99).has_value());
  EXPECT_FALSE(Reader("-1").number(99).has_value());
  EXPECT_FALSE(Reader("100").number(99).has_value());
  EXPECT_FALSE(Reader("99999999999999999999").number(99).has_value());
  EXPECT_FALSE(Reader("").number(99).has_value());
}

TEST(Reader, NeverLooksPastTheEnd) {
  Reader reader("ab");
  EXPECT_EQ(reader.until('x'), "ab");
  EXPECT_TRUE(reader.at_end());
  EXPECT_EQ(reader.peek(), '\0');
  EXPECT_FALSE(reader.take('\0'));
  reader.skip();
  EXPECT_EQ(reader.place(), 2U);
}

TEST(Json, EscapesAndSeparates) {
  JsonWriter json;
  json.begin_object().field("a", "x\"\\\n\x01").key("b").begin_array();
  json.value(1).value(true).null().begin_object().end_object().end_array().end_object();
  EXPECT_EQ(json.text(), R"({"a":"x\"\\\n\u0001","b":[1,true,null,{}]})");
}

std::string argument_json(const Argument& argument) {
  JsonWriter json;
  put(json, argument);
  return json.text();
}

TEST(Argument, IsWrittenWithWhatItsTypeNeeds) {
  EXPECT_EQ(argument_json("a name"), R"({"type":"text","text":"a name"})");
  EXPECT_EQ(argument_json(12), R"({"type":"number","text":"12","number":12})");
  EXPECT_EQ(argument_json(std::size_t{1} << 40),
            R"({"type":"number","text":"1099511627776","number":1099511627776})");
  EXPECT_EQ(argument_json(Argument::cell("d3.d4")), R"({"type":"cell","text":"d3.d4"})");
  EXPECT_EQ(argument_json(Argument::figure("king", "King")),
            R"({"type":"figure","text":"King","value":"king"})");
  EXPECT_EQ(argument_json(Argument::seat(1, "S")), R"({"type":"seat","text":"S","number":1})");
  EXPECT_EQ(argument_json(Argument::options({"side", "board"})),
            R"({"type":"option","text":"side, board","value":"","parts":["side","board"]})");
  EXPECT_EQ(argument_json(Argument::values_of("side", {"4", "3"})),
            R"({"type":"option","text":"4, 3","value":"side","parts":["4","3"]})");
  EXPECT_EQ(argument_json(Argument::range("1", "8")),
            R"({"type":"word","text":"1 to 8","value":"argument.range","parts":["1","8"]})");
}

const std::vector<OptionSpec> kSpecs{
    {.name = "side", .help = "", .values = {"4", "3"}, .in_position = true},
    {.name = "board", .help = "", .values = {"round"}, .open = true},
};

TEST(Options, MissingOnesAreTheDefault) {
  EXPECT_EQ(*complete(kSpecs, {}), (OptionValues{{"side", "4"}, {"board", "round"}}));
  EXPECT_EQ(*complete(kSpecs, {{"board", "my own"}, {"side", "3"}}),
            (OptionValues{{"side", "3"}, {"board", "my own"}}));
}

TEST(Options, WrongOnesAreNamed) {
  EXPECT_EQ(english(complete(kSpecs, {{"size", "3"}}).error()),
            "there is no option 'size'; expected one of: side, board");
  EXPECT_EQ(english(complete(kSpecs, {{"side", "7"}}).error()),
            "option side cannot be '7'; expected one of: 4, 3");
  EXPECT_EQ(complete(kSpecs, {{"side", "7"}}).error().arguments,
            (Arguments{Argument::options({"side"}), "7", Argument::values_of("side", {"4", "3"})}));
  EXPECT_EQ(complete(kSpecs, {{"side", "3"}, {"side", "3"}}).error().key(), "option.twice");
}

TEST(Drawing, ColoursOnlyWhereWantedAndNoTrailingBlanks) {
  Drawing drawing;
  drawing.put("mist", Ink::shaded);
  drawing.put("   ");
  drawing.end_line();
  EXPECT_EQ(render(drawing, false), "mist\n");
  EXPECT_NE(render(drawing, true).find("\x1b["), std::string::npos);
}

}  // namespace
}  // namespace broceliande
