/**
 * Waiting and sent emails (contract C9), without address or text: the recipient is looked up on sending. Mail choices,
 * and unsubscribe links.
 */
export const MAIL = `
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('new-report', 'answer', 'question', 'unreviewed', 'actions-due', 'clock',
    'reset', 'password-changed', 'second-factor-changed', 'sign-in-attempts')),
  user_id uuid REFERENCES users (id) ON DELETE SET NULL,
  report_id uuid REFERENCES reports (id) ON DELETE CASCADE,
  -- What of many such things it tells: nobody is told twice of one.
  occasion text CHECK (char_length(occasion) BETWEEN 1 AND 200),
  -- The random part of its Message-ID.
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- needless: dealt with meanwhile, or nobody is there any more who may have it.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed', 'needless')),
  -- Over somebody's cap, or for who is told once a day: all that is held for a person goes as one mail.
  held boolean NOT NULL DEFAULT false,
  -- The mail that carries this one.
  goes_with uuid REFERENCES outbox (id) ON DELETE SET NULL,
  tries smallint NOT NULL DEFAULT 0,
  next_at timestamptz(3) NOT NULL,
  -- Since when the mail server could not be used.
  trouble_since timestamptz(3),
  last_answer text CHECK (char_length(last_answer) <= 500),
  created_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT outbox_about CHECK (report_id IS NOT NULL OR kind NOT IN ('new-report', 'answer', 'question', 'unreviewed', 'clock')),
  CONSTRAINT outbox_ended CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE INDEX outbox_waiting ON outbox (next_at, id) WHERE state = 'waiting';
CREATE INDEX outbox_newest ON outbox (created_at DESC, id DESC) WHERE state <> 'needless';
CREATE INDEX outbox_ended ON outbox (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX outbox_of_user ON outbox (user_id);
CREATE INDEX outbox_of_report ON outbox (report_id);
CREATE INDEX outbox_goes_with ON outbox (goes_with) WHERE goes_with IS NOT NULL;
CREATE UNIQUE INDEX outbox_told_once ON outbox (kind, occasion, report_id, user_id) NULLS NOT DISTINCT
  WHERE occasion IS NOT NULL;

CREATE TABLE mail_choices (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  reports text NOT NULL DEFAULT 'at-once' CHECK (reports IN ('at-once', 'daily', 'never')),
  actions text NOT NULL DEFAULT 'weekly' CHECK (actions IN ('weekly', 'never'))
);

-- What the links in mails stop. The token is random and holds nothing.
CREATE TABLE mail_links (
  token text PRIMARY KEY CHECK (char_length(token) = 43),
  topic text NOT NULL CHECK (topic IN ('reports', 'actions', 'question')),
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  report_id uuid REFERENCES reports (id) ON DELETE CASCADE,
  -- For a reporter's link: since when there are no more questions by mail about this report.
  stopped_at timestamptz(3),
  CONSTRAINT mail_links_whose CHECK ((topic = 'question') = (report_id IS NOT NULL) AND (topic = 'question') = (user_id IS NULL)),
  CONSTRAINT mail_links_once UNIQUE NULLS NOT DISTINCT (user_id, report_id, topic)
);
CREATE INDEX mail_links_of_report ON mail_links (report_id) WHERE report_id IS NOT NULL;

-- Whether a report was hidden, and when it came to its club, is asked of the audit (C9.3); and when the team first did something (C12.1).
CREATE INDEX audit_events_of_report ON audit_events (subject_id, id) INCLUDE (at) WHERE subject_kind = 'report';
`;
