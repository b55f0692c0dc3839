/** Types for what we use of fs-native-extensions, which ships none */
declare module 'fs-native-extensions' {
  /** An exclusive lock on the whole file. */
  export function tryLock(descriptor: number): boolean;
}
