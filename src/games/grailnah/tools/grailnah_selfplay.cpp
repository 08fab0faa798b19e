// Makes what tools/train/train.py learns Grailnah from; tools/selfplay_program.hpp says how.
// `--players 4` is for two teams; otherwise two play.

#include "games/grailnah/tools/training_kit.hpp"
#include "tools/selfplay_program.hpp"
#include "tools/take_option.hpp"

int main(int count, char** words) {
  std::vector<std::string> all(words + 1, words + count);
  const int players = broceliande::tools::take_option(all, "--players") == "4" ? 4 : 2;
  return broceliande::tools::run_selfplay(broceliande::grailnah::TrainingKit(players), all);
}
