BEGIN TRANSACTION;
CREATE TABLE campaign_log (
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        time DOUBLE PRECISION NOT NULL,
        entry TEXT NOT NULL,
        save TEXT NOT NULL,
        PRIMARY KEY (campaign_id, seq)
    );
CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        facts TEXT NOT NULL,
        summary TEXT NOT NULL,
        seq BIGINT NOT NULL,
        changed DOUBLE PRECISION NOT NULL,
        table_id TEXT NOT NULL
    );
CREATE TABLE heartbeats (
        time DOUBLE PRECISION NOT NULL,
        filling TEXT NOT NULL
    );
CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        time DOUBLE PRECISION NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
INSERT INTO "log" VALUES('table',1,1700000001.0,'["chose",0,"play",10,-1,-1,-1]');
INSERT INTO "log" VALUES('table',2,1700000002.0,'["chose",1,"play",17,-1,-1,-1]');
INSERT INTO "log" VALUES('table',3,1700000003.0,'["chose",1,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',4,1700000004.0,'["chose",1,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',5,1700000005.0,'["chose",1,"leave",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',6,1700000006.0,'["chose",0,"play",15,-1,-1,-1]');
INSERT INTO "log" VALUES('table',7,1700000007.0,'["chose",1,"play",13,-1,-1,-1]');
INSERT INTO "log" VALUES('table',8,1700000008.0,'["chose",0,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',9,1700000009.0,'["chose",0,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',10,1700000010.0,'["chose",0,"play",1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',11,1700000011.0,'["chose",1,"play",4,-1,-1,-1]');
INSERT INTO "log" VALUES('table',12,1700000012.0,'["chose",1,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',13,1700000013.0,'["chose",1,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',14,1700000014.0,'["chose",1,"leave",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',15,1700000015.0,'["chose",1,"sing",-1,-1,1,1]');
INSERT INTO "log" VALUES('table',16,1700000016.0,'["chose",0,"play",14,-1,-1,-1]');
INSERT INTO "log" VALUES('table',17,1700000017.0,'["chose",1,"play",3,-1,-1,-1]');
INSERT INTO "log" VALUES('table',18,1700000018.0,'["chose",1,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',19,1700000019.0,'["chose",1,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',20,1700000020.0,'["chose",0,"play",5,-1,-1,-1]');
INSERT INTO "log" VALUES('table',21,1700000021.0,'["chose",1,"play",0,-1,-1,-1]');
INSERT INTO "log" VALUES('table',22,1700000022.0,'["chose",0,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',23,1700000023.0,'["undone",0,19]');
INSERT INTO "log" VALUES('table',24,1700000024.0,'["chose",0,"play",5,-1,-1,-1]');
INSERT INTO "log" VALUES('table',25,1700000025.0,'["chose",1,"play",2,-1,-1,-1]');
INSERT INTO "log" VALUES('table',26,1700000026.0,'["chose",0,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',27,1700000027.0,'["chose",0,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',28,1700000028.0,'["chose",0,"sing",-1,-1,1,0]');
INSERT INTO "log" VALUES('table',29,1700000029.0,'["chose",0,"play",6,-1,-1,-1]');
INSERT INTO "log" VALUES('table',30,1700000030.0,'["chose",1,"play",0,-1,-1,-1]');
INSERT INTO "log" VALUES('table',31,1700000031.0,'["chose",0,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',32,1700000032.0,'["chose",0,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',33,1700000033.0,'["chose",0,"leave",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',34,1700000034.0,'["chose",0,"play",16,-1,-1,-1]');
INSERT INTO "log" VALUES('table',35,1700000035.0,'["chose",1,"play",11,-1,-1,-1]');
INSERT INTO "log" VALUES('table',36,1700000036.0,'["chose",1,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',37,1700000037.0,'["chose",0,"play",12,-1,-1,-1]');
INSERT INTO "log" VALUES('table',38,1700000038.0,'["chose",1,"play",9,-1,-1,-1]');
INSERT INTO "log" VALUES('table',39,1700000039.0,'["chose",1,"rest",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',40,1700000040.0,'["chose",1,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',41,1700000041.0,'["chose",1,"leave",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',42,1700000042.0,'["chose",0,"play",17,-1,-1,-1]');
INSERT INTO "log" VALUES('table',43,1700000043.0,'["chose",1,"play",5,-1,-1,-1]');
INSERT INTO "log" VALUES('table',44,1700000044.0,'["chose",0,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',45,1700000045.0,'["chose",0,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',46,1700000046.0,'["undone",0,39]');
INSERT INTO "log" VALUES('table',47,1700000047.0,'["chose",0,"roll",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',48,1700000048.0,'["chose",0,"look",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',49,1700000049.0,'["chose",0,"leave",-1,-1,-1,-1]');
INSERT INTO "log" VALUES('table',50,1700000050.0,'["chose",0,"sing",-1,-1,1,0]');
CREATE TABLE members (
        hash TEXT NOT NULL,
        campaign_id TEXT NOT NULL REFERENCES campaigns (id) ON DELETE CASCADE,
        PRIMARY KEY (hash, campaign_id)
    );
