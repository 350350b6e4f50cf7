-- Failures in visitors' browsers, without personal data. `seen_at` is the time of the last one.
CREATE TABLE failures (
  page TEXT NOT NULL,
  browser TEXT NOT NULL,
  message TEXT NOT NULL,
  count INTEGER NOT NULL DEFAULT 1,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (page, browser, message)
) STRICT;
