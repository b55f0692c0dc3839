/** The browser build, as imported by the renderer (vite.pages.config.ts). */
declare module 'virtual:browser-build' {
  type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
  export const manifest: Record<string, Chunk>;
  /** Inlined in each public page. */
  export const publicCss: string;
  /** For the briefing only. */
  export const briefingCss: string;
}
