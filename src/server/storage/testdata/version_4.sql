PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES(4);
CREATE TABLE game_table (
  table_id TEXT NOT NULL PRIMARY KEY,
  phase SMALLINT NOT NULL,
  is_listed SMALLINT NOT NULL,
  due BIGINT,
  summary TEXT NOT NULL,
  changed BIGINT NOT NULL
);
INSERT INTO game_table VALUES('w3hntfw6w5',1,0,NULL,'{"table":"w3hntfw6w5","game":"menhirs","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Bert","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":5}',1795111681672);
INSERT INTO game_table VALUES('qjfkt8wnxg',1,0,NULL,'{"table":"qjfkt8wnxg","game":"graal","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Bert","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0}',1795111681700);
INSERT INTO game_table VALUES('337psmffg5',2,0,NULL,'{"table":"337psmffg5","game":"grailnah","phase":"over","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Bert","isTaken":true}],"clock":{"kind":"fischer","seconds":600,"increment":5,"days":0},"plies":4}',1795111681720);
INSERT INTO game_table VALUES('z6qwzeus4u',0,1,NULL,'{"table":"z6qwzeus4u","game":"menhirs","phase":"open","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"","isTaken":false}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0}',1795111681721);
CREATE TABLE event (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO event VALUES('w3hntfw6w5',1,1795111681658,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"3"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('w3hntfw6w5',2,1795111681658,'{"kind":"sat","place":0,"name":"Anna","doer":0}','{"identity":"4zg3yttr3dep7hcgpczr"}');
INSERT INTO event VALUES('w3hntfw6w5',3,1795111681660,'{"kind":"sat","place":1,"name":"Bert","doer":1}','{"identity":"t7grycakkdtdxn6heq6b"}');
INSERT INTO event VALUES('w3hntfw6w5',4,1795111681660,'{"kind":"began","seed":"7479806537424156329","players":[0,1]}','');
INSERT INTO event VALUES('w3hntfw6w5',5,1795111681663,'{"kind":"played","seat":0,"action":"a1","spent":0,"madeUp":0,"doer":0}','');
INSERT INTO event VALUES('w3hntfw6w5',6,1795111681664,'{"kind":"played","seat":1,"action":"a2","spent":0,"madeUp":0,"doer":1}','');
INSERT INTO event VALUES('w3hntfw6w5',7,1795111681669,'{"kind":"played","seat":0,"action":"a3","spent":0,"madeUp":0,"doer":0}','');
INSERT INTO event VALUES('w3hntfw6w5',8,1795111681670,'{"kind":"played","seat":1,"action":"b3","spent":0,"madeUp":0,"doer":1}','');
INSERT INTO event VALUES('w3hntfw6w5',9,1795111681671,'{"kind":"played","seat":0,"action":"a1.a2.a3.b1.b2.b3.b4>NE","spent":0,"madeUp":0,"doer":0}','');
INSERT INTO event VALUES('w3hntfw6w5',10,1795111681672,'{"kind":"chatted","place":1,"text":"Well played!","doer":1}','');
INSERT INTO event VALUES('qjfkt8wnxg',1,1795111681673,'{"kind":"created","setup":{"game":"graal","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('qjfkt8wnxg',2,1795111681673,'{"kind":"sat","place":0,"name":"Anna","doer":0}','{"identity":"4zg3yttr3dep7hcgpczr"}');
INSERT INTO event VALUES('qjfkt8wnxg',3,1795111681674,'{"kind":"sat","place":1,"name":"Bert","doer":1}','{"identity":"t7grycakkdtdxn6heq6b"}');
INSERT INTO event VALUES('qjfkt8wnxg',4,1795111681674,'{"kind":"began","seed":"4514493606012918766","players":[0,1]}','');
INSERT INTO event VALUES('qjfkt8wnxg',5,1795111681700,'{"kind":"prepared","party":0,"commitment":"475ec5445d5c430504f8bd54c14040e64356159ebbf626512bf33ba39ec62bb9","doer":0}','{"text":"castle=d2d1;1=Kd2,Pn1,Do2,Ng1,Nh3,Nm3,Sc2,Se4,Sp4,Eh4,Ej6,En3,Ab4,Ac4,Ac7,Ag7,Lc3,Lf5,Lk6,Lo6","salt":"dcf6df69d81e2c4f8a4c4f97f90d3ff6"}');
INSERT INTO event VALUES('337psmffg5',1,1795111681702,'{"kind":"created","setup":{"game":"grailnah","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"lot","clock":{"kind":"fischer","seconds":600,"increment":5,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('337psmffg5',2,1795111681702,'{"kind":"sat","place":0,"name":"Anna","doer":0}','{"identity":"4zg3yttr3dep7hcgpczr"}');
INSERT INTO event VALUES('337psmffg5',3,1795111681706,'{"kind":"sat","place":1,"name":"Bert","doer":1}','{"identity":"t7grycakkdtdxn6heq6b"}');
INSERT INTO event VALUES('337psmffg5',4,1795111681706,'{"kind":"began","seed":"11176042628485857119","players":[0,1]}','');
INSERT INTO event VALUES('337psmffg5',5,1795111681707,'{"kind":"played","seat":0,"action":"K:N-B1","spent":1,"madeUp":0,"doer":0}','');
INSERT INTO event VALUES('337psmffg5',6,1795111681710,'{"kind":"played","seat":1,"action":"F:*-G1","spent":3,"madeUp":0,"doer":1}','');
INSERT INTO event VALUES('337psmffg5',7,1795111681714,'{"kind":"played","seat":0,"action":"K:B1-A20","spent":4,"madeUp":0,"doer":0}','');
INSERT INTO event VALUES('337psmffg5',8,1795111681719,'{"kind":"played","seat":1,"action":"F:G1-F1!S","spent":5,"madeUp":0,"doer":1}','');
INSERT INTO event VALUES('337psmffg5',9,1795111681720,'{"kind":"resigned","place":0,"doer":0}','');
INSERT INTO event VALUES('z6qwzeus4u',1,1795111681721,'{"kind":"created","setup":{"game":"menhirs","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"lot","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":true}}','');
INSERT INTO event VALUES('z6qwzeus4u',2,1795111681721,'{"kind":"sat","place":0,"name":"Anna","doer":0}','{"identity":"4zg3yttr3dep7hcgpczr"}');
CREATE TABLE place (
  table_id TEXT NOT NULL REFERENCES game_table,
  place BIGINT NOT NULL,
  identity TEXT NOT NULL,
  is_main SMALLINT NOT NULL,
  is_awaited SMALLINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (table_id, place)
);
INSERT INTO place VALUES('w3hntfw6w5',0,'4zg3yttr3dep7hcgpczr',1,0,1795111681672);
INSERT INTO place VALUES('w3hntfw6w5',1,'t7grycakkdtdxn6heq6b',1,1,1795111681672);
INSERT INTO place VALUES('qjfkt8wnxg',0,'4zg3yttr3dep7hcgpczr',1,0,1795111681700);
INSERT INTO place VALUES('qjfkt8wnxg',1,'t7grycakkdtdxn6heq6b',1,1,1795111681700);
INSERT INTO place VALUES('337psmffg5',0,'4zg3yttr3dep7hcgpczr',1,0,1795111681720);
INSERT INTO place VALUES('337psmffg5',1,'t7grycakkdtdxn6heq6b',1,0,1795111681720);
INSERT INTO place VALUES('z6qwzeus4u',0,'4zg3yttr3dep7hcgpczr',1,0,1795111681721);
CREATE TABLE identity (
  identity TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  takes_chat SMALLINT NOT NULL
);
INSERT INTO identity VALUES('4zg3yttr3dep7hcgpczr','Anna',0);
INSERT INTO identity VALUES('t7grycakkdtdxn6heq6b','Bert',1);
CREATE TABLE token (
  hash TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity,
  kind SMALLINT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
INSERT INTO token VALUES('a2805e80d9e21c30427c2baf98040eb9e1daf915415ccff6c4e9a8b583cfb577','4zg3yttr3dep7hcgpczr',0,'',1795111681468);
INSERT INTO token VALUES('be0cf9d6b83af005be8b3ad82f04d1a65925f0ba6415fbc5f4bbd9711b9f01e7','t7grycakkdtdxn6heq6b',0,'',1795111681478);
CREATE TABLE account (
  folded_name TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  identity TEXT NOT NULL UNIQUE REFERENCES identity,
  password_hash TEXT NOT NULL
);
INSERT INTO account VALUES('bert','bert','t7grycakkdtdxn6heq6b','$argon2id$v=19$m=65536,t=2,p=1$Jr5hT0MMvaXe0cSCu73qYA$yeAEKxzfkJdl2SuXcEdfOaK1u+0HBU1ljhWpdPQFO9k');
CREATE TABLE pulse (
  id SMALLINT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  earlier BIGINT
);
INSERT INTO pulse VALUES(1,1795111681427,NULL);
CREATE TABLE outage (
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
CREATE INDEX game_table_by_due ON game_table (due, table_id) WHERE due IS NOT NULL;
CREATE INDEX game_table_open ON game_table (changed DESC, table_id)
  WHERE phase = 0 AND is_listed = 1;
CREATE INDEX place_by_identity
  ON place (identity, is_main, is_awaited DESC, changed DESC, table_id);
CREATE INDEX token_by_identity ON token (identity, created, hash);
CREATE INDEX outage_by_end ON outage (ended);
CREATE INDEX game_table_running ON game_table (changed DESC, table_id)
  WHERE phase = 1 AND is_listed = 1;
COMMIT;
