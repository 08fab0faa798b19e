#include "server/previews/preview_service.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "server/protocol/client_message.hpp"
#include "server/protocol/phrases.hpp"
#include "server/site/negotiation.hpp"
#include "server/site/target.hpp"

namespace broceliande::server {
namespace {

constexpr std::string_view kIndex = "index.html";
constexpr std::string_view kWords = "previews.json";
constexpr std::string_view kPage = "text/html; charset=utf-8";
constexpr std::string_view kPicture = "image/png";
constexpr std::string_view kTables = "table/";
constexpr std::string_view kTablePictures = "pictures/table/";
constexpr std::string_view kPictureEnding = ".png";
constexpr unsigned kMissing = 404;

/// The table of `pictures/table/ID/PLIES.png`: the last part tells one picture from the next, for
/// those who keep them.
std::optional<std::string> pictured_table(std::string_view path) {
  if (!path.starts_with(kTablePictures) || !path.ends_with(kPictureEnding)) return std::nullopt;
  const auto parts = parts_of(path.substr(kTablePictures.size()));
  if (parts.size() != 2 || !is_table_id(parts[0])) return std::nullopt;
  return std::string(parts[0]);
}

/// Of a host, as browsers write it; anything else is not repeated in a page.
bool is_host(std::string_view text) {
  const auto may_be_in_host = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
           c == '-' || c == ':' || c == '[' || c == ']';
  };
  return !text.empty() && std::ranges::all_of(text, may_be_in_host);
}

/// Bytes of the site, which outlives whoever reads them.
std::shared_ptr<const std::string> lent(const std::string& bytes) {
  return {std::shared_ptr<void>(), &bytes};
}

}  // namespace

/// Who asks for a page.
struct PreviewService::Reader {
  std::string_view language;
  const PreviewWords* words = nullptr;
  std::string origin;
  std::string path;
};

PreviewService::PreviewService(GameService& service, const Site& site, TablePictures::Post post,
                               TablePictures::Draw draw, Settings settings)
    : service_(service),
      site_(site),
      public_origin_(std::move(settings.public_origin)),
      pictures_(std::move(post), std::move(draw), settings.pictures) {
  const File* words = site.find(kWords);
  if (words != nullptr && site.find(kIndex) != nullptr) {
    contents_ = read_previews(words->plain.bytes);
  }
}

bool PreviewService::answers(std::string_view path) const {
  if (!contents_) return false;
  if (pictured_table(path)) return true;
  return path != "healthz" && !has_extension(path) && site_.find(path) == nullptr;
}

bool PreviewService::is_costly(std::string_view path) {
  return path.starts_with(kTables) || path.starts_with(kTablePictures);
}

void PreviewService::answer(const PreviewRequest& request, const Respond& respond) {
  if (const auto table = pictured_table(request.path)) return show_picture(*table, respond);
  const Reader reader = reader_of(request);
  const auto parts = parts_of(request.path);
  if (parts.size() == 2 && request.path.starts_with(kTables)) {
    return show_table(reader, std::string(parts[1]), respond);
  }
  const auto is_game = [&reader](std::string_view name) {
    return reader.words->games.contains(name);
  };
  if (!contents_->pages.contain(request.path, is_game)) {
    return respond(page(reader, reader.words->lost, "/pictures/missing.png", kMissing));
  }
  const bool is_of_game = parts.size() > 1 && is_game(parts[1]);
  if (!is_of_game) return respond(page(reader, reader.words->site, "/pictures/games.png"));
  respond(page(reader, reader.words->of_game(parts[1]),
               "/pictures/" + std::string(parts[1]) + std::string(kPictureEnding)));
}

PreviewService::Reader PreviewService::reader_of(const PreviewRequest& request) const {
  std::vector<std::string_view> at_hand{"en"};
  for (const auto& [language, words] : contents_->languages) {
    if (language != "en") at_hand.push_back(language);
  }
  const std::string_view language = best_language(request.accept_language, at_hand);
  std::string origin = public_origin_;
  if (origin.empty() && is_host(request.host)) {
    origin = (request.transport == Transport::tls ? "https://" : "http://") + request.host;
  }
  return {.language = language,
          .words = &contents_->languages.find(language)->second,
          .origin = std::move(origin),
          .path = "/" + request.path};
}

void PreviewService::show_table(const Reader& reader, const std::string& table,
                                const Respond& respond) const {
  const auto missing = [this, reader] {
    return page(reader, reader.words->missing, "/pictures/missing.png", kMissing);
  };
  if (!is_table_id(table)) return respond(missing());
  service_.show_row(table, [this, reader, missing, respond](const Result<TableRow>& row) {
    if (!row) {
      const bool is_missing = row.error().phrase == &phrases::kNoTable;
      // Where nothing can be said of it now, the client finds out itself.
      return respond(is_missing ? missing()
                                : page(reader, reader.words->site, "/pictures/games.png"));
    }
    const std::string& game = row->summary.game;
    const std::string name = row->phase == TablePhase::open
                                 ? game
                                 : "table/" + row->table + "/" + std::to_string(row->summary.plies);
    respond(page(reader, reader.words->of_table(*row),
                 "/pictures/" + name + std::string(kPictureEnding)));
  });
}

void PreviewService::show_picture(const std::string& table, const Respond& respond) {
  service_.show_row(table, [this, table, respond](const Result<TableRow>& row) {
    if (!row) return respond(prebuilt_picture("missing", kMissing));
    service_.show_record(
        table, [this, game = row->summary.game, respond](const Result<std::string>& record) {
          if (!record || record->empty()) return respond(prebuilt_picture(game));
          pictures_.draw(*record, [this, game, respond](const TablePictures::Picture& picture) {
            if (!picture) return respond(prebuilt_picture(game));
            respond({.status = 200, .content_type = kPicture, .body = picture});
          });
        });
  });
}

PreviewAnswer PreviewService::page(const Reader& reader, PreviewText text, std::string picture,
                                   unsigned status) const {
  const Preview preview{.language = reader.language,
                        .text = std::move(text),
                        .origin = reader.origin,
                        .path = reader.path,
                        .picture = std::move(picture)};
  return {.status = status,
          .content_type = kPage,
          .body = std::make_shared<const std::string>(
              page_with_preview(site_.find(kIndex)->plain.bytes, preview))};
}

PreviewAnswer PreviewService::prebuilt_picture(std::string_view name, unsigned status) const {
  const File* file = site_.find("pictures/" + std::string(name) + std::string(kPictureEnding));
  if (file == nullptr) file = site_.find("pictures/games.png");
  if (file == nullptr) {
    return {.status = kMissing, .content_type = kPage, .body = std::make_shared<std::string>()};
  }
  return {.status = status, .content_type = kPicture, .body = lent(file->plain.bytes)};
}

}  // namespace broceliande::server
