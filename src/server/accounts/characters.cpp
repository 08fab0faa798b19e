#include "server/accounts/characters.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace broceliande::server {
namespace {

struct CharacterRange {
  char32_t first;
  char32_t last;
};

constexpr std::array kSpaces = std::to_array<CharacterRange>({{0x09, 0x0D},
                                                              {0x20, 0x20},
                                                              {0x85, 0x85},
                                                              {0xA0, 0xA0},
                                                              {0x1680, 0x1680},
                                                              {0x2000, 0x200A},
                                                              {0x2028, 0x2029},
                                                              {0x202F, 0x202F},
                                                              {0x205F, 0x205F},
                                                              {0x3000, 0x3000}});

constexpr std::array kUnseen = std::to_array<CharacterRange>({{0x00, 0x1F},
                                                              {0x7F, 0x9F},
                                                              {0xAD, 0xAD},
                                                              {0x061C, 0x061C},
                                                              {0x180E, 0x180E},
                                                              {0x200B, 0x200B},
                                                              {0x200E, 0x200F},
                                                              {0x2028, 0x202E},
                                                              {0x2060, 0x206F},
                                                              {0xFDD0, 0xFDEF},
                                                              {0xFEFF, 0xFEFF},
                                                              {0xFFF0, 0xFFFB},
                                                              {0x1BCA0, 0x1BCA3},
                                                              {0x1D173, 0x1D17A},
                                                              {0xE0000, 0xE00FF}});

constexpr std::array kBlank = std::to_array<CharacterRange>({{0x034F, 0x034F},
                                                             {0x115F, 0x1160},
                                                             {0x17B4, 0x17B5},
                                                             {0x180B, 0x180F},
                                                             {0x200C, 0x200D},
                                                             {0x2800, 0x2800},
                                                             {0x3164, 0x3164},
                                                             {0xFE00, 0xFE0F},
                                                             {0xFFA0, 0xFFA0},
                                                             {0x1D159, 0x1D159},
                                                             {0xE0100, 0xE01EF}});

constexpr std::array kPictographs = std::to_array<CharacterRange>({{0xA9, 0xA9},
                                                                   {0xAE, 0xAE},
                                                                   {0x203C, 0x203C},
                                                                   {0x2049, 0x2049},
                                                                   {0x2122, 0x2122},
                                                                   {0x2139, 0x2139},
                                                                   {0x2190, 0x21FF},
                                                                   {0x2300, 0x23FF},
                                                                   {0x25A0, 0x27BF},
                                                                   {0x2900, 0x297F},
                                                                   {0x2B00, 0x2BFF},
                                                                   {0x3030, 0x3030},
                                                                   {0x303D, 0x303D},
                                                                   {0x3297, 0x3299},
                                                                   {0x1F000, 0x1FAFF}});

// Categories L, M, Nd and Nl from U+0080 to U+FFFF without those above, drawn together over what is
// unassigned; and the supplementary ideographs.
// clang-format off
constexpr std::array kLetters = std::to_array<CharacterRange>({
    {'0', '9'}, {'A', 'Z'}, {'a', 'z'},
    {0x00AA, 0x00AA}, {0x00B5, 0x00B5}, {0x00BA, 0x00BA}, {0x00C0, 0x00D6}, {0x00D8, 0x00F6},
    {0x00F8, 0x02C1}, {0x02C6, 0x02D1}, {0x02E0, 0x02E4}, {0x02EC, 0x02EC}, {0x02EE, 0x02EE},
    {0x0300, 0x034E}, {0x0350, 0x0374}, {0x0376, 0x037D}, {0x037F, 0x037F}, {0x0386, 0x0386},
    {0x0388, 0x03F5}, {0x03F7, 0x0481}, {0x0483, 0x0559}, {0x0560, 0x0588}, {0x0591, 0x05BD},
    {0x05BF, 0x05BF}, {0x05C1, 0x05C2}, {0x05C4, 0x05C5}, {0x05C7, 0x05F2}, {0x0610, 0x061A},
    {0x0620, 0x0669}, {0x066E, 0x06D3}, {0x06D5, 0x06DC}, {0x06DF, 0x06E8}, {0x06EA, 0x06FC},
    {0x06FF, 0x06FF}, {0x0710, 0x07F5}, {0x07FA, 0x07FD}, {0x0800, 0x082D}, {0x0840, 0x085B},
    {0x0860, 0x0887}, {0x0889, 0x088E}, {0x0898, 0x08E1}, {0x08E3, 0x0963}, {0x0966, 0x096F},
    {0x0971, 0x09F1}, {0x09FC, 0x09FC}, {0x09FE, 0x0A75}, {0x0A81, 0x0AEF}, {0x0AF9, 0x0B6F},
    {0x0B71, 0x0B71}, {0x0B82, 0x0BEF}, {0x0C00, 0x0C6F}, {0x0C80, 0x0C83}, {0x0C85, 0x0D4E},
    {0x0D54, 0x0D57}, {0x0D5F, 0x0D6F}, {0x0D7A, 0x0DF3}, {0x0E01, 0x0E3A}, {0x0E40, 0x0E4E},
    {0x0E50, 0x0E59}, {0x0E81, 0x0F00}, {0x0F18, 0x0F19}, {0x0F20, 0x0F29}, {0x0F35, 0x0F35},
    {0x0F37, 0x0F37}, {0x0F39, 0x0F39}, {0x0F3E, 0x0F84}, {0x0F86, 0x0FBC}, {0x0FC6, 0x0FC6},
    {0x1000, 0x1049}, {0x1050, 0x109D}, {0x10A0, 0x10FA}, {0x10FC, 0x115E}, {0x1161, 0x135F},
    {0x1380, 0x138F}, {0x13A0, 0x13FD}, {0x1401, 0x166C}, {0x166F, 0x167F}, {0x1681, 0x169A},
    {0x16A0, 0x16EA}, {0x16EE, 0x1734}, {0x1740, 0x17B3}, {0x17B6, 0x17D3}, {0x17D7, 0x17D7},
    {0x17DC, 0x17E9}, {0x1810, 0x193B}, {0x1946, 0x19D9}, {0x1A00, 0x1A1B}, {0x1A20, 0x1A99},
    {0x1AA7, 0x1AA7}, {0x1AB0, 0x1B59}, {0x1B6B, 0x1B73}, {0x1B80, 0x1BF3}, {0x1C00, 0x1C37},
    {0x1C40, 0x1C7D}, {0x1C80, 0x1CBF}, {0x1CD0, 0x1CD2}, {0x1CD4, 0x1FBC}, {0x1FBE, 0x1FBE},
    {0x1FC2, 0x1FCC}, {0x1FD0, 0x1FDB}, {0x1FE0, 0x1FEC}, {0x1FF2, 0x1FFC}, {0x2071, 0x2071},
    {0x207F, 0x207F}, {0x2090, 0x209C}, {0x20D0, 0x20F0}, {0x2102, 0x2102}, {0x2107, 0x2107},
    {0x210A, 0x2113}, {0x2115, 0x2115}, {0x2119, 0x211D}, {0x2124, 0x2124}, {0x2126, 0x2126},
    {0x2128, 0x2128}, {0x212A, 0x212D}, {0x212F, 0x2139}, {0x213C, 0x213F}, {0x2145, 0x2149},
    {0x214E, 0x214E}, {0x2160, 0x2188}, {0x2C00, 0x2CE4}, {0x2CEB, 0x2CF3}, {0x2D00, 0x2D6F},
    {0x2D7F, 0x2DFF}, {0x2E2F, 0x2E2F}, {0x3005, 0x3007}, {0x3021, 0x302F}, {0x3031, 0x3035},
    {0x3038, 0x303C}, {0x3041, 0x309A}, {0x309D, 0x309F}, {0x30A1, 0x30FA}, {0x30FC, 0x3163},
    {0x3165, 0x318E}, {0x31A0, 0x31BF}, {0x31F0, 0x31FF}, {0x3400, 0x4DBF}, {0x4E00, 0xA48C},
    {0xA4D0, 0xA4FD}, {0xA500, 0xA60C}, {0xA610, 0xA672}, {0xA674, 0xA67D}, {0xA67F, 0xA6F1},
    {0xA717, 0xA71F}, {0xA722, 0xA788}, {0xA78B, 0xA827}, {0xA82C, 0xA82C}, {0xA840, 0xA873},
    {0xA880, 0xA8C5}, {0xA8D0, 0xA8F7}, {0xA8FB, 0xA8FB}, {0xA8FD, 0xA92D}, {0xA930, 0xA953},
    {0xA960, 0xA9C0}, {0xA9CF, 0xA9D9}, {0xA9E0, 0xAA59}, {0xAA60, 0xAA76}, {0xAA7A, 0xAADD},
    {0xAAE0, 0xAAEF}, {0xAAF2, 0xAB5A}, {0xAB5C, 0xAB69}, {0xAB70, 0xABEA}, {0xABEC, 0xD7FB},
    {0xF900, 0xFB28}, {0xFB2A, 0xFBB1}, {0xFBD3, 0xFD3D}, {0xFD50, 0xFDC7}, {0xFDF0, 0xFDFB},
    {0xFE20, 0xFE2F}, {0xFE70, 0xFEFC}, {0xFF10, 0xFF19}, {0xFF21, 0xFF3A}, {0xFF41, 0xFF5A},
    {0xFF66, 0xFF9F}, {0xFFA1, 0xFFDC}, {0x20000, 0x3134F},
});
// clang-format on

template <std::size_t Count>
constexpr bool is_sorted(const std::array<CharacterRange, Count>& ranges) {
  return std::ranges::is_sorted(ranges, {}, &CharacterRange::first);
}
static_assert(is_sorted(kSpaces) && is_sorted(kUnseen) && is_sorted(kBlank) && is_sorted(kLetters));
static_assert(is_sorted(kPictographs));

bool is_in(std::span<const CharacterRange> ranges, char32_t character) {
  const auto found = std::ranges::lower_bound(ranges, character, {}, &CharacterRange::last);
  return found != ranges.end() && found->first <= character;
}

}  // namespace

bool is_letter_or_digit(char32_t character) { return is_in(kLetters, character); }

bool is_space(char32_t character) { return is_in(kSpaces, character); }

bool is_unseen(char32_t character) {
  const bool is_no_character = (character & 0xFFFEU) == 0xFFFE;
  return is_no_character || is_in(kUnseen, character);
}

bool is_blank(char32_t character) { return is_space(character) || is_in(kBlank, character); }

bool is_pictograph(char32_t character) { return is_in(kPictographs, character); }

bool is_of_joined_script(char32_t character) {
  return 0x0600 <= character && character <= 0x0DFF && is_letter_or_digit(character);
}

}  // namespace broceliande::server
