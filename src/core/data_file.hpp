#pragma once

#include <string_view>

namespace broceliande {

/// A file of data/ that was compiled in, by its name without folder and extension.
struct DataFile {
  std::string_view name;
  std::string_view content;
};

}  // namespace broceliande
