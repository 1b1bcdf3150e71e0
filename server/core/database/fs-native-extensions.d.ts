// The package ships no types.
declare module 'fs-native-extensions' {
  /** Returns false if another file descriptor holds the lock. */
  export function tryLock(fd: number): boolean;
}
