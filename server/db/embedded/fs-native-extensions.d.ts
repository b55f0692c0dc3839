/** The part of fs-native-extensions that we use; the package ships no types */
declare module 'fs-native-extensions' {
  /** An exclusive lock on the whole file. */
  export function tryLock(descriptor: number): boolean;
}
