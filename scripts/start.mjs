// npm start: installs what is missing, builds what is out of date, and becomes the server (C1.1). The server
// runs in this same process, so that every signal reaches it (C1.5).
import { chdir } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Windsock needs Node 20.19 or newer; this is Node ${process.versions.node}`);
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
chdir(root);
install();
await build();
await import(pathToFileURL(`${root}/dist/server/main.js`).href);
