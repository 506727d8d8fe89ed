import type { liteClient } from 'algoliasearch/lite'

type ResponseCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>

/** Creates a cache of the latest responses that evicts the least recently used (STK-08). */
export const createResponseCache = (maxResponses: number): ResponseCache => {
  const responses = new Map<string, Promise<unknown>>()
  const store = (cacheKey: string, value: Promise<unknown>): void => {
    responses.delete(cacheKey)
    responses.set(cacheKey, value)
    const oldest = responses.keys().next()
    if (responses.size > maxResponses && oldest.done !== true) responses.delete(oldest.value)
  }
  return {
    get: async <T>(key: object | string, request: () => Promise<T>) => {
      const cacheKey = JSON.stringify(key)
      const cached = responses.get(cacheKey)
      if (cached) {
        store(cacheKey, cached)
        return cached as Promise<T>
      }
      const pending = request()
      if (maxResponses > 0) store(cacheKey, pending)
      pending.catch(() => responses.get(cacheKey) === pending && responses.delete(cacheKey))
      return pending
    },
    set: async (key, value) => {
      if (maxResponses > 0) store(JSON.stringify(key), Promise.resolve(value))
      return value
    },
    delete: async (key) => {
      responses.delete(JSON.stringify(key))
    },
    clear: async () => {
      responses.clear()
    },
  }
}
