#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "server/time/moment.hpp"

namespace broceliande::server {

/// Tasks for later, in the order in which they were requested.
class DelayedTasks {
 public:
  void add(Moment from, std::function<void()> work) { tasks_.push_back({from, std::move(work)}); }

  void run_due(Moment now) {
    std::vector<Task> waiting;
    std::vector<Task> ready;
    for (Task& task : tasks_) (task.from > now ? waiting : ready).push_back(std::move(task));
    tasks_ = std::move(waiting);
    for (const Task& task : ready) task.work();
  }

 private:
  struct Task {
    Moment from;
    std::function<void()> work;
  };

  std::vector<Task> tasks_;
};

}  // namespace broceliande::server
