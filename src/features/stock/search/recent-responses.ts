import type { liteClient } from 'algoliasearch/lite'

type ResponseCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>

/** Creates a cache of the latest responses that evicts the least recently used (STK-08). */
export const recentResponses = (most: number): ResponseCache => {
  const kept = new Map<string, Promise<unknown>>()
  const put = (name: string, value: Promise<unknown>): void => {
    kept.delete(name)
    kept.set(name, value)
    const oldest = kept.keys().next()
    if (kept.size > most && oldest.done !== true) kept.delete(oldest.value)
  }
  return {
    get: async <T>(key: object | string, ask: () => Promise<T>) => {
      const name = JSON.stringify(key)
      const known = kept.get(name)
      if (known) {
        put(name, known)
        return known as Promise<T>
      }
      const asked = ask()
      if (most > 0) put(name, asked)
      asked.catch(() => kept.get(name) === asked && kept.delete(name))
      return asked
    },
    set: async (key, value) => {
      if (most > 0) put(JSON.stringify(key), Promise.resolve(value))
      return value
    },
    delete: async (key) => {
      kept.delete(JSON.stringify(key))
    },
    clear: async () => {
      kept.clear()
    },
  }
}
