-- The time of the last look at the clock, and how long the inbox has existed by credible clocks, in milliseconds: store.ts.
CREATE TABLE clock (seen_at INTEGER NOT NULL, elapsed INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO clock (seen_at) VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER));
-- What `elapsed` was when the inquiry came. Earlier inquiries count from the newest of them, because the clock may be wrong now.
ALTER TABLE inquiries ADD COLUMN elapsed_before INTEGER NOT NULL DEFAULT 0;
UPDATE inquiries SET elapsed_before = received_at - (SELECT max(received_at) FROM inquiries);
-- A trigger, because after `--back` an older release inserts inquiries.
CREATE TRIGGER inquiry_received AFTER INSERT ON inquiries
BEGIN
  UPDATE inquiries SET elapsed_before = (SELECT elapsed FROM clock) WHERE id = new.id;
END;
-- Why the last attempt to mail an inquiry failed, without personal data.
ALTER TABLE inquiries ADD COLUMN mail_fault TEXT NOT NULL DEFAULT '';
