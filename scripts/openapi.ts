/** Writes docs/openapi.json from the registered routes: `tsx scripts/openapi.ts`. A test keeps it current. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../server/app.ts';
import type { Database } from '../server/db/database.ts';
import { openApiDocument } from '../server/http/api-document/openapi.ts';
import { noMail } from '../server/mail/outbox.ts';

export const OPENAPI_FILE = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

/** The document. The app handles no request, so its database is a stub. */
export async function openApi(): Promise<object> {
  const app = await buildApp({
    services: {
      database: {} as Database,
      clock: () => new Date(0),
      countryOf: () => null,
      site: { productName: 'Windsock', contactEmail: 'hello@windsock.example', siteDomain: 'windsock.example' },
      defaultLanguage: 'en',
      hasContact: false,
      publicUrl: null,
      rateLimits: true,
      offlineForm: true,
      secretKey: null,
      requireSecondFactor: 'off',
      installation: { version: '', dataDir: null, retentionDays: null, certificate: null },
      mail: noMail,
    },
    trustProxy: false,
    logLevel: 'silent',
  });
  const document = openApiDocument(app.apiCalls);
  await app.close();
  return document;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(OPENAPI_FILE, JSON.stringify(await openApi()));
  execFileSync('npx', ['biome', 'format', '--write', OPENAPI_FILE]);
}
