#include "engine/full_strength.hpp"

#include <algorithm>
#include <span>

#include "core/data_file.hpp"
#include "opponents/registry.hpp"

namespace broceliande::engine {

std::span<const DataFile> network_files();

Result<std::unique_ptr<search::Engine>> make_full_engine(std::string_view game,
                                                         const OptionValues& options,
                                                         std::size_t memory) {
  const auto name = opponents::network_name(game, options);
  if (!name) return pass_on(name);
  const auto file = std::ranges::find(network_files(), *name, &DataFile::name);
  if (file == network_files().end()) return opponents::make_engine(game, options, memory);
  const auto network = search::Network::read(file->content);
  return opponents::make_network_engine(game, options, *network, memory);
}

}  // namespace broceliande::engine
