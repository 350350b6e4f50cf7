-- The time of the last clock check, and the sum of credible times between checks, in milliseconds. See store.ts.
CREATE TABLE clock (seen_at INTEGER NOT NULL, elapsed INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO clock (seen_at) VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER));
-- The value of `elapsed` when the inquiry arrived. Existing inquiries count from the newest one, because the clock can be
-- wrong now.
ALTER TABLE inquiries ADD COLUMN elapsed_before INTEGER NOT NULL DEFAULT 0;
UPDATE inquiries SET elapsed_before = received_at - (SELECT max(received_at) FROM inquiries);
-- A trigger, because older releases insert inquiries, too, after `--back`.
CREATE TRIGGER inquiry_received AFTER INSERT ON inquiries
BEGIN
  UPDATE inquiries SET elapsed_before = (SELECT elapsed FROM clock) WHERE id = new.id;
END;
-- Why the last attempt to mail the inquiry failed, without personal data.
ALTER TABLE inquiries ADD COLUMN mail_fault TEXT NOT NULL DEFAULT '';
