/** Our part of fs-native-extensions, which ships no types */
declare module 'fs-native-extensions' {
  /** An exclusive lock on the whole file. */
  export function tryLock(descriptor: number): boolean;
}
