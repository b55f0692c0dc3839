/**
 * Fetches what a module that is loaded later imports, all at once instead of one after the other. Stands in for Vite's
 * helper (vite.config.ts), which also knows style sheets, nonces and old browsers: a kilobyte in every page.
 */
const fetched = new Set<string>();

/** Loads a module; `files` are those it stands on, as the build names them. */
export function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
  }
  return load();
}
