#include <gtest/gtest.h>

#include "server/previews/preview_service.hpp"
#include "server/testing/leak.hpp"

// What links say of themselves where they are posted, and the pictures of tables.
namespace broceliande::server {
namespace {

constexpr auto kWords = R"({
  "pages": ["", "lobby", "table/:id", "rules/:game", "learn/:game/:lesson?"],
  "languages": {
  "en": {"site": {"title": "Brocéliande", "description": "Three games"},
         "missing": {"title": "No such table", "description": "It is gone"},
         "lost": {"title": "No such page", "description": ""},
         "games": {"menhirs": {"title": "Menhirs", "description": "Free them"},
                   "graal": {"title": "Graal", "description": "Storm it"}},
         "invites": "{0} invites you", "inviteMany": "{0} invite you",
         "levels": ["Laouen", "Erwan", "Gwenn"]},
  "fr": {"site": {"title": "Brocéliande", "description": "Trois jeux"},
         "missing": {"title": "Pas de table", "description": ""},
         "lost": {"title": "Pas de page", "description": ""},
         "games": {}, "invites": "{0} vous invite", "inviteMany": "{0} vous invitent", "levels": []}}})";

Site::Contents contents() {
  return {{"index.html", R"(<html lang="en"><head><title>x</title></head></html>)"},
          {"previews.json", kWords},
          {"pictures/games.png", "all games"},
          {"pictures/menhirs.png", "menhirs"},
          {"pictures/graal.png", "graal"},
          {"pictures/missing.png", "missing"}};
}

class Previews : public testing::Test {
 protected:
  PreviewAnswer get(const std::string& path, const std::string& language = "") {
    EXPECT_TRUE(previews.answers(path)) << path;
    std::optional<PreviewAnswer> answer;
    previews.answer({.path = path, .accept_language = language, .host = "example.org"},
                    [&](PreviewAnswer given) { answer = std::move(given); });
    server.settle_until([&] { return answer.has_value(); });
    return *answer;
  }
  static bool has(const PreviewAnswer& answer, const std::string& text) {
    return answer.body->find(text) != std::string::npos;
  }
  std::string begin(const TableWish& wish = {}) {
    const std::string table = create(a, wish);
    EXPECT_EQ(b.at(table, "sit"), "");
    return table;
  }

  TestServer server;
  TestClient a{server, somebody("Ada")};
  TestClient b{server, somebody("Bo")};
  Site site{contents()};
  std::vector<std::string> drawn;
  bool can_draw = true;
  PreviewService previews{
      server.service,
      site,
      [this](std::function<void()> work) { server.queue.post(std::move(work)); },
      [this](std::string_view board) -> std::optional<std::string> {
        drawn.emplace_back(board);
        if (!can_draw) return std::nullopt;
        return "picture " + std::to_string(drawn.size());
      },
      {}};
};

TEST_F(Previews, AnswerPagesAndNothingElse) {
  for (const char* path : {"", "lobby", "table/abcdef", "pictures/table/abcdef/3.png"}) {
    EXPECT_TRUE(previews.answers(path)) << path;
  }
  for (const char* path : {"index.html", "app.js", "healthz", "pictures/games.png",
                           "pictures/table/abcdef.png", "pictures/table/no-id/3.png"}) {
    EXPECT_FALSE(previews.answers(path)) << path;
  }
}

TEST_F(Previews, NeedWordsThatCanBeRead) {
  for (const char* words :
       {"", "[]", "{}", R"({"pages":[],"languages":{"fr":{}}})",
        R"({"pages":[],"languages":{"en":{"site":1}}})", R"({"pages":1,"languages":{}})"}) {
    auto built = contents();
    built["previews.json"] = words;
    const Site other(std::move(built));
    const PreviewService without(server.service, other, {}, {}, {});
    EXPECT_FALSE(without.answers("")) << words;
  }
}

