/** Facts to check about each archive of `npm run pack`, and the next version of one for an upgrade. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const FOLDER = 'dist-archive';
const MEGABYTE = 1_000_000;
/** Offset of the machine field in an ELF header (ELF specification, e_machine). */
const MACHINE_AT = 18;
const MACHINES: Record<string, number> = { x64: 62, arm64: 183 };

const filesOf = (architecture: string): string[] =>
  readdirSync(FOLDER).filter((name) => name.includes(`-linux-${architecture}.`));

/** The name of an architecture's archive, and of the folder in it. */
export function archiveOf(architecture: string): string {
  const [archive = ''] = filesOf(architecture).filter((name) => name.endsWith('.tar.xz'));
  return archive.slice(0, -'.tar.xz'.length);
}

/** The paths to copy to the server: the archive and its checksum. */
export const toCopy = (name: string): string[] =>
  [`${name}.tar.xz`, `${name}.tar.xz.sha256`].map((file) => join(FOLDER, file));

export type ArchiveFacts = {
  megabytes: number;
  format: string;
  missing: string[];
  binaries: string[];
  foreign: string[];
};

/** Facts about an archive: its size, packages missing from its bill of materials, and binaries for another machine. */
export function factsOf(architecture: string): ArchiveFacts {
  const name = archiveOf(architecture);
  const bill = JSON.parse(readFileSync(join(FOLDER, `${name}.cdx.json`), 'utf8'));
  const names = new Set(
    bill.components.map(({ group, name: short }: { group?: string; name: string }) =>
      group ? `${group}/${short}` : short,
    ),
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const archive = join(FOLDER, `${name}.tar.xz`);
  const work = mkdtempSync(join(tmpdir(), 'windsock-archive-'));
  try {
    execFileSync('tar', ['--extract', '--file', archive, '--directory', work]);
    const entries = readdirSync(work, { recursive: true, encoding: 'utf8' });
    const binaries = entries.filter((path) => path.endsWith('.node') || path.endsWith('/bin/node'));
    const isForeign = (path: string) => {
      const header = readFileSync(join(work, path)).subarray(0, MACHINE_AT + 2);
      return header.toString('latin1', 1, 4) !== 'ELF' || header.readUInt16LE(MACHINE_AT) !== MACHINES[architecture];
    };
    return {
      megabytes: statSync(archive).size / MEGABYTE,
      format: bill.bomFormat,
      missing: Object.keys(dependencies).filter((dependency) => !names.has(dependency)),
      binaries,
      foreign: binaries.filter(isForeign),
    };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The same program under another version, packed as `npm run pack` does; returns the paths to copy. */
export function nextVersion(name: string, next: string): string[] {
  const work = mkdtempSync(join(tmpdir(), 'windsock-next-'));
  execFileSync('tar', ['--extract', '--file', resolve(FOLDER, `${name}.tar.xz`), '--directory', work]);
  renameSync(join(work, name), join(work, next));
  const archive = join(work, `${next}.tar.xz`);
  execFileSync('tar', ['--use-compress-program=xz -0 -T0', '-cf', archive, next], { cwd: work });
  rmSync(join(work, next), { recursive: true, force: true });
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${sum}  ${next}.tar.xz\n`);
  return [archive, `${archive}.sha256`];
}
