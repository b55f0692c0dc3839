// Regenerates package-lock.json, for every platform and without download addresses. npm omits other platforms' packages
// from a lock file that it writes without addresses, so these are written first and removed here. Run it (`npm run
// lock`) after changing a dependency.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

rmSync('package-lock.json', { force: true });
rmSync('node_modules', { recursive: true, force: true });
const result = spawnSync('npm', ['install', '--package-lock-only', '--omit-lockfile-registry-resolved=false'], {
  stdio: 'inherit',
});
if (result.status !== 0) process.exit(result.status ?? 1);
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
