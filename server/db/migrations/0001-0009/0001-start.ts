/** The whole schema of section 3, with sessions, published copies, audit, idempotency keys and limits (C2, C5, C6). */

const SHOWN = `
  headline text,
  narrative text NOT NULL,
  injury_level text,
  highest_damage text,
  local_date text,
  local_time text,
  location_occurrence text,
  world_region text,
  state_area text,
  aircraft_category text,
  manufacturer text,
  model text,
  operation_type text,
  flight_phase text,
  weather_conditions text,
  sms_manager_comment text`;

const SOUGHT = `
  search_text text NOT NULL,
  injury_key text,
  damage_key text,
  category_key text`;

export const START = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE clubs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (name <> ''),
  name_key text NOT NULL,
  description text,
  location text,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
-- A deleted club frees its name (C4.4).
CREATE UNIQUE INDEX clubs_name_key_unique ON clubs (name_key) WHERE deleted_at IS NULL;

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  email_key text NOT NULL CONSTRAINT users_email_key_unique UNIQUE,
  password_hash text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  role text NOT NULL CHECK (role IN ('super-admin', 'admin', 'sms-manager', 'pilot')),
  club_id uuid REFERENCES clubs (id),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT users_role_fits_club CHECK ((role = 'super-admin') = (club_id IS NULL))
);
CREATE INDEX users_club ON users (club_id);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  last_seen_at timestamptz(3) NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  club_id uuid NOT NULL REFERENCES clubs (id),${SHOWN} CHECK (sms_manager_comment <> ''),
  utc_date text,
  utc_time text,
  narrative_language text,
  state_of_registry text,
  aircraft_registration text,
  serial_number text,
  year_built text,
  other_aircraft_info text,
  last_departure_point_country text,
  last_departure_point_icao text,
  last_departure_point_other text,
  planned_destination_country text,
  planned_destination_icao text,
  planned_destination_other text,
  occurrence_on_ground text,
  weather_relevant text,
  airspace_class text,
  current_flight_rules text,
  reporter_name text,
  reporter_email text NOT NULL CHECK (reporter_email <> ''),
  reporter_telephone text,
  approved_for_public_view boolean NOT NULL DEFAULT false,
  is_anonymized boolean NOT NULL DEFAULT false,
  submitted_at timestamptz(3) NOT NULL,
  reviewed_at timestamptz(3),
  redactions jsonb NOT NULL DEFAULT '[]',${SOUGHT},
  CONSTRAINT reports_narrative_length CHECK (char_length(narrative) BETWEEN 5 AND 20000),
  -- Nothing is approved without a comment, a review and an anonymised copy (C5.1).
  CONSTRAINT reports_approval CHECK (
    approved_for_public_view = is_anonymized
    AND (NOT approved_for_public_view OR (sms_manager_comment IS NOT NULL AND reviewed_at IS NOT NULL)))
);
CREATE INDEX reports_newest ON reports (submitted_at DESC, id DESC);
CREATE INDEX reports_newest_of_club ON reports (club_id, submitted_at DESC, id DESC);
CREATE INDEX reports_search ON reports USING gin (search_text gin_trgm_ops);

CREATE TABLE published_reports (
  id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,${SHOWN},
  submitted_on date NOT NULL,${SOUGHT}
);
CREATE INDEX published_reports_newest ON published_reports (submitted_on DESC, id DESC);
CREATE INDEX published_reports_search ON published_reports USING gin (search_text gin_trgm_ops);

-- Counts the changes of what is public: answers are kept as long as it stays the same (C3.16).
CREATE TABLE public_version (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version bigint NOT NULL
);
INSERT INTO public_version (version) VALUES (1);
CREATE FUNCTION count_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public_version SET version = version + 1;
  RETURN NULL;
END $$;
CREATE TRIGGER published_reports_counted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published_reports
  FOR EACH STATEMENT EXECUTE FUNCTION count_public_change();
CREATE TRIGGER clubs_counted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clubs
  FOR EACH STATEMENT EXECUTE FUNCTION count_public_change();

-- The key is claimed before the report is there, in one transaction.
CREATE TABLE idempotency_keys (
  key uuid PRIMARY KEY,
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  submitted_at timestamptz(3) NOT NULL
);

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz(3) NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_kind text,
  subject_id uuid,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_events_newest ON audit_events (at DESC, id DESC);
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

CREATE TABLE limit_hits (
  attempt_id uuid NOT NULL,
  limit_name text NOT NULL,
  subject bytea NOT NULL,
  at timestamptz(3) NOT NULL,
  PRIMARY KEY (attempt_id, limit_name)
);
CREATE INDEX limit_hits_window ON limit_hits (limit_name, subject, at);

CREATE TABLE limit_keys (
  day date PRIMARY KEY,
  secret bytea NOT NULL
);
`;
