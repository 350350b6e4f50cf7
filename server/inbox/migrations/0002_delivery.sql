-- When the mail server took the mail.
ALTER TABLE inquiries ADD COLUMN mailed_at INTEGER;
-- When mailing was last started over, which begins its three days again.
ALTER TABLE inquiries ADD COLUMN retried_at INTEGER;
-- Whether the field was filled in that no visitor sees. Such an inquiry is never mailed.
ALTER TABLE inquiries ADD COLUMN honeypot INTEGER NOT NULL DEFAULT 0 CHECK (honeypot IN (0, 1));

-- The old ones had no key: who guessed the values could confirm them.
UPDATE inquiries SET fingerprint = '';
