/**
 * Builds the server: one file for main, one for the child that makes a database, one for each command. Packages are
 * bundled too: loading them one file after the other takes half of a start. Those with a binary or data of their own
 * stay in node_modules.
 */
import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const WITH_FILES = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'fs-native-extensions',
  '@ip-location-db/geo-whois-asn-country-mmdb',
];

/** What `npm run NAME` starts (scripts/command.mjs). */
const COMMANDS = [
  'backup',
  'restore',
  'move',
  'recover-super-admin',
  'retention',
  'mail-test',
  'restore-drill',
  'clear-mail-wishes',
  'backup-failed',
];

/** The recogniser of names lies beside the built server as in the sources (server/anonymise/name-tagger.ts). */
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
  ssr: { noExternal: true, external: WITH_FILES },
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
        // A file of its own beside main: it finds the pages by its own place.
        serve: 'server/serve.ts',
        'create-embedded-main': 'server/db/embedded/create-cluster-main.ts',
        ...Object.fromEntries(COMMANDS.map((name) => [`commands/${name}`, `server/commands/${name}.ts`])),
      },
      output: {
        // The process holds its sources for ever, and two bytes a character where one of a file is beyond Latin letters.
        charset: 'ascii',
        // 20 MiB less in the process; names of functions stay, for the places of faults in the log.
        minify: { compress: true, mangle: { toplevel: true, keepNames: true }, codegen: { removeWhitespace: true } },
        comments: { legal: true, annotation: false, jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
