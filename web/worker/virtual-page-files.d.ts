declare module 'virtual:page-files' {
  /** What `/submit` is made of, by language: addresses of built files. */
  export const files: Record<string, readonly string[]>;
  /** Another one for other files. */
  export const version: string;
}
