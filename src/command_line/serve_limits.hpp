#pragma once

#include "command_line/command.hpp"

namespace broceliande::cli {

/// What `serve` lets one person, or one address, have and do. Each is an option, and 0 switches
/// that one off.
struct ServeLimits {
  // Of one address:
  int sockets = 200;
  int connections = 64;
  int requests = 10;           ///< a second
  int messages = 200;          ///< a second
  int guests = 30;             ///< a minute
  int passwords = 12;          ///< a minute
  int address_creations = 30;  ///< a minute
  int address_chat = 240;      ///< a minute
  int address_open_tables = 36;
  // Of one connection, person or account:
  int connection_messages = 20;  ///< a second
  int person_messages = 40;      ///< a second
  int account_passwords = 30;    ///< a minute
  int renames = 12;              ///< an hour
  int creations = 6;             ///< a minute
  int chat = 40;                 ///< a minute
  int open_tables = 12;
  int open_table_days = 7;
};

void declare_limits(Syntax& syntax, ServeLimits& limits);

}  // namespace broceliande::cli
