/**
 * Shares one value in a process. Next bundles its own copy of every module, so a variable of a module is not the same
 * one for the web server and for the pages rendered in it; the global object is the only thing that both have.
 */
export type ProcessEntry<T> = {
  readonly provide: (value: T) => void
  /** Returns undefined until a value is provided. */
  readonly get: () => T | undefined
}

/** Declares a shared value. The name is unique in the process; the entry is declared beside the type that it shares. */
export const createProcessEntry = <T>(name: string): ProcessEntry<T> => {
  const key = Symbol.for(`forecourt.${name}`)
  const registry = globalThis as { [key: symbol]: T | undefined }
  return {
    provide: (value) => {
      registry[key] = value
    },
    get: () => registry[key],
  }
}
