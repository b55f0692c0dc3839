/** The browser build as the renderer sees it (vite.pages.config.ts). */
declare module 'virtual:browser-build' {
  type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
  export const manifest: Record<string, Chunk>;
  /** Inlined in each public page. */
  export const publicCss: string;
  /** In the briefing alone. */
  export const briefingCss: string;
}
