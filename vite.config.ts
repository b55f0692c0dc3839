/**
 * Builds the browser's files in one language: dist/web, with a manifest for the renderer and every text file
 * compressed. Languages share the folder; the first, English, empties it and emits the styles for all.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { CHUNKS, isIn } from './vite.chunks.ts';
import { buildLanguage, resolveWords } from './vite.language.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const OUT = here('./dist/web');
const PUBLIC = here('./web/public');
const COMPRESSIBLE = /\.(?:js|css|svg|txt|json|html)$/;
/** Smaller files are sent uncompressed: compression would save nothing. */
const COMPRESS_MIN_BYTES = 1024;

/** Smaller replacements for parts of packages, shared with the renderer so that both produce the same markup. */
export const LEAN_ALIASES = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: here('./web/shims/lucide-icon.ts'),
  },
  { find: 'regexparam', replacement: here('./web/shims/wouter-parser.ts') },
  // Built into React since version 18.
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
];

/** Replaces Vite's preload helper, which no alias can. */
function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => here('./web/shims/preload.ts') },
  };
}

/** Leaves out what only lucide's own component reads: names, sizes, aliases, and keys, since the shim needs none. */
function leanIcons(): Plugin {
  const unused = /,\s*key: "[^"]*"|(?<=\{)\s*name: "[^"]*",|\s*size: \d+,|,\s*aliases: \[[^\]]*\]|__iconData\.node;/g;
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replace(unused, ''), map: null }),
    },
  };
}

/** Query's imports of parts that only some pages need, with their importers; and the modules that provide them. */
const DEFERRED_QUERY = here('./web/shims/deferred-query.ts');
const DEFERRED_IMPORTS: Record<string, string> = {
  './mutation.js': 'mutationCache.js',
  './infiniteQueryBehavior.js': 'query.js',
};
const PROVIDERS: Record<string, [part: string, from: string]> = {
  'mutationObserver.js': ['Mutation', './mutation.js'],
  'infiniteQueryObserver.js': ['infiniteQueryBehavior', './infiniteQueryBehavior.js'],
};

/** Query's mutations and infinite lists are loaded with the code that uses them, not on every page. */
function deferredQueryParts(): Plugin {
  const nameIn = (id = '') => /query-core\/.*\/(\w+\.js)/.exec(id)?.[1] ?? '';
  return {
    name: 'deferred-query-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(?:mutation|infiniteQueryBehavior)\.js$/ },
      handler: (id, importer) =>
        DEFERRED_IMPORTS[id] && DEFERRED_IMPORTS[id] === nameIn(importer) ? DEFERRED_QUERY : null,
    },
    transform: {
      filter: { id: /query-core/ },
      handler(code, id) {
        const [part, from] = PROVIDERS[nameIn(id)] ?? [];
        if (!part) return null;
        const providing = `import { ${part} as loaded } from '${from}';\nimport { provide } from '${DEFERRED_QUERY}';\nprovide({ ${part}: loaded });\n`;
        return { code: providing + code, map: null };
      },
    },
  };
}

/** Modules that are in the build only if the replacements above took effect. */
const REPLACEMENTS = ['lucide-icon', 'wouter-parser', 'preload', 'deferred-query'].map((name) =>
  here(`./web/shims/${name}.ts`),
);

/** Fails the build if a package has renamed what is replaced; the build would silently grow (decision 054). */
function replacementsAreUsed(): Plugin {
  return {
    name: 'replacements-are-used',
    apply: 'build',
    buildEnd(failure) {
      if (failure) return;
      const modules = new Set(this.getModuleIds());
      const providers = [...modules].filter((id) => this.getModuleInfo(id)?.importedIds.includes(DEFERRED_QUERY));
      const unused = REPLACEMENTS.filter((id) => !modules.has(id));
      if (unused.length > 0) this.error(`nothing imports ${unused.join(', ')}: a package has renamed what it replaces`);
      const wanted = [...Object.values(DEFERRED_IMPORTS), ...Object.keys(PROVIDERS)];
      const missed = wanted.filter((name) => !providers.some((id) => id.endsWith(`/${name}`)));
      if (missed.length > 0) this.error(`Query has no part ${missed.join(', ')} that uses ${DEFERRED_QUERY} any more`);
    },
  };
}

/** Compresses a built file in advance at the highest level, so that no response waits for it. */
async function compress(entry: string, content: Uint8Array): Promise<void> {
  if (!COMPRESSIBLE.test(entry) || entry.startsWith('.vite') || content.length <= COMPRESS_MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  const file = join(OUT, entry);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses the output of this build from memory: another language's build may be writing to the same folder. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    async writeBundle(_, bundle) {
      const files = Object.values(bundle).map((file) => ({
        entry: file.fileName,
        content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      const publicFiles = IS_FIRST ? readdirSync(PUBLIC) : [];
      for (const entry of publicFiles) files.push({ entry, content: readFileSync(join(PUBLIC, entry)) });
      await Promise.all(files.map(({ entry, content }) => compress(entry, content)));
    },
  };
}

const LANGUAGE = buildLanguage();
/** The first one empties the folder and emits the styles. */
const IS_FIRST = LANGUAGE === 'en';

export default defineConfig({
  root: 'web',
  plugins: [
    resolveWords(LANGUAGE),
    react(),
    tailwindcss(),
    leanPreload(),
    leanIcons(),
    deferredQueryParts(),
    replacementsAreUsed(),
    precompress(),
  ],
  resolve: { alias: LEAN_ALIASES },
  build: {
    outDir: OUT,
    emptyOutDir: IS_FIRST,
    copyPublicDir: IS_FIRST,
    target: 'es2022',
    manifest: `.vite/${LANGUAGE}.json`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Inlines words where they are used, and drops those of other languages.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: {
        main: 'web/main.tsx',
        'prefetch-links': 'web/prefetch-links.ts',
        load: 'web/document/hydrate-on-interaction.ts',
        present: 'web/briefing/present.ts',
        // For static pages; the form loads it like its other modules.
        waiting: 'web/components/waiting/panel/show.tsx',
        ...(IS_FIRST && {
          briefing: 'web/styles/briefing.css',
          public: 'web/styles/public.css',
          staff: 'web/styles/staff.css',
        }),
      },
      // Code that every page needs is one file: fewer requests, and better compression than many small files.
      output: {
        // The first scripts name some seventy files, and hashes do not compress; 36 bits suffice to identify a file.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: Object.entries(CHUNKS).map(([name, modules]) => ({
            name,
            test: (id: string) => isIn(id, modules),
          })),
        },
      },
    },
  },
});
