// Makes what tools/train/train.py learns Graal from; tools/selfplay_program.hpp says how.

#include "games/graal/tools/training_kit.hpp"
#include "tools/selfplay_program.hpp"

int main(int count, char** words) {
  std::vector<std::string> all(words + 1, words + count);
  const broceliande::graal::TrainingKit kit(all);
  return broceliande::tools::run_selfplay(kit, all);
}
