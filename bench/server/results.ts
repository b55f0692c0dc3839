/** Tables for the screen and for bench/results.md. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import type { Figure } from './figures.ts';
import type { Engine } from './starts.ts';

const FILE = 'bench/results.md';
const INTRODUCTION = `# What was measured

By \`npm run bench\` (\`-- --rows 100000\` for more reports), which writes this file; what is measured and how: \`bench/server/\`.
A ratio is the median of rounds in which the product and what it is held against took turns, with the middle half of the
rounds in brackets, then the medians of both. Times are of single requests from one connection unless it says otherwise.`;

const sign = ({ met }: Figure): string => (met === null ? '' : met ? 'met' : '**not met**');

/** The machine and the versions, and how busy it was with other work when the run began. */
export function circumstances(engine: Engine, version: string, busyBefore: number): string {
  const [cpu] = cpus();
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
  const pglite = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
    version: string;
  };
  return [
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `${cpus().length} cores of ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}, Fastify ${dependencies['fastify']?.replace('^', '')}, ${engine === 'embedded' ? `PGlite ${pglite.version} (${version})` : version}`,
    `load average before ${busyBefore.toFixed(1)}, after ${loadavg()[0]?.toFixed(1)} (of which this run itself is about 2)`,
  ].join('; ');
}

/** The heading of an engine's table. */
export function heading(engine: Engine, rows: number): string {
  const name = engine === 'embedded' ? 'Embedded database' : 'PostgreSQL server';
  return `## ${name}, ${rows.toLocaleString('en')} reports`;
}

/** One section: heading, circumstances, table. */
export function section(title: string, line: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => `| ${figure.name} | ${figure.goal} | ${figure.measured} | ${sign(figure)} |`);
  return [title, '', `${line}.`, '', '| figure | goal | measured | |', '|---|---|---|---|', ...rows, ''].join('\n');
}

/** Puts the section in the place of the one with the same heading, or at the end. */
export function writeSection(text: string): void {
  const [title] = text.split('\n');
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const kept = old.split(/\n(?=## )/).filter((part) => part.startsWith('## '));
  const others = kept.filter((part) => !part.startsWith(`${title}\n`));
  const all = [...others, text].map((part) => part.trim()).sort();
  writeFileSync(FILE, `${INTRODUCTION}\n\n${all.join('\n\n')}\n`);
}
