/**
 * Builds the service worker: dist/worker/sw.js, one file that lists every file of `/submit` in each language. Run after
 * the browser builds, whose manifests it reads.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { LANGUAGES, type Language } from './domain/language/languages.ts';

const MODULE = 'virtual:page-files';
const FORM = 'reports/submit/submit-page.tsx';

type Entry = { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] };

const manifestOf = (language: Language) => fileURLToPath(new URL(`./dist/web/.vite/${language}.json`, import.meta.url));

const readManifest = (language: Language) =>
  JSON.parse(readFileSync(manifestOf(language), 'utf8')) as Record<string, Entry>;

/** Other pages, and modules that only lists and staff pages load, are not part of the form. */
const isOutsideForm = (importer: Entry | undefined, key: string): boolean =>
  key !== FORM &&
  (key.endsWith('-page.tsx') || key.startsWith('_list-') || ['list', 'staff'].includes(importer?.name ?? ''));

/** The form's scripts in one language, including what they load later and the flight log worker. */
function scriptsOf(manifest: Record<string, Entry>): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    for (const next of entry?.imports ?? []) visit(next);
    for (const next of entry?.dynamicImports ?? []) if (!isOutsideForm(entry, next)) visit(next);
  };
  for (const key of ['main.tsx', FORM]) visit(key);
  const scripts = [...seen].flatMap((key) => [manifest[key]?.file, ...(manifest[key]?.assets ?? [])]);
  return scripts.filter((file) => file?.endsWith('.js') === true);
}

/** Font files, which only the first build emits. */
function fonts(): string[] {
  return Object.values(readManifest('en')).flatMap(({ file }) => (file.endsWith('.woff2') ? file : []));
}

function pageFiles(): Plugin {
  return {
    name: 'page-files',
    resolveId: { filter: { id: /^virtual:page-files$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:page-files$/ },
      handler() {
        const built = LANGUAGES.filter((language) => existsSync(manifestOf(language)));
        const files = Object.fromEntries(
          built.map((language) => [
            language,
            [...scriptsOf(readManifest(language)), ...fonts(), 'favicon.svg'].map((file) => `/${file}`).sort(),
          ]),
        );
        const text = JSON.stringify(files);
        const version = createHash('sha256').update(text).digest('hex').slice(0, 8);
        return `export const files = ${text};\nexport const version = '${version}';`;
      },
    },
  };
}

export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [pageFiles()],
  build: {
    outDir: fileURLToPath(new URL('./dist/worker', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: 'web/worker/worker.ts',
      output: { entryFileNames: 'sw.js', codeSplitting: false },
    },
  },
});
