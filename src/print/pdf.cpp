// The one file that knows cairo and librsvg.
#include "print/pdf.hpp"

#include <cairo-pdf.h>
#include <librsvg/rsvg.h>

#include <memory>

#include "print/phrases.hpp"

#ifdef __has_feature
#if __has_feature(address_sanitizer)
// fontconfig keeps what it knows of fonts until the program ends, and forgets where.
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }
extern "C" const char* __lsan_default_options() { return "print_suppressions=0"; }
#endif
#endif

namespace broceliande::print {
namespace {

constexpr double kPointsPerMillimetre = 72 / 25.4;

struct Release {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(GError* error) const { g_error_free(error); }
};
template <class T>
using Owned = std::unique_ptr<T, Release>;

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

tl::unexpected<Error> bad_page(std::size_t index, const char* reason) {
  return refuse(phrases::kBadPage, Error::kNoPlace, {std::to_string(index + 1), reason});
}

Result<void> draw(cairo_t* context, const std::string& svg, Extent size, std::size_t index) {
  GError* fault = nullptr;
  const Owned<RsvgHandle> handle(
      rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &fault));
  const RsvgRectangle viewport{0, 0, size.width, size.height};
  if (handle) rsvg_handle_render_document(handle.get(), context, &viewport, &fault);
  const Owned<GError> reason(fault);
  if (reason) return bad_page(index, reason->message);
  cairo_show_page(context);
  const cairo_status_t status = cairo_status(context);
  if (status != CAIRO_STATUS_SUCCESS) return bad_page(index, cairo_status_to_string(status));
  return {};
}

/// A context that draws nothing and only measures, with one of the faces chosen.
class Gauge {
 public:
  explicit Gauge(Face face)
      : surface_(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr)),
        context_(cairo_create(surface_.get())) {
    cairo_select_font_face(context_.get(), kFamily,
                           face == Face::italic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
                           face == Face::bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(context_.get(), kLarge);
  }

  [[nodiscard]] double width(const std::string& text) const {
    cairo_text_extents_t extents{};
    cairo_text_extents(context_.get(), text.c_str(), &extents);
    return extents.x_advance / kLarge;
  }

 private:
  static constexpr double kLarge = 100;  // so that no hinting rounds widths

  Owned<cairo_surface_t> surface_;
  Owned<cairo_t> context_;
};

}  // namespace

Result<std::string> pdf(const std::vector<std::string>& pages, const Paper& paper,
                        const std::string& title) {
  const Extent size{paper.width * kPointsPerMillimetre, paper.height * kPointsPerMillimetre};
  std::string bytes;
  const Owned<cairo_surface_t> surface(
      cairo_pdf_surface_create_for_stream(&append, &bytes, size.width, size.height));
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Brocéliande");
  const Owned<cairo_t> context(cairo_create(surface.get()));
  for (std::size_t i = 0; i < pages.size(); ++i) {
    const Result<void> drawn = draw(context.get(), pages[i], size, i);
    if (!drawn) return pass_on(drawn);
  }
  cairo_surface_finish(surface.get());
  return bytes;
}

double text_width(std::string_view text, Face face) {
  static const Gauge regular(Face::regular);
  static const Gauge italic(Face::italic);
  static const Gauge bold(Face::bold);
  const Gauge& gauge = face == Face::bold ? bold : face == Face::italic ? italic : regular;
  return gauge.width(std::string(text));
}

}  // namespace broceliande::print
