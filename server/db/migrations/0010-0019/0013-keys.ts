/**
 * Staff credentials (contract C11): second factors, recovery codes, passkeys and their challenges, pending sign-ins,
 * password resets, and a label for each session to show its user. Nothing here reveals an email or IP address.
 */
export const KEYS = `
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sessions_id_unique UNIQUE,
  ADD COLUMN label text NOT NULL DEFAULT 'Unknown browser' CHECK (char_length(label) BETWEEN 1 AND 60);

-- Secrets are encrypted with a key that is not in the database. A pending one is set up, but not confirmed yet.
CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  secret bytea,
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamptz(3),
  pending_secret bytea,
  pending_since timestamptz(3),
  CONSTRAINT second_factors_confirmed CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CONSTRAINT second_factors_pending CHECK ((pending_secret IS NULL) = (pending_since IS NULL)),
  CONSTRAINT second_factors_something CHECK (secret IS NOT NULL OR pending_secret IS NOT NULL)
);

CREATE TABLE recovery_codes (
  hash bytea PRIMARY KEY CHECK (octet_length(hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  used_at timestamptz(3)
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_unique UNIQUE CHECK (credential_id <> ''),
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  backed_up boolean NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  created_at timestamptz(3) NOT NULL,
  last_used_on date
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- A sign-in between its password and its second step: good for one person, a few minutes and a few tries.
CREATE TABLE sign_in_steps (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_in_steps_user ON sign_in_steps (user_id);

-- What a passkey has to sign: good once. Without a person it is for a sign-in by a passkey alone.
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT passkey_challenges_add CHECK (purpose <> 'add' OR user_id IS NOT NULL)
);

-- Links to a new password: the token itself stands in the mail alone. Tries of one mail may have one each.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mail_id uuid NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX password_resets_user ON password_resets (user_id);

-- Wrong codes of a person: many in a day close codes for a day.
CREATE TABLE wrong_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz(3) NOT NULL
);
CREATE INDEX wrong_codes_newest ON wrong_codes (user_id, at DESC);
`;
