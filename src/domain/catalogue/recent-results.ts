/** Results that each of the two catalogue searches caches (STK-08). */
export const MAX_RECENT_RESULTS = 10

/** Creates a cache of results by address that evicts the oldest above `MAX_RECENT_RESULTS`. */
export const createRecentResults = <A>() => {
  const results = new Map<string, A>()
  return {
    get: (address: string): A | undefined => results.get(address),
    set: (address: string, result: A): void => {
      results.delete(address)
      results.set(address, result)
      const [oldest] = results.keys()
      if (results.size > MAX_RECENT_RESULTS && oldest !== undefined) results.delete(oldest)
    },
  }
}
