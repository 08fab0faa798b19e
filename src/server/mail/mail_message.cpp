#include "server/mail/mail_message.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>

#include "server/accounts/sodium.hpp"

namespace broceliande::server {
namespace {

constexpr std::size_t kLongestLine = 76;
constexpr std::size_t kLongestPlain = 60;
/// So many bytes are 60 characters of base64, and with what is around them no more than 75.
constexpr std::size_t kBytesAWord = 45;

bool is_continuation(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

std::string padded_base64(std::string_view bytes) {
  prepare_sodium();
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), sodium_base64_VARIANT_ORIGINAL);
  text.pop_back();  // the zero at the end
  return text;
}

/// Letters, digits and what means nothing in any header.
bool is_plain_header(std::string_view text) {
  constexpr std::string_view kOthers = " -_.,:;!?'/+";
  return text.size() <= kLongestPlain && std::ranges::all_of(text, [&](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                  kOthers.find(c) != std::string_view::npos;
         });
}

/// Only these may stand beside each other in a name before an address.
bool is_plain_name(std::string_view name) {
  return is_plain_header(name) && name.find_first_of(".,:;") == std::string_view::npos;
}

std::string encoded_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    std::size_t length = std::min(text.size(), kBytesAWord);
    while (length > 1 && length < text.size() && is_continuation(text[length])) --length;
    words += (words.empty() ? "" : "\r\n ") +
             ("=?utf-8?B?" + padded_base64(text.substr(0, length))) + "?=";
    text.remove_prefix(length);
  }
  return words;
}

std::string address_header(const NamedAddress& who) {
  if (who.name.empty()) return who.address;
  const std::string name = is_plain_name(who.name) ? who.name : encoded_words(who.name);
  // On a line of its own, so that none gets too long.
  return name + "\r\n <" + who.address + ">";
}

/// One line of text as lines of quoted-printable.
void put_line(std::string& made, std::string_view line) {
  std::size_t column = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    const bool is_last = i + 1 == line.size();
    const bool is_space = c == ' ' || c == '\t';
    const bool is_literal = (c > ' ' && c < '\x7f' && c != '=') || (is_space && !is_last);
    const std::size_t width = is_literal ? 1 : 3;
    // The `=` at the end of a line that goes on has to fit too.
    if (column + width > kLongestLine - (is_last ? 0 : 1)) {
      made += "=\r\n";
      column = 0;
    }
    column += width;
    if (is_literal) {
      made += c;
    } else {
      made += fmt::format("={:02X}", static_cast<unsigned char>(c));
    }
  }
  made += "\r\n";
}

}  // namespace

std::string quoted_printable(std::string_view text) {
  std::string made;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    put_line(made, text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return made;
}

std::string header_words(std::string_view text) {
  return is_plain_header(text) ? std::string(text) : encoded_words(text);
}

std::string mail_date(Moment now) {
  constexpr auto kDays =
      std::to_array<std::string_view>({"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"});
  constexpr auto kMonths = std::to_array<std::string_view>(
      {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"});
  const auto day = std::chrono::floor<std::chrono::days>(now);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(std::chrono::floor<std::chrono::seconds>(now - day));
  return fmt::format(
      "{}, {:02} {} {} {:02}:{:02}:{:02} +0000", kDays.at(std::chrono::weekday(day).c_encoding()),
      static_cast<unsigned>(date.day()), kMonths.at(static_cast<unsigned>(date.month()) - 1),
      static_cast<int>(date.year()), time.hours().count(), time.minutes().count(),
      time.seconds().count());
}

std::string mime_text(const MailMessage& message, const NamedAddress& from, std::string_view id,
                      Moment now) {
  const std::string domain = from.address.substr(from.address.rfind('@') + 1);
  std::string text = "Date: " + mail_date(now) + "\r\n";
  text += "From: " + address_header(from) + "\r\n";
  text += "To: " + message.to + "\r\n";
  text += "Subject: " + header_words(message.subject) + "\r\n";
  text += fmt::format("Message-ID: <{}@{}>\r\n", id, domain);
  text += "Auto-Submitted: auto-generated\r\n";
  if (!message.unsubscribe.empty()) {
    text += "List-Unsubscribe: <" + message.unsubscribe + ">\r\n";
    text += "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
  }
  text += "MIME-Version: 1.0\r\n";
  if (!message.language.empty()) text += "Content-Language: " + message.language + "\r\n";
  text += "Content-Type: text/plain; charset=utf-8\r\n";
  text += "Content-Transfer-Encoding: quoted-printable\r\n\r\n";
  return text + quoted_printable(message.text);
}

}  // namespace broceliande::server
