#include "print/openings.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "games/registry.hpp"
#include "print/chosen.hpp"
#include "print/diagrams.hpp"
#include "print/line_breaking.hpp"
#include "print/pdf.hpp"
#include "print/pieces.hpp"
#include "print/tokens.hpp"

namespace broceliande::print {
namespace {

constexpr double kAbove = 5;
constexpr double kBeside = 5;
constexpr double kCaptionLetters = 3.5;
constexpr double kCaption = 10;  // two lines
constexpr double kKeyDisc = 6.5;
constexpr double kKeyLine = 8;

/// The option that says how many play.
const OptionSpec* option_of_players(const Press& press) {
  const GameEntry* entry = find_game(press.game.name());
  if (entry == nullptr) return nullptr;
  const auto found = std::ranges::find_if(
      entry->manifest.options, [](const OptionSpec& spec) { return !spec.players.empty(); });
  if (found == entry->manifest.options.end() || found->values.size() < 2) return nullptr;
  return &*found;
}

bool has_colours(const Press& press) {
  return std::ranges::any_of(stock_of(press.game).items,
                             [](const Stock::StockItem& item) { return item.seat != kNobody; });
}

void add_caption(SvgWriter& ink, const std::string& text, PagePoint middle, double width) {
  double y = middle.y + kCaptionLetters;
  for (const std::string& line : broken({{text, Face::italic}}, kCaptionLetters, width)) {
    ink.put(centred_line(middle.x, y, kCaptionLetters, line));
    y += 1.15 * kCaptionLetters;
  }
}

/// A picture with its caption below, in the middle of a frame and as large as it allows.
void add_picture(SvgWriter& ink, const Press& press, const Frame& frame,
                 const OptionValues& changed, const std::string& caption) {
  const Block picture = opening(press, {frame.width, frame.height - kCaption}, changed);
  ink.placed(picture.markup, {frame.centre().x - picture.size.width / 2, frame.y});
  add_caption(ink, caption, {frame.centre().x, frame.y + picture.size.height + 1}, frame.width);
}

/// The key for as many as can play.
Block key_for_all(const Press& press, const OptionSpec& players, double width) {
  const auto most = std::ranges::max_element(players.players, {}, &PlayerRange::most);
  const auto index = static_cast<std::size_t>(most - players.players.begin());
  const auto game =
      changed_game(press, {{std::string(players.name), std::string(players.values[index])}});
  if (game == nullptr) return colour_key(press, width);
  return colour_key({*game, press.sheets, press.paper, press.words, press.ink}, width);
}

void add_only_opening(SvgWriter& ink, const Press& press, const Frame& room) {
  constexpr double kMost = 125;
  const double height = std::min(room.height - kAbove, kMost);
  add_picture(ink, press, {room.x, room.bottom() - height, room.width, height}, {},
              press.words("rules.opening"));
}

/// That of the printed number of players is large; the others, one above the other beside it, are
/// together as high.
void add_each_opening(SvgWriter& ink, const Press& press, const OptionSpec& players,
                      const Frame& room) {
  const std::string name(players.name);
  const std::string_view printed = value_of(press.game.options(), name);
  const auto caption = [&](std::string_view value) {
    const auto own = press.words.find(fmt::format("opening.{}.{}", name, value));
    return own.value_or(press.words("rules.opening"));
  };
  const double others = static_cast<double>(players.values.size()) - 1;
  const double widest = (others * (room.width - kBeside) + (others - 1) * kCaption) / (others + 1);
  const double side = std::min(room.height - kAbove - kCaption, widest);
  const double small = (side - (others - 1) * kCaption) / others;
  const double left = room.centre().x - (side + kBeside + small) / 2;
  double y = room.bottom() - side - kCaption;
  add_picture(ink, press, {left, y, side, side + kCaption}, {}, caption(printed));
  for (const std::string_view value : players.values) {
    if (value == printed) continue;
    add_picture(ink, press, {left + side + kBeside, y, small, small + kCaption},
                {{name, std::string(value)}}, caption(value));
    y += small + kCaption;
  }
}

}  // namespace

double least_opening_height(const Press& press) {
  return option_of_players(press) == nullptr ? 74 : 128;
}

Block colour_key(const Press& press, double width) {
  if (!has_colours(press)) return {};
  const std::size_t seats = press.game.sides().size();
  double names = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    names = std::max(names, text_width(seat_title(press, static_cast<int>(seat)), Face::regular));
  }
  const double column = kKeyDisc + 1.5 + names * kCaptionLetters + 4;
  const std::size_t in_a_row = std::max<std::size_t>(1, static_cast<std::size_t>(width / column));
  SvgWriter ink;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int index = static_cast<int>(seat);
    const std::size_t row = seat / in_a_row;
    const PagePoint at{column * static_cast<double>(seat % in_a_row) + kKeyDisc / 2,
                       kKeyLine * (static_cast<double>(row) + 0.5)};
    ink.placed(seat_disc("", pattern_of(press, index), kKeyDisc), at);
    ink.text({at.x + kKeyDisc / 2 + 1.5, at.y + 0.33 * kCaptionLetters}, seat_title(press, index),
             {.size = kCaptionLetters});
  }
  const std::size_t rows = (seats + in_a_row - 1) / in_a_row;
  return {{column * static_cast<double>(std::min(seats, in_a_row)) - 4,
           kKeyLine * static_cast<double>(rows)},
          ink.markup()};
}

void add_openings(SvgWriter& ink, const Press& press, const Frame& room) {
  const OptionSpec* players = option_of_players(press);
  if (players == nullptr) {
    add_only_opening(ink, press, room);
    return;
  }
  const Block key = key_for_all(press, *players, room.width);
  add_each_opening(ink, press, *players,
                   {room.x, room.y, room.width, room.height - key.size.height - 2});
  ink.placed(key.markup, {room.centre().x - key.size.width / 2, room.bottom() - key.size.height});
}

}  // namespace broceliande::print
