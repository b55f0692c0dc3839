/** Submissions that notify a safety team by email, compared with those that notify nobody (C9.2). */
import { startServer } from '../../../test/faults/server-process.ts';
import { ask, makeClub, signIn } from '../../../test/faults/staff.ts';
import { type Figure, slower } from '../figures.ts';
import { loadOf, post } from '../requests.ts';
import type { TestBed } from '../test-bed.ts';
import { generateSubmissions } from './writes.ts';

const ROUNDS = 8;
const SECONDS = 1;
/** How many milliseconds longer a submission may take when it also queues emails. */
const MAX_MS = 2;

/** Nothing listens on this port: emails are sent at least a minute after their report, when the measurement is over. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Windsock <windsock@club.example>',
  PUBLIC_URL: 'https://safety.example',
};

/** A server with a club and its safety team of two; returns requests that submit reports to it. */
async function startMailServer(
  { children, program, newDatabase }: TestBed,
  name: string,
  settings: Record<string, string>,
) {
  const server = await startServer(program, await newDatabase(name), settings);
  const cookie = await signIn(server.address);
  const clubId = await makeClub(server.address, cookie, 'Ridge Soaring Club');
  for (const role of ['admin', 'sms-manager']) {
    const body = {
      email: `${role}@ridge.example`,
      name: 'Robin Keller',
      role,
      clubId,
      password: 'a windsock in the wind',
    };
    const { status } = await ask(server.address, 'POST', '/api/users', { cookie, body });
    if (status !== 201) throw new Error(`creating a user returned ${status}`);
  }
  const port = Number(new URL(server.address).port);
  const requests = generateSubmissions([clubId], 7, 400).map((body) => post('/api/reports', body));
  const send = () => loadOf({ children, port }, requests, { seconds: SECONDS });
  return { send, end: () => server.end('SIGTERM') };
}

/** One report after the other, alternating every second. */
export async function measureMail(testBed: TestBed): Promise<Figure[]> {
  const on = await startMailServer(testBed, 'with_mail', MAIL);
  const off = await startMailServer(testBed, 'without_mail', {});
  const [app, other]: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    const [mine, theirs] = [await on.send(), await off.send()];
    if (round < 0) continue;
    app.push(...mine.times);
    other.push(...theirs.times);
  }
  await Promise.all([on.end(), off.end()]);
  return [slower('submission, with and without mail', { app, other }, MAX_MS)];
}
