#include "print/flow.hpp"

#include <algorithm>
#include <cmath>

#include "print/typeset.hpp"

namespace broceliande::print {
namespace {

constexpr double kGap = 2;
constexpr double kHeading = 7;
constexpr double kLetters = 4;

}  // namespace

Block centred(double width, double height, std::string_view markup) {
  SvgWriter ink;
  ink.placed(markup, {width / 2, height / 2});
  return {{width, height}, ink.markup()};
}

Flow::Flow(const Press& press, std::string name, std::string advice, double left)
    : press_(press), name_(std::move(name)), advice_(std::move(advice)), left_(left) {
  begin_page();
}

Frame Flow::room() const {
  const Frame whole = sheets_.back().room();
  return {whole.x + left_, whole.y, whole.width - left_, whole.height};
}

void Flow::begin_page() {
  sheets_.push_back(press_.sheet(name_, advice_));
  const Frame room = this->room();
  at_ = {room.x, room.y};
  row_height_ = 0;
}

void Flow::begin_row() {
  if (row_height_ == 0) return;
  at_ = {room().x, at_.y + row_height_ + kGap};
  row_height_ = 0;
}

double Flow::rows_height(Extent block, int copies) const {
  const double width = room().width;
  const double in_a_row = std::floor((width + kGap) / (block.width + kGap));
  const double rows = std::ceil(copies / in_a_row);
  return rows * (block.height + kGap) - kGap;
}

void Flow::heading(const std::string& text, double rows_height) {
  begin_row();
  if (at_.y + kHeading + rows_height > room().bottom()) begin_page();
  sheets_.back().ink().text({at_.x, at_.y + kLetters}, text,
                            {.size = kLetters, .face = Face::bold});
  at_.y += kHeading;
}

void Flow::note(const std::string& text) {
  begin_row();
  constexpr double kSize = 3.6;
  const double width = room().width;
  for (const SetLine& line :
       set_lines({{.kind = Paragraph::Kind::lead, .text = text}}, width, kSize)) {
    sheets_.back().ink().placed(line.markup, at_);
    at_.y += line.height;
  }
  at_.y += 1.5;
}

void Flow::add(const Block& block, int copies) {
  for (int i = 0; i < copies; ++i) {
    const Frame room = this->room();
    if (at_.x + block.size.width > room.right() + 0.001) begin_row();
    if (at_.y + block.size.height > room.bottom() + 0.001) begin_page();
    sheets_.back().ink().placed(block.markup, at_);
    at_.x += block.size.width + kGap;
    row_height_ = std::max(row_height_, block.size.height);
  }
}

}  // namespace broceliande::print
