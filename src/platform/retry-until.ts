/** Retries until the time is up: a database that is starting, or a busy machine, is not a failure yet. */
export const retryUntil = async <T>(work: () => Promise<T>, milliseconds = 30_000): Promise<T> => {
  const until = Date.now() + milliseconds
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}
