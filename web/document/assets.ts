/** A page's script files, in the order in which to request them. */
import { manifest } from 'virtual:browser-build';

const BASE = '/';

/** Modules are keyed by path, chunks of vite.chunks.ts by name. */
function keyOf(source: string): string {
  if (manifest[source]) return source;
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.name === source);
  if (key === undefined) throw new Error(`The browser build has no ${source}`);
  return key;
}

export function assetUrl(source: string): string {
  return BASE + manifest[keyOf(source)]?.file;
}

/** All transitive imports of these modules or chunks, including themselves. */
export function scriptUrls(sources: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    for (const imported of manifest[source]?.imports ?? []) visit(imported);
  };
  sources.map(keyOf).forEach(visit);
  return [...visited].map(assetUrl);
}

export function fontUrl(): string {
  return assetUrl('ui/inter/inter.woff2');
}