CREATE TABLE positions (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seq BIGINT NOT NULL,
        choices BIGINT NOT NULL,
        version TEXT NOT NULL,
        state TEXT NOT NULL,
        past TEXT NOT NULL,
        tail TEXT NOT NULL
    );
INSERT INTO "positions" VALUES('table',20,19,'1','{"is":"Evening","box":[{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"},{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"},{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"}],"burnt":[10,17,15,13,1,4,14,3],"chance":{"is":"Chance","branch":0,"seed":"soot","streams":{"pile":{"is":"Stream","a":1442443747,"b":614689452,"c":1151849019,"counter":30,"rigged":[]},"dice":{"is":"Stream","a":3888878807,"b":3362995566,"c":1680921174,"counter":17,"rigged":[]}}},"guests":[{"is":"Guest","coins":3,"hand":[12,5,16],"seat":0},{"is":"Guest","coins":3,"hand":[2,0,9],"seat":1}],"hand":3,"marks":22,"next_step":"play","pile":[11,7,8,6],"results":[],"rounds":5,"seen":{},"winner":1}','[[0,8],[[0,0,0,"play",10,-1,-1,-1],[1,1,1,"play",17,-1,-1,-1],[1,0,1,"rest",-1,-1,-1,-1],[1,0,0,"look",-1,-1,-1,-1],[1,0,0,"leave",-1,-1,-1,-1],[0,0,0,"play",15,-1,-1,-1],[1,1,2,"play",13,-1,-1,-1],[0,0,1,"rest",-1,-1,-1,-1],[0,0,1,"rest",-1,-1,-1,-1],[0,0,1,"play",1,-1,-1,-1],[1,1,1,"play",4,-1,-1,-1],[1,0,0,"roll",-1,-1,-1,-1],[1,0,0,"look",-1,-1,-1,-1],[1,0,0,"leave",-1,-1,-1,-1],[1,0,1,"sing",-1,-1,1,1],[0,0,2,"play",14,-1,-1,-1],[1,1,0,"play",3,-1,-1,-1],[1,0,0,"roll",-1,-1,-1,-1],[1,0,1,"rest",-1,-1,-1,-1]],[6,6,7,7,8,10,10,11,11,13,13,14,15,16,16,18,18,19,20],[["play","LA-3",10,-1,-1,0,null,0,false],["play","LA-3",17,-1,-1,1,null,1,false],["played","LA-3",0,10,-1,-1,null,-1,false],["played","LA-3",1,17,-1,-1,null,-1,false],["won","LA-3",1,-1,-1,-1,null,-1,false],["rest","LA-4",-1,-1,-1,-1,null,1,false],["paid","LA-4",1,1,-1,-1,null,-1,false],["look","LA-5",-1,-1,-1,-1,null,1,false],["saw-card","LA-5",1,1,-1,1,null,-1,false],["leave","LA-5",-1,-1,-1,-1,null,1,false],["sing","LA-6",-1,-1,1,-1,null,0,true],["paid","LA-4",0,1,-1,-1,null,-1,false],["drew-card","LA-1",0,1,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,13,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",15,-1,-1,0,null,0,false],["play","LA-3",13,-1,-1,1,null,1,false],["played","LA-3",0,15,-1,-1,null,-1,false],["played","LA-3",1,13,-1,-1,null,-1,false],["won","LA-3",0,-1,-1,-1,null,-1,false],["rest","LA-4",-1,-1,-1,-1,null,0,false],["paid","LA-4",0,1,-1,-1,null,-1,false],["rest","LA-5",-1,-1,-1,-1,null,0,false],["sing","LA-6",-1,-1,1,-1,null,1,true],["paid","LA-4",1,1,-1,-1,null,-1,false],["drew-card","LA-1",0,5,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,2,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",1,-1,-1,0,null,0,false],["play","LA-3",4,-1,-1,1,null,1,false],["played","LA-3",0,1,-1,-1,null,-1,false],["played","LA-3",1,4,-1,-1,null,-1,false],["won","LA-3",1,-1,-1,-1,null,-1,false],["roll","LA-4",-1,-1,-1,-1,null,1,false],["rolled","LA-4",1,-1,-1,-1,[1,1],-1,false],["paid","LA-4",1,0,-1,-1,null,-1,false],["look","LA-5",-1,-1,-1,-1,null,1,false],["saw-card","LA-5",1,14,-1,1,null,-1,false],["leave","LA-5",-1,-1,-1,-1,null,1,false],["sing","LA-6",-1,-1,1,-1,null,1,false],["paid","LA-4",1,1,-1,-1,null,-1,false],["drew-card","LA-1",0,14,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,0,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",14,-1,-1,0,null,0,false],["play","LA-3",3,-1,-1,1,null,1,false],["played","LA-3",0,14,-1,-1,null,-1,false],["played","LA-3",1,3,-1,-1,null,-1,false],["won","LA-3",1,-1,-1,-1,null,-1,false],["roll","LA-4",-1,-1,-1,-1,null,1,false],["rolled","LA-4",1,-1,-1,-1,[0,1],-1,false],["paid","LA-4",1,0,-1,-1,null,-1,false],["rest","LA-5",-1,-1,-1,-1,null,1,false],["sing","LA-6",-1,-1,1,-1,null,0,true],["paid","LA-4",0,1,-1,-1,null,-1,false],["drew-card","LA-1",0,16,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,9,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false]],[]]','[[["chose",0,"play",5,-1,-1,-1]],[]]');
INSERT INTO "positions" VALUES('table',40,34,'1','{"is":"Evening","box":[{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"},{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"},{"content":"lantern-1"},{"content":"lantern-2"},{"content":"lantern-3"},{"content":"lantern-4"},{"content":"lantern-5"},{"content":"lantern-6"}],"burnt":[12,9],"chance":{"is":"Chance","branch":1,"seed":"soot","streams":{"redeal":{"is":"Stream","a":3279549961,"b":88727504,"c":1659595463,"counter":16,"rigged":[]},"dice":{"is":"Stream","a":790006328,"b":3051981399,"c":1243850943,"counter":17,"rigged":[]},"pile":{"is":"Stream","a":2063139795,"b":500589363,"c":3105779215,"counter":26,"rigged":[]}}},"guests":[{"is":"Guest","coins":5,"hand":[8,17],"seat":0},{"is":"Guest","coins":5,"hand":[7,5],"seat":1}],"hand":3,"marks":35,"next_step":"purse","pile":[0,11,15,2,10,3,4,13,1,16,14,6],"results":[],"rounds":2,"seen":{},"winner":1}','[[19,70],[[0,0,1,"play",5,-1,-1,-1],[1,1,0,"play",2,-1,-1,-1],[0,0,0,"roll",-1,-1,-1,-1],[0,0,1,"rest",-1,-1,-1,-1],[0,0,0,"sing",-1,-1,1,0],[0,0,2,"play",6,-1,-1,-1],[1,1,0,"play",0,-1,-1,-1],[0,0,0,"roll",-1,-1,-1,-1],[0,0,0,"look",-1,-1,-1,-1],[0,0,0,"leave",-1,-1,-1,-1],[0,0,1,"play",16,-1,-1,-1],[1,1,2,"play",11,-1,-1,-1],[1,0,1,"rest",-1,-1,-1,-1],[0,0,0,"play",12,-1,-1,-1],[1,1,0,"play",9,-1,-1,-1]],[22,22,23,24,24,26,26,27,28,29,31,31,32,34,34],[["play","LA-3",5,-1,-1,0,null,0,false],["play","LA-3",2,-1,-1,1,null,1,false],["played","LA-3",0,5,-1,-1,null,-1,false],["played","LA-3",1,2,-1,-1,null,-1,false],["won","LA-3",0,-1,-1,-1,null,-1,false],["roll","LA-4",-1,-1,-1,-1,null,0,false],["rolled","LA-4",0,-1,-1,-1,[0,0],-1,false],["paid","LA-4",0,0,-1,-1,null,-1,false],["rest","LA-5",-1,-1,-1,-1,null,0,false],["sing","LA-6",-1,-1,1,-1,null,0,false],["paid","LA-4",0,1,-1,-1,null,-1,false],["drew-card","LA-1",0,6,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,7,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",6,-1,-1,0,null,0,false],["play","LA-3",0,-1,-1,1,null,1,false],["played","LA-3",0,6,-1,-1,null,-1,false],["played","LA-3",1,0,-1,-1,null,-1,false],["won","LA-3",0,-1,-1,-1,null,-1,false],["roll","LA-4",-1,-1,-1,-1,null,0,false],["rolled","LA-4",0,-1,-1,-1,[2,2],-1,false],["paid","LA-4",0,0,-1,-1,null,-1,false],["look","LA-5",-1,-1,-1,-1,null,0,false],["saw-card","LA-5",0,8,-1,0,null,-1,false],["leave","LA-5",-1,-1,-1,-1,null,0,false],["sing","LA-6",-1,-1,1,-1,null,1,true],["paid","LA-4",1,1,-1,-1,null,-1,false],["drew-card","LA-1",0,8,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,11,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",16,-1,-1,0,null,0,false],["play","LA-3",11,-1,-1,1,null,1,false],["played","LA-3",0,16,-1,-1,null,-1,false],["played","LA-3",1,11,-1,-1,null,-1,false],["won","LA-3",1,-1,-1,-1,null,-1,false],["rest","LA-4",-1,-1,-1,-1,null,1,false],["paid","LA-4",1,1,-1,-1,null,-1,false],["sing","LA-6",-1,-1,1,-1,null,0,true],["paid","LA-4",0,1,-1,-1,null,-1,false],["relit","LA-2",14,-1,-1,-1,null,-1,false],["drew-card","LA-1",0,17,-1,0,null,-1,false],["drew","LA-1",0,-1,-1,-1,null,-1,false],["drew-card","LA-1",1,5,-1,1,null,-1,false],["drew","LA-1",1,-1,-1,-1,null,-1,false],["play","LA-3",12,-1,-1,0,null,0,false],["play","LA-3",9,-1,-1,1,null,1,false],["played","LA-3",0,12,-1,-1,null,-1,false],["played","LA-3",1,9,-1,-1,null,-1,false],["won","LA-3",1,-1,-1,-1,null,-1,false]],[[19,1,null]]]','[[["chose",1,"rest",-1,-1,-1,-1],["chose",1,"look",-1,-1,-1,-1]],[]]');
CREATE TABLE questhall (version INTEGER NOT NULL);
INSERT INTO "questhall" VALUES(5);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        facts TEXT NOT NULL,
        summary TEXT NOT NULL,
        seq BIGINT NOT NULL,
        changed DOUBLE PRECISION NOT NULL
    );
