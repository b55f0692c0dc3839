/**
 * Builds what the browser loads in one language: dist/web, with a manifest for the renderer and every text file compressed
 * once. Languages lie side by side; the first one, English, empties the folder and brings the styles for all.
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
import { buildLanguage, wordsOf } from './vite.language.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const OUT = here('./dist/web');
const PUBLIC = here('./web/public');
const TEXT = /\.(?:js|css|svg|txt|json|html)$/;
/** Smaller files are sent as they are: a compressed copy would save nothing. */
const COMPRESS_FROM = 1024;

/** Smaller stand-ins for parts of packages; the renderer has the same, so that both draw the same. */
export const LEAN = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: here('./web/shims/lucide-icon.ts'),
  },
  { find: 'regexparam', replacement: here('./web/shims/no-patterns.ts') },
  // React has had it built in since 18.
  { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
];

/** Our helper in place of Vite's, which no alias reaches. */
function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => here('./web/shims/preload.ts') },
  };
}

/** Where Query asks for what only some pages have, and who brings it there. */
const DEFERRED_QUERY = here('./web/shims/deferred-query.ts');
const ASKS_LATE: Record<string, string> = {
  './mutation.js': 'mutationCache.js',
  './infiniteQueryBehavior.js': 'query.js',
};
const BRINGS_LATE: Record<string, [part: string, from: string]> = {
  'mutationObserver.js': ['Mutation', './mutation.js'],
  'infiniteQueryObserver.js': ['infiniteQueryBehavior', './infiniteQueryBehavior.js'],
};

/** Query's changes and endless lists come with who uses them, not with every page. */
function deferredQueryParts(): Plugin {
  const nameIn = (id = '') => /query-core\/.*\/(\w+\.js)/.exec(id)?.[1] ?? '';
  return {
    name: 'deferred-query-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(?:mutation|infiniteQueryBehavior)\.js$/ },
      handler: (id, importer) => (ASKS_LATE[id] && ASKS_LATE[id] === nameIn(importer) ? DEFERRED_QUERY : null),
    },
    transform: {
      filter: { id: /query-core/ },
      handler(code, id) {
        const [part, from] = BRINGS_LATE[nameIn(id)] ?? [];
        if (!part) return null;
        const bringing = `import { ${part} as late } from '${from}';\nimport { bring } from '${DEFERRED_QUERY}';\nbring({ ${part}: late });\n`;
        return { code: bringing + code, map: null };
      },
    },
  };
}

/** What must be in the build for the replacements above to have taken effect, whatever a package has renamed. */
const REPLACEMENTS = ['lucide-icon', 'no-patterns', 'preload', 'deferred-query'].map((name) =>
  here(`./web/shims/${name}.ts`),
);

/** Fails the build if a package has renamed what is replaced: without this it would only grow (decision 054). */
function replacementsAreUsed(): Plugin {
  return {
    name: 'replacements-are-used',
    apply: 'build',
    buildEnd(failure) {
      if (failure) return;
      const modules = new Set(this.getModuleIds());
      const bringing = [...modules].filter((id) => this.getModuleInfo(id)?.importedIds.includes(DEFERRED_QUERY));
      const unused = REPLACEMENTS.filter((id) => !modules.has(id));
      if (unused.length > 0) this.error(`nothing imports ${unused.join(', ')}: a package has renamed what it replaces`);
      const wanted = [...Object.values(ASKS_LATE), ...Object.keys(BRINGS_LATE)];
      const missed = wanted.filter((name) => !bringing.some((id) => id.endsWith(`/${name}`)));
      if (missed.length > 0) this.error(`Query has no part ${missed.join(', ')} that uses ${DEFERRED_QUERY} any more`);
    },
  };
}

/** Compresses a built file at the highest level, so that no answer ever waits for it. */
async function compress(entry: string, content: Uint8Array): Promise<void> {
  if (!TEXT.test(entry) || entry.startsWith('.vite') || content.length <= COMPRESS_FROM) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGBLOCK]: 20,
  };
  const file = join(OUT, entry);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses what this build has made, from memory: the build of another language may be writing into the same folder. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    async writeBundle(_, bundle) {
      const made = Object.values(bundle).map((file) => ({
        entry: file.fileName,
        content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      const asTheyAre = IS_FIRST ? readdirSync(PUBLIC) : [];
      for (const entry of asTheyAre) made.push({ entry, content: readFileSync(join(PUBLIC, entry)) });
      await Promise.all(made.map(({ entry, content }) => compress(entry, content)));
    },
  };
}

const LANGUAGE = buildLanguage();
/** The first one empties the folder and brings the styles. */
const IS_FIRST = LANGUAGE === 'en';

export default defineConfig({
  root: 'web',
  plugins: [
    wordsOf(LANGUAGE),
    react(),
    tailwindcss(),
    leanPreload(),
    deferredQueryParts(),
    replacementsAreUsed(),
    precompress(),
  ],
  resolve: { alias: LEAN },
  build: {
    outDir: OUT,
    emptyOutDir: IS_FIRST,
    copyPublicDir: IS_FIRST,
    target: 'es2022',
    manifest: `.vite/${LANGUAGE}.json`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Words stand where they are said, and what is for another language falls away.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: {
        main: 'web/main.tsx',
        'prefetch-links': 'web/prefetch-links.ts',
        load: 'web/document/hydrate-on-interaction.ts',
        present: 'web/briefing/present.ts',
        // For pages that stand still; the form fetches it as it fetches others.
        waiting: 'web/components/waiting/panel/show.tsx',
        ...(IS_FIRST && {
          briefing: 'web/styles/briefing.css',
          public: 'web/styles/public.css',
          staff: 'web/styles/staff.css',
        }),
      },
      // What every page runs on is one file: fewer requests, and it packs better than many small ones.
      output: {
        // The first scripts name some seventy files, and a hash cannot be compressed: 42 bits tell releases apart as well.
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
