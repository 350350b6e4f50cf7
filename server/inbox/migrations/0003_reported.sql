-- The IDs of findings in health-check.ts that have been mailed and still apply.
CREATE TABLE reported (id TEXT PRIMARY KEY) STRICT;
