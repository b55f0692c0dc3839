/** Runs the proxies of ops/ as shipped: only addresses, ports and the certificate are the test's. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, replaceEach } from '../debian-package.ts';
import { freePort } from '../free-port.ts';
import { CERTIFICATE, KEY } from '../smtp/certificate.ts';

export type Proxy = { name: string; address: string; child: ChildProcess };

/** ops/Caddyfile in front of the instances on these ports, over plain HTTP. */
export async function startCaddy(folder: string, ports: readonly number[]): Promise<Proxy> {
  ensureInstalled('caddy');
  const proxyPort = await freePort();
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    DOMAIN: `:${proxyPort}`,
    UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  const child = spawn('caddy', ['run', '--config', 'ops/Caddyfile', '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  });
  return { name: 'Caddy', address: `http://127.0.0.1:${proxyPort}`, child };
}

/** ops/nginx.conf in front of the instances on these ports, with an untrusted certificate. */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Proxy> {
  ensureInstalled('nginx');
  const [plain, proxyPort] = [await freePort(), await freePort()];
  const inFolder = (name: string) => join(folder, name);
  writeFileSync(inFolder('fullchain.pem'), CERTIFICATE);
  writeFileSync(inFolder('privkey.pem'), KEY, { mode: 0o600 });
  const site = replaceEach(readFileSync('ops/nginx.conf', 'utf8'), [
    [
      '\tserver 127.0.0.1:3000 max_fails=0;\n',
      ports.map((port) => `\tserver 127.0.0.1:${port} max_fails=0;\n`).join(''),
    ],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['\tlisten [::]:80;\n', ''],
    ['listen 443 ', `listen 127.0.0.1:${proxyPort} `],
    ['\tlisten [::]:443 ssl http2;\n', ''],
    ['safety.example.org', 'localhost'],
    ['/etc/letsencrypt/live/localhost/', `${folder}/`],
  ]);
  writeFileSync(inFolder('site.conf'), site);
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    inFolder('nginx.conf'),
    `user root; daemon off; pid ${folder}/pid; events {} http { ${temporaryPaths.join(' ')} include ${folder}/site.conf; }`,
  );
  const run = ['-c', inFolder('nginx.conf'), '-e', inFolder('error.log')];
  execFileSync('nginx', ['-t', ...run], { stdio: 'inherit' });
  return { name: 'nginx', address: `https://127.0.0.1:${proxyPort}`, child: spawn('nginx', run, { stdio: 'ignore' }) };
}
