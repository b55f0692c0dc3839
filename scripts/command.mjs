// npm run backup, restore and the other commands: installs what is missing, builds what is out of date, and becomes the
// command, like scripts/start.mjs. The name comes first, then what the command is told.
import { chdir } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.INIT_CWD ??= process.cwd();
chdir(root);
install();
build();
const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(`${root}/dist/server/commands/${name}.js`).href);
