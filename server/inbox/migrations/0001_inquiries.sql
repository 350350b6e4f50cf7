-- Times are in milliseconds since 1970, UTC.
CREATE TABLE inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The code that visitor and company use for the inquiry.
  reference TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  company TEXT NOT NULL,
  service TEXT NOT NULL,
  message TEXT NOT NULL,
  spam INTEGER NOT NULL CHECK (spam IN (0, 1)),
  -- Whether the hidden field was filled in. Such an inquiry is never mailed.
  honeypot INTEGER NOT NULL CHECK (honeypot IN (0, 1)),
  -- A hash of the fields and the visitor's address, which identifies repetitions.
  fingerprint TEXT NOT NULL,
  delivery TEXT NOT NULL CHECK (delivery IN ('none', 'waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  -- When the mail server accepted the mail.
  mailed_at INTEGER,
  -- When the three days of attempts last started again.
  retried_at INTEGER
) STRICT;

CREATE INDEX inquiries_by_fingerprint ON inquiries (fingerprint);
CREATE INDEX outbox ON inquiries (next_attempt_at) WHERE delivery = 'waiting';

-- Erased inquiries, without personal data.
CREATE TABLE erasures (
  inquiry_id INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  erased_at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER inquiry_erased AFTER DELETE ON inquiries
BEGIN
  INSERT INTO erasures
  VALUES (old.id, old.received_at, CAST(unixepoch('subsec') * 1000 AS INTEGER));
END;
