#include "games/graal/stock.hpp"

#include <span>

#include "core/data_file.hpp"
#include "core/reader.hpp"

namespace broceliande::graal {

std::span<const DataFile> map_files();
std::span<const DataFile> army_files();

namespace {

std::string_view army_file(std::string_view name) {
  for (const DataFile& file : army_files()) {
    if (file.name == name) return file.content;
  }
  return {};
}

}  // namespace

std::vector<Map> stock_maps() {
  std::vector<Map> maps;
  for (const DataFile& file : map_files()) maps.push_back(*read_map(file.content));
  return maps;
}

Roster stock_roster() { return *read_roster(army_file("army")); }

std::vector<StockPreparation> stock_drawing_ups() {
  std::vector<StockPreparation> stock;
  Reader reader(army_file("drawing-ups"));
  while (!reader.at_end()) {
    StockPreparation drawing_up;
    drawing_up.name = reader.until(' ');
    reader.skip();
    drawing_up.text = reader.until('\n');
    reader.skip();
    stock.push_back(drawing_up);
  }
  return stock;
}

}  // namespace broceliande::graal
