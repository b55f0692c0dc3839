/** Tables for the screen and for bench/results.tsv. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Figure } from './figures.ts';
import type { Engine } from './starts.ts';

const FILE = 'bench/results.tsv';
const HEADER = 'setting\tfigure\tgoal\tmeasured\tmet';

const verdict = ({ met }: Figure): string => (met === null ? '' : met ? 'met' : 'not met');

/** The machine, the versions, and the CPU load by other processes when the run began. */
export function describeEnvironment(engine: Engine, version: string, busyBefore: number): string {
  const [cpu] = cpus();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const pglite = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
    version: string;
  };
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}, Fastify ${dependencies['fastify']?.replace('^', '')}, ${engine === 'embedded' ? `PGlite ${pglite.version} (${version})` : version}`,
    `load average before ${busyBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)} (this run itself adds about 2)`,
  ].join('; ');
}

/** The name of an engine's table. */
export function settingOf(engine: Engine, rows: number): string {
  const name = engine === 'embedded' ? 'Embedded database' : 'PostgreSQL server';
  return `${name}, ${rows.toLocaleString('en')} reports`;
}

/** The rows of one table: its environment, then each figure. */
export function linesOf(setting: string, measuredOn: string, figures: readonly Figure[]): string[][] {
  const rows = figures.map((figure) => [setting, figure.name, figure.goal, figure.measured, verdict(figure)]);
  return [[setting, 'measured on', '', measuredOn, ''], ...rows];
}

/** A setting's measured texts by figure; empty if there are none. */
export function measuredIn(setting: string): Map<string, string> {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const cells = lines.map((line) => line.split('\t')).filter(([of]) => of === setting);
  return new Map(cells.map(([, name = '', , measured = '']) => [name, measured]));
}

/** Replaces the rows of the same setting in the file. */
export function writeLines(lines: readonly string[][]): void {
  const setting = `${lines[0]?.[0]}\t`;
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1) : [];
  const others = old.filter((line) => !line.startsWith(setting));
  writeFileSync(FILE, `${[HEADER, ...others, ...lines.map((cells) => cells.join('\t'))].join('\n')}\n`);
}
