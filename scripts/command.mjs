// npm run backup, restore and the other commands: runs the built command named by the first argument, with the
// remaining ones. It never installs or builds: a server may be running from these very files.
import { existsSync } from 'node:fs';
import { chdir } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.INIT_CWD ??= process.cwd();
chdir(root);
const [name] = process.argv.splice(2, 1);
const file = `${root}/dist/server/commands/${name}.js`;
if (!existsSync(file) || !existsSync(`${root}/node_modules`)) {
  console.error(`The program is not built: npm ci && npm run build, then npm run ${name} again`);
  process.exit(1);
}
await import(pathToFileURL(file).href);
