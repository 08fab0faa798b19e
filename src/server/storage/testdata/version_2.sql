BEGIN TRANSACTION;
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version VALUES(2);
CREATE TABLE game_table (
  table_id TEXT NOT NULL PRIMARY KEY,
  phase SMALLINT NOT NULL,
  is_listed SMALLINT NOT NULL,
  due BIGINT,
  summary TEXT NOT NULL,
  changed BIGINT NOT NULL
);
INSERT INTO game_table VALUES('66e55620c69c',1,1,1794833769659,'{"table":"66e55620c69c","game":"menhirs","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"fischer","seconds":300,"increment":2,"days":0},"plies":5',1794833484494);
INSERT INTO game_table VALUES('d4a4de9640d1',2,0,NULL,'{"table":"d4a4de9640d1","game":"menhirs","phase":"over","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":13',1794833480459);
INSERT INTO game_table VALUES('01156325aa42ccda',1,0,NULL,'{"table":"01156325aa42ccda","game":"menhirs","phase":"running","places":[{"level":0,"name":"Ben","isTaken":true},{"level":0,"name":"Anna","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0',1794833480462);
INSERT INTO game_table VALUES('561f970b7fe3',1,0,NULL,'{"table":"561f970b7fe3","game":"menhirs","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":2',1794833480459);
INSERT INTO game_table VALUES('72aa137dd427',1,0,NULL,'{"table":"72aa137dd427","game":"grailnah","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":4',1794833480459);
INSERT INTO game_table VALUES('cce7ebb3a8ae',2,0,NULL,'{"table":"cce7ebb3a8ae","game":"grailnah","phase":"over","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":4',1794833480459);
INSERT INTO game_table VALUES('02464a752d8f',1,0,1795092668192,'{"table":"02464a752d8f","game":"grailnah","phase":"running","places":[{"level":2,"name":"","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"days","seconds":0,"increment":0,"days":3},"plies":1',1794833485113);
INSERT INTO game_table VALUES('4feff99cdc00',1,0,1794833780398,'{"table":"4feff99cdc00","game":"graal","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":1,"name":"","isTaken":true}],"clock":{"kind":"fischer","seconds":300,"increment":2,"days":0},"plies":8',1794833485217);
INSERT INTO game_table VALUES('fa02700a165b',1,0,NULL,'{"table":"fa02700a165b","game":"graal","phase":"running","places":[{"level":0,"name":"Anna","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0',1794833480459);
INSERT INTO game_table VALUES('4edbe0f212b7',0,1,NULL,'{"table":"4edbe0f212b7","game":"menhirs","phase":"open","places":[{"level":0,"name":"Anne","isTaken":true},{"level":0,"name":"","isTaken":false}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0',1794833475544);
INSERT INTO game_table VALUES('da4f481def01',2,0,NULL,'{"table":"da4f481def01","game":"grailnah","phase":"over","places":[{"level":0,"name":"","isTaken":false},{"level":0,"name":"","isTaken":false}],"clock":{"kind":"none","seconds":0,"increment":0,"days":0},"plies":0',1794833475651);
INSERT INTO game_table VALUES('1a08344e482a',2,0,NULL,'{"table":"1a08344e482a","game":"menhirs","phase":"over","places":[{"level":0,"name":"Anne","isTaken":true},{"level":0,"name":"Ben","isTaken":true}],"clock":{"kind":"fischer","seconds":2,"increment":0,"days":0},"plies":1',1794833480459);
CREATE TABLE event (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  body TEXT NOT NULL,
  secret TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO event VALUES('66e55620c69c',1,1794833462332,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"fischer","seconds":300,"increment":2,"days":0},"isListed":true}}','');
