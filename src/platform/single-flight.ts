/** Creates a function that runs `work` once per key at a time: concurrent calls with the same key share one promise. */
export const createSingleFlight = <T>() => {
  const running = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const pending = running.get(key)
    if (pending) return pending
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
