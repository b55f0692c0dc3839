/** What the matrix of rights tries its calls on (contract C4): one of everything that a call names. */
import { randomUUID } from 'node:crypto';
import { insertPasskey } from '../../../server/auth/passkeys/queries.ts';
import { listSessions } from '../../../server/auth/places/queries.ts';
import { insertUser } from '../../../server/users/queries.ts';
import type { Stage } from '../../stage.ts';
import { ask, reportWithCode, write } from '../receipt/with-code.ts';

/** What an action is tried on; each cell of the matrix gets its own. */
export type Target = {
  report: string;
  shown: string;
  action: string;
  closed: string;
  /** A report with a code, its code, and a message of its reporter. */
  heard: string;
  code: string;
  message: string;
  user: string;
  admin: string;
  club: string;
  own: string;
  noted: string;
  /** A passkey and a session of the super-admin. */
  passkey: string;
  session: string;
  import: string;
};

/** The header of a file that is sent. */
export const CSV = { 'content-type': 'text/csv' };

async function newUser(stage: Stage, role: 'pilot' | 'admin'): Promise<string> {
  const { database, clock } = stage.services;
  const row = { email: `${randomUUID()}@ridge.example`, name: 'Target', role, clubId: stage.clubs.ridge };
  const made = await insertUser(database.db, { ...row, passwordHash: 'no password' }, clock());
  return made?.id ?? '';
}

async function ownOfSuperAdmin(stage: Stage): Promise<Pick<Target, 'passkey' | 'session'>> {
  const { database, clock } = stage.services;
  const { id: userId } = stage.people.superAdmin;
  const credential = { credentialId: randomUUID(), publicKey: new Uint8Array([1]), counter: 0, backedUp: false };
  const row = { ...credential, userId, name: 'Phone', createdAt: clock() };
  const [session] = await listSessions(database.db, userId, clock());
  return { passkey: (await insertPasskey(database.db, row)).id, session: session?.id ?? '' };
}

/** Makes all of it; the super-admin is signed in. */
export async function makeTarget(stage: Stage): Promise<Target> {
  const shown = await stage.report('ridge');
  await stage.approve(shown);
  const club = await stage.call('POST', '/api/clubs', { as: 'superAdmin', body: { name: randomUUID() } });
  const closed = await stage.report('ridge');
  const followUp = `/api/reports/${closed}/follow-up`;
  await stage.call('PATCH', followUp, { as: 'superAdmin', body: { told: 'We mended the cable.' } });
  await stage.call('POST', `${followUp}/close`, { as: 'superAdmin', body: { reason: 'done' } });
  const toDo = { title: 'Inspect the cable', clubId: stage.clubs.ridge };
  const action = await stage.call('POST', '/api/actions', { as: 'superAdmin', body: toDo });
  const report = await stage.report('ridge');
  const sent = { kind: 'initial', sentOn: '2026-06-01' };
  const noted = await stage.call('POST', `/api/reports/${report}/authority`, { as: 'superAdmin', body: sent });
  const heard = await reportWithCode(stage);
  // Read by its reporter at each look, so there is something to mark.
  await ask(stage, heard.id, 'Which runway?');
  const message = (await write(stage, heard.code, 'Runway 27.')).json().id;
  const file = { as: 'superAdmin', headers: CSV, body: 'narrative\nThe canopy opened on the winch.' } as const;
  const waiting = await stage.call('POST', `/api/imports?clubId=${stage.clubs.ridge}`, file);
  return {
    report,
    noted: noted.json().id,
    heard: heard.id,
    code: heard.code,
    message,
    shown,
    closed,
    action: action.json().id,
    own: stage.clubs.ridge,
    import: waiting.json().id,
    user: await newUser(stage, 'pilot'),
    admin: await newUser(stage, 'admin'),
    club: club.json().id,
    ...(await ownOfSuperAdmin(stage)),
  };
}
