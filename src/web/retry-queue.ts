/** Runs work in order, each until it succeeds, so that a change is late but never lost. */
export const createRetryQueue = (onFailure: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve()
  let isClosed = false
  const attempt = async (work: () => Promise<void>, delayMs: number): Promise<void> => {
    if (isClosed) return
    try {
      await work()
    } catch (error) {
      onFailure(error)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await attempt(work, Math.min(delayMs * 2, 5000))
    }
  }
  return {
    add: (work: () => Promise<void>): void => {
      last = last.then(() => attempt(work, 250))
    },
    /** Resolves when the work added so far is done. */
    idle: () => last,
    close: (): void => {
      isClosed = true
    },
  }
}
