/** Which of the browser build's files a page needs, in the order in which the browser should ask for them. */
import { manifest } from 'virtual:browser-build';

const BASE = '/';

/** The address of a built file by its source. */
export function assetUrl(source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The browser build has no ${source}`);
  return BASE + chunk.file;
}

/** The scripts that these modules import, directly or not, themselves among them. */
export function scriptUrls(sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) visit(imported);
  };
  sources.forEach(visit);
  return [...seen].map(assetUrl);
}

/** The face of latin text, wanted by every page. */
export function fontUrl(): string {
  const source = Object.keys(manifest).find((name) => name.endsWith('inter-latin-opsz-normal.woff2'));
  return assetUrl(source ?? 'inter-latin-opsz-normal.woff2');
}
