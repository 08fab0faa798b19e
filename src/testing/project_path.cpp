#include "testing/project_path.hpp"

namespace broceliande {

std::string project_path(const std::string& file) { return BROCELIANDE_ROOT "/" + file; }

}  // namespace broceliande
