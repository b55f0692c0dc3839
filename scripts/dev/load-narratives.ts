/**
 * For development: submits the narratives of a JSONL file (plain or .gz) to a running server as reports, and approves
 * every other one. Start that server with RATE_LIMITS=off and SUPER_ADMIN_*; each line has `narrative` and may have
 * location, state, country, make, model, registration, injury, damage, phase, weather.
 *
 *   npm run load:narratives -- FILE --url http://localhost:3000 --email EMAIL --password PASSWORD
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';

type Line = { narrative: string } & Partial<Record<(typeof FIELDS)[number][0], string>>;
type Api = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

/** Which key of a line fills which field of a report. */
const FIELDS = [
  ['location', 'locationOccurrence'],
  ['state', 'stateArea'],
  ['country', 'worldRegion'],
  ['make', 'manufacturer'],
  ['model', 'model'],
  ['registration', 'aircraftRegistration'],
  ['phase', 'flightPhase'],
  ['weather', 'weatherConditions'],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    email: { type: 'string' },
    password: { type: 'string' },
  },
});

function linesOf(file: string): AsyncIterable<string> {
  const raw = createReadStream(file);
  return createInterface({ input: file.endsWith('.gz') ? raw.pipe(createGunzip()) : raw });
}

function connect(url: string): { api: Api; signIn: (email: string, password: string) => Promise<void> } {
  let cookie = '';
  const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return {
    api: async (method, path, body) => (await send(method, path, body)).json(),
    signIn: async (email, password) => {
      const response = await send('POST', '/api/auth/login', { email, password });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
  };
}

function reportOf(line: Line, clubId: string): Record<string, string> {
  const texts = Object.fromEntries(
    FIELDS.flatMap(([column, field]) => (line[column] ? [[field, line[column].slice(0, 200)]] : [])),
  );
  const narrative = line.narrative.slice(0, 20_000);
  return { clubId, ...texts, narrative, headline: narrative.slice(0, 60), reporterEmail: 'narrative@example.org' };
}

const [file] = positionals;
if (!file || !values.email || !values.password)
  throw new Error('usage: FILE --email EMAIL --password PASSWORD [--url URL]');
const { api, signIn } = connect(values.url);
await signIn(values.email, values.password);
const club = await api<{ id: string }>('POST', '/api/clubs', { name: `Narratives ${Date.now()}`, location: 'A file' });

const times = { submit: 0, approve: 0 };
let sent = 0;
let refused = 0;
for await (const text of linesOf(file)) {
  const started = performance.now();
  const receipt = await api<{ id: string }>('POST', '/api/reports', reportOf(JSON.parse(text), club.id)).catch(
    (error) => {
      refused += 1;
      console.error(String(error).slice(0, 200));
      return null;
    },
  );
  times.submit += performance.now() - started;
  if (!receipt) continue;
  sent += 1;
  if (sent % 500 === 0) console.log(`${sent} sent`);
  if (sent % 2 === 0) continue;
  const before = performance.now();
  await api('POST', `/api/reports/${receipt.id}/approve`, {
    comment: 'Loaded from a file to try the pages with real text.',
  });
  times.approve += performance.now() - before;
}
const each = (total: number, count: number) => `${(total / Math.max(count, 1)).toFixed(1)} ms`;
console.log(
  `${sent} sent (${each(times.submit, sent)} each), ${Math.ceil(sent / 2)} approved (${each(times.approve, sent / 2)} each), ${refused} refused`,
);
