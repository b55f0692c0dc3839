/** The part of fs-native-extensions that we use; the package ships no types. */
declare module 'fs-native-extensions' {
  /** True where the exclusive lock on the whole file was granted. */
  export function tryLock(descriptor: number): boolean;
}
