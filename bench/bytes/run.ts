/**
 * Transfer size of a first visit: `npm run bench:bytes`, after `npm run build`. A real Chromium on the built server
 * with its sample data; kB are 1,000 bytes as transferred, headers included (C7.10).
 */
import { launch, startSample } from '../browser-test-bed.ts';
import { firstLoad, type MeasuredPath, SCRIPT_LIMITS } from './first-load.ts';

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);

const server = await startSample();
const browser = await launch();
const rows: Record<string, Record<string, string | number>> = {};
for (const path of Object.keys(SCRIPT_LIMITS) as MeasuredPath[]) {
  const { html, js, css, fonts, other, scripts } = await firstLoad(browser, server.address + path);
  rows[path] = {
    'JS kB': kB(js),
    'JS limit kB': SCRIPT_LIMITS[path],
    'JS files': scripts,
    'CSS kB': kB(css),
    'fonts kB': kB(fonts),
    'HTML kB': kB(html),
    'other kB': kB(other),
    'all kB': kB(html + js + css + fonts + other),
  };
}
await browser.close();
await server.stop();
console.table(rows);
