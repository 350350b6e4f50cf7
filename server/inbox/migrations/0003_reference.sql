-- By what visitor and company name an inquiry. '' for what came before there were references.
ALTER TABLE inquiries ADD COLUMN reference TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX inquiries_by_reference ON inquiries (reference) WHERE reference <> '';