INSERT INTO event VALUES('66e55620c69c',2,1794833462332,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"menhirs-running"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('66e55620c69c',3,1794833462347,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"smenhirs-running"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('66e55620c69c',4,1794833462347,'{"kind":"began","seed":"4748432340289216032","players":[1,0]}','');
INSERT INTO event VALUES('66e55620c69c',5,1794833462456,'{"kind":"played","seat":0,"action":"a1","spent":101,"madeUp":8,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('66e55620c69c',6,1794833462487,'{"kind":"played","seat":1,"action":"c1","spent":27,"madeUp":4,"doer":1,"key":"p1"}','');
INSERT INTO event VALUES('66e55620c69c',7,1794833462514,'{"kind":"played","seat":0,"action":"d7","spent":19,"madeUp":8,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('66e55620c69c',8,1794833462541,'{"kind":"played","seat":1,"action":"f4","spent":23,"madeUp":4,"doer":1,"key":"p3"}','');
INSERT INTO event VALUES('66e55620c69c',9,1794833462572,'{"kind":"played","seat":0,"action":"e5.f3.f4>SW","spent":23,"madeUp":8,"doer":0,"key":"p4"}','');
INSERT INTO event VALUES('66e55620c69c',10,1794833462599,'{"kind":"chatted","place":0,"text":"Bonne chance! “ça va”","doer":0,"key":"c1"}','');
INSERT INTO event VALUES('66e55620c69c',11,1794833462600,'{"kind":"chatted","place":1,"text":"Merci \\ \"quote\"","doer":1,"key":"c2"}','');
INSERT INTO event VALUES('d4a4de9640d1',1,1794833462601,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('d4a4de9640d1',2,1794833462601,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"menhirs-over"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('d4a4de9640d1',3,1794833462603,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"smenhirs-over"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('d4a4de9640d1',4,1794833462603,'{"kind":"began","seed":"7945133529110338621","players":[1,0]}','');
INSERT INTO event VALUES('d4a4de9640d1',5,1794833462710,'{"kind":"played","seat":0,"action":"a1","spent":0,"madeUp":0,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('d4a4de9640d1',6,1794833462740,'{"kind":"played","seat":1,"action":"c4","spent":0,"madeUp":0,"doer":1,"key":"p1"}','');
INSERT INTO event VALUES('d4a4de9640d1',7,1794833462769,'{"kind":"played","seat":0,"action":"d7","spent":0,"madeUp":0,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('d4a4de9640d1',8,1794833462798,'{"kind":"played","seat":1,"action":"f3","spent":0,"madeUp":0,"doer":1,"key":"p3"}','');
INSERT INTO event VALUES('d4a4de9640d1',9,1794833462828,'{"kind":"played","seat":0,"action":"g4>SW","spent":0,"madeUp":0,"doer":0,"key":"p4"}','');
INSERT INTO event VALUES('d4a4de9640d1',10,1794833462859,'{"kind":"played","seat":1,"action":"c4>NW","spent":0,"madeUp":0,"doer":1,"key":"p5"}','');
INSERT INTO event VALUES('d4a4de9640d1',11,1794833462890,'{"kind":"played","seat":0,"action":"a1.b1.b2.c2>SE","spent":0,"madeUp":0,"doer":0,"key":"p6"}','');
INSERT INTO event VALUES('d4a4de9640d1',12,1794833462924,'{"kind":"played","seat":1,"action":"b1.c1.c2.d2.e1>NE","spent":0,"madeUp":0,"doer":1,"key":"p7"}','');
INSERT INTO event VALUES('d4a4de9640d1',13,1794833462955,'{"kind":"played","seat":0,"action":"d6.d7>SE","spent":0,"madeUp":0,"doer":0,"key":"p8"}','');
INSERT INTO event VALUES('d4a4de9640d1',14,1794833462983,'{"kind":"played","seat":1,"action":"b4.b5>SW","spent":0,"madeUp":0,"doer":1,"key":"p9"}','');
INSERT INTO event VALUES('d4a4de9640d1',15,1794833463016,'{"kind":"played","seat":0,"action":"a3.a4>S","spent":0,"madeUp":0,"doer":0,"key":"p10"}','');
INSERT INTO event VALUES('d4a4de9640d1',16,1794833463043,'{"kind":"played","seat":1,"action":"a2.a3>NE","spent":0,"madeUp":0,"doer":1,"key":"p11"}','');
INSERT INTO event VALUES('d4a4de9640d1',17,1794833463070,'{"kind":"played","seat":0,"action":"c2.d2.d3.e2.f1>NE","spent":0,"madeUp":0,"doer":0,"key":"p12"}','');
INSERT INTO event VALUES('d4a4de9640d1',18,1794833463101,'{"kind":"asked","what":"rematch","by":0,"place":-1,"level":0,"awaited":[1],"doer":0,"key":"r1"}','');
INSERT INTO event VALUES('d4a4de9640d1',19,1794833463109,'{"kind":"answered","what":"rematch","place":1,"yes":true,"doer":1,"key":"r2"}','');
INSERT INTO event VALUES('01156325aa42ccda',1,1794833463116,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('01156325aa42ccda',2,1794833463116,'{"kind":"sat","place":0,"name":"Ben"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('01156325aa42ccda',3,1794833463116,'{"kind":"sat","place":1,"name":"Anna"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('01156325aa42ccda',4,1794833463116,'{"kind":"began","seed":"9119528866381377759","players":[0,1]}','');
INSERT INTO event VALUES('d4a4de9640d1',20,1794833463122,'{"kind":"rematched","table":"01156325aa42ccda"}','');
INSERT INTO event VALUES('561f970b7fe3',1,1794833463618,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 2","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('561f970b7fe3',2,1794833463618,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"menhirs-second"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('561f970b7fe3',3,1794833463625,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"smenhirs-second"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('561f970b7fe3',4,1794833463625,'{"kind":"began","seed":"6104328714473674154","players":[0,1]}','');
INSERT INTO event VALUES('561f970b7fe3',5,1794833463731,'{"kind":"played","seat":0,"action":"a3","spent":0,"madeUp":0,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('561f970b7fe3',6,1794833463767,'{"kind":"played","seat":1,"action":"c2","spent":0,"madeUp":0,"doer":1,"key":"p1"}','');
INSERT INTO event VALUES('561f970b7fe3',7,1794833463799,'{"kind":"played","seat":0,"action":"d5","spent":0,"madeUp":0,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('561f970b7fe3',8,1794833463827,'{"kind":"played","seat":1,"action":"f3","spent":0,"madeUp":0,"doer":1,"key":"p3"}','');
INSERT INTO event VALUES('561f970b7fe3',9,1794833463855,'{"kind":"played","seat":0,"action":"c2>NW","spent":0,"madeUp":0,"doer":0,"key":"p4"}','');
INSERT INTO event VALUES('561f970b7fe3',10,1794833463884,'{"kind":"played","seat":1,"action":"a1.a2.a3.b2>NE","spent":0,"madeUp":0,"doer":1,"key":"p5"}','');
INSERT INTO event VALUES('561f970b7fe3',11,1794833463913,'{"kind":"played","seat":0,"action":"b2.b3.b4.c3.d4.d5.d6>N","spent":0,"madeUp":0,"doer":0,"key":"p6"}','');
INSERT INTO event VALUES('561f970b7fe3',12,1794833463943,'{"kind":"played","seat":1,"action":"d5.d6.d7>S","spent":0,"madeUp":0,"doer":1,"key":"p7"}','');
INSERT INTO event VALUES('561f970b7fe3',13,1794833463972,'{"kind":"played","seat":0,"action":"d5.d6.e4.f3.g3>N","spent":0,"madeUp":0,"doer":0,"key":"p8"}','');
INSERT INTO event VALUES('561f970b7fe3',14,1794833464000,'{"kind":"played","seat":1,"action":"b3.b4.b5.c4.d4>NE","spent":0,"madeUp":0,"doer":1,"key":"p9"}','');
INSERT INTO event VALUES('561f970b7fe3',15,1794833464028,'{"kind":"played","seat":0,"action":"c4.c5.c6.d5.e4.f4.g4>SW","spent":0,"madeUp":0,"doer":0,"key":"p10"}','');
INSERT INTO event VALUES('561f970b7fe3',16,1794833464055,'{"kind":"played","seat":1,"action":"e1>SW","spent":0,"madeUp":0,"doer":1,"key":"p11"}','');
INSERT INTO event VALUES('561f970b7fe3',17,1794833464084,'{"kind":"played","seat":0,"action":"b3.b4.b5.c4.d4.e4>SE","spent":0,"madeUp":0,"doer":0,"key":"p12"}','');
INSERT INTO event VALUES('561f970b7fe3',18,1794833464113,'{"kind":"played","seat":1,"action":"d4.e3.f3.f4>S","spent":0,"madeUp":0,"doer":1,"key":"p13"}','');
INSERT INTO event VALUES('561f970b7fe3',19,1794833464142,'{"kind":"played","seat":0,"action":"d6.d7.e5>SE","spent":0,"madeUp":0,"doer":0,"key":"p14"}','');
INSERT INTO event VALUES('561f970b7fe3',20,1794833464172,'{"kind":"next","doer":1,"key":"n1"}','');
INSERT INTO event VALUES('561f970b7fe3',21,1794833464274,'{"kind":"played","seat":0,"action":"a1","spent":0,"madeUp":0,"doer":1,"key":"p0"}','');
INSERT INTO event VALUES('561f970b7fe3',22,1794833464302,'{"kind":"played","seat":1,"action":"c1","spent":0,"madeUp":0,"doer":0,"key":"p1"}','');
INSERT INTO event VALUES('72aa137dd427',1,1794833464329,'{"kind":"created","setup":{"game":"grailnah","options":{"swap":"on"},"length":"games 2","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('72aa137dd427',2,1794833464329,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"grailnah-swap"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('72aa137dd427',3,1794833464330,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"sgrailnah-swap"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('72aa137dd427',4,1794833464330,'{"kind":"began","seed":"231893105567125304","players":[1,0]}','');
INSERT INTO event VALUES('72aa137dd427',5,1794833464434,'{"kind":"played","seat":0,"action":"K:N-B1","spent":0,"madeUp":0,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('72aa137dd427',6,1794833464461,'{"kind":"played","seat":1,"action":"swap","spent":0,"madeUp":0,"doer":1,"key":"p1"}','');
INSERT INTO event VALUES('72aa137dd427',7,1794833464491,'{"kind":"played","seat":1,"action":"F:*-G4","spent":0,"madeUp":0,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('72aa137dd427',8,1794833464518,'{"kind":"played","seat":0,"action":"M:*-B11","spent":0,"madeUp":0,"doer":1,"key":"p3"}','');
INSERT INTO event VALUES('72aa137dd427',9,1794833464552,'{"kind":"played","seat":1,"action":"F:G4-F4!S","spent":0,"madeUp":0,"doer":0,"key":"p4"}','');
INSERT INTO event VALUES('72aa137dd427',10,1794833464579,'{"kind":"asked","what":"take-back","by":0,"place":-1,"level":0,"awaited":[1],"doer":0,"key":"t1"}','');
INSERT INTO event VALUES('72aa137dd427',11,1794833464581,'{"kind":"answered","what":"take-back","place":1,"yes":true,"doer":1,"key":"t2"}','');
INSERT INTO event VALUES('72aa137dd427',12,1794833464581,'{"kind":"took-back","plies":4}','');
INSERT INTO event VALUES('72aa137dd427',13,1794833464708,'{"kind":"asked","what":"take-back","by":1,"place":-1,"level":0,"awaited":[0],"doer":1,"key":"t3"}','');
INSERT INTO event VALUES('72aa137dd427',14,1794833464714,'{"kind":"answered","what":"take-back","place":0,"yes":false,"doer":0,"key":"t4"}','');
INSERT INTO event VALUES('cce7ebb3a8ae',1,1794833464719,'{"kind":"created","setup":{"game":"grailnah","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('cce7ebb3a8ae',2,1794833464719,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"grailnah-resigned"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('cce7ebb3a8ae',3,1794833464723,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"sgrailnah-resigned"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('cce7ebb3a8ae',4,1794833464723,'{"kind":"began","seed":"7368963596488367193","players":[0,1]}','');
INSERT INTO event VALUES('cce7ebb3a8ae',5,1794833464827,'{"kind":"played","seat":0,"action":"K:N-B1","spent":0,"madeUp":0,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('cce7ebb3a8ae',6,1794833464857,'{"kind":"played","seat":1,"action":"F:*-G16","spent":0,"madeUp":0,"doer":1,"key":"p1"}','');
INSERT INTO event VALUES('cce7ebb3a8ae',7,1794833464884,'{"kind":"played","seat":0,"action":"M:*-A5","spent":0,"madeUp":0,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('cce7ebb3a8ae',8,1794833464914,'{"kind":"played","seat":1,"action":"K:S-B11","spent":0,"madeUp":0,"doer":1,"key":"p3"}','');
INSERT INTO event VALUES('cce7ebb3a8ae',9,1794833464940,'{"kind":"resigned","place":1,"doer":1,"key":"g1"}','');
INSERT INTO event VALUES('02464a752d8f',1,1794833464943,'{"kind":"created","setup":{"game":"grailnah","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"days","seconds":0,"increment":0,"days":3},"isListed":false}}','');
INSERT INTO event VALUES('02464a752d8f',2,1794833464943,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"grailnah-handed"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('02464a752d8f',3,1794833464948,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"sgrailnah-handed"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('02464a752d8f',4,1794833464948,'{"kind":"began","seed":"4923850644233740507","players":[0,1]}','');
INSERT INTO event VALUES('02464a752d8f',5,1794833465055,'{"kind":"played","seat":0,"action":"K:N-B1","spent":99,"madeUp":8,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('02464a752d8f',6,1794833465092,'{"kind":"asked","what":"hand-over","by":0,"place":0,"level":2,"awaited":[1],"doer":0,"key":"h1"}','');
INSERT INTO event VALUES('02464a752d8f',7,1794833465094,'{"kind":"answered","what":"hand-over","place":1,"yes":true,"doer":1,"key":"h2"}','');
INSERT INTO event VALUES('02464a752d8f',8,1794833465094,'{"kind":"handed","place":0,"level":2}','');
INSERT INTO event VALUES('4feff99cdc00',1,1794833466596,'{"kind":"created","setup":{"game":"graal","options":{},"length":"games 1","places":[{"level":0},{"level":1}],"seating":"chosen","clock":{"kind":"fischer","seconds":300,"increment":2,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('4feff99cdc00',2,1794833466596,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"graal-running"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('4feff99cdc00',3,1794833466596,'{"kind":"began","seed":"11745864267818688617","players":[1,0]}','');
INSERT INTO event VALUES('4feff99cdc00',4,1794833466704,'{"kind":"prepared","party":0,"commitment":"3634785b07cbe8b14158541e8094498ffce23c380dfa7f233e71f3aabb05c40a","doer":0,"key":"d1"}','{"text":"castle=a2a1;1=Ka2,Pd1,Df1,Nh1,Nh2,Nk1,Sb2,Sc4,Sd5,Ec5,Ed4,Ef4,Aa4,Ac2,Ad3,Ae4,La5,Lb1,Lh5,Lk5","salt":"cc9c58be02247765df8a16579ede345c"}');
INSERT INTO event VALUES('4feff99cdc00',5,1794833467247,'{"kind":"prepared","party":1,"commitment":"fb717aea1bcf203f61df8f686fc2e8b72ed8a6c5b8452da8622afe7b204cef5e"}','{"text":"castle=f16e16;1=Kf16,Pi16,Dk15,Na14,Nj14,Nm15,Sc14,Sg15,Sh15,Ee14,Ef13,Ei10,Aa11,Aa13,Ad11,Ai12,Ld15,Lk13,Ll11,Lm12","salt":"0228aed2ffa8e25019512d3bb16f043d"}');
INSERT INTO event VALUES('4feff99cdc00',6,1794833469208,'{"kind":"played","seat":0,"action":"a2-a1","spent":1953,"madeUp":8,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('4feff99cdc00',7,1794833469670,'{"kind":"played","seat":1,"action":"a13-d16","spent":0,"madeUp":0}','');
INSERT INTO event VALUES('4feff99cdc00',8,1794833470738,'{"kind":"played","seat":0,"action":"b2-a3","spent":1060,"madeUp":8,"doer":0,"key":"p2"}','');
INSERT INTO event VALUES('4feff99cdc00',9,1794833471274,'{"kind":"played","seat":1,"action":"c14-g10","spent":0,"madeUp":0}','');
INSERT INTO event VALUES('4feff99cdc00',10,1794833472269,'{"kind":"played","seat":0,"action":"c4-a6","spent":987,"madeUp":8,"doer":0,"key":"p4"}','');
INSERT INTO event VALUES('4feff99cdc00',11,1794833472780,'{"kind":"played","seat":1,"action":"l11-l3","spent":0,"madeUp":0}','');
INSERT INTO event VALUES('4feff99cdc00',12,1794833473800,'{"kind":"played","seat":0,"action":"d4-e6","spent":1020,"madeUp":0,"doer":0,"key":"p6"}','');
INSERT INTO event VALUES('4feff99cdc00',13,1794833474281,'{"kind":"played","seat":1,"action":"k13-h13","spent":0,"madeUp":0}','');
INSERT INTO event VALUES('fa02700a165b',1,1794833475329,'{"kind":"created","setup":{"game":"graal","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('fa02700a165b',2,1794833475329,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"graal-preparing"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('fa02700a165b',3,1794833475334,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"sgraal-preparing"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('fa02700a165b',4,1794833475334,'{"kind":"began","seed":"12900951944989854051","players":[1,0]}','');
INSERT INTO event VALUES('fa02700a165b',5,1794833475436,'{"kind":"prepared","party":1,"commitment":"88911566e19f38084e59ce820d8f4e7257dc749f1d9b75801120375a3a829ea3","doer":1,"key":"d2"}','{"text":"castle=p15p16;1=Kp15,Pm16,Dk16,Nf16,Ni15,Ni16,Sm12,Sn13,So15,Ek13,Em13,En12,Al13,Am14,An15,Ap13,Lf12,Li12,Lo16,Lp12","salt":"fd2c56f4af2207d19f9facc9921a6539"}');
INSERT INTO event VALUES('4edbe0f212b7',1,1794833475438,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":true}}','');
INSERT INTO event VALUES('4edbe0f212b7',2,1794833475438,'{"kind":"sat","place":0,"name":"Anna","doer":0,"key":"open"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('4edbe0f212b7',3,1794833475544,'{"kind":"renamed","place":0,"name":"Anne","doer":0}','');
INSERT INTO event VALUES('da4f481def01',1,1794833475545,'{"kind":"created","setup":{"game":"grailnah","options":{},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"none","seconds":0,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('da4f481def01',2,1794833475545,'{"kind":"sat","place":0,"name":"Anne","doer":0,"key":"left"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('da4f481def01',3,1794833475651,'{"kind":"left","place":0,"doer":0,"key":"l1"}','');
INSERT INTO event VALUES('da4f481def01',4,1794833475651,'{"kind":"closed"}','');
INSERT INTO event VALUES('1a08344e482a',1,1794833475653,'{"kind":"created","setup":{"game":"menhirs","options":{"side":"4"},"length":"games 1","places":[{"level":0},{"level":0}],"seating":"chosen","clock":{"kind":"fischer","seconds":2,"increment":0,"days":0},"isListed":false}}','');
INSERT INTO event VALUES('1a08344e482a',2,1794833475653,'{"kind":"sat","place":0,"name":"Anne","doer":0,"key":"flagged"}','{"identity":"2zjfqxsa7s55t49va3jk"}');
INSERT INTO event VALUES('1a08344e482a',3,1794833475655,'{"kind":"sat","place":1,"name":"Ben","doer":1,"key":"sflagged"}','{"identity":"8w2cpk55qj9yune6zk4e"}');
INSERT INTO event VALUES('1a08344e482a',4,1794833475655,'{"kind":"began","seed":"4421336743559148678","players":[1,0]}','');
INSERT INTO event VALUES('1a08344e482a',5,1794833475758,'{"kind":"played","seat":0,"action":"a1","spent":103,"madeUp":0,"doer":0,"key":"p0"}','');
INSERT INTO event VALUES('1a08344e482a',6,1794833477999,'{"kind":"flagged","place":1}','');
INSERT INTO event VALUES('02464a752d8f',9,1794833480458,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('561f970b7fe3',23,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('1a08344e482a',7,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('66e55620c69c',12,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('72aa137dd427',15,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('cce7ebb3a8ae',10,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('d4a4de9640d1',21,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('fa02700a165b',6,1794833480459,'{"kind":"claimed","place":1,"name":"Ben","doer":1}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('01156325aa42ccda',5,1794833480462,'{"kind":"claimed","place":0,"name":"Ben","doer":0}','{"identity":"qspcamxq492wqtf28k4k"}');
INSERT INTO event VALUES('66e55620c69c',13,1794833484494,'{"kind":"gave-back","from":1794833480207,"until":1794833483344}','');
INSERT INTO event VALUES('02464a752d8f',10,1794833485113,'{"kind":"gave-back","from":1794833480207,"until":1794833483344}','');
INSERT INTO event VALUES('4feff99cdc00',14,1794833485217,'{"kind":"gave-back","from":1794833480207,"until":1794833483344}','');
CREATE TABLE place (
  table_id TEXT NOT NULL REFERENCES game_table,
  place BIGINT NOT NULL,
  identity TEXT NOT NULL,
  is_main SMALLINT NOT NULL,
  is_awaited SMALLINT NOT NULL,
  changed BIGINT NOT NULL,
  PRIMARY KEY (table_id, place)
);
INSERT INTO place VALUES('4edbe0f212b7',0,'2zjfqxsa7s55t49va3jk',1,0,1794833475544);
INSERT INTO place VALUES('561f970b7fe3',0,'2zjfqxsa7s55t49va3jk',1,0,1794833480459);
INSERT INTO place VALUES('561f970b7fe3',1,'qspcamxq492wqtf28k4k',1,1,1794833480459);
INSERT INTO place VALUES('1a08344e482a',0,'2zjfqxsa7s55t49va3jk',1,0,1794833480459);
INSERT INTO place VALUES('1a08344e482a',1,'qspcamxq492wqtf28k4k',1,0,1794833480459);
INSERT INTO place VALUES('72aa137dd427',0,'2zjfqxsa7s55t49va3jk',1,1,1794833480459);
INSERT INTO place VALUES('72aa137dd427',1,'qspcamxq492wqtf28k4k',1,0,1794833480459);
INSERT INTO place VALUES('cce7ebb3a8ae',0,'2zjfqxsa7s55t49va3jk',1,0,1794833480459);
INSERT INTO place VALUES('cce7ebb3a8ae',1,'qspcamxq492wqtf28k4k',1,0,1794833480459);
INSERT INTO place VALUES('d4a4de9640d1',0,'2zjfqxsa7s55t49va3jk',1,0,1794833480459);
INSERT INTO place VALUES('d4a4de9640d1',1,'qspcamxq492wqtf28k4k',1,0,1794833480459);
INSERT INTO place VALUES('fa02700a165b',0,'2zjfqxsa7s55t49va3jk',1,1,1794833480459);
INSERT INTO place VALUES('fa02700a165b',1,'qspcamxq492wqtf28k4k',1,0,1794833480459);
INSERT INTO place VALUES('01156325aa42ccda',0,'qspcamxq492wqtf28k4k',1,1,1794833480462);
INSERT INTO place VALUES('01156325aa42ccda',1,'2zjfqxsa7s55t49va3jk',1,0,1794833480462);
INSERT INTO place VALUES('66e55620c69c',0,'2zjfqxsa7s55t49va3jk',1,0,1794833484494);
INSERT INTO place VALUES('66e55620c69c',1,'qspcamxq492wqtf28k4k',1,1,1794833484494);
INSERT INTO place VALUES('02464a752d8f',0,'2zjfqxsa7s55t49va3jk',1,0,1794833485113);
INSERT INTO place VALUES('02464a752d8f',1,'qspcamxq492wqtf28k4k',1,1,1794833485113);
INSERT INTO place VALUES('4feff99cdc00',0,'2zjfqxsa7s55t49va3jk',1,1,1794833485217);
CREATE TABLE identity (
  identity TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  takes_chat SMALLINT NOT NULL
);
INSERT INTO identity VALUES('2zjfqxsa7s55t49va3jk','Anne',1);
INSERT INTO identity VALUES('8w2cpk55qj9yune6zk4e','Ben',1);
INSERT INTO identity VALUES('qspcamxq492wqtf28k4k','Clara',1);
INSERT INTO identity VALUES('hy7h23b8ajd8nw97e22x','Zoé',1);
CREATE TABLE token (
  hash TEXT NOT NULL PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity,
  kind SMALLINT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
INSERT INTO token VALUES('22523c0f998a2b7fcf4aac11690b556c3be408eb5175e42a0bbbfb81289679d6','2zjfqxsa7s55t49va3jk',0,'',1794833462268);
INSERT INTO token VALUES('e159c7ac58b2ed394211b7872ba98024be209cffccd789bd011ac8d5a5101d36','qspcamxq492wqtf28k4k',0,'',1794833480298);
INSERT INTO token VALUES('542495d831aeca4e925ec966b3d7346632f418ae1b98451753cc11ccca3187ff','qspcamxq492wqtf28k4k',0,'',1794833480464);
INSERT INTO token VALUES('62b8607242d75e87224cf5e71433fa562ab0db8699ad1f65cbd834d0def4813a','qspcamxq492wqtf28k4k',1,'bot',1794833480979);
INSERT INTO token VALUES('2cd5798d5ab7bb5cb03331042fb68122bc9f7956a3446ae167a1846d95cc65e1','hy7h23b8ajd8nw97e22x',0,'',1794833484483);
CREATE TABLE account (
  folded_name TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  identity TEXT NOT NULL UNIQUE REFERENCES identity,
  password_hash TEXT NOT NULL
);
INSERT INTO account VALUES('clara','clara','qspcamxq492wqtf28k4k','$argon2id$v=19$m=65536,t=2,p=1$S4d3CsjAGSVuhDprtfXZUg$Dx5DnVanp0v6Fc/ow+Y1AqjpvfVGVmmCTVC8JWiFN0g');
CREATE TABLE pulse (
  id SMALLINT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  earlier BIGINT
);
INSERT INTO pulse VALUES(1,1794833485347,1794833484346);
CREATE TABLE outage (
  began BIGINT NOT NULL,
  ended BIGINT NOT NULL
);
INSERT INTO outage VALUES(1794833480207,1794833483344);
CREATE INDEX game_table_by_due ON game_table (due, table_id) WHERE due IS NOT NULL;
CREATE INDEX game_table_open ON game_table (changed DESC, table_id)
  WHERE phase = 0 AND is_listed = 1;
CREATE INDEX place_by_identity
  ON place (identity, is_main, is_awaited DESC, changed DESC, table_id);
CREATE INDEX token_by_identity ON token (identity, created, hash);
CREATE INDEX outage_by_end ON outage (ended);
COMMIT;
