/** Results that each of the two catalogue searches caches (STK-08). */
export const mostAnswers = 10

/** Creates a cache of results by address that evicts the oldest above `MAX_RECENT_RESULTS`. */
export const recentAnswers = <A>() => {
  const kept = new Map<string, A>()
  return {
    get: (address: string): A | undefined => kept.get(address),
    put: (address: string, answer: A): void => {
      kept.delete(address)
      kept.set(address, answer)
      const [oldest] = kept.keys()
      if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest)
    },
  }
}
