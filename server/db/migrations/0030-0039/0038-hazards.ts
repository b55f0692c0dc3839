/** A club's hazard register (contract C18), with the reports linked to each hazard and its actions. */
export const HAZARDS = `
CREATE TABLE hazards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  club_id uuid NOT NULL REFERENCES clubs (id),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  description text CHECK (char_length(description) BETWEEN 1 AND 2000),
  controls text CHECK (char_length(controls) BETWEEN 1 AND 2000),
  severity smallint NOT NULL CHECK (severity BETWEEN 1 AND 5),
  likelihood smallint NOT NULL CHECK (likelihood BETWEEN 1 AND 5),
  left_severity smallint CHECK (left_severity BETWEEN 1 AND 5),
  left_likelihood smallint CHECK (left_likelihood BETWEEN 1 AND 5),
  owner_id uuid REFERENCES users (id) ON DELETE SET NULL,
  owner_name text CHECK (char_length(owner_name) BETWEEN 1 AND 100),
  review_on date CHECK (review_on >= '2000-01-01'),
  state text NOT NULL CHECK (state IN ('open', 'accepted', 'closed')),
  closed_because text CHECK (char_length(closed_because) BETWEEN 1 AND 200),
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT hazards_closed CHECK ((state = 'closed') = (closed_because IS NOT NULL))
);
-- The register behind those that are to be reviewed: the highest level first, then the newest (C18.1).
CREATE INDEX hazards_register ON hazards (state, (severity * likelihood) DESC, created_at DESC, id DESC);
CREATE INDEX hazards_register_of_club
  ON hazards (club_id, state, (severity * likelihood) DESC, created_at DESC, id DESC);
-- Those that are to be reviewed, the longest past first.
CREATE INDEX hazards_to_review ON hazards (club_id, review_on) WHERE state = 'open' AND review_on IS NOT NULL;
CREATE INDEX hazards_of_owner ON hazards (owner_id);

-- In the order in which they were given.
CREATE TABLE hazard_reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hazard_id uuid NOT NULL REFERENCES hazards (id) ON DELETE CASCADE,
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  UNIQUE (hazard_id, report_id)
);
CREATE INDEX hazard_reports_of_report ON hazard_reports (report_id);

CREATE TABLE hazard_actions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hazard_id uuid NOT NULL REFERENCES hazards (id) ON DELETE CASCADE,
  action_id uuid NOT NULL REFERENCES actions (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  UNIQUE (hazard_id, action_id)
);
CREATE INDEX hazard_actions_of_action ON hazard_actions (action_id);
`;
