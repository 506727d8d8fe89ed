/** Answers kept at most by each of the two small searches (V§9, STK-08). */
export const mostAnswers = 10

/** Keeps the latest answers under their addresses; the oldest goes above `mostAnswers`. */
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
