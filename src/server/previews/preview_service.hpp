#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/accounts/cookie.hpp"
#include "server/previews/preview_page.hpp"
#include "server/previews/table_pictures.hpp"
#include "server/site/site.hpp"

namespace broceliande::server {

/// A request for a page or its picture, as far as it matters here. What was not sent is empty.
struct PreviewRequest {
  std::string path{};  ///< decoded, without its first slash
  std::string accept_language{};
  std::string host{};
  Transport transport = Transport::plain;
};

struct PreviewAnswer {
  unsigned status = 200;
  std::string_view content_type;
  std::shared_ptr<const std::string> body;
};

/// The client's pages with what is shown of them where a link is posted, and pictures of tables.
/// One thread calls it, and is called back on that thread.
class PreviewService {
 public:
  using Respond = std::function<void(PreviewAnswer)>;

  struct Settings {
    std::string public_origin;  ///< empty where the host of a request says where we are
    TablePictures::PictureLimits pictures{};
  };

  /// The site must outlive it.
  PreviewService(GameService& service, const Site& site, TablePictures::Post post,
                 TablePictures::Draw draw, Settings settings);

  /// Whether a path is answered here: a place in the client, or the picture of a table. Nothing is
  /// where the client was built without previews.
  [[nodiscard]] bool answers(std::string_view path) const;
  /// Whether it takes a look at a table.
  [[nodiscard]] static bool is_costly(std::string_view path);
  void answer(const PreviewRequest& request, const Respond& respond);

 private:
  struct Reader;

  [[nodiscard]] Reader reader_of(const PreviewRequest& request) const;
  void show_table(const Reader& reader, const std::string& table, const Respond& respond) const;
  void show_picture(const std::string& table, const Respond& respond);
  [[nodiscard]] PreviewAnswer page(const Reader& reader, PreviewText text, std::string picture,
                                   unsigned status = 200) const;
  /// One that was drawn when the client was built.
  [[nodiscard]] PreviewAnswer prebuilt_picture(std::string_view name, unsigned status = 200) const;

  GameService& service_;
  const Site& site_;
  std::string public_origin_;
  std::optional<PreviewContents> contents_;
  TablePictures pictures_;
};

}  // namespace broceliande::server
