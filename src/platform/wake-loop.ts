/** Work that is repeated until it is stopped. */
export type WakeLoop = {
  /** Repeats the work now instead of after the wait. */
  readonly wake: () => void
  /** Starts no more work; resolves when the current work has ended. */
  readonly stop: () => Promise<void>
}

type Options = {
  /** Resolves to true if more work may be waiting: then it is repeated at once. */
  readonly work: () => Promise<boolean>
  /** Seconds between two repetitions without a wake. */
  readonly pollSeconds: number
  readonly onError: (error: unknown) => void
}

/**
 * Repeats `work` after each wake and at least every `pollSeconds`, never twice at a time. A wake during the work is not
 * lost: the work runs once more. It continues after errors.
 */
export const startWakeLoop = ({ work, pollSeconds, onError }: Options): WakeLoop => {
  let isStopping = false
  let isWoken = false
  let endWait = (): void => undefined
  const waitForWake = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pollSeconds * 1000)
      endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const workOnce = async (): Promise<boolean> => {
    try {
      return await work()
    } catch (error) {
      onError(error)
      return false
    }
  }
  const run = async (): Promise<void> => {
    while (!isStopping) {
      isWoken = false
      const hasMore = await workOnce()
      if (!hasMore && !isStopping && !isWoken) await waitForWake()
    }
  }
  const running = run()
  const wake = (): void => {
    isWoken = true
    endWait()
  }
  return {
    wake,
    stop: async () => {
      isStopping = true
      endWait()
      await running
    },
  }
}
