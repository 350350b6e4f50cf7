-- Failures that visitors met, without personal data. `seen_at` is when the failure last happened.
CREATE TABLE failures (
  page TEXT NOT NULL,
  browser TEXT NOT NULL,
  message TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (page, browser, message)
) STRICT;
