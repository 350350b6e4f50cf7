-- The IDs of findings in check.ts that have been mailed and still apply.
CREATE TABLE reported (id TEXT PRIMARY KEY) STRICT;