INSERT INTO "tables" VALUES('table','{"id":"table","created":1700000000.0,"game":"lanterns","version":"1","format":"long","options":{},"seed":"soot","undo":"free","name":"An evening","seats":[{"kind":"person","name":"Player 0"},{"kind":"person","name":"Player 1"}],"tokens":{"4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145":-1,"5985e1752c7ca6cae56d5d1ef2d8412b28b0768e71d271dc2ee955a44e99459a":0,"00903b35b33dc80d9058e53bea6d93acca59e2dbd81e4dd47a346422c51729f2":1}}','{"table":"table","name":"An evening","game":"lanterns","format":"long","undo":"free","created":1700000000.0,"changed":1700000050.0,"stage":"finished","seats":[{"kind":"person","name":"Player 0"},{"kind":"person","name":"Player 1"}],"choices":43,"options":{"hand":3,"box":"full"},"results":[1.0,0.0]}',50,1700000050.0);
CREATE TABLE tokens (
        hash TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        PRIMARY KEY (hash, table_id)
    );
INSERT INTO "tokens" VALUES('4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145','table',-1);
INSERT INTO "tokens" VALUES('5985e1752c7ca6cae56d5d1ef2d8412b28b0768e71d271dc2ee955a44e99459a','table',0);
INSERT INTO "tokens" VALUES('00903b35b33dc80d9058e53bea6d93acca59e2dbd81e4dd47a346422c51729f2','table',1);
CREATE INDEX tables_by_change ON tables (changed);
CREATE INDEX positions_of_table ON positions (table_id, seq);
CREATE INDEX tokens_of_table ON tokens (table_id, seat);
CREATE INDEX campaigns_by_change ON campaigns (changed);
COMMIT;
