/**
 * `npm run test:image`: runs the steps of ops/Dockerfile without Docker, as root on Linux, then runs the result as the
 * compose file would: unprivileged, on a read-only file system (docs/operations.md).
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { commandOf, copyOf, environmentOf, type ImageStage, stagesOf } from './dockerfile.ts';
import { freeze, makeRoot, mountSystem, NODE_USER, unmountSystem } from './root.ts';

const START_TIMEOUT_MS = 60_000;
/** Set inside the mount namespace: the folder of the build, removed from outside, where nothing is mounted in it. */
const PLACE = 'IMAGE_REHEARSAL';
const place = process.env[PLACE];

type BuildStage = { root: string; folder: string; environment: Record<string, string>; values: Map<string, string> };

/** The build context: the files that git knows, as in the working tree. */
function contextFolder(within: string): string {
  const folder = mkdtempSync(join(within, 'context-'));
  for (const path of execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n'))
    if (existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  return folder;
}

function inRoot({ root, folder, environment }: BuildStage, command: string): void {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', HOME: '/root', ...environment };
  const done = spawnSync('chroot', [root, 'sh', '-c', `cd ${folder} && ${command}`], { stdio: 'inherit', env });
  if (done.status !== 0) throw new Error(`a step failed: ${command}`);
}

function copy(built: BuildStage, context: string, stages: Map<string, BuildStage>, value: string): void {
  const { from, sources, target } = copyOf(value);
  const origin = from === null ? context : (stages.get(from)?.root ?? '');
  const destination = join(built.root, target.startsWith('/') ? '' : built.folder, target);
  for (const source of sources) {
    const isSameName = source === '.' || (from !== null && basename(source) === basename(target));
    const isFolder = target.endsWith('/') && !isSameName;
    cpSync(join(origin, source), isFolder ? join(destination, basename(source)) : destination, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

function build(within: string, stage: ImageStage, context: string, stages: Map<string, BuildStage>): BuildStage {
  const built: BuildStage = { root: makeRoot(within), folder: '/', environment: {}, values: new Map() };
  mountSystem(built.root);
  for (const { instruction, value } of stage.steps) {
    process.stdout.write(`${stage.name || 'last'}: ${instruction} ${value.slice(0, 100)}\n`);
    if (instruction === 'WORKDIR') {
      built.folder = value;
      mkdirSync(join(built.root, value), { recursive: true });
    } else if (instruction === 'ENV') Object.assign(built.environment, environmentOf(value));
    else if (instruction === 'COPY') copy(built, context, stages, value);
    else if (instruction === 'RUN') inRoot(built, value);
    else built.values.set(instruction, value);
  }
  unmountSystem(built.root);
  return built;
}

/** Runs a command as the image's user, without privileges and without a way to gain any. */
function asUser(
  { root, folder, environment }: BuildStage,
  command: string[],
  more: Record<string, string>,
): ChildProcess {
  const user = ['--reuid', `${NODE_USER}`, '--regid', `${NODE_USER}`, '--clear-groups'];
  const unprivileged = ['--no-new-privs', '--bounding-set', '-all', '--inh-caps', '-all'];
  const inside = ['setpriv', ...user, ...unprivileged, 'sh', '-c', `cd ${folder} && exec "$@"`, 'sh', ...command];
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin', HOME: '/tmp', ...environment, ...more };
  return spawn('chroot', [root, ...inside], { stdio: ['ignore', 'inherit', 'inherit'], env });
}

const exitCode = (child: ChildProcess): Promise<number | null> => new Promise((done) => child.once('exit', done));

function expect(what: string, holds: boolean): void {
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}: ${what}\n`);
  if (!holds) process.exitCode = 1;
}

async function run(image: BuildStage, within: string): Promise<void> {
  const volume = image.values.get('VOLUME') ?? '';
  freeze(image.root, within, volume);
  const settings = { PORT: String(await freePort()), HOST: '127.0.0.1' };
  const server = asUser(image, commandOf(image.values.get('CMD') ?? ''), settings);
  const end = exitCode(server);
  const address = `http://127.0.0.1:${settings.PORT}`;
  const answers = (path: string) =>
    fetch(address + path).then(
      (answer) => answer.ok,
      () => false,
    );
  for (const began = Date.now(); !(await answers('/readyz')) && Date.now() - began < START_TIMEOUT_MS; )
    await wait(100);
  expect(
    'it serves: /readyz, /, /submit and /api/clubs',
    (await Promise.all(['/readyz', '/', '/submit', '/api/clubs'].map(answers))).every(Boolean),
  );
  const health = commandOf(image.values.get('HEALTHCHECK') ?? '');
  expect('the health check passes while it runs', (await exitCode(asUser(image, health, settings))) === 0);
  const write = (path: string) => exitCode(asUser(image, ['sh', '-c', `touch ${path} 2>/dev/null`], {}));
  expect('nothing but the volume and /tmp can be written', (await write('/app/x')) !== 0 && (await write('/x')) !== 0);
  expect('the volume can be written', (await write(`${volume}/x`)) === 0);
  server.kill('SIGTERM');
  expect('SIGTERM stops it with exit code 0', (await end) === 0);
  expect('the health check fails afterwards', (await exitCode(asUser(image, health, settings))) !== 0);
  const there = (path: string) => existsSync(join(image.root, 'app', path));
  expect(
    'the image has no sources, repository or development packages',
    !['server', '.git', 'node_modules/vite'].some(there),
  );
}

if (place) {
  const context = contextFolder(place);
  const stages = new Map<string, BuildStage>();
  let last: BuildStage | undefined;
  for (const stage of stagesOf(readFileSync('ops/Dockerfile', 'utf8'))) {
    last = build(place, stage, context, stages);
    stages.set(stage.name, last);
  }
  if (last) await run(last, place);
} else if (process.getuid?.() !== 0) {
  process.stderr.write('Rehearsing the image needs root: it uses a separate root directory.\n');
  process.exitCode = 1;
} else {
  const unshare = [
    '--mount',
    '--propagation',
    'private',
    process.execPath,
    ...process.execArgv,
    ...process.argv.slice(1),
  ];
  const buildFolder = mkdtempSync(join(tmpdir(), 'image-'));
  chmodSync(buildFolder, 0o755);
  const { status } = spawnSync('unshare', unshare, { stdio: 'inherit', env: { ...process.env, [PLACE]: buildFolder } });
  rmSync(buildFolder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}
