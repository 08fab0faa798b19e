BEGIN TRANSACTION;
CREATE TABLE schema_version (version BIGINT NOT NULL, readable_from BIGINT NOT NULL DEFAULT 0);
INSERT INTO schema_version VALUES(11,0);
CREATE TABLE game_table (
  table_id TEXT NOT NULL PRIMARY KEY,
  phase SMALLINT NOT NULL,
  is_listed SMALLINT NOT NULL,
  due BIGINT,
  summary TEXT NOT NULL,
  changed BIGINT NOT NULL
);
CREATE TABLE event (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE TABLE place (
  table_id TEXT NOT NULL REFERENCES game_table,
  place BIGINT NOT NULL,
  identity TEXT NOT NULL,
  is_main SMALLINT NOT NULL,
  is_awaited SMALLINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (table_id, place)
);
CREATE TABLE identity (
  identity TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  takes_chat SMALLINT NOT NULL
);
INSERT INTO identity VALUES('xfvw82k2xf9zsfnztbwn','Clara',1);
INSERT INTO identity VALUES('ykxfpdersprqy7p5bsjr','Émilie',1);
INSERT INTO identity VALUES('d3snktcdkea7g8px9b2j','Чайка',1);
INSERT INTO identity VALUES('pm3ar2pqvbesevuncsnz','湖の騎士',1);
INSERT INTO identity VALUES('sp9z898c3ghuz9ej628s','Étienne',1);
INSERT INTO identity VALUES('nxymxuf8rtp99jzjekuh','Strasse',1);
INSERT INTO identity VALUES('v2khta68wqxugrczp65h','Sam',1);
INSERT INTO identity VALUES('w45xzxbhzh3dj7sq9z2t','Anna',1);
INSERT INTO identity VALUES('p3548gtngt995eyewsnk','Аnna',1);
INSERT INTO identity VALUES('cs4yj6jbqks5m4qyz3ar','Merlin',1);
INSERT INTO identity VALUES('er975rjvdfanh444x85m','Ǆura',1);
CREATE TABLE token (
  hash TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity,
  kind SMALLINT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
, scope SMALLINT NOT NULL DEFAULT 0, expires BIGINT, used BIGINT NOT NULL DEFAULT 0, browser TEXT NOT NULL DEFAULT '', system TEXT NOT NULL DEFAULT '', network TEXT NOT NULL DEFAULT '');
INSERT INTO token VALUES('53d4a98a007cb8a5aa3a1247bfa6270d8df501b9de4925995934ad2df7535359','xfvw82k2xf9zsfnztbwn',0,'',1795132717214,0,NULL,1795132717214,'','','127.0.*');
INSERT INTO token VALUES('5f4a2bc386460a93c557c2e63a0e2a42665bc72fd3363dc6b00111bdc2092e29','ykxfpdersprqy7p5bsjr',0,'',1795132717346,0,NULL,1795132717346,'','','127.0.*');
INSERT INTO token VALUES('1d42023aac2d8dc083efeecdafaf1816e34d9c2da6fe6e4c029e27a684a53165','d3snktcdkea7g8px9b2j',0,'',1795132717416,0,NULL,1795132717416,'','','127.0.*');
INSERT INTO token VALUES('29c6b7367dab0940a3a70ef43ee350cbe0f72abff08e9717181e5c6b39088bfb','pm3ar2pqvbesevuncsnz',0,'',1795132717560,0,NULL,1795132717560,'','','127.0.*');
INSERT INTO token VALUES('29613fcda26c971783b53618e913b1b91273fad4745e3e4df33510c9d1a7dd87','sp9z898c3ghuz9ej628s',0,'',1795132717628,0,NULL,1795132717628,'','','127.0.*');
INSERT INTO token VALUES('53cbcd1204f42a5371f746a349505dbd585b06c38729e74dda7c45bda0363005','nxymxuf8rtp99jzjekuh',0,'',1795132717703,0,NULL,1795132717703,'','','127.0.*');
INSERT INTO token VALUES('5a5ecfe270580181a35ea8086750d3b9a942c64dcf4e5d62b4e2c0171dd0fd47','v2khta68wqxugrczp65h',0,'',1795132718016,0,NULL,1795132718016,'','','127.0.*');
INSERT INTO token VALUES('37520fc2acb104569886ba46a2976cde4852490ff186532676118b4c2df94881','w45xzxbhzh3dj7sq9z2t',0,'',1795132718216,0,NULL,1795132718216,'','','127.0.*');
INSERT INTO token VALUES('ad33d78e24818d770238e144e205b699970e3f1682efe687ea515f24523a3b19','p3548gtngt995eyewsnk',0,'',1795132718328,0,NULL,1795132718328,'','','127.0.*');
INSERT INTO token VALUES('fbf4156ac4c8f38c108271e83f50ee6c6422a76770662f6b30744345944bed19','cs4yj6jbqks5m4qyz3ar',0,'',1795132718571,0,NULL,1795132718571,'','','127.0.*');
INSERT INTO token VALUES('5bd7b754b11fde9ac60d7c7be30edddef8ed4fb43dc2fc1eb62347996732a68e','er975rjvdfanh444x85m',0,'',1795132718651,0,NULL,1795132718651,'','','127.0.*');
CREATE TABLE account (
  folded_name TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  identity TEXT NOT NULL UNIQUE REFERENCES identity,
  password_hash TEXT NOT NULL
, recovery_hash TEXT NOT NULL DEFAULT '', recovery_made BIGINT NOT NULL DEFAULT 0, link_hash TEXT NOT NULL DEFAULT '', link_expires BIGINT NOT NULL DEFAULT 0);
INSERT INTO account VALUES('clara','Clara','xfvw82k2xf9zsfnztbwn','$argon2id$v=19$m=65536,t=2,p=1$m/0GaBfiW6F13CDFXBr7qA$Q97ETsmJrr6KKQUCIvzkNMtM0VJLpB55LdQeV8jqIg8','',0,'',0);
INSERT INTO account VALUES('émilie ñandú','Émilie Ñandú','ykxfpdersprqy7p5bsjr','$argon2id$v=19$m=65536,t=2,p=1$fmrhQ973gj4OntOeT5hPYQ$uA28xUxii59yJA5qfVb+N4TM/O/Gh6s/RJ1FyTuW53E','',0,'',0);
INSERT INTO account VALUES('чайка','Чайка','d3snktcdkea7g8px9b2j','$argon2id$v=19$m=65536,t=2,p=1$YG5/1ML90a4ZqcxSadCvtQ$hvyFoYz3maNY0kgOqYykhEWy4O2Lpqip4XQ9+VBdU/U','',0,'',0);
INSERT INTO account VALUES('湖の騎士','湖の騎士','pm3ar2pqvbesevuncsnz','$argon2id$v=19$m=65536,t=2,p=1$X9dMOwqOFZUEOhWgMwBTZw$4wOsfQ/mlBq+HV6O6L60g1G5XtK6jUUumMVcEERH+8U','',0,'',0);
INSERT INTO account VALUES('étienne','étienne','sp9z898c3ghuz9ej628s','$argon2id$v=19$m=65536,t=2,p=1$R7ZSpUPjQFkMoZNQopC9QA$HzWi5rcOs7Bm7aDifhk4hDH6Ra+hVIhEzhNC6a/wzXk','',0,'',0);
INSERT INTO account VALUES('straße','Straße','nxymxuf8rtp99jzjekuh','$argon2id$v=19$m=65536,t=2,p=1$4E+cavdx4gt/cWHQaPyFNg$/r+KQp0tIy/uYGl9GC0mT71A3Sdqb0fmpR8MC/DaKi8','',0,'',0);
INSERT INTO account VALUES('ſam','ſam','v2khta68wqxugrczp65h','$argon2id$v=19$m=65536,t=2,p=1$ekxlubDSR7g9nxQlCFZ1cw$XEo3x6n+o5QBrNagod7tAACFNnFw1n3IOAm9/CrfZ2I','',0,'',0);
INSERT INTO account VALUES('anna','anna','w45xzxbhzh3dj7sq9z2t','$argon2id$v=19$m=65536,t=2,p=1$XXrL3pUrFsY1LfxHl7yuPA$e29nu6g3lEveEwa/7pGL15vAK8FQRDlrfhfHwnSxeAU','',0,'',0);
INSERT INTO account VALUES('anna.2','anna.2','p3548gtngt995eyewsnk','$argon2id$v=19$m=65536,t=2,p=1$ZGAUEHtQr8iog3zrN3fJ0g$I2mXjVpcdP/fRGBPZuH5j7XzbOTiRB8jpiN8BYkUz9k','',0,'',0);
INSERT INTO account VALUES('merlin','Merlin','cs4yj6jbqks5m4qyz3ar','$argon2id$v=19$m=65536,t=2,p=1$njTv6dhep0WfppI59EdGJg$T8ySNWZX4ycK3XmNqnfMtWJO1jO0fs6RhEIGOm+8YU0','',0,'',0);
INSERT INTO account VALUES('Ǆura','Ǆura','er975rjvdfanh444x85m','$argon2id$v=19$m=65536,t=2,p=1$eIyiY2B+jyi4HxxaaM9YNg$EKOPRjEF1YQwH8DOh2OumE1NGtp7MDEynw13cVsP9xE','',0,'',0);
CREATE TABLE pulse (
  id SMALLINT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  earlier BIGINT
);
INSERT INTO pulse VALUES(1,1795132717994,1795132716986);
CREATE TABLE outage (
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
CREATE TABLE push_subscription (
  endpoint TEXT NOT NULL PRIMARY KEY,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE REFERENCES token (hash) ON DELETE CASCADE,
  language TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE TABLE notice_choice (
  identity TEXT NOT NULL PRIMARY KEY REFERENCES identity ON DELETE CASCADE,
  kinds BIGINT NOT NULL,
  without TEXT NOT NULL,
  quiet_from BIGINT,
  quiet_until BIGINT,
  utc_offset BIGINT NOT NULL
);
CREATE TABLE time_notice (
  table_id TEXT NOT NULL,
  due BIGINT NOT NULL,
  PRIMARY KEY (table_id, due)
);
CREATE TABLE webhook (
  token TEXT NOT NULL PRIMARY KEY REFERENCES token (hash) ON DELETE CASCADE,
  url TEXT NOT NULL,
  signing_key TEXT NOT NULL
);
CREATE TABLE account_mail (
  identity TEXT NOT NULL PRIMARY KEY REFERENCES identity ON DELETE CASCADE,
  address TEXT NOT NULL DEFAULT '',
  folded_address TEXT NOT NULL DEFAULT '',
  pending TEXT NOT NULL DEFAULT '',
  pending_hash TEXT NOT NULL DEFAULT '',
  pending_expires BIGINT NOT NULL DEFAULT 0,
  language TEXT NOT NULL,
  kinds BIGINT NOT NULL DEFAULT 0,
  handle TEXT NOT NULL UNIQUE
);
CREATE TABLE shared_key (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
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
CREATE INDEX time_notice_by_due ON time_notice (due);
CREATE INDEX game_table_waiting ON game_table (changed, table_id) WHERE phase = 0;
CREATE INDEX account_mail_by_address ON account_mail (folded_address) WHERE folded_address <> '';
CREATE INDEX account_mail_by_link ON account_mail (pending_hash) WHERE pending_hash <> '';
CREATE INDEX account_by_link ON account (link_hash) WHERE link_hash <> '';
COMMIT;
