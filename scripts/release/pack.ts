/**
 * `npm run pack -- [x64|arm64]`: one archive for Linux that runs without a build, a registry or an installed Node
 * (docs/decisions/043-archive.md), with its checksum and a bill of materials beside it, in `dist-archive/`.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { SCHEMA_VERSION } from '../../server/db/migrate.ts';
import { build } from '../build.mjs';

const NODE_VERSION = '24.21.0';
const TARGET = 'dist-archive';
const ARCHITECTURES = ['x64', 'arm64'];

const architecture = process.argv[2] ?? process.arch;
if (!ARCHITECTURES.includes(architecture)) {
  console.error(`Usage: npm run pack -- [${ARCHITECTURES.join('|')}]`);
  process.exit(2);
}

const run = (command: string, args: string[], cwd = '.'): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] });

const NPM_INSTALL = [
  '--omit=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--os=linux',
  `--cpu=${architecture}`,
  '--libc=glibc',
];

/**
 * The archive's contents as CycloneDX: the installed packages, and Node. From a lock file, npm would omit packages that
 * a development package needs too.
 */
function billOfMaterials(stage: string, version: string): string {
  const bill = JSON.parse(run('npm', ['sbom', '--sbom-format=cyclonedx', '--loglevel=error'], stage));
  Object.assign(bill.metadata.component, { type: 'application', name: 'windsock', version });
  const purl = `pkg:generic/node@${NODE_VERSION}`;
  bill.components.push({ 'bom-ref': purl, type: 'platform', name: 'node', version: NODE_VERSION, purl });
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Packages contain binaries for every system; only those for this one are packed. */
function dropForeignBinaries(packages: string): void {
  const folders = readdirSync(packages, { recursive: true, encoding: 'utf8' });
  for (const folder of folders.filter((path) => basename(path) === 'prebuilds'))
    for (const system of readdirSync(join(packages, folder)))
      if (system !== `linux-${architecture}`) rmSync(join(packages, folder, system), { recursive: true });
}

await build();
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const version = readFileSync(join('dist', 'VERSION'), 'utf8').trim();
const name = `windsock-${version.replace('+', '-')}-linux-${architecture}`;
const work = mkdtempSync(join(tmpdir(), 'windsock-pack-'));
const stage = join(work, name);
try {
  mkdirSync(join(stage, 'bin'), { recursive: true });
  const { name: product, type, license, engines, dependencies } = manifest;
  const packed = { name: product, version, private: true, type, license, engines, dependencies };
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(file, join(stage, file));
  run('npm', ['ci', ...NPM_INSTALL], stage);
  dropForeignBinaries(join(stage, 'node_modules'));
  for (const file of ['package-lock.json', '.npmrc', join('node_modules', '.package-lock.json')])
    rmSync(join(stage, file), { force: true });
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  writeFileSync(join(stage, 'sbom.cdx.json'), billOfMaterials(stage, version));
  cpSync('dist', join(stage, 'dist'), { recursive: true });
  writeFileSync(join(stage, 'SCHEMA'), `${SCHEMA_VERSION}\n`);
  for (const path of ['ops', join('docs', 'operations.md'), '.env.example', 'CHANGELOG.md', 'SECURITY.md'])
    cpSync(path, join(stage, path), { recursive: true });

  const runtime = join(work, 'runtime');
  mkdirSync(runtime);
  writeFileSync(join(runtime, 'package.json'), '{"private":true}');
  // With --force: it is requested by name, and may be for another architecture.
  run('npm', ['install', '--force', ...NPM_INSTALL, `node-linux-${architecture}@${NODE_VERSION}`], runtime);
  const node = join(runtime, 'node_modules', `node-linux-${architecture}`);
  cpSync(join(node, 'bin', 'node'), join(stage, 'bin', 'node'));
  cpSync(join(node, 'LICENSE'), join(stage, 'bin', 'LICENSE-node'));

  mkdirSync(TARGET, { recursive: true });
  for (const old of readdirSync(TARGET).filter((file) => file.includes(`-linux-${architecture}.`)))
    rmSync(join(TARGET, old));
  const archive = resolve(TARGET, `${name}.tar.xz`);
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
  run('tar', [...owner, '--use-compress-program=xz -6 -T0', '-cf', archive, name], work);
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${name}.tar.xz\n`);
  cpSync(join(stage, 'sbom.cdx.json'), resolve(TARGET, `${name}.cdx.json`));
  console.log(`${archive}\n${sum}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
