#include "testing/house_path.hpp"

namespace broceliande {

std::string house_path(const std::string& file) { return BROCELIANDE_ROOT "/" + file; }

}  // namespace broceliande
