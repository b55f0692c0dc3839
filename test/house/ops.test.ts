import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
const operations = read('docs/operations.md');
const install = read('ops/install.md');
const files = readdirSync('ops').map((name) => `ops/${name}`);

/** The environment variables that server/env.ts reads; NODE_ENV and INIT_CWD are Node's and npm's. */
const settings = [
  ...new Set(
    [...read('server/env.ts').matchAll(/\b([A-Z]+(?:_[A-Z]+)+|PORT|HOST)\b(?=['",: }])/g)].map(([, name = '']) => name),
  ),
]
  .filter((name) => new RegExp(`['"]${name}['"]|\\b${name}: `).test(read('server/env.ts')))
  .filter((name) => !['NODE_ENV', 'INIT_CWD'].includes(name));
const NODES_OWN = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

test('every setting is in .env.example, and neither that nor docs/operations.md names any other (C1.3)', () => {
  expect(settings.length).toBeGreaterThan(15);
  const example = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect([...example].sort()).toEqual([...settings].sort());
  const named = [...operations.matchAll(/`([A-Z]+(?:_[A-Z]+)+)[=`]/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => ![...settings, ...NODES_OWN].includes(name))).toEqual([]);
});

/** The commands of `npm run NAME` and `windsock NAME`. */
const commands = /COMMANDS = \[([^\]]+)\]/.exec(read('vite.server.config.ts'))?.[1]?.match(/[a-z-]{4,}/g) ?? [];

/** What the image fixes: the address it listens on, and the path of its volume. */
const FIXED_BY_IMAGE = ['PORT', 'HOST', 'DATA_DIR'];

test('every setting reaches the container, and only the database password and the domain are required (C1.3)', () => {
  const compose = read('ops/compose.yaml');
  const server = compose.slice(compose.indexOf('\n  server:'), compose.indexOf('\n  proxy:'));
  const passed = [...server.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
  const image = read('ops/Dockerfile');
  for (const name of FIXED_BY_IMAGE) expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=`, 'm'));
  expect(passed.map(({ name }) => name).sort()).toEqual(
    settings.filter((name) => !FIXED_BY_IMAGE.includes(name)).sort(),
  );
  for (const { name, value } of passed)
    if (!/POSTGRES_PASSWORD|DOMAIN|^'1'$/.test(value)) expect(value).toBe(`\${${name}:-}`);
  const demanded = [...server.matchAll(/\{(\w+):\?\}/g)].map(([, name]) => name);
  expect(demanded).toEqual(['POSTGRES_PASSWORD', 'DOMAIN', 'DOMAIN']);
});

test('compose and both pages name NODE_EXTRA_CA_CERTS, for a mail server with its own certificate', () => {
  for (const text of [operations, install, read('ops/compose.yaml')]) expect(text).toContain('NODE_EXTRA_CA_CERTS');
});

test('no .env file is sent to an image build', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});

test('every command and file named in docs/operations.md and ops/ exists', () => {
  expect(files.length).toBeGreaterThan(9);
  for (const text of [operations, ...files.map(read)]) {
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([a-z][a-z-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    for (const [, name = ''] of text.matchAll(/dist\/server\/commands\/([a-z-]+)\.js/g))
      expect(existsSync(`server/commands/${name}.ts`), name).toBe(true);
    for (const [, name = ''] of text.matchAll(/(?:^|bin\/|[`:] ?|\n)windsock ([a-z][a-z-]+)/g))
      expect([...commands, 'versions'], name).toContain(name);
    for (const [, name = ''] of text.matchAll(/\b(windsock[a-z-]*\.(?:service|timer))\b/g))
      expect(existsSync(`ops/${name}`), name).toBe(true);
    for (const [path] of text.matchAll(/\b(?:ops|docs|scripts)\/[\w./-]*\w/g))
      expect(existsSync(path), path).toBe(true);
  }
});

test('the pages that an operator reads beside a terminal have lines of at most 120 characters', () => {
  for (const line of [...operations.split('\n'), ...install.split('\n')])
    expect(line.length, line).toBeLessThanOrEqual(120);
});

test('every command is built, available through npm, and documented', () => {
  const built = commands;
  expect(built).toHaveLength(9);
  expect(read('scripts/command.mjs')).not.toMatch(/install\.mjs|build\.mjs/);
  for (const name of built) {
    expect(scripts[name]).toBe(`exec node scripts/command.mjs ${name}`);
    expect(operations).toContain(`npm run ${name}`);
  }
});

test('the image runs as an unprivileged user, from files it cannot write, with a health check', () => {
  const steps = read('ops/Dockerfile')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const last = steps.slice(steps.findLastIndex((line) => line.startsWith('FROM ')));
  expect(last).toContain('USER node');
  expect(last.indexOf('USER node')).toBeGreaterThan(last.findLastIndex((line) => /^(RUN|COPY) /.test(line)));
  expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  expect(last.at(-1)).toBe('CMD ["node", "dist/server/main.js"]');
  for (const line of steps.filter((step) => /^COPY (?!--from)/.test(step)))
    for (const path of line.split(' ').slice(1, -1)) expect(existsSync(path), path).toBe(true);
  const compose = read('ops/compose.yaml');
  for (const wanted of ['read_only: true', 'cap_drop: [ALL]', "'no-new-privileges:true'", 'internal: true'])
    expect(compose).toContain(wanted);
  for (const [, name = ''] of compose.matchAll(/^ {6}([A-Z_]+):/gm))
    expect(name.startsWith('POSTGRES_') || name === 'DOMAIN' || settings.includes(name), name).toBe(true);
  expect(compose).not.toMatch(/(PASSWORD|PASSPHRASE): (?!\$\{)/);
});

test('server and backup run as the same sandboxed user, with the system calls of V8 under systemd 252', () => {
  const unit = read('ops/windsock.service');
  for (const each of [unit, read('ops/windsock-backup.service')])
    for (const wanted of [
      'DynamicUser=yes\nUser=windsock\n',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=\n',
      'UMask=0077',
      'SystemCallFilter=@system-service @pkey\n',
      'SystemCallErrorNumber=EPERM',
    ])
      expect(each).toContain(wanted);
  expect(unit).toContain('ExecStart=/opt/windsock/current/bin/node dist/server/main.js');
  expect(read('vite.server.config.ts')).toContain("main: 'server/main.ts'");
});
