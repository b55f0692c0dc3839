/**
 * Reports to the authority (contract C13): a report's state there, the facts a manager adds for it alone, and records
 * of what was sent. Of a file only its number and the hash of the last download of each kind are stored.
 */
const FACTS = [
  'headline',
  'utc_date',
  'utc_time',
  'local_date',
  'local_time',
  'location_occurrence',
  'state_area',
  'state_of_registry',
  'aircraft_category',
  'operation_type',
  'flight_phase',
  'weather_conditions',
  'airspace_class',
  'current_flight_rules',
  'injury_level',
  'highest_damage',
];

export const AUTHORITY = `
CREATE TABLE authority_cases (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  -- Drawn at random once: part of the file's name, and its File_Number.
  file_number text NOT NULL UNIQUE CHECK (file_number ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  aware_at timestamptz(3),
  not_reportable text CHECK (char_length(not_reportable) BETWEEN 1 AND 200),
  sha_initial text CHECK (sha_initial ~ '^[0-9a-f]{64}$'),
  sha_follow_up text CHECK (sha_follow_up ~ '^[0-9a-f]{64}$'),
  sha_final text CHECK (sha_final ~ '^[0-9a-f]{64}$'),
  -- What an erased contact told to replace in texts that only a file has (docs/decisions/012-retention.md).
  erased_finds jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE authority_facts (
  report_id uuid PRIMARY KEY REFERENCES reports (id) ON DELETE CASCADE,
  ${FACTS.map((name) => `${name} text CHECK (char_length(${name}) BETWEEN 1 AND 200)`).join(',\n  ')}
);

CREATE TABLE authority_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  report_id uuid NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('initial', 'follow-up', 'final')),
  sent_on date NOT NULL,
  reference text CHECK (char_length(reference) BETWEEN 1 AND 100),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  withdrawn_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX authority_files_of_report ON authority_files (report_id);
CREATE INDEX authority_files_created_by ON authority_files (created_by);
`;
