/** The browser build as the renderer sees it (vite.pages.config.ts). */
declare module 'virtual:browser-build' {
  type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
  export const manifest: Record<string, Chunk>;
  /** The styles of the public pages, as they stand in each. */
  export const publicCss: string;
  /** Those of the briefing, which stand in that page alone. */
  export const briefingCss: string;
}
