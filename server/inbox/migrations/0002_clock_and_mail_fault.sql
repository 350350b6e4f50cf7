-- When the inbox last looked at the clock, and when the clock last jumped: store.ts.
CREATE TABLE clock (seen_at INTEGER NOT NULL, jumped_at INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO clock (seen_at) VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER));
-- Why the last attempt to mail an inquiry failed, without personal data.
ALTER TABLE inquiries ADD COLUMN mail_fault TEXT NOT NULL DEFAULT '';
