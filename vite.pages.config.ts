/**
 * Builds the server's page renderer for one language: dist/pages/en.js, one self-contained file that includes the names
 * of the browser's files. Run after the browser build.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { LEAN_ALIASES } from './vite.config.ts';
import { buildLanguage, resolveWords } from './vite.language.ts';

const LANGUAGE = buildLanguage();
const BROWSER_BUILD = new URL('./dist/web/', import.meta.url);
const MODULE = 'virtual:browser-build';

/** Gives the renderer the browser build's manifest and the inline styles of public pages. */
function browserBuild(): Plugin {
  return {
    name: 'browser-build',
    resolveId: { filter: { id: /^virtual:browser-build$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:browser-build$/ },
      handler() {
        const read = (file: string) => readFileSync(new URL(file, BROWSER_BUILD), 'utf8');
        const manifestOf = (language: string) =>
          JSON.parse(read(`.vite/${language}.json`)) as Record<string, { file: string }>;
        // Styles and fonts are the same in every language, and come from the first build.
        const shared = Object.entries(manifestOf('en')).filter(([, { file }]) => !file.endsWith('.js'));
        const manifest = { ...Object.fromEntries(shared), ...manifestOf(LANGUAGE) };
        const css = (sheet: string) => JSON.stringify(read(manifest[`styles/${sheet}.css`]?.file ?? '').trim());
        return [
          `export const manifest = ${JSON.stringify(manifest)};`,
          `export const publicCss = ${css('public')};`,
          `export const briefingCss = ${css('briefing')};`,
        ].join('\n');
      },
    },
  };
}

export default defineConfig({
  root: 'web',
  publicDir: false,
  plugins: [resolveWords(LANGUAGE), react(), browserBuild()],
  resolve: { alias: LEAN_ALIASES },
  ssr: { noExternal: true },
  // Production React only, whatever the server's environment says.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'document/render.tsx',
    outDir: fileURLToPath(new URL('./dist/pages', import.meta.url)),
    emptyOutDir: LANGUAGE === 'en',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      output: {
        // As in vite.server.config.ts: V8 keeps the source in memory.
        charset: 'ascii',
        comments: { legal: true, annotation: false, jsdoc: false },
        entryFileNames: `${LANGUAGE}.js`,
        codeSplitting: false,
      },
    },
  },
});
