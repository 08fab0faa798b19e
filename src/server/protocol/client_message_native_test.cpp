#include <gtest/gtest.h>

#include "server/protocol/client_message.hpp"
#include "server/testing/samples.hpp"

// The reader of messages against the description of the protocol.
namespace broceliande::server {
namespace {

using enum SampleMessages::Members;

/// The key of the refusal and the member that it names; empty where the message is read.
struct RefusedMember {
  std::string key;
  std::string member;
};

RefusedMember verdict(const json::object& message) {
  const auto parsed = read_client_message(json::serialize(message));
  if (parsed) return {};
  const Error& error = parsed.error().error;
  return {std::string(error.key()), error.arguments.empty() ? "" : error.arguments.front().text};
}

/// Visits every object of a message with its schema; `visit` may change it, and it is put back.
class Walk {
 public:
  using Visit =
      std::function<void(const std::string& path, json::object& object, const json::object&)>;

  static void through(json::object& message, std::string_view definition, const Visit& visit) {
    step(message, Schema::shared().definition(definition), "", visit);
  }

 private:
  static void step(json::value& value, const json::object& named, const std::string& path,
                   const Visit& visit) {
    const json::object& schema = Schema::shared().resolved(named);
    if (value.is_object()) step(value.get_object(), schema, path, visit);
    if (!value.is_array()) return;
    step(value.get_array().front(), schema.at("items").as_object(), path, visit);
  }
  static void step(json::object& object, const json::object& schema, const std::string& path,
                   const Visit& visit) {
    if (!schema.contains("properties")) return;
    visit(path, object, schema);
    const json::object& properties = schema.at("properties").as_object();
    for (auto& [name, member] : object) {
      const std::string inner(name.data(), name.size());
      step(member, properties.at(inner).as_object(), path.empty() ? inner : path + "." + inner,
           visit);
    }
  }
};

std::string path_of(const std::string& path, std::string_view name) {
  return path.empty() ? std::string(name) : path + "." + std::string(name);
}

TEST(ReadAsk, ReadsEverythingThatTheSchemaDescribes) {
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    for (const auto members : {all, required}) {
      const json::object message = SampleMessages(members).message(name);
      const auto wrong = Schema::shared().fault(message, Schema::shared().definition(name));
      ASSERT_FALSE(wrong.has_value()) << *wrong;
      EXPECT_EQ(verdict(message).key, "")
          << name << ": " << json::serialize(message) << ": " << verdict(message).member;
    }
  }
}

TEST(ReadAsk, NamesEveryMemberThatIsMissing) {
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    json::object message = SampleMessages(all).message(name);
    Walk::through(message, name, [&](const auto& path, json::object& object, const auto& schema) {
      for (const json::value& member : schema.at("required").as_array()) {
        const json::object whole = object;
        object.erase(member.as_string());
        const RefusedMember found = verdict(message);
        EXPECT_EQ(found.key, "protocol.missing") << name << " without " << member;
        EXPECT_EQ(found.member, path_of(path, Schema::text(member))) << name;
        object = whole;
      }
    });
  }
}

TEST(ReadAsk, NamesEveryMemberThatIsOfTheWrongKind) {
  const std::vector<json::value> wrongs{nullptr,
                                        json::array{},
                                        2.5,
                                        "\x01",
                                        true,
                                        -1,
                                        json::object{},
                                        std::int64_t{1} << 40,
                                        18446744073709551615ULL};
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    json::object message = SampleMessages(all).message(name);
    Walk::through(message, name, [&](const auto& path, json::object& object, const auto& schema) {
      const json::object whole = object;
      for (const auto& [member, right] : whole) {
        const auto& own = schema.at("properties").at(member).as_object();
        for (const json::value& wrong : wrongs) {
          if (!Schema::shared().fault(wrong, own)) continue;  // it is right by chance
          object[member] = wrong;
          const RefusedMember found = verdict(message);
          const bool is_empty_object = wrong.is_object() && found.key == "protocol.missing";
          EXPECT_TRUE(found.key == "protocol.member" || found.key == "protocol.ask" ||
                      is_empty_object)
              << name << " with " << json::serialize(message) << " is " << found.key;
          if (found.key == "protocol.member") {
            EXPECT_TRUE(found.member.starts_with(path_of(path, {member.data(), member.size()})))
                << found.member << " in " << json::serialize(message);
          }
          object = whole;
        }
      }
    });
  }
}

