CREATE TABLE account (
  name TEXT PRIMARY KEY,
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (balance >= 0 OR name IN ('house', 'cashier'))
) STRICT, WITHOUT ROWID;
INSERT INTO account(name) VALUES ('player'), ('in_play'), ('house'), ('cashier');

-- One shoe, or one round where every round is shuffled. 'waiting' is published and not yet used.
CREATE TABLE seal (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'open', 'revealed')),
  server_seed BLOB NOT NULL CHECK (length(server_seed) = 32),
  client_seed TEXT NOT NULL CHECK (length(client_seed) BETWEEN 1 AND 64),
  commitment TEXT NOT NULL CHECK (length(commitment) = 64),
  cut INTEGER NOT NULL DEFAULT 0 CHECK (cut >= 0),
  position INTEGER NOT NULL DEFAULT 0 CHECK (position >= 0),
  burns TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(burns)),
  sealed_at INTEGER NOT NULL,
  revealed_at INTEGER,
  CHECK ((state = 'revealed') = (revealed_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX seal_waiting ON seal(table_id, tier) WHERE state = 'waiting';
CREATE UNIQUE INDEX seal_open ON seal(table_id, tier) WHERE state = 'open';

-- The rules as they were: a later catalogue must not change an old round.
CREATE TABLE ruleset (id INTEGER PRIMARY KEY, body TEXT NOT NULL UNIQUE CHECK (json_valid(body))) STRICT;

CREATE TABLE round (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  seal INTEGER NOT NULL REFERENCES seal(id),
  first_card INTEGER NOT NULL,
  ruleset INTEGER NOT NULL REFERENCES ruleset(id),
  phase TEXT NOT NULL CHECK (phase IN ('betting', 'playing', 'settled', 'void')),
  slip TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(slip)),
  reserved INTEGER NOT NULL DEFAULT 0 CHECK (reserved >= 0 AND (reserved = 0 OR phase = 'betting')),
  staked INTEGER NOT NULL DEFAULT 0 CHECK (staked >= 0),
  returned INTEGER NOT NULL DEFAULT 0 CHECK (returned >= 0),
  opening TEXT CHECK (opening IS NULL OR json_valid(opening)),
  answers TEXT CHECK (answers IS NULL OR json_valid(answers)),
  lines TEXT CHECK (lines IS NULL OR json_valid(lines)),
  result TEXT CHECK (result IS NULL OR json_valid(result)),
  reason TEXT,
  mark INTEGER,
  balance_before INTEGER,
  balance_after INTEGER,
  opened_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK ((phase IN ('settled', 'void')) = (ended_at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX round_open ON round(table_id, tier) WHERE phase IN ('betting', 'playing');
CREATE INDEX round_reserved ON round(reserved) WHERE reserved > 0;
CREATE INDEX round_road ON round(table_id, tier, id, mark, seal) WHERE mark IS NOT NULL;
CREATE INDEX round_history ON round(id) WHERE staked > 0;
CREATE INDEX round_history_of_table ON round(table_id, id) WHERE staked > 0;
CREATE INDEX round_last_bet ON round(table_id, tier, id) WHERE staked > 0;

-- Answers of open rounds; packed into round.answers when the round ends.
CREATE TABLE answer (
  round INTEGER NOT NULL REFERENCES round(id),
  n INTEGER NOT NULL,
  question INTEGER NOT NULL,
  body TEXT NOT NULL CHECK (json_valid(body)),
  PRIMARY KEY (round, n),
  UNIQUE (round, question)
) STRICT, WITHOUT ROWID;

-- The ledger: each row is balanced in itself.
CREATE TABLE transfer (
  id INTEGER PRIMARY KEY,
  round INTEGER REFERENCES round(id),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'withdraw', 'stake', 'raise', 'lose', 'pay', 'refund')),
  n INTEGER NOT NULL DEFAULT 0,
  request TEXT,
  source TEXT NOT NULL REFERENCES account(name),
  target TEXT NOT NULL REFERENCES account(name),
  amount INTEGER NOT NULL CHECK (amount > 0),
  at INTEGER NOT NULL,
  CHECK (source <> target),
  CHECK ((round IS NULL) = (kind IN ('deposit', 'withdraw'))),
  CHECK ((round IS NULL) = (request IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX transfer_of_round ON transfer(round, kind, n) WHERE round IS NOT NULL;
CREATE UNIQUE INDEX transfer_of_cashier ON transfer(kind, request) WHERE round IS NULL;
CREATE TRIGGER transfer_moves AFTER INSERT ON transfer BEGIN
  UPDATE account SET balance = balance - NEW.amount WHERE name = NEW.source;
  UPDATE account SET balance = balance + NEW.amount WHERE name = NEW.target;
END;
CREATE TRIGGER transfer_in_time BEFORE INSERT ON transfer WHEN NEW.round IS NOT NULL
  AND (SELECT phase FROM round WHERE id = NEW.round) NOT IN ('betting', 'playing')
BEGIN SELECT RAISE(ABORT, 'an ended round moves no money'); END;
CREATE TRIGGER transfer_stays BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'a transfer is never changed'); END;
CREATE TRIGGER transfer_kept BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'a transfer is never deleted'); END;

-- What is summed over a lifetime, kept as it happens.
CREATE TABLE tally (
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  rounds INTEGER NOT NULL DEFAULT 0,
  staked INTEGER NOT NULL DEFAULT 0,
  returned INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, tier)
) STRICT, WITHOUT ROWID;

-- Up to which transfer the balances were found right, and what they were then.
CREATE TABLE audit (id INTEGER PRIMARY KEY CHECK (id = 1), transfer INTEGER NOT NULL, balances TEXT NOT NULL) STRICT;
INSERT INTO audit VALUES (1, 0, '{}');

CREATE TABLE favourite (
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  slip TEXT NOT NULL CHECK (json_valid(slip)),
  PRIMARY KEY (table_id, tier, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE preference (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;
CREATE TABLE road_start (
  table_id TEXT NOT NULL,
  tier TEXT NOT NULL,
  after_round INTEGER NOT NULL,
  PRIMARY KEY (table_id, tier)
) STRICT, WITHOUT ROWID;
CREATE TABLE visit (id INTEGER PRIMARY KEY CHECK (id = 1), closed_cleanly INTEGER NOT NULL, last_stored_at INTEGER NOT NULL) STRICT;
INSERT INTO visit VALUES (1, 1, 0);
