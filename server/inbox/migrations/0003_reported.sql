-- What has been mailed to the operator and still lasts: the ids of check.ts.
CREATE TABLE reported (id TEXT PRIMARY KEY) STRICT;
