/**
 * Builds the server: one file for main, one for the child process that creates a database, one for each command.
 * Packages are bundled too, since loading their files one by one takes half of the startup time; those with binaries or
 * data stay in node_modules.
 */
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const EXTERNAL_PACKAGES = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fs-native-extensions',
  '@ip-location-db/geo-whois-asn-country-mmdb',
];

/** The commands of `npm run NAME` (scripts/command.mjs). */
const COMMANDS = [
  'backup',
  'restore',
  'move',
  'recover-super-admin',
  'retention',
  'mail-test',
  'restore-drill',
  'clear-email-requests',
  'backup-failed',
];

/** Copied to the same paths below the built server, where server/anonymise/name-tagger.ts looks for them. */
const NAME_TAGGER = ['weights.bin.br', 'words.bin.br', 'towns.bin.br', 'checksums.txt', 'NOTICE'].map(
  (file) => `deidentify/tagger/data/${file}`,
);

function withNameTagger(): Plugin {
  return {
    name: 'name-tagger',
    generateBundle() {
      for (const fileName of NAME_TAGGER) this.emitFile({ type: 'asset', fileName, source: readFileSync(fileName) });
    },
  };
}

export default defineConfig({
  publicDir: false,
  plugins: [withNameTagger()],
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    rollupOptions: {
      input: {
        main: 'server/main.ts',
        // A separate file beside main: it finds the pages relative to its own path.
        serve: 'server/serve.ts',
        'create-embedded-main': 'server/db/embedded/create-cluster-main.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [`commands/${name}`, `server/commands/${name}.ts`])),
      },
      output: {
        // V8 keeps the source in memory, at two bytes per character if a file has any character beyond Latin-1.
        charset: 'ascii',
        // Saves 20 MiB of memory; function names are kept for stack traces in the log.
        minify: { compress: true, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
        comments: { legal: true, annotation: false, jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
