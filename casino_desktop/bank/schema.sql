CREATE TABLE account (
  name TEXT PRIMARY KEY,
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (balance >= 0 OR name IN ('house', 'cashier'))
) STRICT, WITHOUT ROWID;
INSERT INTO account(name) VALUES ('player'), ('in_play'), ('house'), ('cashier');

CREATE TABLE ruleset (id INTEGER PRIMARY KEY, body TEXT NOT NULL UNIQUE CHECK (json_valid(body))) STRICT;
CREATE TABLE counter (prefix TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE seal (                      -- one shoe, or one round where every round is shuffled
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'open', 'revealed')),
  server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
  client_seed TEXT NOT NULL CHECK (length(client_seed) BETWEEN 1 AND 64),
  commitment TEXT NOT NULL CHECK (length(commitment) = 64),
  each_round INTEGER NOT NULL,           -- the seal of one round, or of a shoe
  cards INTEGER NOT NULL,                -- in the whole order; 0: a wheel
  reshuffle_at INTEGER NOT NULL,         -- the shoe ends with the round in which this many cards are gone
  cut INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND cards),
  burns TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(burns)),
  sealed_at INTEGER NOT NULL,
  opened_at INTEGER,
  revealed_at INTEGER,
  CHECK ((state = 'revealed') = (revealed_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX seal_waiting ON seal(table_id, tier) WHERE state = 'waiting';
CREATE UNIQUE INDEX seal_open ON seal(table_id, tier) WHERE state = 'open';
CREATE INDEX seal_latest ON seal(table_id, tier, id);
CREATE TRIGGER seal_fixed BEFORE UPDATE OF code, server_seed, commitment, client_seed ON seal
WHEN NEW.code <> OLD.code OR NEW.server_seed <> OLD.server_seed OR NEW.commitment <> OLD.commitment
  OR (NEW.client_seed <> OLD.client_seed AND OLD.state <> 'waiting')
BEGIN SELECT RAISE(ABORT, 'a seal is never changed'); END;

CREATE TABLE round (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  ruleset INTEGER NOT NULL REFERENCES ruleset(id),
  currency TEXT NOT NULL,
  seal INTEGER NOT NULL REFERENCES seal(id),
  first_card INTEGER NOT NULL,
  cards_used INTEGER NOT NULL DEFAULT 0,
  phase TEXT NOT NULL CHECK (phase IN ('betting', 'playing', 'settled', 'void')),
  slip TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(slip)),      -- the opening stakes that were accepted
  reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND (reserved = 0 OR phase = 'betting')),
  staked INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  opening TEXT CHECK (opening IS NULL OR json_valid(opening)),
  answers TEXT CHECK (answers IS NULL OR json_valid(answers)),
  lines TEXT CHECK (lines IS NULL OR json_valid(lines)),
  result TEXT CHECK (result IS NULL OR json_valid(result)),
  reason TEXT,                                                   -- why it is void
  mark INTEGER,                                                  -- the road cell, packed; NULL if none
  balance_after INTEGER,                                         -- all of the player's money when it ended, in play or not
  opened_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK ((phase IN ('settled', 'void')) = (ended_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX round_unfinished ON round(table_id, tier) WHERE ended_at IS NULL;
CREATE INDEX round_reserved ON round(reserved) WHERE reserved > 0;
CREATE INDEX round_seal ON round(seal, id);
CREATE INDEX round_opened ON round(opened_at);
CREATE INDEX round_road ON round(table_id, tier, id, mark) WHERE mark IS NOT NULL;
CREATE INDEX round_history ON round(id) WHERE staked > 0;
CREATE INDEX round_history_of_table ON round(table_id, id) WHERE staked > 0;
CREATE INDEX round_history_of_tier ON round(table_id, tier, id) WHERE staked > 0;

CREATE TABLE answer (                    -- of open rounds only; packed into round.answers when it ends
  round INTEGER NOT NULL REFERENCES round(id),
  n INTEGER NOT NULL,                    -- order of arrival: what the replay feeds
  question INTEGER NOT NULL,             -- the engine's number of the question: answered once
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (round, n),
  UNIQUE (round, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE transfer (                  -- the ledger: each row is balanced in itself
  id INTEGER PRIMARY KEY,
  round INTEGER REFERENCES round(id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'stake', 'raise', 'lose', 'pay', 'refund')),
  n INTEGER NOT NULL DEFAULT 0,          -- raise: the question
  request TEXT,                          -- deposit, withdraw: who asked
  source TEXT NOT NULL REFERENCES account(name),
  target TEXT NOT NULL REFERENCES account(name),
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  CHECK (source <> target),
  CHECK ((round IS NULL) = (kind IN ('deposit', 'withdraw'))),
  CHECK ((round IS NULL) = (request IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX transfer_of_round ON transfer(round, kind, n) WHERE round IS NOT NULL;
CREATE UNIQUE INDEX transfer_of_request ON transfer(kind, request) WHERE round IS NULL;
CREATE INDEX transfer_of_cashier ON transfer(id) WHERE round IS NULL;
CREATE TRIGGER transfer_moves AFTER INSERT ON transfer BEGIN
  UPDATE account SET balance = balance - NEW.amount WHERE name = NEW.source;
  UPDATE account SET balance = balance + NEW.amount WHERE name = NEW.target;
END;
CREATE TRIGGER transfer_in_time BEFORE INSERT ON transfer WHEN NEW.round IS NOT NULL
  AND (SELECT phase FROM round WHERE id = NEW.round) NOT IN ('betting', 'playing')
BEGIN SELECT RAISE(ABORT, 'an ended round moves no money'); END;
CREATE TRIGGER transfer_stays BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'a transfer is never changed'); END;
CREATE TRIGGER transfer_kept BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'a transfer is never deleted'); END;
CREATE TRIGGER round_stands BEFORE UPDATE ON round WHEN OLD.ended_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'an ended round is never changed'); END;
CREATE TRIGGER round_kept BEFORE DELETE ON round BEGIN SELECT RAISE(ABORT, 'a round is never deleted'); END;

CREATE TABLE tally (                     -- lifetime totals: a sum over all rounds would take too long
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  rounds INTEGER NOT NULL DEFAULT 0,
  staked INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  won INTEGER NOT NULL DEFAULT 0,
  lost INTEGER NOT NULL DEFAULT 0,
  even INTEGER NOT NULL DEFAULT 0,
  void INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, tier)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER round_counts AFTER UPDATE OF ended_at ON round WHEN NEW.ended_at IS NOT NULL AND NEW.staked > 0 BEGIN
  INSERT INTO tally(table_id, tier) VALUES (NEW.table_id, NEW.tier) ON CONFLICT DO NOTHING;
  UPDATE tally SET rounds = rounds + 1, staked = staked + NEW.staked, returned = returned + NEW.returned,
    void = void + (NEW.phase = 'void'),
    won = won + (NEW.phase = 'settled' AND NEW.returned > NEW.staked),
    lost = lost + (NEW.phase = 'settled' AND NEW.returned < NEW.staked),
    even = even + (NEW.phase = 'settled' AND NEW.returned = NEW.staked)
  WHERE table_id = NEW.table_id AND tier = NEW.tier;
END;

CREATE TABLE vault (                     -- how the file was left, and up to where it was audited
  id INTEGER PRIMARY KEY CHECK (id = 1),
  clean INTEGER NOT NULL,
  audited INTEGER NOT NULL,
  balances TEXT NOT NULL CHECK (json_valid(balances))
) STRICT;
INSERT INTO vault VALUES (1, 1, 0, '{"player":0,"in_play":0,"house":0,"cashier":0}');
CREATE TABLE favourite (
  id INTEGER PRIMARY KEY,
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  name TEXT NOT NULL,
  slip TEXT NOT NULL CHECK (json_valid(slip)),
  UNIQUE (table_id, tier, name)
) STRICT;
CREATE TABLE preference (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE road_start (
  table_id TEXT NOT NULL, tier TEXT NOT NULL, after_round INTEGER NOT NULL, PRIMARY KEY (table_id, tier)
) STRICT, WITHOUT ROWID;
