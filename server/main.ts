/** The entry point (C1.3): imports only Node's modules, so that an old Node or a missing package gives one line. */
import { setFlagsFromString } from 'node:v8';

const COMPACT_AFTER_MS = 1_000;

/** The same as in package.json. */
const OLDEST = [20, 19] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  console.error(`Windsock needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}`);
  process.exit(1);
}
// A start creates so much garbage that V8's young generation would grow to 48 MB and never shrink.
setFlagsFromString('--semi-space-growth-factor=1');
const program = await import('./serve.ts').catch((error: unknown) => {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  console.error(`The program cannot be loaded: ${reason}. Reinstall it as described in ops/install.md or README.md`);
  process.exit(1);
});
await program.serve();
setFlagsFromString('--semi-space-growth-factor=2');

/** A start leaves gaps in the heap, 15 MB of 150, which V8 closes only on request. */
async function compactHeap(): Promise<void> {
  const { collectGarbage } = await import('./http/monitoring/collect-garbage.ts');
  setFlagsFromString('--compact-on-every-full-gc');
  collectGarbage();
  setFlagsFromString('--no-compact-on-every-full-gc');
}
setTimeout(compactHeap, COMPACT_AFTER_MS).unref();
