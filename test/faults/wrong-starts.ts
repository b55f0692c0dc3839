/** Wrong ways to start the server (C1.3): what is wrong, and words of the one line that says so. */
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { putEmptyCluster } from '../engines/build-cache.ts';
import type { TestServer } from '../postgres.ts';

export type WrongStart = {
  what: string;
  says: string;
  env?: Record<string, string>;
  /** The script, if not the program's main. */
  script?: string;
  /** Node flags. */
  flags?: string[];
  uid?: number;
};

/** What the cases need. */
export type Scene = {
  program: string;
  folder: string;
  /** A folder from which packages resolve as from the program's. */
  beside: string;
  postgres: TestServer;
  /** The port of a server that never responds. */
  silentPort: number;
};

const NOBODY = 65_534;

/** A selection of settings (server/env.test.ts has them all): no database is opened. */
const SETTINGS: [name: string, value: string, more?: Record<string, string>][] = [
  ['PORT', '65536'],
  ['TRUST_PROXY', '::/0'],
  ['CONTACT_EMAIL', 'a@b.example\nBcc: c@d.example'],
  ['SECRET_KEY', 'a5'.repeat(31)],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ['DATABASE_URL', 'mysql://nobody@127.0.0.1/x'],
];

/** Runs code in the process before the program. */
const before = (lines: string): string[] => ['--import', `data:text/javascript,${encodeURIComponent(lines)}`];

