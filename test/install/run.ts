/**
 * `npm run test:install`: types the commands of ops/install.md as written, on a bare Debian of each release that it
 * names: installation, lost disk, upgrade and both ways back, and other mishaps. `-- bookworm` runs one release only.
 * Root on Debian only.
 */
import { execFileSync } from 'node:child_process';
import { startSink } from '../smtp/sink.ts';
import { archiveOf, factsOf } from './archives.ts';
import { expect } from './expect.ts';
import { runLifecycle } from './lifecycle.ts';
import { RELEASES } from './machine.ts';

const ARCHIVE_MAX_MB = 60;

if (process.getuid?.() !== 0) {
  process.stderr.write('The installation test boots a separate system and needs root.\n');
  process.exit(1);
}
for (const architecture of ['x64', 'arm64']) {
  execFileSync('npm', ['run', '-s', 'pack', '--', architecture], { stdio: 'inherit' });
  const { megabytes, format, missing, binaries, foreign } = factsOf(architecture);
  const size = `${megabytes.toFixed(1)} MB`;
  expect(`the archive for ${architecture} has at most ${ARCHIVE_MAX_MB} MB (${size})`, megabytes <= ARCHIVE_MAX_MB);
  expect('its bill of materials is CycloneDX and names every package', format === 'CycloneDX' && missing.length === 0);
  expect(
    `each of its ${binaries.length} binaries is for ${architecture}`,
    binaries.length > 2 && foreign.length === 0,
    foreign.join('\n'),
  );
}
const sink = await startSink();
try {
  for (const release of RELEASES.filter((each) => process.argv.length < 3 || process.argv.includes(each)))
    await runLifecycle(release, archiveOf(process.arch), sink);
} finally {
  await sink.close();
}
