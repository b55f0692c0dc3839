/** Builds the server: one file for main, one for the child that makes a database. Packages stay in node_modules. */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/server',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    rollupOptions: {
      input: { main: 'server/main.ts', 'create-embedded-main': 'server/db/create-embedded-main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
