declare module 'virtual:page-files' {
  /** Built files of `/submit`, by language. */
  export const files: Record<string, readonly string[]>;
  /** Changes with the files. */
  export const version: string;
}