const OLD_NODE = before(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`,
);
const FULL_DISK = before(`
  import files from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  files.statfs = async () => ({ bavail: 0, bsize: 4096 });
  syncBuiltinESMExports();`);

/** A copy of the built program with something missing or broken. */
function brokenProgram(place: string, { program }: Scene, change: (copy: string) => void): string {
  const copy = mkdtempSync(join(place, 'program-'));
  cpSync(program, copy, { recursive: true });
  change(copy);
  return join(copy, 'server', 'main.js');
}

function programs(scene: Scene): WrongStart[] {
  const DATABASE_URL = scene.postgres.url('good');
  const cut = (copy: string) => truncateSync(join(copy, 'server', 'deidentify', 'tagger', 'data', 'words.bin.br'), 100);
  return [
    {
      what: 'without the built pages',
      says: 'The pages cannot be loaded (build them with npm run build)',
      env: { DATABASE_URL },
      script: brokenProgram(scene.beside, scene, (copy) => rmSync(join(copy, 'pages'), { recursive: true })),
    },
    {
      what: 'with a damaged name tagger',
      says: 'words.bin.br',
      env: { DATABASE_URL },
      script: brokenProgram(scene.beside, scene, cut),
    },
    {
      what: 'without node_modules',
      says: 'The program cannot be loaded: Cannot find package',
      script: brokenProgram(scene.folder, scene, () => undefined),
    },
    { what: 'by a Node that is too old', says: 'needs Node 20.19 or newer; this is Node 18.20.4', flags: OLD_NODE },
    {
      what: 'by npm start and a Node that is too old',
      says: 'needs Node 20.19 or newer; this is Node 18.20.4',
      flags: OLD_NODE,
      script: 'scripts/start.mjs',
    },
  ];
}

async function directories({ folder, program }: Scene): Promise<WrongStart[]> {
  const aFile = join(folder, 'file');
  writeFileSync(aFile, '');
  const readOnly = join(folder, 'read-only');
  mkdirSync(readOnly, { mode: 0o555 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const path of [folder, program]) chmodSync(path, 0o755);
    chownSync(readOnly, NOBODY, NOBODY);
  }
  const damaged = join(folder, 'damaged');
  await putEmptyCluster(damaged);
  truncateSync(join(damaged, 'db', 'global', 'pg_control'), 100);
  const badKey = join(folder, 'bad-key');
  await putEmptyCluster(badKey);
  writeFileSync(join(badKey, 'secret.key'), 'no key\n');
  return [
    { what: 'with a file as DATA_DIR', says: 'DATA_DIR', env: { DATA_DIR: aFile } },
    { what: 'with a DATA_DIR below a file', says: 'DATA_DIR', env: { DATA_DIR: join(aFile, 'below') } },
    { what: 'with too long a DATA_DIR', says: 'DATA_DIR', env: { DATA_DIR: join(folder, 'x'.repeat(300)) } },
    {
      what: 'with a DATA_DIR that cannot be written',
      says: 'As root: chmod -R u+rwX',
      env: { DATA_DIR: readOnly },
      ...(isRoot && { uid: NOBODY }),
    },
    {
      what: 'with a DATA_DIR in use',
      says: 'is in use by another running process',
      env: { DATA_DIR: join(folder, 'held') },
    },
    { what: 'with damaged files', says: 'restore the last backup', env: { DATA_DIR: damaged } },
    { what: 'with a bad secret.key', says: 'must contain 64 hex digits', env: { DATA_DIR: badKey } },
    { what: 'for the first time on a full disk', says: 'There is no space left on the disk', flags: FULL_DISK },
  ];
}

async function onDatabase(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function databases({ postgres, silentPort }: Scene): Promise<WrongStart[]> {
  const url = (name: string) => postgres.url(name);
  await postgres.run("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LOCALE 'C'");
  for (const [name, table] of [
    ['newer', 'migrations (id integer, name text, at timestamptz); INSERT INTO migrations VALUES (9999)'],
    ['other', 'clubs (id integer)'],
  ] as const) {
    await postgres.run(`CREATE DATABASE ${name}`);
    await onDatabase(url(name), `CREATE TABLE ${table}`);
  }
  await postgres.run('CREATE DATABASE elsewhere');
  await onDatabase(url('elsewhere'), 'CREATE SCHEMA postgres');
  await postgres.run("CREATE ROLE guest LOGIN PASSWORD 'guest'");
  const urls: [what: string, address: string, says?: string][] = [
    ['with a server that nobody knows', 'postgres://nobody@no-such-host.invalid/x'],
    ['with a server that is silent', `postgres://nobody@127.0.0.1:${silentPort}/x`],
    ['with a server that speaks no TLS', `${url('postgres')}?ssl=true`],
    ['with a database that is not there', url('no_such_database')],
    ['with a database that cannot hold every text', url('latin')],
    ['with a schema named like the user', url('elsewhere'), 'search_path of DATABASE_URL must be public, not postgres'],
    ['with a user that may not make tables', url('good').replace('postgres:test@', 'guest:guest@')],
    ['with the database of a newer program', url('newer'), 'written by a newer version of the program'],
    ['with the database of another program', url('other'), 'contains tables of another program'],
  ];
  return urls.map(([what, address, says = 'DATABASE_URL']) => ({ what, says, env: { DATABASE_URL: address } }));
}

function addresses({ postgres, silentPort }: Scene): WrongStart[] {
  const DATABASE_URL = postgres.url('good');
  const cases: [name: string, value: string][] = [
    ['HOST', 'no-such-host.invalid'],
    ['METRICS_HOST', 'no-such-host.invalid'],
    ['PORT', String(silentPort)],
    ['METRICS_PORT', String(silentPort)],
    ['DATABASE_READ_URL', postgres.url('newer')],
  ];
  return cases.map(([name, value]) => ({
    what: `with a ${name} that cannot be used`,
    says: name,
    env: { METRICS_PORT: '0', DATABASE_URL, [name]: value },
  }));
}

export type WrongStartKind = 'settings' | 'programs' | 'directories' | 'databases' | 'addresses';

/** Every case, by what is wrong; creates the databases and folders it needs. */
export const WRONG_STARTS: Record<WrongStartKind, (scene: Scene) => WrongStart[] | Promise<WrongStart[]>> = {
  settings: () => SETTINGS.map(([name, value]) => ({ what: `with a bad ${name}`, says: name, env: { [name]: value } })),
  programs,
  directories,
  databases,
  addresses,
};
