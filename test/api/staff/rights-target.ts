/** Targets of the permission matrix (C4): one of everything that a call names. */
import { createHash, randomUUID } from 'node:crypto';
import { insertPasskey } from '../../../server/auth/passkeys/queries.ts';
import { insertSession } from '../../../server/auth/queries.ts';
import { listSessions } from '../../../server/auth/sessions/queries.ts';
import { insertUser } from '../../../server/users/queries.ts';
import type { CastMember } from '../../cast.ts';
import type { Stage } from '../../stage.ts';
import { publish, reportWithPhotos, uploadPicture } from '../photos/pictures.ts';
import { reportWithCode, writeToReporter, writeToTeam } from '../receipt/with-code.ts';
import { reportWithFlight } from '../reports/with-flight.ts';

/** The header for an uploaded file, and such a file. */
export const CSV = { 'content-type': 'text/csv' };
export const CSV_FILE = 'date,narrative\n2019-05-01,The canopy opened on the winch.';

async function newUser(stage: Stage, role: 'pilot' | 'admin'): Promise<string> {
  const { database, clock } = stage.services;
  const row = { email: `${randomUUID()}@ridge.example`, name: 'Target', role, clubId: stage.clubs.ridge };
  const created = await insertUser(database.db, { ...row, passwordHash: 'no password' }, clock());
  return created?.id ?? '';
}

async function ownOfSuperAdmin(stage: Stage): Promise<{ passkey: string; session: string }> {
  const { database, clock } = stage.services;
  const { id: userId } = stage.people.superAdmin;
  const credential = { credentialId: randomUUID(), publicKey: new Uint8Array([1]), counter: 0, backedUp: false };
  const row = { ...credential, userId, name: 'Phone', createdAt: clock() };
  const [session] = await listSessions(database.db, userId, clock());
  return { passkey: (await insertPasskey(database.db, row)).id, session: session?.id ?? '' };
}

/** A report with a code and a message from its reporter; reading it with the code leaves something to mark. */
async function answeredReport(stage: Stage): Promise<{ id: string; code: string; message: string }> {
  const answered = await reportWithCode(stage);
  await writeToReporter(stage, answered.id, 'Which runway?');
  return { ...answered, message: (await writeToTeam(stage, answered.code, 'Runway 27.')).json().id };
}

function memoise<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let created: Promise<Value> | null = null;
  return () => {
    created ??= make();
    return created;
  };
}

/** How to make each target: things of the ridge club, and the passkey and session of the signed-in super-admin. */
function makers(stage: Stage): Record<string, () => Promise<string>> {
  const send = async (url: string, body: unknown, method = 'POST') => {
    const headers = typeof body === 'string' ? { headers: CSV } : {};
    return (await stage.call(method, url, { as: 'superAdmin', body, ...headers })).json().id as string;
  };
  const clubId = stage.clubs.ridge;
  const report = memoise(() => stage.report('ridge'));
  const answered = memoise(() => answeredReport(stage));
  const withPhotos = memoise(async () => {
    const created = await reportWithPhotos(stage);
    await publish(stage, created, 'The latch.', 12, 'superAdmin');
    await stage.approve(created.id);
    return created;
  });
  const own = memoise(() => ownOfSuperAdmin(stage));
  return {
    report,
    noted: async () => send(`/api/reports/${await report()}/authority`, { kind: 'initial', sentOn: '2026-06-01' }),
    shown: async () => {
      const approved = await stage.report('ridge');
      await stage.approve(approved);
      return approved;
    },
    pictured: async () => (await withPhotos()).id,
    photo: async () => (await withPhotos()).photos[0] ?? '',
    upload: () => uploadPicture(stage),
    suggested: async () => {
      const suggested = await stage.report('ridge');
      await stage.approve(suggested);
      await stage.call('PUT', `/api/reports/${suggested}/briefing`, {
        as: 'superAdmin',
        body: { question: 'And you?' },
      });
      return suggested;
    },
    closed: async () => {
      const closed = await stage.report('ridge');
      await send(`/api/reports/${closed}/follow-up`, { told: 'We mended the cable.' }, 'PATCH');
      await send(`/api/reports/${closed}/follow-up/close`, { reason: 'done' });
      return closed;
    },
    flown: async () => (await reportWithFlight(stage)).id,
    heard: async () => (await answered()).id,
    code: async () => (await answered()).code,
    message: async () => (await answered()).message,
    action: () => send('/api/actions', { title: 'Inspect the cable', clubId }),
    hazard: () => send('/api/hazards', { title: 'Cable across the runway', severity: 4, likelihood: 3, clubId }),
    import: () => send(`/api/imports?clubId=${clubId}`, CSV_FILE),
    own: async () => clubId,
    club: () => send('/api/clubs', { name: randomUUID() }),
    user: () => newUser(stage, 'pilot'),
    admin: () => newUser(stage, 'admin'),
    passkey: async () => (await own()).passkey,
    session: async () => (await own()).session,
  };
}

/** A separate session, since some calls end the one they use. */
async function cookieFor(stage: Stage, who: CastMember): Promise<string> {
  const { database, clock } = stage.services;
  const token = randomUUID();
  await insertSession(database.db, createHash('sha256').update(token).digest(), stage.people[who].id, clock());
  return `sid=${token}`;
}

export type Target = {
  /** Replaces names such as `:report` with ids: created on first use, then reused. */
  filled(text: string): Promise<string>;
  /** Somebody's session, reused. */
  cookie(who: CastMember): Promise<string>;
};

/** One of everything that a call may name, and a session for each of the cast, all created on first use. */
export async function makeTarget(stage: Stage): Promise<Target> {
  // An earlier call may have ended every session of the super-admin, who creates the targets.
  stage.people.superAdmin.cookie = await cookieFor(stage, 'superAdmin');
  const things = Object.entries(makers(stage)).map(([name, make]) => [`:${name}`, memoise(make)] as const);
  const cookies: Partial<Record<CastMember, Promise<string>>> = {};
  return {
    filled: async (text) => {
      let filled = text;
      for (const name of new Set(text.match(/:[a-z]+\b/g)))
        for (const [thing, created] of things) if (thing === name) filled = filled.replaceAll(name, await created());
      return filled;
    },
    cookie: (who) => {
      cookies[who] ??= cookieFor(stage, who);
      return cookies[who];
    },
  };
}