TEST_F(Previews, OfPagesHaveTheWordsAndThePictureOfTheirGame) {
  EXPECT_TRUE(has(get(""), R"(og:image" content="http://example.org/pictures/games.png")"));
  EXPECT_TRUE(has(get("lobby"), R"(og:title" content="Brocéliande")"));
  const PreviewAnswer rules = get("rules/graal");
  EXPECT_EQ(rules.status, 200U);
  EXPECT_TRUE(has(rules, R"(og:title" content="Graal")"));
  EXPECT_TRUE(has(rules, R"(og:image" content="http://example.org/pictures/graal.png")"));
  EXPECT_TRUE(has(get("", "nl, fr;q=0.5"), R"(og:description" content="Trois jeux")"));
  EXPECT_TRUE(has(get("", "fr"), R"(<html lang="fr">)"));
}

TEST_F(Previews, OfAPageThatDoesNotExistSaySo) {
  for (const char* path : {"nowhere", "lobby/x", "rules", "rules/chess", "rules/graal/x", "learn",
                           "learn/graal/first/x", "table"}) {
    const PreviewAnswer answer = get(path);
    EXPECT_EQ(answer.status, 404U) << path;
    EXPECT_TRUE(has(answer, R"(og:title" content="No such page")")) << path;
    EXPECT_TRUE(has(answer, R"(/pictures/missing.png")")) << path;
  }
  for (const char* path : {"", "lobby", "lobby/", "rules/graal", "learn/graal", "learn/graal/x"}) {
    EXPECT_EQ(get(path).status, 200U) << path;
  }
}

TEST_F(Previews, OfATableThatDoesNotExistSaySo) {
  for (const char* path : {"table/abcdef123456", "table/no such table", "table/A"}) {
    const PreviewAnswer answer = get(path);
    EXPECT_EQ(answer.status, 404U) << path;
    EXPECT_TRUE(has(answer, R"(og:title" content="No such table")")) << path;
    EXPECT_TRUE(has(answer, R"(/pictures/missing.png")")) << path;
  }
  const PreviewAnswer picture = get("pictures/table/abcdef123456/0.png");
  EXPECT_EQ(picture.status, 404U);
  EXPECT_EQ(*picture.body, "missing");
}

TEST_F(Previews, OfAnInvitationSayWhoInvites) {
  const std::string table = create(a);
  const PreviewAnswer answer = get("table/" + table);
  EXPECT_EQ(answer.status, 200U);
  EXPECT_TRUE(has(answer, R"(og:title" content="Ada invites you")"));
  EXPECT_TRUE(has(answer, R"(og:description" content="Menhirs. Free them")"));
  EXPECT_TRUE(has(answer, R"(http://example.org/pictures/menhirs.png")"));
  EXPECT_EQ(*get("pictures/table/" + table + "/0.png").body, "menhirs") << "nothing to draw yet";
  EXPECT_TRUE(drawn.empty());
}

TEST_F(Previews, OfAnInvitationBySeveralSayThatTheyInvite) {
  const std::string table = create(a, {.game = "grailnah",
                                       .options = R"({"players":"3"})",
                                       .places = R"([{"level":0},{"level":0},{"level":0}])"});
  EXPECT_EQ(b.at(table, "sit"), "");
  EXPECT_TRUE(has(get("table/" + table), R"(og:title" content="Ada, Bo invite you")"));
}

TEST_F(Previews, OfAGameShowItsBoardDrawnOncePerPosition) {
  const std::string table = begin();
  EXPECT_TRUE(has(get("table/" + table), "Menhirs – Ada, Bo"));
  EXPECT_TRUE(has(get("table/" + table), "/pictures/table/" + table + "/0.png"));
  EXPECT_EQ(*get("pictures/table/" + table + "/0.png").body, "picture 1");
  EXPECT_EQ(*get("pictures/table/" + table + "/0.png").body, "picture 1");
  EXPECT_EQ(drawn.size(), 1U);
  EXPECT_EQ(drawn[0].find(R"({"game":"menhirs","geometry":{)"), 0U) << drawn[0].substr(0, 80);
  EXPECT_NE(drawn[0].find(R"("tableau":{"figures":[)"), std::string::npos);
  EXPECT_EQ(a.watch(table, kWithView), "");
  EXPECT_EQ(a.play(table), "");
  EXPECT_TRUE(has(get("table/" + table), "/pictures/table/" + table + "/1.png"));
  EXPECT_EQ(*get("pictures/table/" + table + "/1.png").body, "picture 2");
}

TEST_F(Previews, OfWhatCannotBeDrawnHaveThePictureOfTheGame) {
  can_draw = false;
  const std::string table = begin();
  for (int i = 0; i < 2; ++i) {
    const PreviewAnswer answer = get("pictures/table/" + table + "/0.png");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(*answer.body, "menhirs");
  }
  EXPECT_EQ(drawn.size(), 1U) << "it is not tried again and again";
}

TEST_F(Previews, ShowNothingThatIsDrawnUpBehindScreens) {
  TableWish wish;
  wish.game = "graal";
  const auto game = *find_game(wish.game)->with({});
  const std::string table = begin(wish);
  EXPECT_EQ(a.at(table, "prepare", R"("text":")" + drawn_up(*game, 0, 1) + "\""), "");
  EXPECT_EQ(*get("pictures/table/" + table + "/0.png").body, "graal");
  EXPECT_TRUE(drawn.empty());
  EXPECT_EQ(b.at(table, "prepare", R"("text":")" + drawn_up(*game, 1, 1) + "\""), "");
  EXPECT_EQ(*get("pictures/table/" + table + "/0.png").body, "picture 1") << "screens are lifted";
}

TEST_F(Previews, NameTheStrongestComputerAtFullStrengthToo) {
  TableRow row;
  row.phase = TablePhase::running;
  row.summary.game = "menhirs";
  row.summary.places = {{0, "Ada", true}, {2, "", true}, {9, "", true}};
  const auto contents_read = read_previews(kWords);
  ASSERT_TRUE(contents_read);
  EXPECT_EQ(contents_read->languages.at("en").of_table(row).title, "Menhirs – Ada, Erwan, Gwenn");
}

TEST_F(Previews, RepeatNoHostThatIsNone) {
  std::optional<PreviewAnswer> answer;
  previews.answer({.path = "", .accept_language = "", .host = R"(a"><script>)"},
                  [&](PreviewAnswer given) { answer = std::move(given); });
  ASSERT_TRUE(answer);
  EXPECT_TRUE(has(*answer, R"(og:image" content="/pictures/games.png")"));
}

}  // namespace
}  // namespace broceliande::server
