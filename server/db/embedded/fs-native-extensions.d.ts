/** Types for the part of fs-native-extensions that we use; it ships none */
declare module 'fs-native-extensions' {
  /** An exclusive lock on the whole file. */
  export function tryLock(descriptor: number): boolean;
}