TEST(ReadAsk, HoldsNumbersAndTextsToTheirLimits) {
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    json::object message = SampleMessages(all).message(name);
    Walk::through(message, name, [&](const auto& path, json::object& object, const auto& schema) {
      const json::object whole = object;
      for (const auto& [member, right] : whole) {
        const auto& own = Schema::shared().resolved(schema.at("properties").at(member).as_object());
        std::vector<json::value> wrongs;
        if (own.contains("minimum")) wrongs.emplace_back(own.at("minimum").as_int64() - 1);
        if (own.contains("maximum")) wrongs.emplace_back(own.at("maximum").as_int64() + 1);
        if (own.contains("maxLength")) {
          const auto most = static_cast<std::size_t>(own.at("maxLength").as_int64());
          wrongs.emplace_back(json::string(most + 1, 'x'));
          if (name != "Create") {  // its texts have a meaning
            object[member] = json::string(most, 'x');
            EXPECT_EQ(verdict(message).key, "") << name << " with " << json::serialize(message);
          }
        }
        if (own.contains("maxItems")) {
          wrongs.emplace_back(json::array(7, right.as_array().front()));
          wrongs.emplace_back(json::array(1, right.as_array().front()));
        }
        for (const json::value& wrong : wrongs) {
          object[member] = wrong;
          const RefusedMember found = verdict(message);
          EXPECT_EQ(found.key, "protocol.member") << name << " " << json::serialize(message);
          EXPECT_EQ(found.member, path_of(path, {member.data(), member.size()}));
        }
        object = whole;
      }
    });
  }
}

TEST(ReadAsk, NamesWhatDoesNotBelongThere) {
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    json::object message = SampleMessages(all).message(name);
    Walk::through(message, name, [&](const auto& path, json::object& object, const auto&) {
      const json::object whole = object;
      object["surplus"] = 1;
      const RefusedMember found = verdict(message);
      EXPECT_EQ(found.key, "protocol.unknown") << name;
      EXPECT_EQ(found.member, path_of(path, "surplus"));
      object = whole;
    });
  }
}

TEST(ReadAsk, EveryAskOfTheReaderIsInTheSchema) {
  const auto parsed = read_client_message(R"({"do":"dance","request":1})");
  ASSERT_FALSE(parsed.has_value());
  EXPECT_EQ(parsed.error().request, 1);
  std::string names;
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    const auto& schema = Schema::shared().definition(name);
    names +=
        (names.empty() ? "" : ", ") + Schema::text(schema.at("properties").at("do").at("const"));
  }
  EXPECT_EQ(parsed.error().error.arguments, (Arguments{"dance", names}));
}

TEST(ReadAsk, KeysGoOnlyWithWhatChangesSomething) {
  for (const std::string& name : Schema::shared().names("clientMessages")) {
    json::object message = SampleMessages(required).message(name);
    const bool takes_key =
        Schema::shared().definition(name).at("properties").as_object().contains("key");
    message["key"] = "k1";
    EXPECT_EQ(verdict(message).key, takes_key ? "" : "protocol.unknown") << name;
    if (takes_key) {
      EXPECT_EQ(read_client_message(json::serialize(message))->key, "k1");
    }
  }
}

TEST(ReadAsk, KeepsWhatWasSaid) {
  const auto play =
      read_client_message(R"({"do":"play","request":3,"table":"abcdef","ply":4,"action":"a-b"})");
  ASSERT_TRUE(play.has_value());
  EXPECT_EQ(play->request, 3);
  EXPECT_EQ(play->table, "abcdef");
  const auto& what = std::get<command::Play>(std::get<TableCommand>(play->what));
  EXPECT_EQ(what.ply, 4U);
  EXPECT_EQ(what.action, "a-b");
  const auto hand = read_client_message(
      R"({"do":"ask","request":3,"table":"abcdef","what":"hand-over","place":2,"level":5})");
  ASSERT_TRUE(hand.has_value());
  const auto& offer = std::get<command::MakeOffer>(std::get<TableCommand>(hand->what));
  EXPECT_EQ(offer.kind, OfferKind::hand_over);
  EXPECT_EQ(offer.place, 2);
  EXPECT_EQ(offer.level, 5);
}

}  // namespace
}  // namespace broceliande::server
