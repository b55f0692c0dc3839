// npm run bench [-- --rows 10000] [-- --engine embedded|server] [-- --only name]: the built server in a separate
// process on a database filled with reports, compared with its theoretical limits, alternating within a run.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { programCopy } from '../../test/faults/server-process.ts';
import { growth } from './growth.ts';
import { measureCache } from './measures/cache.ts';
import { measureFilters } from './measures/filters.ts';
import { measureMail } from './measures/mail.ts';
import { measureMixedLoad } from './measures/mixed-load.ts';
import { measurePublicReads } from './measures/public-reads.ts';
import { measureLists, measureSearch } from './measures/search.ts';
import { measureActionRegister } from './measures/staff/action-register.ts';
import { measureBackup } from './measures/staff/backup.ts';
import { measureImport } from './measures/staff/import.ts';
import { measureSafetyTeam } from './measures/staff/safety-team.ts';
import { measureTrends } from './measures/trends.ts';
import { measureApproval, measureSignIn, measureSubmission } from './measures/writes.ts';
import { describeEnvironment, linesOf, measuredIn, settingOf, writeLines } from './results.ts';
import { measureSeeding } from './seeding/proof.ts';
import { type Engine, startFigures } from './starts.ts';
import { withTestBed } from './test-bed.ts';

const MEASURES = {
  loading: measureSeeding,
  cache: measureCache,
  filters: measureFilters,
  search: measureSearch,
  lists: measureLists,
  publicReads: measurePublicReads,
  safetyTeam: measureSafetyTeam,
  actionRegister: measureActionRegister,
  trends: measureTrends,
  backup: measureBackup,
  importing: measureImport,
  signIn: measureSignIn,
  approval: measureApproval,
  submission: measureSubmission,
  mail: measureMail,
  mixedLoad: measureMixedLoad,
};

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    engine: { type: 'string', multiple: true, default: ['server', 'embedded'] },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const chosen = Object.entries(MEASURES).filter(([name]) => values.only.length === 0 || values.only.includes(name));
if (chosen.length === 0) throw new Error(`--only is one of ${Object.keys(MEASURES).join(', ')}`);

/** Measures one engine; a failing measure becomes a row of the table and does not end the run. */
async function bench(engine: Engine, rows: number, program: string): Promise<void> {
  const began = performance.now();
  const busyBefore = loadavg()[0] ?? 0;
  const testBed = await withTestBed({ engine, rows, program }, async (testBed) => {
    for (const [name, measure] of chosen) {
      const figures = await measure(testBed).catch((error: unknown) => [
        {
          name,
          goal: 'an answer',
          measured: String(error)
            .slice(0, 300)
            .replaceAll(/[\r\n\t|]+/g, ' '),
          met: false,
        },
      ]);
      testBed.figures.push(...figures);
      console.error(`${Math.round((performance.now() - began) / 1_000)} s: ${engine}, ${name}`);
    }
    testBed.figures.push(...startFigures(testBed));
  });
  const lines = linesOf(
    settingOf(engine, rows),
    describeEnvironment(engine, testBed.version, busyBefore),
    testBed.figures,
  );
  console.log(`\n${lines.map(([, ...cells]) => `| ${cells.join(' | ')} |`).join('\n')}`);
  if (values.only.length > 0) return;
  writeLines(lines);
  const grown = growth([rows / 100, rows / 10, rows].map((count) => measuredIn(settingOf(engine, count))));
  if (grown.length > 0)
    writeLines(linesOf(`${settingOf(engine, rows)}, growth`, 'with a hundredth, a tenth, all', grown));
}

const program = programCopy();
process.once('exit', () => rmSync(program, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
for (const engine of values.engine) {
  if (engine !== 'embedded' && engine !== 'server') throw new Error('--engine is embedded or server');
  await bench(engine, Number(values.rows), program);
}
process.exit(0);
