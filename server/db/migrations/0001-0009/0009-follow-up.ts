/**
 * A club's follow-up of a report (contract C8), whose state is derived and never stored, and actions with or without a
 * report. Codes are ADREP ids, as in domain/follow-up/ when this was written.
 */
export const FOLLOW_UP = `
CREATE TABLE follow_ups (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  taken_by uuid REFERENCES users (id) ON DELETE SET NULL,
  occurrence_class smallint CHECK (occurrence_class IN (100, 200, 300, 400, 501, 502)),
  categories smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(categories) <= 3 AND categories <@ ARRAY[
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    98, 99, 100, 101, 102, 103, 104, 105, 106]::smallint[]),
  event_types integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(event_types) <= 3 AND event_types <@ ARRAY[
    2010600, 2010800, 2011202, 2020400, 2050100, 2070100, 2070400, 2080300, 2080400, 2180300, 2200101,
    2200102, 2200103, 3010000, 3080000, 5020701, 5020702, 5020798, 99010053, 99010060, 99010314,
    99010315, 99010318, 99010329, 99010389, 99010390, 99010885, 99011324, 99011325, 99011485, 99011486,
    99012020]),
  outcome smallint CHECK (outcome BETWEEN 1 AND 4),
  barriers smallint CHECK (barriers BETWEEN 1 AND 4),
  findings text CHECK (char_length(findings) BETWEEN 1 AND 4000),
  conclusions text CHECK (char_length(conclusions) BETWEEN 1 AND 4000),
  told text CHECK (char_length(told) BETWEEN 1 AND 4000),
  -- What an erased contact told to replace in it (docs/decisions/012-retention.md).
  told_finds jsonb NOT NULL DEFAULT '[]',
  told_sent text,
  told_sent_on date,
  closing_reason text
    CHECK (closing_reason IN ('done', 'no-action-needed', 'duplicate', 'not-an-occurrence', 'passed-on')),
  closing_note text CHECK (char_length(closing_note) BETWEEN 1 AND 2000),
  closed_at timestamptz(3),
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT follow_ups_told CHECK ((told_sent IS NULL) = (told_sent_on IS NULL)),
  CONSTRAINT follow_ups_closed CHECK (
    (closed_at IS NULL) = (closing_reason IS NULL)
    AND (closed_at IS NOT NULL OR (closing_note IS NULL AND closed_by IS NULL)))
);
CREATE INDEX follow_ups_taken_by ON follow_ups (taken_by);
CREATE INDEX follow_ups_closed_by ON follow_ups (closed_by);

CREATE TABLE actions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  club_id uuid NOT NULL REFERENCES clubs (id),
  report_id uuid REFERENCES reports (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  details text CHECK (char_length(details) BETWEEN 1 AND 2000),
  owner_name text CHECK (char_length(owner_name) BETWEEN 1 AND 100),
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  due date CHECK (due >= '2000-01-01'),
  state text NOT NULL CHECK (state IN ('open', 'done', 'dropped')),
  done_at timestamptz(3),
  result text CHECK (char_length(result) BETWEEN 1 AND 2000),
  worked text CHECK (worked IN ('yes', 'partly', 'no')),
  check_on date CHECK (check_on >= '2000-01-01'),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT actions_done CHECK ((state = 'done') = (done_at IS NOT NULL)),
  CONSTRAINT actions_worked CHECK (worked IS NULL OR state = 'done')
);
-- The register: by due day, none last, then newest (C8.7).
CREATE INDEX actions_register ON actions (state, coalesce(due, 'infinity'::date), created_at DESC, id DESC);
CREATE INDEX actions_register_of_club
  ON actions (club_id, state, coalesce(due, 'infinity'::date), created_at DESC, id DESC);
-- The same of all states together.
CREATE INDEX actions_whole ON actions (coalesce(due, 'infinity'::date), created_at DESC, id DESC);
CREATE INDEX actions_whole_of_club ON actions (club_id, coalesce(due, 'infinity'::date), created_at DESC, id DESC);
CREATE INDEX actions_of_report ON actions (report_id) WHERE report_id IS NOT NULL;
CREATE INDEX actions_of_owner ON actions (owner_id);
`;
